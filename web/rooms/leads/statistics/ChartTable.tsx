import { VisuallyHidden } from "../../../parts/chakra.ts"
import { capitalized, useLeadKinds } from "../lead/leadKind.ts"
import type { ChartRow } from "./chartRows.ts"

/** The numbers of the chart for those who cannot see it. */
export const ChartTable = ({
  caption,
  heading,
  rows,
}: {
  caption: string
  heading: string
  rows: readonly ChartRow[]
}) => {
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
