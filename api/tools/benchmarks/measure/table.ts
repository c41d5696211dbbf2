export const tableText = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => [...(row[column] ?? title)].length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`
  const rule = `|${widths.map((width, column) => "-".repeat(width + 1) + (column === 0 ? "-" : ":")).join("|")}|`
  return [line(head), rule, ...rows.map(line)].join("\n")
}
