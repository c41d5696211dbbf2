import type { Role } from "@farelight/api/contract/accounts/roles.ts"
import { newApiKey } from "./apiKeys.ts"
import type { EventRow, MemberRow, Store } from "./store.ts"
import { buildMember } from "./team.ts"

export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS

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

const told: [type: string, summary: string, subjectType: string, subjectId: string | null, facts?: object][] = [
  [
    "driver_application.status_changed",
    "Moved driver application 58 from pending to contacted",
    "driver_application",
    "58",
  ],
  ["user.signed_in", "Signed in", "user", "2"],
  [
    "block.saved",
    "Saved the section hero of the page home as version 2",
    "cms_block",
    "4",
    { page: "home", sectionId: "hero", version: 2 },
  ],
  ["media.uploaded", "Uploaded picture 3", "media_file", "3"],
  ["leads.exported", "Exported driver applications to a file, by statuses", "driver_application", null],
  ["lead.noted", "Wrote a note about advertiser submission 12", "advertiser_submission", "12"],
  ["mail.resent", "Sent mail 71 again", "email_log", "71"],
  ["access.refused", "Was refused what needs leads:write", "user", "5"],
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
    const [type, summary, subjectType, subjectId, facts = {}] = at(told, 130 - id)
    const who = at(people, 130 - id).user
    const by = { actorName: who.name, actorId: who.id, requestId: null }
    return {
      id,
      type,
      summary,
      subjectType,
      subjectId,
      ...by,
      facts,
      occurredAt: before((130 - id) * (130 - id) * 3 * 60_000 + 90_000),
    }
  })
}
