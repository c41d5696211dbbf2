import { useRef } from "react"
import { toast } from "sonner"
import { Box, Button, VisuallyHidden } from "../../../components/chakra.ts"
import { TableExport } from "../../../components/export/TableExport.tsx"
import { EmptyNote } from "../../../components/list/ListNotices.tsx"
import { NumbersCard } from "../../../components/NumbersCard.tsx"
import type { LeadFiguresQuery } from "../../../graphql/generated.ts"
import { capitalized, useLeadKinds } from "../../leads/lead/leadKind.ts"
import { type ChartRow, chartRows, WEEKLY_FROM_DAYS } from "./chartRows.ts"
import { ChartLegend, LeadChart } from "./LeadChart.tsx"
import { type Period, periodInWords } from "./periods.ts"

const ChartTable = ({ caption, heading, rows }: { caption: string; heading: string; rows: readonly ChartRow[] }) => {
  const kinds = useLeadKinds()
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {kinds.map(({ type, noun }) => (
              <th key={type} scope="col">
                {capitalized(noun[1])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, title, kinds: counts }) => (
            <tr key={from}>
              <th scope="row">{title}</th>
              {kinds.map(({ type }) => (
                <td key={type}>{counts.find(({ leadType }) => leadType === type)?.count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

export const ChartCard = ({ period, days }: { period: Period; days: LeadFiguresQuery["leadFigures"]["days"] }) => {
  const kinds = useLeadKinds()
  const chart = useRef<HTMLDivElement>(null)
  const isInWeeks = days.length >= WEEKLY_FROM_DAYS
  const title = isInWeeks ? "Leads per week" : "Leads per day"
  const rows = chartRows(days)
  const isEmpty = rows.every((row) => row.kinds.every(({ count }) => count === 0))

  const save = async () => {
    const drawing = chart.current?.querySelector<SVGSVGElement>("svg")
    if (!drawing) return
    const legend = kinds.map(({ senderNoun, chartColor }) => ({ name: capitalized(senderNoun[1]), color: chartColor }))
    const head = { title: `${title}, ${periodInWords(period)}`, legend }
    try {
      const { savePicture } = await import("./savePicture.ts")
      await savePicture(drawing, head, `leads_${period.from}_${period.to}.png`)
    } catch {
      toast.error("Failed to save the picture")
    }
  }

  return (
    <NumbersCard
      title={title}
      actions={
        !isEmpty && (
          <>
            <TableExport
              label={title}
              filePrefix={isInWeeks ? "leads_per_week" : "leads_per_day"}
              rows={rows.map((row) => ({
                ...(isInWeeks ? { from: row.from, to: row.to } : { day: row.from }),
                ...Object.fromEntries(
                  kinds.map(({ type, noun }) => [
                    noun[1].replaceAll(" ", "_"),
                    row.kinds.find(({ leadType }) => leadType === type)?.count ?? 0,
                  ]),
                ),
              }))}
            />
            <Button size="xs" onClick={save}>
              Save picture
            </Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <Box padding="4" paddingTop="0">
          <EmptyNote>No leads arrived in this time</EmptyNote>
        </Box>
      ) : (
        <>
          <Box paddingX={{ base: "3", md: "4" }}>
            <ChartLegend />
          </Box>
          <div ref={chart}>
            <LeadChart rows={rows} />
          </div>
        </>
      )}
      <ChartTable caption={`${title}, last ${period.days} days`} heading={isInWeeks ? "Week" : "Day"} rows={rows} />
    </NumbersCard>
  )
}
