import { RouteLink } from "../../../components/chakra.ts"
import { NumberTable } from "../../../components/list/NumberTable.tsx"
import { NumbersCard } from "../../../components/NumbersCard.tsx"
import type { LeadFiguresQuery } from "../../../graphql/generated.ts"
import { capitalized, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { leadsIn, type Period } from "./periods.ts"

type Rejections = LeadFiguresQuery["leadFigures"]["rejections"]

const countOf = ({ kinds }: Rejections[number], type?: string) =>
  kinds.reduce((sum, { leadType, count }) => sum + (type === undefined || leadType === type ? count : 0), 0)

interface Props {
  period: Period
  rejections: Rejections
  listPath: string
}

/** Absent until a lead is rejected. */
export const RejectionTable = ({ period, rejections, listPath }: Props) => {
  const kinds = useLeadKinds()
  if (rejections.length === 0) return null
  return (
    <NumbersCard title="Why leads were rejected">
      <NumberTable
        label="Rejected leads by reason"
        heading="Reason"
        noun="reasons"
        rows={rejections}
        nameOf={({ reason }) => reason ?? "No reason"}
        sizeOf={(row) => (row.reason === null ? 0 : countOf(row))}
        columns={[
          { header: "Leads", from: "sm", isStrong: true, cell: (row) => countOf(row).toLocaleString("en-US") },
          ...kinds.map((kind) => ({
            header: capitalized(kind.senderNoun[1]),
            cell: (row: Rejections[number]) => {
              const text = countOf(row, kind.type).toLocaleString("en-US")
              if (row.reason === null || text === "0") return text
              const asked = { status: "rejected", reason: row.reason }
              return (
                <RouteLink
                  variant="plain"
                  color="fg"
                  _hover={{ textDecoration: "underline" }}
                  to={leadsIn(listPath, kind, period, asked)}
                  aria-label={`${text} ${kind.senderNoun[text === "1" ? 0 : 1]}, ${row.reason}`}
                >
                  {text}
                </RouteLink>
              )
            },
          })),
        ]}
      />
    </NumbersCard>
  )
}
