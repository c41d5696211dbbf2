import { openStatuses } from "@farelight/api/contract/leads/leadStatus.ts"
import { DAY_MS, HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { recordAbout } from "../resolvers/leadEvents.ts"
import { mockKinds } from "../resolvers/leads.ts"
import { type LeadNoteRow, type LeadViewRow, nextId, type Store } from "./store.ts"
import { at, before } from "./teamSeeds.ts"

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS)

const inDays = (days: number) =>
  before(-days * DAY_MS)
    .toISOString()
    .slice(0, 10)

/** Whose each lead is, in turns: the viewer's, nobody's, a colleague's, and of one who has left. */
const owners = [1, null, 3, null, 1, 2, null, 8]
const days = [0, null, -1, null, 3, null, 1, null]

const texts: readonly Pick<LeadNoteRow, "text" | "authorId" | "mentions">[] = [
  { text: "Called, no answer. Tries again tomorrow after his shift.", authorId: 1, mentions: [] },
  { text: "@Luis Ferreira can you check whether the Camry fits the larger screen?", authorId: 1, mentions: [3] },
  {
    text: "It does, with the long bracket.\n\nWe have two of them left in San Diego; I have put one aside until the end of the month.",
    authorId: 3,
    mentions: [],
  },
]

const addNotes = (store: Store, leadType: string, leadId: number) => {
  for (const [index, note] of texts.slice(0, (leadId % texts.length) + 1).entries()) {
    const writtenAt = before((texts.length - index) * 5 * HOUR_MS)
    const by = store.members.find(({ user }) => user.id === note.authorId)?.user ?? store.user
    const id = nextId(store.leadNotes)
    const editedAt = index === 1 ? after(writtenAt, 1) : null
    store.leadNotes.push({ ...note, id, leadType, leadId, writtenBy: by.name, writtenAt, editedAt })
  }
}

const view = (id: number, values: Partial<LeadViewRow>): LeadViewRow => ({
  id,
  userId: 1,
  name: "",
  leadType: "driver_application",
  query: "",
  isShared: false,
  createdAt: new Date(),
  updatedAt: new Date(),
  ...values,
})

/** Gives the leads of a store owners, follow-ups and notes, and its viewer some views. */
export const addLeadWork = (store: Store) => {
  for (const kind of mockKinds) {
    for (const lead of kind.rowsOf(store)) {
      const key = { leadType: kind.type, leadId: lead.id }
      lead.ownerId = at(owners, lead.id)
      const due = at(days, lead.id)
      if (due !== null && openStatuses.includes(lead.status)) lead.followUpOn = inDays(due)
      const { ownerId, followUpOn, createdAt } = lead
      if (ownerId) recordAbout(store, key, "lead.assigned", { from: null, to: ownerId }, after(createdAt, 2))
      if (followUpOn) recordAbout(store, key, "lead.follow_up_set", { on: followUpOn }, after(createdAt, 3))
      if (lead.id % 4 === 0) addNotes(store, kind.type, lead.id)
    }
  }
  store.events.sort((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime())
  for (const [index, event] of store.events.entries()) event.id = index + 1
  store.leadViews = [
    view(1, { name: "San Diego, waiting", query: "city=San+Diego&status=pending" }),
    view(2, { name: "Rejected this month", query: "status=rejected", isShared: true }),
    view(3, {
      name: "Big campaigns",
      leadType: "advertiser_submission",
      query: "search=cafés",
      isShared: true,
      userId: 3,
    }),
  ]
}
