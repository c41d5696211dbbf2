import { randomUUID } from "node:crypto"
import { nodeIdOf } from "../contract/api/nodeId.ts"
import { advertiserForm, driverForm } from "../testing/forms.ts"
import type { Case } from "./runCases.ts"
import { type Side, sendForm } from "./sides.ts"

const today = "2026-07-01"
const DRIVER = "DRIVER_APPLICATION"
const nobodys = { leadType: DRIVER, leadId: "999" }
const first = { first: 10 }

const byHand = { source: "phone", sendReceipt: false, ownerId: null, messageId: null }
const caller = {
  name: "Cal Ler",
  email: "cal@example.com",
  phone: "213 555 0177",
  city: "Phoenix",
  platform: "LYFT",
  vehicleYear: "2022",
  vehicleMake: "Kia",
  vehicleModel: "Niro",
}

/** Two drivers, an advertiser and two submissions that look like spam. */
export const sendLeads = async (side: Side, known: Record<string, unknown>) => {
  known.ana = String((await sendForm(side, "drivers/apply", driverForm())).id)
  known.dana = String(
    (await sendForm(side, "drivers/apply", driverForm({ name: "Dana", email: "dana@example.com" }))).id,
  )
  known.ben = String((await sendForm(side, "advertisers/contact", advertiserForm())).id)
  for (const name of ["Spam One", "Spam Two"]) await sendForm(side, "drivers/apply", driverForm({ name, subject: "x" }))
}

const shown = { ...first, isNarrowed: false }

const opened = {
  city: "new-york-ny",
  leadType: "DRIVER_APPLICATION",
  letters: ["en", "es"].map((locale) => ({ locale, subject: "In {city}", body: "Hi {first_name}" })),
}

