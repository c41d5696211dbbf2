import type { SubmittedForm } from "@farelight/api/contract/forms/site.ts"

export const submittedForm = (entered: FormData, choiceFields: readonly string[]): SubmittedForm => {
  // Browsers post CRLF and scripts read LF, but both must produce the same submission id.
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
