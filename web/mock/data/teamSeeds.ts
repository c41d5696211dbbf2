import type { Role } from "@farelight/api/contract/accounts/roles.ts"
import { DAY_MS, HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { newApiKey } from "../resolvers/apiKeys.ts"
import { buildMember } from "../resolvers/team.ts"
import type { EventRow, MemberRow, Store } from "./store.ts"

export const before = (ms: number) => new Date(Date.now() - ms)

/** The items in turns. */
export const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

const member = (id: number, name: string, email: string, role: Role, row: Partial<MemberRow> = {}) =>
  buildMember(
    { id, name, email, role },
    {
      state: "ACTIVE",
      signedInAt: before(id * 9 * HOUR_MS),
      hasSecondFactor: id % 2 === 0,
      createdAt: before(90 * DAY_MS),
      ...row,
    },
  )

const invitedUntil = (invitationExpiresAt: Date) => ({
  state: "INVITED" as const,
  signedInAt: null,
  hasSecondFactor: false,
  invitationExpiresAt,
})

const team = [
  member(2, "Maren Okafor", "maren@example.com", "OWNER"),
  member(3, "Luis Ferreira", "luis@example.com", "MANAGER"),
  member(4, "Priya Nair", "priya.nair@example.com", "EDITOR"),
  member(
    5,
    "Wilhelmina Konstantinopoulos-Featherstonehaugh",
    "wilhelmina.konstantinopoulos-featherstonehaugh@accounting.harborlight-media.example.com",
    "VIEWER",
  ),
  member(6, "", "new.editor@example.com", "EDITOR", invitedUntil(before(-50 * HOUR_MS))),
  member(7, "", "too.late@example.com", "VIEWER", invitedUntil(before(5 * HOUR_MS))),
  member(8, "Tom Halloran", "tom@example.com", "MANAGER", { state: "DEACTIVATED", signedInAt: before(70 * DAY_MS) }),
]

type Told = Pick<EventRow, "type" | "subjectType" | "subjectId"> & { facts?: object }

const told: readonly Told[] = [
  {
    type: "driver_application.status_changed",
    subjectType: "driver_application",
    subjectId: "58",
    facts: { from: "pending", to: "contacted" },
  },
  { type: "user.signed_in", subjectType: "user", subjectId: "2" },
  {
    type: "block.saved",
    subjectType: "cms_block",
    subjectId: "4",
    facts: { page: "home", sectionId: "hero", version: 2 },
  },
  { type: "media.uploaded", subjectType: "media_file", subjectId: "3" },
  {
    type: "leads.exported",
    subjectType: "driver_application",
    subjectId: null,
    facts: { filters: ["statuses"] },
  },
  { type: "lead.noted", subjectType: "advertiser_submission", subjectId: "12" },
  { type: "mail.resent", subjectType: "email_log", subjectId: "71" },
  { type: "access.refused", subjectType: "user", subjectId: "5", facts: { permission: "leads:write" } },
]

/** Fills a store with a team and what it has done. */
export const addTeam = (store: Store) => {
  store.members.push(...team)
  const [maker, , , , , , gone] = team
  store.apiKeys.push(
    newApiKey({
      id: 1,
      name: "CRM sync, nightly",
      scopes: ["leads:read", "leads:write"],
      createdBy: maker?.user ?? null,
      lastUsedAt: before(HOUR_MS),
      hint: "7fQz",
    }),
    newApiKey({
      id: 2,
      name: "Agency report",
      scopes: ["leads:read", "mail:read", "events:read"],
      createdBy: gone?.user ?? null,
      isCreatorActive: false,
      expiresAt: before(-9 * DAY_MS),
      hint: "a0Kd",
    }),
    newApiKey({
      id: 3,
      name: "Zapier (trial)",
      createdBy: maker?.user ?? null,
      revokedAt: before(3 * DAY_MS),
      hint: "Zp4x",
    }),
  )
  const people = store.members.filter(({ state }) => state === "ACTIVE")
  store.events = Array.from({ length: 130 }, (_, index): EventRow => {
    const id = index + 1
    const { facts = {}, ...event } = at(told, 130 - id)
    const who = at(people, 130 - id).user
    const by = { actorName: who.name, actorId: who.id, requestId: null }
    return { id, ...event, ...by, facts, occurredAt: before((130 - id) * (130 - id) * 3 * 60_000 + 90_000) }
  })
}
