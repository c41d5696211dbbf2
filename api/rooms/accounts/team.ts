import { apiKeyName } from "../../contract/accounts/apiKeys.ts"
import type { ReadEvent } from "../../contract/activity/eventSentence.ts"
import { fileOrigins } from "../../contract/files/leadFiles.ts"
import { findRaw } from "../../platform/database/reading/plainRows.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import { inBatches } from "../../platform/database/writing/batch.ts"
import type { RecordedEventRow } from "../../platform/events/event.model.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { ApiKey } from "./apiKeys/apiKey.model.ts"
import { User } from "./users/user.model.ts"

export const parseFacts = ({ facts }: Pick<RecordedEventRow, "facts">): Record<string, unknown> => JSON.parse(facts)

/** `actorId` is null for API keys, whose ids are not account ids. */
export const readEvent = (event: RecordedEventRow): ReadEvent => {
  const { type, subjectType, subjectId, actorType, actorId } = event
  return { type, subjectType, subjectId, actorId: actorType === "user" ? actorId : null, facts: parseFacts(event) }
}

// API clients must not learn the team's mail addresses.
const withoutAddresses = (text: string) =>
  text.replace(/([^\s"<>@])[^\s"<>@]*(@(?=[^\s"<>@]))?/gu, (word, first, at) => (at ? `${first}…@` : word))

type Account = Pick<Row<User>, "id" | "username" | "name" | "email" | "role">

// Lists read all accounts in each request, so concurrent requests share the rows.
const readAccounts = inBatches(async (asked: readonly null[]) => {
  const rows = await Promise.all([
    findRaw<Account>(User, { attributes: ["id", "username", "name", "email", "role"] }),
    findRaw<Pick<ApiKey, "id" | "name">>(ApiKey, { attributes: ["id", "name"] }),
  ])
  return asked.map(() => rows)
})

type Reader = Pick<Viewer, "apiKey">

type ReadRuleNames = (nameOfUser: (id: number) => string) => Promise<ReadonlyMap<number, string>>

const visitorName = ({ who, addedBy }: Record<string, unknown>) => {
  if (who === "applicant") return "The applicant"
  return addedBy === fileOrigins.SENDER ? "The sender" : "A visitor"
}

const asKeySees = ({ id, username, name, role }: Account) => ({
  id,
  username: withoutAddresses(username),
  name: withoutAddresses(name),
  email: null,
  role,
})

/** Includes former accounts and keys, as events name them. API keys see no addresses. */
export const readTeam = async ({ apiKey }: Reader = {}, readRuleNames?: ReadRuleNames) => {
  const [users, keys] = await readAccounts(null)
  const keyNames = new Map(keys.map(({ id, name }) => [id, apiKeyName(name)]))
  const byId = new Map(users.map((user) => [user.id, apiKey ? asKeySees(user) : user]))
  // Accounts created by the previous version have no name until the next start, so the user name stands in.
  const nameOfUser = (id: number) => {
    const user = byId.get(id)
    return user ? user.name || user.username : `account ${id}`
  }
  const ruleNames = await readRuleNames?.(nameOfUser)
  const nameOfSystem = ({ ruleId }: Record<string, unknown>) => {
    if (typeof ruleId !== "number") return "Farelight"
    const name = ruleNames?.get(ruleId)
    if (name === undefined) return "A rule"
    return `Rule “${apiKey ? withoutAddresses(name) : name}”`
  }
  const nameOfKey = (id: number) => keyNames.get(id) ?? apiKeyName(String(id))
  const userOf = ({ actorType, actorId }: RecordedEventRow) => (actorType === "user" && byId.get(actorId ?? 0)) || null
  return {
    userOf,
    nameOfUser,
    nameOfKey,
    factsTextOf: ({ facts }: RecordedEventRow) => (apiKey ? withoutAddresses(facts) : facts),
    colleagueOf: (id: number) => ({ id: String(id), name: nameOfUser(id) }),
    nameOf: (event: RecordedEventRow): string => {
      const user = userOf(event)
      if (user) return nameOfUser(user.id)
      if (event.actorType === "api_key") return nameOfKey(event.actorId ?? 0)
      if (event.actorType === "visitor") return visitorName(parseFacts(event))
      if (event.actorType === "system") return nameOfSystem(parseFacts(event))
      // Early versions stored only a user name with a status change. It is shown as stored, as accounts can be renamed.
      const { changedBy } = parseFacts(event)
      if (typeof changedBy !== "string") return "Somebody"
      return apiKey ? withoutAddresses(changedBy) : changedBy
    },
  }
}

export type Team = Awaited<ReturnType<typeof readTeam>>

export type ReadTeam = (reader?: Reader) => Promise<Team>
