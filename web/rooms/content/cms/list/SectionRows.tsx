import { Link as RouterLink } from "react-router-dom"
import { Badge } from "../../../../components/chakra.ts"
import { formatMoment, RelativeTime } from "../../../../components/records/DateTime.tsx"
import { dateFormat } from "../../../../components/records/dateFormat.ts"
import { keyInWords } from "../content.ts"
import { DraftBadge } from "../drafts/DraftBadge.tsx"
import type { EditedBlock } from "../languages/editedBlock.ts"
import { sectionPurpose } from "../sections/sectionPurposes.ts"

const formatNear = dateFormat({ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" })

const LastEdit = ({ block: { draft, updatedBy, updatedAt } }: { block: EditedBlock }) => {
  if (draft?.publishAt)
    return <span title={formatMoment(draft.publishAt)}>{`for ${formatNear(new Date(draft.publishAt))}`}</span>
  const by = draft?.savedBy ?? updatedBy
  const at = draft?.savedAt ?? updatedAt
  return (
    by !== null && (
      <span>
        {by}, <RelativeTime of={at} />
      </span>
    )
  )
}

export interface RowsProps {
  openId: string | undefined
  addressOf: (block: EditedBlock) => string
  isBeside: boolean
}

interface Props extends RowsProps {
  label: string
  blocks: readonly EditedBlock[]
  noteOf: (block: EditedBlock) => string | null
}

export const SectionRows = ({ label, blocks, noteOf, openId, addressOf, isBeside }: Props) => (
  <ul aria-label={label}>
    {blocks.map((block) => {
      const note = noteOf(block)
      return (
        <li key={block.id} className="section-row" data-open={block.id === openId || undefined}>
          <span className="section-name">
            <RouterLink
              to={addressOf(block)}
              preventScrollReset={isBeside}
              data-section-link={block.id}
              aria-current={block.id === openId || undefined}
            >
              {keyInWords(block.sectionId)}
            </RouterLink>{" "}
            <span className="section-purpose">{sectionPurpose(block)}</span>
          </span>
          <span className="section-state">
            <DraftBadge block={block} />
            {note && <Badge colorPalette="gray">{note}</Badge>}
          </span>
          <span className="section-edit">
            <LastEdit block={block} />
          </span>
        </li>
      )
    })}
  </ul>
)
