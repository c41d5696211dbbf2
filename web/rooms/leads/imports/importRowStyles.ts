const NARROW = "@container (max-width: 40rem)"

/** A table that scrolls in its own box; where there is little room, a card for each row, of a faulty one with its faults. */
export const rowTable = {
  containerType: "inline-size",
  "& .scroll": {
    overflowX: "auto",
    borderWidth: "1px",
    borderRadius: "l3",
    background: "bg",
    [NARROW]: { borderWidth: "0", background: "none", overflowX: "visible" },
  },
  "& table": { width: "full", fontSize: "sm", [NARROW]: { display: "block" } },
  "& thead": { [NARROW]: { srOnly: true } },
  "& thead th": {
    color: "fg.muted",
    fontWeight: "medium",
    textAlign: "start",
    paddingX: "3",
    paddingY: "2",
    whiteSpace: "nowrap",
    maxWidth: "14rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  "& tbody": { [NARROW]: { display: "grid", gap: "2" } },
  "& tbody tr": {
    borderTopWidth: "1px",
    verticalAlign: "top",
    [NARROW]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      gap: "2",
      borderWidth: "1px",
      borderRadius: "l3",
      background: "bg",
      padding: "3",
    },
  },
  "& tbody th, & tbody td": { textAlign: "start", paddingX: "3", paddingY: "2", [NARROW]: { padding: "0" } },
  "& tbody th": {
    fontWeight: "medium",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    [NARROW]: { _before: { content: '"Line "' } },
  },
  // What becomes of a row stays in sight while its cells scroll.
  "& tbody [data-outcome]": {
    position: "sticky",
    insetInlineStart: "0",
    background: "bg",
    minWidth: "11rem",
    [NARROW]: { position: "static", minWidth: "0", display: "block" },
  },
  "& tbody td:not([data-outcome])": {
    [NARROW]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "6.5rem minmax(0, 1fr)",
      columnGap: "2",
      overflowWrap: "anywhere",
      _before: { content: "attr(data-label)", color: "fg.muted", gridRow: "1 / 9" },
    },
  },
  "& tbody tr[data-faulty] td:not([data-outcome], [data-fault])": { [NARROW]: { display: "none" } },
  // The first cells tell who it is.
  "& tbody tr:not([data-faulty]) td:nth-of-type(n + 5)": { [NARROW]: { display: "none" } },
  "& .cell": {
    display: "block",
    maxWidth: "14rem",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    [NARROW]: { maxWidth: "none", whiteSpace: "pre-wrap", lineClamp: "3" },
  },
  "& [data-fault] .cell": { color: "fg.error", fontWeight: "medium" },
  "& .remark": { display: "block", color: "fg.muted", fontSize: "xs" },
  "& .whereabouts": { display: "block", color: "fg.error", fontSize: "xs", [NARROW]: { display: "none" } },
  "& .fault": { display: "block", color: "fg.error", fontSize: "xs", minWidth: "11rem" },
} as const
