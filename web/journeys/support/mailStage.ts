import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { refusal, startMailServer } from "@farelight/api/testing/mail/mailServer.ts"
import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { setUpStage } from "./stage.ts"

/** The mail server's refusal of the operator's address; null if accepted. */
type Refusal = { code: number; text: string } | null

/** A stage with its own mail server, which accepts everything at the start of each test. */
export const setUpMailStage = (environment: Record<string, string> = {}) => {
  let refused: Refusal = null
  let mailServer: Awaited<ReturnType<typeof startMailServer>>

  beforeAll(async () => {
    mailServer = await startMailServer({
      onRecipient: () => {
        if (refused) throw refusal(refused.code, refused.text)
      },
    })
  })

  afterEach(() => {
    refused = null
  })

  const stage = setUpStage(() => ({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    EMAIL_FROM: "Farelight <leads@example.com>",
    EMAIL_TO: "ops@example.com",
    // Links in emails must not lead to the address that the server listens on.
    PUBLIC_URL: "http://leads.example.com",
    ...environment,
  }))

  // Defined after the stage's hooks, so the product ends before its mail server.
  afterAll(() => mailServer.stop())

  const answer = (refusal: Refusal) => {
    refused = refusal
  }

  return {
    stage,
    /** Sets the mail server's refusal of the operator's address; null accepts it. */
    answer,
    received: () => mailServer.received,
    applyWhile: async (name: string, refusal: Refusal) => {
      answer(refusal)
      await submitDriverLead(stage.url, { name })
    },
  }
}
