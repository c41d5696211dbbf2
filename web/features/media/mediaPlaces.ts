import type { MediaFile_FileFragment } from "../../graphql/generated.ts"

/** The blocks that name a picture, each once, as the operator knows them (`home: hero`), and where they are edited. */
export const placesOf = (uses: MediaFile_FileFragment["uses"]) => {
  const blocks = new Map(uses.map(({ block }) => [block.id, block]))
  return [...blocks.values()].map(({ id, page, sectionId }) => ({
    id,
    editorSearch: `?${new URLSearchParams({ tab: "cms", page, block: sectionId })}`,
    name: `${page}: ${sectionId.replaceAll("_", " ")}`,
  }))
}
