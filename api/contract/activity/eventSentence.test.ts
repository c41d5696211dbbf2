import { describe, expect, test } from "@jest/globals"
import { type ReadEvent, sentenceAbout, sentenceOf, textOf } from "./eventSentence.ts"
import { eventTypes } from "./eventTypes.ts"
import { webhookEvents } from "./webhooks.ts"

const names = { nameOfUser: (id: number) => `account ${id}`, nameOfKey: (id: number) => `the key ${id}` }

const event = (values: Partial<ReadEvent>): ReadEvent => ({
  type: "lead.assigned",
  subjectType: "driver_application",
  subjectId: "31",
  actorId: 7,
  facts: {},
  ...values,
})

describe("the sentence of an event", () => {
  test("consists of parts, one of which names the subject", () => {
    expect(sentenceOf(event({ facts: { from: null, to: 9 } }), names)).toEqual([
      { text: "Assigned ", isSubject: false },
      { text: "driver application 31", isSubject: true },
      { text: " to account 9", isSubject: false },
    ])
  })

  test.each([
    [
      { type: "block.saved", subjectType: "cms_block", facts: { page: "home", sectionId: "hero", version: 2 } },
      "Saved the section hero of the page home as version 2",
    ],
    [{ type: "driver_application.created" }, "Sent driver application 31"],
    [{ type: "driver_application.created", facts: { isByHand: true } }, "Added driver application 31 by hand"],
    [{ type: "driver_application.created", actorId: null, facts: { isByHand: true } }, "Added driver application 31"],
    [
      { type: "leads.listed", subjectId: null, facts: { filters: ["email", "externalId"] } },
      "Read the whole list of driver applications, by email, external id",
    ],
    [{ type: "lead.deleted", subjectType: "advertiser_submission" }, "Deleted advertiser inquiry 31"],
    [
      { type: "webhook.created", subjectType: "webhook", facts: { host: "a.example" } },
      "Added webhook 31 to a.example",
    ],
    [
      { type: "api_key.created", subjectType: "api_key", facts: { scopes: ["leads:read"] } },
      "Made the the key 31 for leads:read",
    ],
    [{ type: "user.invited", subjectType: "user", facts: { role: "EDITOR" } }, "Invited account 31 as editor"],
    [{ type: "lead.restored" }, "Restored driver application 31"],
    [{ type: "lead.erased", facts: { reason: "trash_emptied" } }, "Erased driver application 31 (trash emptied)"],
    [{ type: "quarantine.released" }, "Took driver application 31 out of quarantine"],
    [{ type: "new.thing_done" }, "New thing done: driver application 31"],
  ])("is written as expected for %j", (values, text) => expect(textOf(sentenceOf(event(values), names))).toBe(text))

  test("omits the name of an unambiguous subject, and is empty for an unknown type", () => {
    const tell = (values: Partial<ReadEvent>) => sentenceAbout(null, event(values), names.nameOfUser)
    expect(tell({ facts: { from: 7, to: null } })).toBe("Unassigned it")
    expect(tell({ type: "lead.noted" })).toBe("Wrote a note")
    expect(tell({ type: "new.thing_done" })).toBeNull()
  })
})

test("a webhook message reports that a lead leaves or re-enters the inbox, and no quarantine decision", () => {
  for (const type of ["lead.deleted", "lead.restored", "lead.erased"] as const)
    expect(eventTypes[type].webhookEvent).toBe(webhookEvents.LEAD_UPDATED)
  expect(eventTypes["quarantine.released"].webhookEvent).toBeNull()
  expect(eventTypes["quarantine.deleted"].webhookEvent).toBeNull()
})
