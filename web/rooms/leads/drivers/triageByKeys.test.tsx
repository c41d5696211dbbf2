import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { beforeEach, expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { api } from "../../../testing/api.ts"
import { dana, findTable, luis, mei, openDriverApplications, receive } from "../../../testing/drivers.ts"

beforeEach(async () => {
  await receive(luis, dana, mei)
})

const statusOf = async (name: string) => (await DriverApplication.findOne({ where: { name } }))?.status
const row = (name: RegExp) => screen.getByRole("link", { name })

test("a status given by key leads to the next row, and the last one keeps the focus", async () => {
  const { user } = await openDriverApplications()
  await findTable()
  await user.keyboard("c")
  expect(api.asked("SetDriverApplicationStatuses")).toEqual([])
  await user.keyboard("jcr")
  await waitFor(async () =>
    expect([await statusOf("Mei"), await statusOf("Dana Driver")]).toEqual(["contacted", "rejected"]),
  )
  await waitFor(() => expect(row(/^Luis/)).toHaveFocus())
  await user.keyboard("a")
  await waitFor(async () => expect(await statusOf("Luis")).toBe("approved"))
  await waitFor(() => expect(row(/^Luis/)).toHaveFocus())
})
