import type { FormResult, SubmittedForm } from "@farelight/api/contract/forms/site.ts"
import type { Words } from "@farelight/api/contract/words/en.ts"

/** Fetches the code that sends forms, with zod and the rules, which nobody needs to read a page. */
const loadFormSending = () => import("./sendForm.ts")

/** Fetches what sends forms, and begins with the proof of work if one is asked for. */
export const prepareFormSending = async () => (await loadFormSending()).prepareProof()

type FormSending = Awaited<ReturnType<typeof loadFormSending>>

/** The code that sends the form may be out of reach too, as it is for a visitor who has gone offline. */
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
