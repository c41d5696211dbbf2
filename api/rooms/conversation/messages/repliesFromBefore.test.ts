import { expect, test } from "@jest/globals"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { down, up } from "../../../platform/database/migrations/20261218000000-add-conversations.ts"
import * as returnedMail from "../../../platform/database/migrations/20270102090000-mark-returned-mail.ts"
import { createEmailLog } from "../../../platform/outbox/createEmailLog.ts"
import { loggedState } from "../../../platform/outbox/emailLifecycle.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { storeSampleLeads } from "../../leads/intake/sampleLeads.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"

await setUpTestDatabase({ isPrepared: true })
await storeSampleLeads(leadKinds, 4, Date.now())

const write = (logType: string, leadId: number, subject: string) =>
  inTransaction((transaction) => {
    const texts = { subject, recipient: "ana@example.com", replyTo: null, body: "Hello", html: "", formData: {} }
    return createEmailLog({ logType, leadId, fromName: "Olivia", ...texts }, loggedState(), transaction)
  })

test("replies of earlier versions become messages of their leads once, also if migrated repeatedly", async () => {
  const firsts = await Promise.all(leadKinds.map(({ model }) => model.findOne({ order: ["id"], rejectOnEmpty: true })))
  const written = []
  for (const [index, kind] of leadKinds.entries()) {
    const id = firsts[index]?.id ?? 0
    for (const subject of ["One", "Two"]) written.push(await write(kind.reply.emailType, id, subject))
    await write(Object.values(kind.emailTypes)[0] ?? "", id, "To the operator")
    await write(kind.reply.emailType, 987_654, "To a lead that is gone")
  }
  const queryInterface = database().getQueryInterface()
  await returnedMail.down(queryInterface)
  await down(queryInterface)
  await up(queryInterface)
  await up(queryInterface)
  await returnedMail.up(queryInterface)
  const messages = await LeadMessage.findAll({ order: ["id"] })
  expect(messages.map(({ emailLogId }) => emailLogId)).toEqual(written.map(({ id }) => id))
  expect(messages[0]).toMatchObject({
    ...{ leadType: leadKinds[0]?.type, leadId: firsts[0]?.id, direction: "OUTGOING", kind: "LETTER", matchedBy: null },
    ...{ subject: "One", text: "", attachments: [], fromName: "Olivia", messageId: written[0]?.messageId },
  })
  expect(messages[0]?.createdAt).toEqual(written[0]?.createdAt)
  for (const { model } of leadKinds) {
    const counts = (await model.findAll({ order: ["id"] })).map(({ messageCount }) => messageCount)
    expect(counts).toEqual([2, ...counts.slice(1).map(() => 0)])
  }
})
