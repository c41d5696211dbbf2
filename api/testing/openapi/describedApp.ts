import { startSequencer } from "../../platform/jobs/sequencer.ts"
import { hashPassword } from "../../rooms/accounts/passwords/password.ts"
import { emptyDateFacts } from "../../rooms/automation/imports/csv/dates.ts"
import { defaultImportSettings, LeadImport } from "../../rooms/automation/imports/leadImport.model.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { addMessages } from "../factories/mail.ts"
import { addColleague } from "../factories/team.ts"
import { addDelivery } from "../factories/webhooks.ts"
import { configureMail, smtpSettings } from "../mail/outbox.ts"
import { newAddress, startTestApp } from "../testApp.ts"
import type { requestOf } from "./examples.ts"

/** Has the data that the document's examples need; examples of forms create a lead of each kind. */
export const startDescribedApp = async () => {
  const app = await startTestApp()
  const giver = startSequencer()
  // Privacy requests need a mail server.
  configureMail(smtpSettings(1))
  const passwordHash = await hashPassword("correct horse battery staple")
  await addColleague({ name: "ana", email: "ana", role: "OWNER", passwordHash })
  // Each import is in the state that its example needs.
  const began = { startedAt: new Date(), finishedAt: null }
  const imports = {
    DESCRIBE: ["UPLOADED", {}],
    START: ["CHECKED", {}],
    PAUSE: ["RUNNING", began],
    UNDO: ["DONE", began],
  } as const
  const columns = [{ header: "Email", samples: [], field: "email", dates: emptyDateFacts() }]
  for (const [index, [state, more]] of Object.values(imports).entries())
    await LeadImport.create({
      ...{ id: index + 1, leadType: "driver_application", fileName: "drivers.csv", state, ...more },
      ...{ actorType: "user" as const, actorId: 1, columns, settings: defaultImportSettings, createdAt: new Date() },
    })
  // The example resends a delivery that was given up.
  await addDelivery({ id: 1 }, { id: 1, messageId: "test_0", status: "failed", waitingSince: null })
  // Messages arrive by mail, so no call creates one. Examples create the first lead of each kind.
  const attachments = [{ name: "card.pdf", contentType: "application/pdf", size: 48_213, fileId: 1, leftOut: null }]
  for (const { type: leadType } of leadKinds)
    await addMessages(null, { leadType, leadId: 1, matchedBy: "TOKEN", attachments })
  const stop = async () => {
    await giver.stop()
    await app.stop()
  }
  return { ...app, stop }
}

export type Sent = Awaited<ReturnType<typeof requestOf>> & { token: string | null; headers?: Record<string, string> }

export const send = (url: string, { method, address, type, body, token, headers = {} }: Sent) =>
  fetch(url + address, {
    method,
    body,
    headers: {
      "x-forwarded-for": newAddress(),
      ...(type && { "content-type": type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })

/** Reads an answer to its end, or a stream to its first event. */
export const textOf = async (response: Response) => {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text()
  let text = ""
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    if (/^event: \w+\n/m.test(text) && text.endsWith("\n\n")) return text
  }
  return text
}
