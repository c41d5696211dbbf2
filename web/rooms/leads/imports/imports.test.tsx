import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { storeAdminToken } from "../../../apollo/adminToken.ts"
import { polling } from "../../../apollo/polling.ts"
import { buildDriverApplication } from "../../../mock/data/builders.ts"
import { MOCK_TOKEN } from "../../../mock/data/store.ts"
import * as engine from "../../../mock/imports/importEngine.ts"
import { driverKind } from "../../../mock/resolvers/leads.ts"
import { droppedFiles } from "../../../testing/droppedFiles.ts"
import { api } from "../../../testing/mockApi.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

beforeEach(() => {
  storeAdminToken(MOCK_TOKEN)
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.replaceProperty(polling, "pollInterval", 50)
})

afterEach(() => {
  jest.restoreAllMocks()
})

const HEAD = "Name;Email;Phone;City;Platform;Vehicle year;Vehicle make;Vehicle model;Received;Remarks"
const driver = (name: string, { email = `${name}@example.com`, platform = "Uber", day = "" } = {}) =>
  `${name};${email};213 555 0177;Phoenix;${platform};2021;Kia;Niro;${day};`

const textOf = (rows: readonly string[], head = HEAD) => [head, ...rows].join("\r\n")
const csv = (text: string, name = "drivers.csv") => new File([text], name, { type: "text/csv" })

/** An import that the server has already, with what is said of it. */
const given = (rows: readonly string[], { isDescribed = true, head = HEAD } = {}) => {
  const row = engine.upload(api.store, driverKind, "drivers.csv", new TextEncoder().encode(textOf(rows, head)))
  const columns = row.columns.flatMap(({ index, field }) => (field === null ? [] : { index, field }))
  if (isDescribed) engine.describe(row, { id: String(row.id), columns })
  return row
}

const openImport = (id = 1, step = "") => renderDashboard(`/adminpage/imports/${id}${step}`)

const goOn = () => screen.findByRole("button", { name: /^Go on to/ })

