import type { MediaFile_FileFragment } from "../../graphql/generated.ts"

/** A size in KB with one decimal, such as `1,024.0 KB`. */
export const formatSize = (bytes: number) =>
  `${(bytes / 1024).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} KB`

/** The blocks that show a picture, each once, with their names (`home: hero`) and the addresses where they are edited. */
export const placesOf = (uses: MediaFile_FileFragment["uses"]) => {
  const blocks = new Map(uses.map(({ block }) => [block.id, block]))
  return [...blocks.values()].map(({ id, page, sectionId }) => ({
    id,
    editorSearch: `?${new URLSearchParams({ tab: "cms", page, block: sectionId })}`,
    name: `${page}: ${sectionId.replaceAll("_", " ")}`,
  }))
}
