import { RecordedEvent } from "../../platform/events/event.model.ts"

export const eventsOf = async (subjectId: string | number, subjectType = "driver_application") => {
  const where = { subjectType, subjectId: String(subjectId) }
  const events = await RecordedEvent.findAll({ where, order: ["id"] })
  return events.map(({ type, facts }) => [type, JSON.parse(facts)] as const)
}
