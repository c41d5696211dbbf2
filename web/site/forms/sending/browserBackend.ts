import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"

/** Loaded only when a form is used, as it includes zod and the rules. */
const loadFormSending = () => import("./sendForm.ts")

export const prepareFormSending = async () => (await loadFormSending()).prepareProof()

type FormSending = Awaited<ReturnType<typeof loadFormSending>>

/** Also handles a failure to load the code, as when the visitor is offline. */
const sendBy = async (send: (sending: FormSending) => Promise<FormResult>, failed: string): Promise<FormResult> => {
  try {
    return await send(await loadFormSending())
  } catch (error) {
    console.error(failed, error)
    return { outcome: "failed", message: failed }
  }
}

export const sendDriverApplication = (form: SubmittedForm, words: Words) =>
  sendBy((sending) => sending.sendDriverApplication(form, words), words.form.applicationFailed)

export const sendPrivacyRequest = (form: SubmittedForm, words: Words) =>
  sendBy((sending) => sending.sendPrivacyRequest(form, words), words.form.requestFailed)

export const sendAdvertiserInquiry = (form: SubmittedForm, words: Words) =>
  sendBy((sending) => sending.sendAdvertiserInquiry(form, words), words.form.inquiryFailed)
