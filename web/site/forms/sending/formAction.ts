import type { FormResult, SubmittedForm } from "@farelight/api/contract/site/site.ts"
import { type ActionFunctionArgs, data } from "react-router-dom"
import { submittedForm } from "./submittedForm.ts"

/** What a form's action returns: the result and, for the page rendered without JavaScript, what was entered. */
export interface FormAnswer {
  result: FormResult
  form: SubmittedForm
}

/** The HTTP status of a form's answer. */
export const statusOf = (result: FormResult) => {
  if (result.outcome === "failed") return result.status ?? 503
  return result.outcome === "sent" ? 200 : 400
}

/** A route's action that submits its form. */
export const submitWith =
  (submit: (form: SubmittedForm) => Promise<FormResult>, choiceFields: readonly string[] = []) =>
  async ({ request }: Pick<ActionFunctionArgs, "request">) => {
    const form = submittedForm(await request.formData(), choiceFields)
    const result = await submit(form)
    const answer: FormAnswer = { result, form }
    return data(answer, { status: statusOf(result) })
  }
