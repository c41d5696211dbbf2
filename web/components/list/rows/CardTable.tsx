import { Box } from "../../chakra.ts"
import { RecordTable, type RecordTableProps, type TableLook } from "../RecordTable.tsx"

export const TABLE_WIDTH_QUERY = "@container (min-width: 37.5rem)"
const WIDE_TABLE = "@container (min-width: 44rem)"

const lookOf = (table: string, overflowX: "auto" | "hidden"): TableLook => {
  const cards = table.replace("@container", "@container not")
  return {
    frame: { [table]: { background: "bg", borderWidth: "1px", overflow: "hidden", overflowX } },
    table: { display: "block", [table]: { display: "table" } },
    // Above cards, headers are for screen readers only.
    header: { display: "table-header-group", [cards]: { srOnly: true } },
    headerCell: () => ({
      color: "fg.muted",
      fontWeight: "medium",
      textAlign: "start",
      "& button": { fontSize: "inherit" },
      borderBottomWidth: "1px",
      paddingX: "4",
      paddingY: "2",
    }),
    body: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
      gap: "3",
      [table]: { display: "table-row-group" },
      "& > tr": {
        display: "block",
        background: "bg",
        borderWidth: "1px",
        borderRadius: "l3",
        paddingY: "2",
        "&[data-muted]": { background: "bg.muted", color: "fg.muted" },
        [table]: { display: "table-row", borderWidth: "0", borderRadius: "0", paddingY: "0" },
      },
      "& > tr > *": {
        display: "grid",
        gridTemplateColumns: "5.5rem minmax(0, 1fr)",
        justifyItems: "start",
        alignItems: "baseline",
        verticalAlign: "baseline",
        textAlign: "start",
        fontWeight: "inherit",
        paddingX: "4",
        paddingY: "1.5",
        overflowWrap: "anywhere",
        // With Chakra's default, break-word, one long address would widen the whole column.
        "& *": { overflowWrap: "inherit" },
        _before: { content: "attr(data-label)", color: "fg.muted" },
        [table]: {
          display: "table-cell",
          borderBottomWidth: "1px",
          paddingY: "3",
          minWidth: "28",
          "tr:last-child > &": { borderBottomWidth: "0" },
          _before: { display: "none" },
          "&[data-sticky]": { position: "sticky", insetInlineStart: "0", background: "inherit" },
        },
        "&[data-off-card]": { [cards]: { display: "none" } },
      },
    },
  }
}

export const CardTable = <Row extends { id: string }>(props: RecordTableProps<Row>) => (
  <Box css={{ containerType: "inline-size" }}>
    <RecordTable
      {...props}
      look={lookOf(props.columns.length > 5 ? WIDE_TABLE : TABLE_WIDTH_QUERY, props.isWide ? "auto" : "hidden")}
    />
  </Box>
)
