import type { FormResult, SubmittedForm } from "@farelight/api/contract/site/site.ts"
import { type ActionFunctionArgs, data } from "react-router-dom"
import { submittedForm } from "./submittedForm.ts"

/** What a form's action returns: the result and, for the page rendered without JavaScript, what was entered. */
export interface FormAnswer {
  result: FormResult
  form: SubmittedForm
  /** Where a page has several forms, which one: the parameter of the page that follows it. */
  parameter?: string | undefined
}

export const statusOf = (result: FormResult) => {
  if (result.outcome === "failed") return result.status ?? 503
  return result.outcome === "sent" ? 200 : 400
}

export const answered = (answer: FormAnswer) => data(answer, { status: statusOf(answer.result) })

/** A route's action that submits its form; on a page with several forms, the one with this parameter. */
export const submitWith =
  (submit: (form: SubmittedForm) => Promise<FormResult>, choiceFields: readonly string[] = [], parameter?: string) =>
  async ({ request }: Pick<ActionFunctionArgs, "request">) => {
    const form = submittedForm(await request.formData(), choiceFields)
    return answered({ result: await submit(form), form, parameter })
  }
