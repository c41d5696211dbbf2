import { expect, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { addDrivers } from "../../../testing/factories/leads.ts"
import { addMails } from "../../../testing/factories/mail.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { findLeadsByKey, findTakenExternalIds } from "../../automation/imports/checkImport.ts"
import { personKeys } from "../../automation/imports/planImport.ts"
import { findSuppression, hashOfAddress } from "../../mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "../../mail/bounces/undeliverable.model.ts"
import { matchLead } from "../../mail/incoming/matchLead.ts"
import { unreadableMessage } from "../../mail/incoming/parseMessage.ts"
import { bareAddress } from "../../mail/incoming/reading/headValues.ts"
import { findPersonLeads } from "../../privacy/erasure/findPerson.ts"
import { driverApplicationKind as kind } from "../drivers/driverApplication.kind.ts"
import { LeadAddress } from "../related/leadMessage.model.ts"

const MAILBOX = "leads@example.com"
const TOKEN = "kweissabcdefghijklmnopqrst"

const app = await setUpTestApp()
const [lead] = await addDrivers({ email: "kweiss@example.com", externalId: "kweiss" })
const key = { leadType: kind.type, leadId: lead?.id ?? 0 }
await addMails({ logType: "driver_reply", leadId: key.leadId, messageId: "<kweiss@example.com>" })
await LeadAddress.create({ ...key, token: TOKEN, createdAt: new Date(), revokedAt: null })
const hold = { emailLogId: 1, reason: "No such address.", bouncedAt: new Date() }
await UndeliverableAddress.create({ addressHash: hashOfAddress("kweiss@example.com"), ...hold })

const match = async (values: { fromAddress?: string | null; references?: string[]; recipients?: string[] }) => {
  const parsed = { ...unreadableMessage(""), fromAddress: null, references: [], recipients: [], ...values }
  const found = await inTransaction((transaction) => matchLead(parsed, MAILBOX, transaction))
  return "lead" in found ? found.lead.id : null
}

const listed = async (filter: object) => {
  const query = "query ($filter: DriverApplicationFilter) { driverApplications(filter: $filter) { nodes { id } } }"
  return (await app.ask(query, { filter })).driverApplications.nodes.length
}

/** Names of the lookups that find the lead. */
const findBy = async (text: string) => {
  const email = `${text}@example.com`
  const knownBy = (given: Record<string, string>) => findLeadsByKey(kind, personKeys(given), { isLocked: false })
  return {
    sender: await match({ fromAddress: bareAddress(email) }),
    reference: await match({ references: [`<${email}>`] }),
    token: await match({ recipients: [`leads+${TOKEN.replace("kweiss", text)}@example.com`] }),
    hold: await findSuppression(email),
    emailFilter: await listed({ email }),
    externalFilter: await listed({ externalId: text }),
    person: (await findPersonLeads({ email, phone: null })).length,
    importedEmail: (await knownBy({ email })).size,
    importedId: (await knownBy({ external_id: text })).size,
    takenId: (await findTakenExternalIds(kind, [text])).size,
  }
}

const nothing = {
  ...{ sender: null, reference: null, token: null, hold: null, emailFilter: 0, externalFilter: 0, person: 0 },
  ...{ importedEmail: 0, importedId: 0, takenId: 0 },
}

test("every lookup by address or id finds the exact text", async () => {
  const found = await findBy("kweiss")
  expect(Object.values(found).every(Boolean)).toBe(true)
})

test("lookups by address ignore case, lookups by id do not", async () => {
  const same = await findBy("KWEISS")
  expect(same).toMatchObject({ sender: key.leadId, emailFilter: 1, person: 1, importedEmail: 1 })
  expect(same).toMatchObject({ externalFilter: 0, importedId: 0, takenId: 0, reference: null })
})

test.each([
  ["an accent", "kwéiss"],
  ["a combining accent", "kwe\u0301iss"],
  ["a full-width letter", "k\uff57eiss"],
  ["a zero-width sign", "kwe\u200biss"],
  ["a soft hyphen", "kwe\u00adiss"],
  ["a dotless i", "kweıss"],
  ["a dotted capital I", "kweİss"],
  ["a sharp s", "kweiß"],
  ["a long s", "kweiſs"],
  ["the Kelvin sign", "\u212aweiss"],
  ["a Cyrillic letter", "kwеiss"],
  ["an emoji", "kweiss🚀"],
])("lookups distinguish a text from its variant with %s", async (_case, text) => {
  expect(await findBy(text)).toEqual(nothing)
})

test("lookups distinguish domains with and without an accent", async () => {
  const email = "kweiss@exámple.com"
  expect(await match({ fromAddress: bareAddress(email) })).toBeNull()
  expect([await listed({ email }), await findSuppression(email)]).toEqual([0, null])
})
