import { Badge } from "../../../../components/chakra.ts"
import type { CmsEditor_BlockFragment } from "../../../../graphql/generated.ts"

export const isOutdated = ({ draft, version }: Pick<CmsEditor_BlockFragment, "draft" | "version">) =>
  draft !== null && draft.baseVersion !== version

export const hasObstacle = (block: Pick<CmsEditor_BlockFragment, "draft" | "version">) =>
  isOutdated(block) || (block.draft?.missedAt ?? null) !== null

export const DraftBadge = ({ block }: { block: CmsEditor_BlockFragment }) => {
  if (!block.draft) return null
  const kind = block.draft.publishAt ? "Scheduled" : "Draft"
  return hasObstacle(block) ? (
    <Badge colorPalette="yellow">{`${kind}, held up`}</Badge>
  ) : (
    <Badge colorPalette={block.draft.publishAt ? "purple" : "blue"}>{kind}</Badge>
  )
}
