import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import { type ActionFunctionArgs, data } from "react-router-dom"
import type { FormAnswer } from "../../page/currentPage.ts"
import { submittedForm } from "./submittedForm.ts"

export const statusOf = (result: FormResult) => {
  if (result.outcome === "failed") return result.status ?? 503
  return result.outcome === "sent" ? 200 : 400
}

export const formResponse = (answer: FormAnswer) => data(answer, { status: statusOf(answer.result) })

export const submitWith =
  (submit: (form: SubmittedForm) => Promise<FormResult>, choiceFields: readonly string[] = []) =>
  async ({ request }: Pick<ActionFunctionArgs, "request">) => {
    const form = submittedForm(await request.formData(), choiceFields)
    return formResponse({ result: await submit(form), form })
  }
