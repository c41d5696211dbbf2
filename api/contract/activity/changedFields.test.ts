import { expect, test } from "@jest/globals"
import { changedFields } from "./changedFields.ts"
import { eventTypes } from "./eventTypes.ts"

test("an event names its changed fields, with old and new values unless they are personal data", () => {
  expect(changedFields("driver_application.status_changed", { from: "pending", to: "approved" })).toEqual([
    { field: "status", from: "pending", to: "approved" },
  ])
  const why = { from: "pending", to: "rejected" }
  for (const [facts, to] of [
    [{ reason: "No answer" }, "No answer"],
    [{ hasOwnReason: true }, null],
  ] as const)
    expect(changedFields("driver_application.status_changed", { ...why, ...facts })).toEqual([
      { field: "status", ...why },
      { field: "status_reason", from: null, to },
    ])
  expect(changedFields("lead.assigned", { from: null, to: 7 })).toEqual([{ field: "owner_id", from: null, to: 7 }])
  expect(changedFields("lead.follow_up_set", { on: "2026-12-01" })).toEqual([
    { field: "follow_up_on", from: null, to: "2026-12-01" },
  ])
  expect(changedFields("lead.corrected", { fields: ["phone", "vehicleYear"] })).toEqual([
    { field: "phone", from: null, to: null },
    { field: "vehicle_year", from: null, to: null },
  ])
  expect(changedFields("lead.noted", { noteId: 1 }).map(({ field }) => field)).toEqual(["note_count"])
  expect(changedFields("driver_application.created", {})).toEqual([])
})

test("every event type has a list of changed fields; that of an unknown type is empty", () => {
  for (const type of Object.keys(eventTypes)) expect(Array.isArray(changedFields(type, {}))).toBe(true)
  expect(changedFields("lead.statusx", { from: "a", to: "b" })).toEqual([])
})
