import { Box, RouteLink } from "../../../components/chakra.ts"
import { TableExport } from "../../../components/export/TableExport.tsx"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { NumberTable } from "../../../components/list/NumberTable.tsx"
import { NumbersCard } from "../../../components/NumbersCard.tsx"
import type { CityTable_CityFragment, LeadFiguresQuery } from "../../../graphql/generated.ts"
import { capitalized, type LeadKindFacts, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { leadListPath, type Period } from "./periods.ts"

type Rejections = LeadFiguresQuery["leadFigures"]["rejections"]

const countOf = ({ kinds }: Rejections[number], type?: string) =>
  kinds.reduce((sum, { leadType, count }) => sum + (type === undefined || leadType === type ? count : 0), 0)

interface RejectionTableProps {
  period: Period
  rejections: Rejections
  listPath: string
}

export const RejectionTable = ({ period, rejections, listPath }: RejectionTableProps) => {
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
                  to={leadListPath(listPath, kind, period, asked)}
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

type City = CityTable_CityFragment

const OTHER = "Other"
const ALL = "All cities"

const number = new Intl.NumberFormat("en-US")

const ofKind = ({ kinds }: City, { type }: LeadKindFacts) => kinds.find(({ leadType }) => leadType === type)
const leadsOf = ({ kinds }: City) => kinds.reduce((sum, { count }) => sum + count, 0)
const approvedOf = ({ kinds }: City) => kinds.reduce((sum, { approved }) => sum + approved, 0)

const sumOf = (cities: readonly City[]): City => ({
  name: ALL,
  visits: cities.reduce((sum, { visits }) => sum + visits, 0),
  kinds: (cities[0]?.kinds ?? []).map(({ leadType }, index) => ({
    leadType,
    count: cities.reduce((sum, { kinds }) => sum + (kinds[index]?.count ?? 0), 0),
    approved: cities.reduce((sum, { kinds }) => sum + (kinds[index]?.approved ?? 0), 0),
  })),
})

interface Props {
  period: Period
  cities: readonly City[]
  listPath: string
}

export const CityTable = ({ period, cities, listPath }: Props) => {
  const kinds = useLeadKinds()
  const total = sumOf(cities)

  const link = (city: City, kind: LeadKindFacts, count: number, status?: "approved") => {
    // The row for all other cities has no links, as no filter matches those cities together.
    if (city.name === null) return number.format(count)
    // No link, as the list would be empty.
    if (count === 0) return "0"
    const hasCity = kind.filters.some(({ name }) => name === "city")
    const place = city === total ? {} : { [hasCity ? "city" : "search"]: city.name }
    const what = `${number.format(count)} ${status ? `${status} ` : ""}${kind.senderNoun[count === 1 ? 0 : 1]}`
    return (
      <RouteLink
        variant="plain"
        color="fg"
        _hover={{ textDecoration: "underline" }}
        to={leadListPath(listPath, kind, period, { ...place, ...(status && { status }) })}
        aria-label={`${what}, ${city.name}`}
      >
        {number.format(count)}
      </RouteLink>
    )
  }

  const approved = (city: City) => {
    const found = kinds.filter((kind) => (ofKind(city, kind)?.approved ?? 0) > 0)
    if (found.length === 0) return "0"
    return found.map((kind, index) => (
      <span key={kind.type}>
        {index > 0 && " + "}
        {link(city, kind, ofKind(city, kind)?.approved ?? 0, "approved")}
      </span>
    ))
  }

  return (
    <NumbersCard
      title="By city"
      actions={
        cities.length > 0 && (
          <TableExport
            label="By city"
            filePrefix="leads_by_city"
            rows={cities.map((city) => ({
              city: city.name ?? OTHER,
              visits: city.visits,
              leads: leadsOf(city),
              ...Object.fromEntries(kinds.map((kind) => [kind.senderNoun[1], ofKind(city, kind)?.count ?? 0])),
              approved: approvedOf(city),
            }))}
          />
        )
      }
    >
      {cities.length === 0 ? (
        <Box padding="4" paddingTop="0">
          <EmptyNote>No city was named or looked at in this time</EmptyNote>
        </Box>
      ) : (
        <NumberTable
          label="Visits and leads by city"
          heading="City"
          noun="cities"
          rows={cities}
          total={total}
          nameOf={({ name }) => name ?? OTHER}
          sizeOf={leadsOf}
          columns={[
            ...(total.visits > 0
              ? [{ header: "Visits", from: "md" as const, cell: ({ visits }: City) => number.format(visits) }]
              : []),
            { header: "Leads", from: "sm", isStrong: true, cell: (city) => number.format(leadsOf(city)) },
            ...kinds.map((kind) => ({
              header: capitalized(kind.senderNoun[1]),
              cell: (city: City) => link(city, kind, ofKind(city, kind)?.count ?? 0),
            })),
            { header: `Approved (${kinds.map(({ senderNoun }) => senderNoun[1]).join(" + ")})`, cell: approved },
          ]}
        />
      )}
    </NumbersCard>
  )
}