export const leadCases: Case[] = [
  { says: "reads", ask: "Colleagues" },
  { says: "reads", ask: "LeadViewer" },
  { says: "opens a lead", ask: "KeepLeadOpen", with: (known) => ({ leadType: DRIVER, leadId: known.ana }) },
  { says: "reads", ask: "ActivityPeople" },
  { says: "all", ask: "DriverApplications", with: shown },
  { says: "without a session", ask: "DriverApplications", by: "nobody", with: shown, refused: "UNAUTHENTICATED" },
  { says: "who may not read leads", ask: "DriverApplications", by: "EDITOR", with: shown, refused: "FORBIDDEN" },
  {
    says: "searched and sorted",
    ask: "DriverApplications",
    with: {
      ...first,
      isNarrowed: true,
      filter: { search: "dan" },
      orderBy: { field: "NAME", direction: "DESCENDING" },
    },
  },
  { says: "a page of no size", ask: "DriverApplications", with: { ...shown, first: 0 }, refused: "BAD_USER_INPUT" },
  {
    says: "a page that is too large",
    ask: "DriverApplications",
    with: { ...shown, first: 1000 },
    refused: "BAD_USER_INPUT",
  },
  {
    says: "after what is no cursor",
    ask: "DriverApplications",
    with: { ...shown, after: "x" },
    refused: "BAD_USER_INPUT",
  },
  { says: "all", ask: "AdvertiserSubmissions", with: shown },
  { says: "one", ask: "DriverApplicationPage", with: ({ ana }) => ({ id: ana }), varies: ["recipient"] },
  { says: "an id nobody has", ask: "DriverApplicationPage", with: { id: "999" } },
  { says: "words of several", ask: "FoundLeads", with: { search: "an", first: 5, recentIds: [] } },
  {
    says: "nothing typed, one of each kind, one that nobody has",
    ask: "FoundLeads",
    with: ({ ana = "", ben = "" }) => ({
      search: "",
      first: 1,
      recentIds: [
        nodeIdOf("DriverApplication", ana),
        nodeIdOf("AdvertiserSubmission", ben),
        nodeIdOf("DriverApplication", 999),
      ],
    }),
  },
  { says: "one", ask: "NewLeadCity", with: ({ ana }) => ({ id: ana }) },
  { says: "one", ask: "DriverApplicationToCorrect", with: ({ ana }) => ({ id: ana }) },
  { says: "one", ask: "AdvertiserSubmissionPage", with: ({ ben }) => ({ id: ben }), varies: ["recipient"] },
  { says: "one", ask: "AdvertiserSubmissionToCorrect", with: ({ ben }) => ({ id: ben }) },
  { says: "begins with", ask: "CityField", with: { startsWith: "los" } },
  { says: "reads", ask: "LeadFigures", with: { days: 3, timeZone: "UTC" }, varies: ["date"] },
  { says: "no days", ask: "LeadFigures", with: { days: 0, timeZone: "UTC" }, refused: "BAD_USER_INPUT" },
  // The mocked API does not count visits.
  { says: "reads", ask: "VisitStatistics", with: { days: 7 }, varies: ["sources", "cities"] },
  { says: "reads", ask: "DashboardPage", with: { readsLeads: true, readsMail: true, today } },
  { says: "reads", ask: "DashboardChanges", with: { readsLeads: true, readsMail: true, today } },
  {
    says: "who may not read leads",
    ask: "DashboardPage",
    by: "EDITOR",
    with: { readsLeads: true, readsMail: false, today },
    refused: "FORBIDDEN",
  },

  {
    says: "one moved, one moved meanwhile, one that nobody has",
    ask: "SetDriverApplicationStatuses",
    with: ({ ana, dana }) => ({
      changes: [
        { id: ana, status: "CONTACTED", expectedStatus: "PENDING" },
        { id: dana, status: "APPROVED", expectedStatus: "REJECTED" },
        { id: "999", status: "APPROVED" },
      ],
    }),
  },
  { says: "none", ask: "SetDriverApplicationStatuses", with: { changes: [] }, refused: "BAD_USER_INPUT" },
  {
    says: "one twice",
    ask: "SetDriverApplicationStatuses",
    with: ({ ana }) => ({
      changes: [
        { id: ana, status: "PENDING" },
        { id: ana, status: "APPROVED" },
      ],
    }),
  },
  {
    says: "who may only look",
    ask: "SetDriverApplicationStatuses",
    by: "VIEWER",
    with: ({ ana }) => ({ changes: [{ id: ana, status: "PENDING" }] }),
    refused: "FORBIDDEN",
  },
  {
    says: "one",
    ask: "SetAdvertiserSubmissionStatuses",
    with: ({ ben }) => ({ changes: [{ id: ben, status: "APPROVED" }] }),
  },
  { says: "that changed", ask: "DriverApplicationPage", with: ({ ana }) => ({ id: ana }), varies: ["recipient"] },

  {
    says: "to the owner",
    ask: "AssignLeads",
    with: ({ ana }) => ({ leadType: DRIVER, ids: [ana, "999"], ownerId: "1" }),
  },
  { says: "to nobody", ask: "AssignLeads", with: ({ ana }) => ({ leadType: DRIVER, ids: [ana], ownerId: null }) },
  {
    says: "to an id nobody has",
    ask: "AssignLeads",
    with: ({ ana }) => ({ leadType: DRIVER, ids: [ana], ownerId: "999" }),
    refused: "NOT_FOUND",
  },
  { says: "none", ask: "AssignLeads", with: { leadType: DRIVER, ids: [], ownerId: "1" }, refused: "BAD_USER_INPUT" },
  {
    says: "who may only look",
    ask: "AssignLeads",
    by: "VIEWER",
    with: ({ ana }) => ({ leadType: DRIVER, ids: [ana], ownerId: null }),
    refused: "FORBIDDEN",
  },
  {
    says: "a day",
    ask: "SetFollowUp",
    with: ({ ana }) => ({ leadType: DRIVER, ids: [ana], on: "2026-08-01" }),
    varies: ["followUpOn"],
  },
  { says: "no more", ask: "SetFollowUp", with: ({ ana }) => ({ leadType: DRIVER, ids: [ana], on: null }) },
  { says: "none", ask: "SetFollowUp", with: { leadType: DRIVER, ids: [], on: null }, refused: "BAD_USER_INPUT" },

  {
    says: "one",
    ask: "AddLeadNote",
    with: ({ ana }) => ({ leadType: DRIVER, leadId: ana, text: "Called.", mentionedIds: ["1"] }),
    learn: (data) => ({ note: data.addLeadNote.note.id }),
  },
  {
    says: "nothing",
    ask: "AddLeadNote",
    with: ({ ana }) => ({ leadType: DRIVER, leadId: ana, text: " ", mentionedIds: [] }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "to a lead that is not there",
    ask: "AddLeadNote",
    with: { ...nobodys, text: "x", mentionedIds: [] },
    refused: "NOT_FOUND",
  },
  {
    says: "to nobody",
    ask: "AddLeadNote",
    with: ({ ana }) => ({ leadType: DRIVER, leadId: ana, text: "x", mentionedIds: ["999"] }),
    refused: "NOT_FOUND",
  },
  {
    says: "other words",
    ask: "EditLeadNote",
    with: ({ note }) => ({ id: note, text: "Called twice.", mentionedIds: [] }),
  },
  {
    says: "somebody else's",
    ask: "EditLeadNote",
    by: "MANAGER",
    with: { id: "999", text: "x", mentionedIds: [] },
    refused: "NOT_FOUND",
  },
  { says: "an id it does not have", ask: "DeleteLeadNote", with: { id: "999" }, refused: "NOT_FOUND" },
  { says: "one's own", ask: "DeleteLeadNote", with: ({ note }) => ({ id: note }) },

  { says: "none", ask: "LeadViews" },
  {
    says: "one",
    ask: "SaveLeadView",
    with: { input: { name: "Mine", leadType: DRIVER, query: "status=pending", isShared: true } },
    learn: (data) => ({ view: data.saveLeadView.leadView.id }),
  },
  {
    says: "without a name",
    ask: "SaveLeadView",
    with: { input: { name: "", leadType: DRIVER, query: "", isShared: false } },
    refused: "BAD_USER_INPUT",
  },
  {
    says: "of a name there is",
    ask: "SaveLeadView",
    with: { input: { name: "MINE", leadType: DRIVER, query: "", isShared: false } },
    refused: "CONFLICT",
  },
  {
    says: "an id it does not have",
    ask: "SaveLeadView",
    with: { input: { id: "999", name: "Other", leadType: DRIVER, query: "", isShared: false } },
    refused: "NOT_FOUND",
  },
  { says: "one", ask: "LeadViews" },
  { says: "one's own", ask: "DeleteLeadView", with: ({ view }) => ({ id: view }) },
  { says: "an id it does not have", ask: "DeleteLeadView", with: { id: "999" } },

  {
    says: "without a mail server",
    ask: "ReplyStart",
    with: ({ ana }) => ({ leadType: DRIVER, leadId: ana }),
    varies: ["replyTo"],
  },
  { says: "for a lead that is not there", ask: "ReplyStart", with: nobodys },
  {
    says: "without a mail server",
    ask: "ReplyToLead",
    with: ({ ana }) => ({
      input: { leadType: DRIVER, leadId: ana, replyId: randomUUID(), subject: "Hello", body: "Hello" },
    }),
    refused: "CONFLICT",
  },
  {
    says: "without words",
    ask: "ReplyToLead",
    with: ({ ana }) => ({ input: { leadType: DRIVER, leadId: ana, replyId: randomUUID(), subject: "", body: "" } }),
    refused: "BAD_USER_INPUT",
  },
  {
    says: "to a lead that moved meanwhile",
    ask: "ReplyToLead",
    before: (side) => side.setMail(true),
    with: ({ ana }) => ({
      input: {
        leadType: DRIVER,
        leadId: ana,
        replyId: randomUUID(),
        subject: "Hello",
        body: "Hello",
        expectedStatus: "REJECTED",
      },
    }),
    refused: "CONFLICT",
  },
  {
    says: "to a lead that is not there",
    ask: "ReplyToLead",
    with: { input: { ...nobodys, replyId: randomUUID(), subject: "Hello", body: "Hello" } },
    refused: "NOT_FOUND",
  },
  {
    says: "and moves the lead",
    ask: "ReplyToLead",
    with: ({ dana }) => ({
      input: {
        leadType: DRIVER,
        leadId: dana,
        replyId: randomUUID(),
        subject: "Hello",
        body: "Hello",
        setContacted: true,
      },
    }),
    // The mocked mail server takes every mail at once.
    varies: ["attempts", "nextAttemptAt", "status"],
  },

  { says: "by an address", ask: "KnownDriverApplications", with: { filter: { email: "dana@example.com" } } },
  { says: "by words", ask: "KnownAdvertiserSubmissions", with: { filter: { search: "bottle" } } },
  {
    says: "of a caller",
    ask: "AddDriverApplication",
    with: { ...byHand, input: caller, sendReceipt: true, ownerId: "1" },
    learn: ({ added }) => ({ caller: added.lead.id }),
  },
  { says: "that was added", ask: "DriverApplicationPage", with: (known) => ({ id: known.caller }), varies: ["emails"] },
  {
    says: "without a city",
    ask: "AddDriverApplication",
    with: { ...byHand, input: { ...caller, city: "" } },
    refused: "BAD_USER_INPUT",
  },
  {
    says: "for nobody's colleague",
    ask: "AddDriverApplication",
    with: { ...byHand, input: caller, ownerId: "999" },
    refused: "NOT_FOUND",
  },
  {
    says: "of no message",
    ask: "AddDriverApplication",
    with: { ...byHand, input: caller, messageId: "999" },
    refused: "NOT_FOUND",
  },
  {
    says: "who may only look",
    ask: "AddDriverApplication",
    by: "VIEWER",
    with: { ...byHand, input: caller },
    refused: "FORBIDDEN",
  },
  {
    says: "of a company",
    ask: "AddAdvertiserSubmission",
    with: {
      ...byHand,
      source: "event",
      input: {
        companyName: "Nora’s",
        contactName: "Nora",
        email: "nora@example.com",
        location: "Tempe",
        message: "Two weeks in May.",
        adFormats: ["CAR_WRAPPING"],
      },
    },
  },

  {
    says: "from a city that is not open",
    ask: "AddDriverApplication",
    with: { ...byHand, input: { ...caller, city: "NYC" } },
    learn: ({ added }) => ({ waiting: added.lead.id }),
  },
  {
    says: "that waits",
    ask: "DriverApplicationPage",
    with: (known) => ({ id: known.waiting }),
    varies: ["emails"],
  },
  { says: "of two cities", ask: "WaitList", varies: ["since"] },
  { says: "who may not read leads", ask: "WaitList", by: "EDITOR", refused: "FORBIDDEN" },
  { says: "of drivers", ask: "WaitListLetters", with: { leadType: "DRIVER_APPLICATION" } },
  {
    says: "who may only look",
    ask: "WaitListLetters",
    by: "VIEWER",
    with: { leadType: "DRIVER_APPLICATION" },
    refused: "FORBIDDEN",
  },
  { says: "of a city that is not open", ask: "TellWaitList", with: { input: opened }, refused: "CONFLICT" },
  { says: "for whom nobody waits", ask: "TellWaitList", with: { input: { ...opened, city: "los-angeles-ca" } } },
  {
    says: "with what nothing takes the place of",
    ask: "TellWaitList",
    with: {
      input: { ...opened, city: "dallas-tx", letters: opened.letters.map((one) => ({ ...one, body: "{nothing}" })) },
    },
    refused: "BAD_USER_INPUT",
  },
  {
    says: "in one language",
    ask: "TellWaitList",
    with: { input: { ...opened, letters: [] } },
    refused: "BAD_USER_INPUT",
  },
  { says: "who may only look", ask: "TellWaitList", by: "VIEWER", with: { input: opened }, refused: "FORBIDDEN" },
]
