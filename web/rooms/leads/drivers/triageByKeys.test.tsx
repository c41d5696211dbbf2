import { beforeEach, expect, test } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { dana, findTable, luis, mei, openDriverApplications, receive } from "../../../testing/driverApplications.ts"
import { api } from "../../../testing/mockApi.ts"

beforeEach(() => {
  // Newest first: Mei, Dana, Luis.
  receive(luis, dana, mei)
})

const statusOf = (name: string) => api.store.driverApplications.find((lead) => lead.name === name)?.status
const row = (name: RegExp) => screen.getByRole("link", { name })

test("a status given by key leads to the next row, and the last one keeps the focus", async () => {
  const { user } = openDriverApplications()
  await findTable()
  await user.keyboard("c")
  expect(api.asked("SetDriverApplicationStatuses")).toEqual([])
  await user.keyboard("jcr")
  await waitFor(() => expect([statusOf("Mei"), statusOf("Dana Driver")]).toEqual(["contacted", "rejected"]))
  expect(row(/^Luis/)).toHaveFocus()
  await user.keyboard("a")
  await waitFor(() => expect(statusOf("Luis")).toBe("approved"))
  expect(row(/^Luis/)).toHaveFocus()
})
