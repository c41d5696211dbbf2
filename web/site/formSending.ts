// First, as rules look at zod's settings when they are made.
import "./zodWithoutEval.ts"

import { messages } from "@farelight/api/contract/messages.ts"
import type { SubmittedForm } from "@farelight/api/contract/site.ts"
import { createApolloClient } from "../apollo/client.ts"
import { submitAdvertiserInquiry } from "../features/advertisers/contact/submitAdvertiserInquiry.ts"
import { submitDriverApplication } from "../features/drivers/apply/submitDriverApplication.ts"
import { submitLead } from "../features/leads/submitLead.ts"
import { createSubmissionIds } from "./submissionIds.ts"

type Submission = (
  client: ReturnType<typeof createApolloClient>,
  form: SubmittedForm,
  submissionId: string,
) => Promise<string>

const client = createApolloClient()

const sendWith = (kind: string, submission: Submission, failed: string) => {
  const ids = createSubmissionIds(`submission ${kind}`)
  return async (form: SubmittedForm) => {
    const result = await submitLead(() => submission(client, form, ids.idFor(form)), failed)
    if (result.outcome === "sent") ids.forget()
    return result
  }
}

/** Sends what the driver's form holds. */
export const sendDriverApplication = sendWith(
  "driver application",
  submitDriverApplication,
  messages.driverApplicationFailed,
)

/** Sends what the advertiser's form holds. */
export const sendAdvertiserInquiry = sendWith(
  "advertiser inquiry",
  submitAdvertiserInquiry,
  messages.advertiserInquiryFailed,
)
