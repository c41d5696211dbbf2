import { User } from "../auth/user.model.ts"
import type { RecordedEventRow } from "./event.model.ts"

/** What an event says, by the names that its type gives it. */
export const factsOf = ({ facts }: Pick<RecordedEventRow, "facts">): Record<string, unknown> => JSON.parse(facts)

/** All who have ever had an account, as they are called now. A team has few, and nobody is deleted. */
export const readTeam = async () => {
  const users = await User.findAll({ attributes: ["id", "username", "name", "email", "role"] })
  const byId = new Map(users.map((user) => [user.id, user]))
  // An account of the version before has no name until the next start.
  const nameOfUser = (id: number) => {
    const user = byId.get(id)
    return user ? user.name || user.username : `account ${id}`
  }
  const userOf = ({ actorType, actorId }: RecordedEventRow) => (actorType === "user" && byId.get(actorId ?? 0)) || null
  return {
    /** The account that did it, if it was one. */
    userOf,
    /** What an account is called now. */
    nameOfUser,
    /** An account as its colleagues see it. */
    colleagueOf: (id: number) => ({ id: String(id), name: nameOfUser(id) }),
    /** Who did it, for people. */
    nameOf: (event: RecordedEventRow): string => {
      const user = userOf(event)
      if (user) return nameOfUser(user.id)
      if (event.actorType === "visitor") return factsOf(event).who === "applicant" ? "The applicant" : "A visitor"
      if (event.actorType === "system") return "Farelight"
      // Of a status change from before there were events, by an account that has been renamed since.
      const { changedBy } = factsOf(event)
      return typeof changedBy === "string" ? changedBy : "Somebody"
    },
  }
}

export type Team = Awaited<ReturnType<typeof readTeam>>
