import type { SubmittedForm } from "@farelight/api/contract/forms/site.ts"

/** What was entered in a form; `choiceFields` are the fields of which more than one value may be checked. */
export const submittedForm = (entered: FormData, choiceFields: readonly string[]): SubmittedForm => {
  // A browser's own form post ends lines with CRLF, its scripts with LF: the same form must get the same submission id.
  const texts = [...entered].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [],
  )
  const isChoice = ([name]: [string, string]) => choiceFields.includes(name)
  return {
    values: Object.fromEntries(texts.filter((entry) => !isChoice(entry))),
    choices: Object.fromEntries(
      choiceFields.map((field) => [field, texts.filter(([name]) => name === field).map(([, value]) => value)]),
    ),
  }
}
