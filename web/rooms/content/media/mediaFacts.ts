import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"

export const formatMegabytes = (bytes: number) =>
  `${(bytes / 1024 ** 2).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

/** The blocks that show a picture, each once, with names such as `home: hero (draft)` and edit addresses. */
export const placesOf = (uses: MediaFile_FileFragment["uses"]) => {
  // What is live comes last, and stays.
  const inOrder = uses.toSorted((one, other) => Number(other.isDraft) - Number(one.isDraft))
  const blocks = new Map(inOrder.map(({ block, isDraft }) => [block.id, { ...block, isDraft }]))
  return [...blocks.values()].map(({ id, page, sectionId, isDraft }) => ({
    id,
    editorSearch: `?${new URLSearchParams({ tab: "cms", page, block: sectionId })}`,
    name: `${page}: ${sectionId.replaceAll("_", " ")}${isDraft ? " (draft)" : ""}`,
  }))
}
