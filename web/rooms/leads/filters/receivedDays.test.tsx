import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  jest.spyOn(console, "error").mockImplementation(() => {})
  await addDrivers({})
  // What is asked for matters here, not the file.
  api.behave("ExportLeads", { error: { code: "SERVICE_UNAVAILABLE" } })
})

afterEach(() => {
  jest.restoreAllMocks()
})

const open = async (address = "") => {
  const page = renderDashboard(`/adminpage/dashboard?tab=drivers${address}`)
  await screen.findByRole("button", { name: "Export CSV" })
  return page
}

const from = () => screen.getByLabelText("Received from")
const to = () => screen.getByLabelText("Received to")

/** What a browser reports while a year is typed into a date field. */
const typeYear = (field: HTMLElement, ...values: string[]) => {
  for (const value of values) fireEvent.change(field, { target: { value } })
}

describe("the days that a list is narrowed to", () => {
  test("keep what is being typed, and apply it once it is a day that is meant", async () => {
    const { router, user } = await open()
    await user.click(from())
    for (const value of ["0002-11-09", "0020-11-09", "0202-11-09"]) {
      typeYear(from(), value)
      expect(from()).toHaveValue(value)
      expect(router.state.location.search).toBe("?tab=drivers")
    }
    typeYear(from(), "2026-11-09")
    expect(router.state.location.search).toBe("?tab=drivers&from=2026-11-09")
    expect(from()).toHaveValue("2026-11-09")
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole("table", { name: "Driver applications" })).toHaveAttribute("aria-busy", "false"),
    )
  })

  test("are no steps of the history on the way from one to another", async () => {
    const { router } = await open()
    typeYear(from(), "2026-11-09", "2026-11-01", "2026-11-15")
    await waitFor(() => expect(router.state.location.search).toBe("?tab=drivers&from=2026-11-15"))
    await router.navigate(-1)
    await waitFor(() => expect(from()).toHaveValue(""))
    expect(router.state.location.search).toBe("?tab=drivers")
  })

  test("when left unfinished, say so, and nothing is exported until they are cleared or whole", async () => {
    const { router, user } = await open("&status=pending")
    await user.click(from())
    typeYear(from(), "0202-11-09")
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Export CSV" }))
    const fault = "Enter a whole date between 2000 and 2099, or clear the field."
    expect(screen.getByRole("alert")).toHaveTextContent(fault)
    expect(await screen.findAllByText(fault)).toHaveLength(2)
    expect(from()).toBeInvalid()
    expect(api.asked("ExportLeads")).toEqual([])

    await user.click(screen.getByRole("button", { name: "Clear all" }))
    expect(from()).toHaveValue("")
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    expect(router.state.location.search).toBe("?tab=drivers")
    await screen.findByText("1–1 of 1")
    await user.click(screen.getByRole("button", { name: "Export CSV" }))
    await waitFor(() => expect(api.asked("ExportLeads")).toEqual([{}]))
  })

  test("the wrong way round say why nothing matches", async () => {
    await open("&from=2026-11-20&to=2026-11-09")
    expect(screen.getByRole("alert")).toHaveTextContent("“Received from” is after “Received to”, so no lead can match.")
    typeYear(to(), "2026-11-20")
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
  })
})

test("what has just been typed into the search is part of what is exported", async () => {
  const { user } = await open()
  await enter(user, screen.getByRole("searchbox"), "dana")
  await user.click(screen.getByRole("button", { name: "Export CSV" }))
  await waitFor(() => expect(api.asked("ExportLeads")).toEqual([{ search: "dana" }]))
})
