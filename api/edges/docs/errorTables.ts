import { errorCodes, errorId, reasonMeanings, restReason } from "../../contract/api/errorCodes.ts"
import { statusOfCode } from "../../contract/api/errors.ts"

const BEGIN = "<!-- Written by `npm run codegen` from api/contract/api/errorCodes.ts. -->"
const END = "<!-- Written so far. -->"

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`

const table = (heads: string[], rows: string[]) => [row(...heads), row(...heads.map(() => "---")), ...rows].join("\n")

const named = (name: string) => `<a id="${errorId(name)}"></a>\`${name}\``

const codes = () =>
  Object.entries(errorCodes).map(([code, { meaning, remedy }]) => {
    const status: number | undefined = statusOfCode[code as keyof typeof statusOfCode]
    return row(named(code), String(status ?? ""), sentence(meaning), remedy)
  })

const reasons = () =>
  Object.entries(reasonMeanings).map(([reason, { meaning, remedy }]) =>
    row(named(reason), `\`${restReason(reason as keyof typeof reasonMeanings)}\``, sentence(meaning), remedy),
  )

export const errorTables = () =>
  [
    BEGIN,
    table(["code", "status", "means", "do"], codes()),
    "If the caller can resolve a refusal, `extensions.reason`, or a member `true` of REST's error, names the step:",
    table(["reason", "over REST", "means", "do"], reasons()),
    END,
  ].join("\n\n")

export const withErrorTables = (guide: string) => {
  const [from, to] = [guide.indexOf(BEGIN), guide.indexOf(END)]
  if (from < 0 || to < from) throw new Error("The guide has no place for the tables of errors")
  return guide.slice(0, from) + errorTables() + guide.slice(to + END.length)
}