describe("imports", () => {
  test("bring a file of semicolons and UTF-16 in, with its faults by line, and are undone", async () => {
    api.store.driverApplications = [buildDriverApplication({ id: 1, name: "Ana", email: "ana@example.com" })]
    const { user, router } = renderDashboard("/adminpage/imports")
    expect(await screen.findByText("Nothing was imported yet")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Import a file" }))
    expect(await screen.findByRole("heading", { name: "Step 1 of 5 File" })).toBeVisible()
    const text = `\u{FEFF}${textOf([driver("bo"), driver("ana"), driver("cy", { platform: "Taxi" }), driver("Zoë", { email: "zoe@example.com" })])}`
    const file = csv("")
    const bytes = new Uint16Array([...text].map((letter) => letter.charCodeAt(0)))
    await user.upload(screen.getByLabelText("Choose a file"), new File([bytes], "Zoë; 2.csv", { type: file.type }))
    expect(await screen.findByRole("heading", { name: "Step 2 of 5 Columns" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/imports/1")
    expect(api.asked("UploadImport")).toEqual([{ lead_type: "driver_application", file_name: "Zoë; 2.csv" }])

    expect(screen.getByText("Every field that a new lead needs has a column.")).toBeVisible()
    expect(screen.getByRole("combobox", { name: "What “Email” is" })).toHaveValue("email")
    expect(screen.getAllByText("Guessed")).toHaveLength(9)
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 3 of 5 Known people" })).toHaveFocus()
    await user.click(screen.getByRole("switch", { name: "Run the rules" }))
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 4 of 5 Preview" })).toBeVisible()
    expect(
      await screen.findByText("2 leads will be added, 1 row is left out as known, and 1 row is left out as faulty."),
    ).toBeVisible()
    expect(api.asked("DescribeLeadImport").at(-1)).toMatchObject({ input: { onKnown: "SKIP", runsRules: true } })

    await user.click(await screen.findByRole("button", { name: "Faulty (1)" }))
    await waitFor(() => expect(screen.getAllByRole("rowheader")).toHaveLength(1))
    const taxi = screen.getByRole("cell", { name: /^Taxi/ })
    expect(taxi).toHaveTextContent("Platform must be one of: Uber, Lyft, Both.")
    expect(screen.getByRole("rowheader", { name: "Line 4" })).toBeVisible()
    await user.dblClick(screen.getByRole("button", { name: "Import 2 rows" }))
    expect(await screen.findByRole("heading", { name: "Step 5 of 5 Run" })).toBeVisible()
    expect(await screen.findByText("Done")).toBeVisible()
    expect(api.requests("StartLeadImport")).toHaveLength(1)
    expect(api.store.driverApplications.map(({ name }) => name)).toEqual(["Ana", "bo", "Zoë"])
    expect(screen.getByRole("link", { name: "Open the driver applications" })).toBeVisible()
    expect(screen.getByText(/^All of it can be undone until/)).toBeVisible()

    const zoe = api.store.driverApplications.find(({ name }) => name === "Zoë")
    if (zoe) zoe.updatedAt = new Date(0)
    await user.click(screen.getByRole("button", { name: "Undo the import" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await user.click(dialog.getByRole("button", { name: "Undo the import" }))
    expect(await screen.findByText(/^1 lead stays as it is: somebody has worked with it/)).toBeVisible()
    expect(api.store.driverApplications.map(({ name }) => name)).toEqual(["Ana", "Zoë"])
  })

  test("refuse a workbook before it is sent, and say what the server says of others", async () => {
    const { user } = renderDashboard("/adminpage/imports/new?kind=advertisers")
    const drop = (file: File) => fireEvent.drop(screen.getByText(/^or drop it here/), droppedFiles([file]))
    expect(await screen.findByRole("button", { name: "Advertiser inquiries" })).toHaveAttribute("aria-pressed", "true")
    drop(csv("x", "book.xlsx"))
    expect(await screen.findByText(/This is a workbook\. Save it as CSV/)).toBeVisible()
    expect(api.requests("UploadImport")).toHaveLength(0)
    drop(csv("only one column"))
    expect(await screen.findByText(/This is not a CSV file with a row of headers/)).toBeVisible()
    expect(screen.queryByRole("button", { name: /^Retry/ })).not.toBeInTheDocument()
    api.behave("UploadImport", { isUnreachable: true })
    drop(csv("Company name,Email\r\nHarbor,a@example.com"))
    expect(await screen.findByText(/The connection was lost/)).toBeVisible()
    api.behave("UploadImport")
    await user.click(screen.getByRole("button", { name: "Retry drivers.csv" }))
    expect(await screen.findByRole("heading", { name: "Step 2 of 5 Columns" })).toBeVisible()
    expect(api.store.leadImports).toMatchObject([{ kind: { type: "advertiser_submission" } }])
  })

  test("name what is missing, and refuse the same field twice", async () => {
    given([driver("bo")], { isDescribed: false, head: HEAD.replace("Phone", "Mobile") })
    const { user } = openImport()
    expect(await screen.findByText("Still missing: Phone.")).toBeVisible()
    await user.selectOptions(screen.getByRole("combobox", { name: "What “Mobile” is" }), "City (needed)")
    await user.click(await goOn())
    expect(await screen.findByRole("alert")).toHaveTextContent("Two columns cannot be the same field.")
    expect(screen.getByText("“City” is this field as well.")).toBeVisible()
    await user.selectOptions(screen.getByRole("combobox", { name: "What “Mobile” is" }), "Phone (needed)")
    expect(screen.getByText("Every field that a new lead needs has a column.")).toBeVisible()
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 3 of 5 Known people" })).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Back to the columns" }))
    expect(await screen.findByRole("combobox", { name: "What “Mobile” is" })).toHaveValue("phone")
  })

  test("ask once how days are written that can be read in two ways, with one of the file", async () => {
    given([driver("bo", { day: "03/04/2025" })], { isDescribed: false })
    const { user } = openImport()
    await user.click(await goOn())
    expect(await screen.findAllByText("Say which order the file’s dates have.")).toHaveLength(2)
    expect(api.requests("DescribeLeadImport")).toHaveLength(0)
    expect(screen.getByText("03/04/2025 is March 4, 2025")).toBeVisible()
    await user.click(screen.getByRole("radio", { name: "Day first" }))
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 3 of 5 Known people" })).toBeVisible()
    expect(api.store.leadImports).toMatchObject([{ dateOrder: "DAY_FIRST" }])
  })

  test("ask for the order when the server does, of a column that was not taken for days", async () => {
    given([driver("bo")], { isDescribed: false })
    const message = "Say in which order the file writes dates such as 03/04/2025: YEAR_FIRST."
    api.behave("DescribeLeadImport", { error: { code: "BAD_USER_INPUT", fields: [{ field: "dateOrder", message }] } })
    const { user } = openImport()
    await user.click(await goOn())
    expect(await screen.findByText("03/04/2025 is April 3, 2025")).toBeVisible()
  })

  test("go on at the server while somebody looks, pause, and go on where they are after a reload", async () => {
    given(["bo", "cy", "di", "eva"].map((name) => driver(name)))
    api.store.importPace = 0
    const { user } = openImport()
    const checking = await screen.findByRole("progressbar", { name: "The rows are being checked" })
    expect(checking).toHaveAttribute("aria-valuetext", "0 of 4 rows")
    expect(screen.getByRole("button", { name: "Import" })).toBeDisabled()
    api.store.importPace = 10
    await user.click(await screen.findByRole("button", { name: "Import 4 rows" }))
    expect(await screen.findByText("Done")).toBeVisible()
  })

  test("are paused and go on, and say so of a server that is away", async () => {
    const row = given(["bo", "cy", "di", "eva"].map((name) => driver(name)))
    engine.advance(api.store, row)
    engine.start(row)
    api.store.importPace = 0
    row.doneCount = 2
    const { user } = openImport(1, "?step=columns")
    expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 of 4 rows")
    await user.click(screen.getByRole("button", { name: "Pause" }))
    expect(await screen.findByRole("progressbar", { name: "Imported so far" })).toBeVisible()
    // What is planned for the others has not come about.
    expect(screen.queryByText("All (4)")).not.toBeInTheDocument()
    await user.click(await screen.findByRole("button", { name: "Go on" }))
    expect(await screen.findByRole("button", { name: "Pause" })).toBeVisible()
    api.behave("LeadImport", { isUnreachable: true })
    expect(await screen.findByText("Failed to load data")).toBeVisible()
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 of 4 rows")
  })

  test("go on with what another tab has begun, and lose nothing of it", async () => {
    const row = given([driver("bo")])
    engine.advance(api.store, row)
    jest.replaceProperty(polling, "pollInterval", 60_000)
    const { user } = openImport(1, "?step=people")
    await user.click(await screen.findByRole("radio", { name: "Update them" }))
    engine.start(row)
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 5 of 5 Run" })).toBeVisible()
    expect(row.onKnown).toBe("SKIP")
  })

  test("say why one failed, and let it be deleted while nothing has come of it", async () => {
    const row = given([driver("bo")])
    Object.assign(row, { state: "FAILED", problem: "The file ends within a quoted cell." })
    const { user, router } = openImport()
    expect(await screen.findByRole("alert")).toHaveTextContent("The file ends within a quoted cell.")
    await user.click(screen.getByRole("button", { name: "Delete" }))
    await waitFor(() => expect(router.state.location.pathname).toBe("/adminpage/imports"))
    expect(api.store.leadImports).toEqual([])
  })

  test("list what was imported, page through many rows, and save the report", async () => {
    const row = given(Array.from({ length: 30 }, (_, index) => driver(`d${index}`, { platform: "Taxi" })))
    engine.advance(api.store, row)
    const saved = jest.fn<(name: string) => void>()
    URL.createObjectURL = () => "blob:report"
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download)
    })
    const { user } = renderDashboard("/adminpage/imports")
    const list = within(await screen.findByRole("table", { name: "Imports" }))
    expect(list.getByText("30 faulty")).toBeVisible()
    await user.click(list.getByRole("link", { name: "drivers.csv" }))
    expect(await screen.findByRole("button", { name: "Import 0 rows" })).toBeDisabled()
    expect(await screen.findByRole("rowheader", { name: "Line 2" })).toBeVisible()
    expect(screen.getAllByText("In Platform")).toHaveLength(25)
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByRole("rowheader", { name: "Line 27" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Download the report" }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith("drivers_report.csv"))
    expect(api.requests("ImportReport")[0]?.headers.get("authorization")).toBe(`Bearer ${MOCK_TOKEN}`)
  })

  test("are found from the list of leads and by keys", async () => {
    const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers")
    await screen.findByText(/^No .* yet$/)
    await user.click(screen.getByRole("link", { name: "Import leads" }))
    expect(router.state.location.search).toBe("?kind=drivers")
    expect(await screen.findByRole("heading", { name: "Step 1 of 5 File" })).toBeVisible()
    await user.keyboard("gn")
    expect(await screen.findByText("Nothing was imported yet")).toBeVisible()
  })

  test("are not for those who only look, and say when there is none", async () => {
    openImport(7)
    expect(await screen.findByText("There is no such import")).toBeVisible()
    cleanup()
    api.store.user.role = "VIEWER"
    openImport()
    expect(await screen.findByText("Your role does not include this page")).toBeVisible()
  })
})
