import { Box } from "@chakra-ui/react/box"
import { Table } from "@chakra-ui/react/table"
import { Text } from "@chakra-ui/react/text"
import type { FunnelTable_StageFragment } from "../../graphql/generated.ts"

const number = new Intl.NumberFormat("en-US")
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 })

const columns = [
  { header: "Visits", count: "visits" },
  { header: "Form begun", count: "started" },
  { header: "Sent", count: "sent" },
  { header: "Contacted", count: "contacted" },
  { header: "Approved", count: "approved" },
] as const

/** What part of the visits led to a lead; nothing where leads came from visits that were not counted. */
const Rate = ({ visits, sent }: FunnelTable_StageFragment) =>
  visits > 0 && sent <= visits ? percent.format(sent / visits) : "–"

interface Props {
  caption: string
  /** What a row is named by. */
  heading: string
  stages: readonly FunnelTable_StageFragment[]
}

/** How far visitors got, a row for each source or city. Behind each name, a bar shows how many visits it had. */
export const FunnelTable = ({ caption, heading, stages }: Props) => {
  const most = Math.max(1, ...stages.map(({ visits }) => visits))
  return (
    // Reachable by keyboard, as it scrolls where there is little room.
    <Table.ScrollArea
      borderWidth="1px"
      borderRadius="l3"
      background="bg"
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <Table.Root size="sm" aria-label={caption}>
        <Table.Header>
          <Table.Row background="bg.subtle">
            <Table.ColumnHeader scope="col">{heading}</Table.ColumnHeader>
            {columns.map(({ header }) => (
              <Table.ColumnHeader key={header} scope="col" textAlign="end">
                {header}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader scope="col" textAlign="end" whiteSpace="nowrap">
              Sent per visit
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {stages.map((stage) => (
            <Table.Row key={stage.name} _last={{ "& td, & th": { borderBottomWidth: "0" } }}>
              <Table.ColumnHeader scope="row" minWidth="10rem" maxWidth="20rem" fontWeight="medium">
                <Text as="span" display="block" overflowWrap="anywhere">
                  {stage.name}
                </Text>
                <Box
                  aria-hidden
                  height="1"
                  marginTop="1"
                  borderRadius="full"
                  background="brand.solid"
                  style={{ width: `${(stage.visits / most) * 100}%` }}
                />
              </Table.ColumnHeader>
              {columns.map(({ count }) => (
                <Table.Cell key={count} textAlign="end" fontVariantNumeric="tabular-nums">
                  {number.format(stage[count])}
                </Table.Cell>
              ))}
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums" color="fg.muted">
                <Rate {...stage} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}
