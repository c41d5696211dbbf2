import { expect, test } from "@jest/globals"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { up } from "../../../platform/database/migrations/20261229090000-redact-mailed-tokens.ts"
import { SearchPending } from "../../../platform/search/search.model.ts"
import { readDatabaseText } from "../../../testing/database/databaseText.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { readLinkKey, tokenFor } from "../../leads/lead/linkKey.ts"
import { backfillRows } from "../../leads/list/backfill.ts"
import { LeadFileBytes } from "../../leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage } from "../../leads/related/leadMessage.model.ts"
import type { ParsedMessage } from "./parsedMessage.ts"
import { storeIncoming } from "./storeIncoming.ts"

const app = await setUpTestApp()

const REPLY = "abcdefghijklmnopqrstuvwxyz"
const address = `leads+${REPLY}@example.com`

/** A driver with a reply address, and a mail that quotes every token. */
const begin = async () => {
  const leadId = await app.apply()
  const lead = await DriverApplication.findByPk(leadId, { rejectOnEmpty: true })
  const token = tokenFor(driverApplicationKind, lead, await readLinkKey())
  await LeadAddress.create({ token: REPLY, leadType: "driver_application", leadId, createdAt: new Date() })
  const quoted = `How it stands: https://www.example.com/status/${token}\nAnswer to ${address}`
  return { leadId, token, quoted }
}

test("a received mail that quotes ours leaves no live token in any table or file", async () => {
  const { leadId, token, quoted } = await begin()
  const message: ParsedMessage = {
    kind: "LETTER",
    messageId: "<1@example.org>",
    references: [],
    recipients: [address],
    fromName: "Ana",
    fromAddress: "ana@example.org",
    subject: `Re: ${address}`,
    text: `Is this still open? https://www.example.com/es/status/${token}`,
    quotedText: quoted,
    html: `<a href="https://www.example.com/status/${token}">${address}</a>`,
    sentAt: null,
    attachments: [
      {
        name: "ours.eml",
        contentType: "message/rfc822",
        size: quoted.length,
        bytes: Buffer.from(quoted),
        leftOut: null,
      },
    ],
    report: null,
    problem: null,
  }
  await inTransaction((transaction) => storeIncoming(message, "leads@example.com", transaction))
  expect(await LeadMessage.findOne()).toMatchObject({ leadId, matchedBy: "TOKEN" })
  const file = await LeadFileBytes.findOne({ rejectOnEmpty: true })
  await LeadAddress.destroy({ where: {} })
  for (const text of [await readDatabaseText(), file.data.toString("latin1")]) {
    expect(text).not.toContain(token)
    expect(text).not.toContain(REPLY)
  }
  expect(file.data.toString()).toContain("How it stands")
})

test("an upgrade removes quoted tokens from stored mails, which stay searchable", async () => {
  const { leadId, token, quoted } = await begin()
  const key = { leadType: "driver_application", leadId }
  await database()
    .getQueryInterface()
    .bulkInsert("lead_messages", [
      {
        ...{ lead_type: key.leadType, lead_id: leadId, direction: "INCOMING", kind: "LETTER", subject: "Hello" },
        ...{ text: "A zebra.", quoted_text: quoted, attachments: "[]", created_at: new Date() },
      },
    ])
  await SearchPending.destroy({ where: {} })
  const queryInterface = database().getQueryInterface()
  await up(queryInterface)
  await up(queryInterface)
  expect(await LeadMessage.findOne({ where: key })).toMatchObject({
    text: "A zebra.",
    quotedText: expect.not.stringContaining(token),
  })
  await backfillRows()
  const [row] = await select<{ text: string }>(
    database(),
    `SELECT search_text AS text FROM driver_applications WHERE id = ${leadId}`,
  )
  expect(row?.text).toContain("zebra")
})
