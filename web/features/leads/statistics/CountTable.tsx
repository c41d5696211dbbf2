import { VisuallyHidden } from "@chakra-ui/react/visually-hidden"
import type { LeadCounts } from "./leadCounts.ts"

interface Props {
  caption: string
  heading: string
  rows: readonly LeadCounts[]
}

/** The numbers of a chart for those who cannot see it. */
export const CountTable = ({ caption, heading, rows }: Props) => (
  <VisuallyHidden>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Driver applications</th>
          <th scope="col">Advertiser inquiries</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, driverApplications, advertiserSubmissions }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{driverApplications}</td>
            <td>{advertiserSubmissions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)
