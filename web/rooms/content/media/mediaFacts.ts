import type { MediaFile_FileFragment } from "../../../graphql/generated.ts"

export const formatMegabytes = (bytes: number) =>
  `${(bytes / 1024 ** 2).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

export const blocksShowing = (uses: MediaFile_FileFragment["uses"]) => {
  // Later entries of the map replace earlier ones, so live uses come after drafts.
  const inOrder = uses.toSorted((one, other) => Number(other.isDraft) - Number(one.isDraft))
  const blocks = new Map(inOrder.map(({ block, isDraft }) => [block.id, { ...block, isDraft }]))
  return [...blocks.values()].map(({ id, page, sectionId, isDraft }) => ({
    id,
    editorSearch: `?${new URLSearchParams({ tab: "cms", page, block: sectionId })}`,
    name: `${page}: ${sectionId.replaceAll("_", " ")}${isDraft ? " (draft)" : ""}`,
  }))
}
