import type { FormResult, SubmittedForm } from "@farelight/api/contract/site.ts"
import { type ActionFunctionArgs, data } from "react-router-dom"

/** What a form's action returns: the result and, for the page rendered without JavaScript, what was entered. */
export interface FormAnswer {
  result: FormResult
  form: SubmittedForm
}

const statusOf = (result: FormResult) => {
  if (result.outcome === "failed") return result.status ?? 503
  return result.outcome === "sent" ? 200 : 400
}

const readForm = (entered: FormData, choiceFields: readonly string[]): SubmittedForm => {
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

/** A route's action that submits its form; `choiceFields` are the fields of which more than one value may be checked. */
export const submitWith =
  (submit: (form: SubmittedForm) => Promise<FormResult>, choiceFields: readonly string[] = []) =>
  async ({ request }: Pick<ActionFunctionArgs, "request">) => {
    const form = readForm(await request.formData(), choiceFields)
    const result = await submit(form)
    const answer: FormAnswer = { result, form }
    return data(answer, { status: statusOf(result) })
  }
