import { expect, test } from "@jest/globals"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User, usernameKey } from "../../accounts/users/user.model.ts"
import { StoredStatusChange } from "../related/leadWork.model.ts"
import { copyStatusChanges } from "./copyStatusChanges.ts"

const app = await setUpTestApp()
const token = await app.loginAs("OWNER")
await app.apply()

/** A change as a process of the version before records it. */
const change = (minute: number, changedBy: string) =>
  StoredStatusChange.create({
    leadType: "driver_application",
    leadId: 1,
    fromStatus: "pending",
    toStatus: "approved",
    changedBy,
    changedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  })

const history = async () => {
  const query = '{ driverApplication(id: "1") { statusChanges { changedBy changedAt } } }'
  const { statusChanges } = (await app.ask(query, {}, token)).driverApplication
  return statusChanges.map(({ changedBy, changedAt }: Json) => `${changedAt.slice(14, 16)} ${changedBy}`)
}

test("a status change made by the previous version is in the history once, in its place", async () => {
  await change(3, "admin")
  await change(1, "Somebody Else")
  await Promise.all([copyStatusChanges(), copyStatusChanges()])
  expect(await history()).toEqual(["01 Somebody Else", "03 admin"])
  await change(2, "ADMIN ")
  await copyStatusChanges()
  await copyStatusChanges()
  // Actors appear under their current names, including former members.
  await User.update({ name: "Ada Lovelace", state: "DEACTIVATED" }, { where: { usernameKey: usernameKey("admin") } })
  expect(await history()).toEqual(["01 Somebody Else", "02 Ada Lovelace", "03 Ada Lovelace"])
})

test("thousands of status changes are copied into the history", async () => {
  const row = (await change(4, "admin")).get()
  const more = Array.from({ length: 1_200 }, (_, index) => ({ ...row, id: row.id + 1 + index, carriedAt: null }))
  await StoredStatusChange.bulkCreate(more)
  await copyStatusChanges()
  expect(await history()).toHaveLength(3 + 1_201)
})
