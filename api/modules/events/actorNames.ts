import { User } from "../auth/user.model.ts"
import type { EventRow } from "./event.model.ts"

/** What an event says, by the names that its type gives it. */
export const factsOf = ({ facts }: Pick<EventRow, "facts">): Record<string, unknown> => JSON.parse(facts)

/** Names those who did something as they are called now, also those who have left. */
export const actorNames = async (events: readonly EventRow[]): Promise<(event: EventRow) => string> => {
  const id = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const users = id.length > 0 ? await User.findAll({ attributes: ["id", "name", "username"], where: { id } }) : []
  const nameOf = new Map(users.map((user) => [user.id, user.name || user.username]))
  return (event) => {
    const { actorType, actorId } = event
    if (actorType === "visitor") return "A visitor"
    if (actorType === "system") return "Farelight"
    // Recorded before there were events, by an account that had another name by then.
    const { changedBy } = factsOf(event)
    return nameOf.get(actorId ?? 0) ?? (typeof changedBy === "string" ? changedBy : `Account ${actorId}`)
  }
}
