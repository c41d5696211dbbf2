import { runPendingImports, startImports } from "@farelight/api/rooms/automation/imports/importWorker.ts"
import { LeadImport } from "@farelight/api/rooms/automation/imports/leadImport.model.ts"
import { describeImport, startImport } from "@farelight/api/rooms/automation/imports/leadImports.service.ts"
import { uploadImport } from "@farelight/api/rooms/automation/imports/receiveImport.ts"
import { driverApplicationKind } from "@farelight/api/rooms/leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "@farelight/api/rooms/leads/drivers/driverApplication.model.ts"
import { setLeadStatus } from "@farelight/api/rooms/leads/work/leadWork.service.ts"
import { eraseUntouched } from "@farelight/api/rooms/privacy/erasure/leadCopies.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { owner } from "@farelight/api/testing/factories/viewers.ts"
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { polling } from "../../../apollo/polling.ts"
import { api, signIn } from "../../../testing/api.ts"
import { droppedFiles } from "../../../testing/droppedFiles.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

let token = ""
let worker: ReturnType<typeof startImports> | undefined

/** Processes imports in the background, as the server does. */
const startWorker = () => {
  worker = startImports(eraseUntouched, { pollMs: 50 })
}

beforeEach(async () => {
  token = await signIn()
  jest.replaceProperty(polling, "pollInterval", 50)
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const HEAD = "Name;Email;Phone;City;Platform;Vehicle year;Vehicle make;Vehicle model;Received;Remarks"
const driver = (name: string, { email = `${name}@example.com`, platform = "Uber", day = "" } = {}) =>
  `${name};${email};213 555 0177;Phoenix;${platform};2021;Kia;Niro;${day};`

const textOf = (rows: readonly string[], head = HEAD) => [head, ...rows].join("\r\n")
const csv = (text: string, name = "drivers.csv") => new File([text], name, { type: "text/csv" })

/** An uploaded import, optionally described and checked. */
const given = async (rows: readonly string[], { isDescribed = true, isChecked = false, head = HEAD } = {}) => {
  const said = { leadType: "driver_application", fileName: "drivers.csv" }
  const bytes = (async function* () {
    yield Buffer.from(textOf(rows, head))
  })()
  const { columns } = await uploadImport(await owner(), said, bytes)
  const named = columns.flatMap(({ field }, index) => (field === null ? [] : { index, field }))
  if (isDescribed || isChecked) await describeImport(await owner(), "1", { columns: named })
  if (isChecked) await runPendingImports(eraseUntouched)
}

const start = async () => startImport(await owner(), "1")

const names = async () => (await DriverApplication.findAll({ order: ["id"] })).map(({ name }) => name)

const openImport = (id = 1, step = "") => renderDashboard(`/adminpage/imports/${id}${step}`)

const goOn = () => screen.findByRole("button", { name: /^Next: / })

describe("imports of leads", () => {
  test("accept a list of names and numbers alone, and keep its other columns", async () => {
    startWorker()
    await given(["Ana;Ruiz;213 555 0177;CA"], { isDescribed: false, head: "First Name;Last Name;Phone;State/Region" })
    const { user } = openImport()
    await user.click(await screen.findByRole("switch", { name: /^Keep the other columns/ }))
    await user.click(await goOn())
    await user.click(await screen.findByRole("button", { name: "Import 1 row" }))
    await waitFor(async () => expect(await names()).toEqual(["Ana Ruiz"]))
    expect(await DriverApplication.findOne()).toMatchObject({
      platform: "",
      city: "",
      metadata: { state_region: "CA" },
    })
    await user.click(await screen.findByRole("link", { name: "Open the driver applications" }))
    expect(await screen.findByText("Vehicle unknown")).toBeVisible()
  })

  test("accept a UTF-16 file with semicolons, list faults by line, and can be undone", async () => {
    await addDrivers({ name: "Ana", email: "ana@example.com" })
    startWorker()
    const { user, router } = renderDashboard("/adminpage/dashboard?tab=drivers")
    await screen.findByRole("link", { name: "Ana" })
    await user.keyboard("gn")
    expect(await screen.findByText("Nothing was imported yet")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Import a file" }))
    expect(await screen.findByRole("heading", { name: "Step 1 of 4 File" })).toBeVisible()
    const text = `\u{FEFF}${textOf([driver("bo"), driver("ana"), driver("cy", { platform: "Taxi" }), driver("Zoë", { email: "zoe@example.com" })])}`
    const file = csv("")
    const bytes = new Uint16Array([...text].map((letter) => letter.charCodeAt(0)))
    await user.upload(screen.getByLabelText("Choose a file"), new File([bytes], "Zoë; 2.csv", { type: file.type }))
    expect(await screen.findByRole("heading", { name: "Step 2 of 4 Columns" })).toBeVisible()
    expect(router.state.location.pathname).toBe("/adminpage/imports/1")
    expect(api.asked("UploadImport")).toEqual([{ lead_type: "driver_application", file_name: "Zoë; 2.csv" }])

    expect(screen.getByText(/^A new lead needs a name/)).toBeVisible()
    expect(screen.getByRole("combobox", { name: "What “Email” is" })).toHaveValue("email")
    await user.click(screen.getByRole("switch", { name: "Run the rules" }))
    await user.click(await goOn())
    const preview = await screen.findByRole("heading", { name: "Step 3 of 4 Preview" })
    await waitFor(() => expect(preview).toHaveFocus())
    await screen.findByText("Ready to run")
    const segments = within(screen.getByRole("group", { name: "Rows" })).getAllByRole("button")
    expect(segments.map(({ textContent }) => textContent)).toEqual(["All (4)", "New (2)", "Known (1)", "Faulty (1)"])
    expect(api.asked("DescribeLeadImport").at(-1)).toMatchObject({ input: { onKnown: "SKIP", runsRules: true } })

    await user.click(await screen.findByRole("button", { name: "Faulty (1)" }))
    await waitFor(() => expect(screen.getAllByRole("rowheader")).toHaveLength(1))
    expect(screen.getByRole("cell", { name: "Taxi" })).toBeVisible()
    expect(screen.getByText("Platform: Platform must be one of: Uber, Lyft, Both.")).toBeVisible()
    expect(screen.getByRole("rowheader", { name: "Line 4" })).toBeVisible()
    await user.dblClick(screen.getByRole("button", { name: "Import 2 rows" }))
    expect(await screen.findByRole("heading", { name: "Step 4 of 4 Run" })).toBeVisible()
    expect(await screen.findByText("Done")).toBeVisible()
    expect(api.asked("StartLeadImport")).toEqual([expect.objectContaining({ expectedRevision: 1 })])
    expect(await names()).toEqual(["Ana", "bo", "Zoë"])
    expect(screen.getByRole("link", { name: "Open the driver applications" })).toBeVisible()
    expect(screen.getByText(/^All of it can be undone until/)).toBeVisible()

    const zoe = await DriverApplication.findOne({ where: { name: "Zoë" } })
    await setLeadStatus(driverApplicationKind, await owner(), { id: String(zoe?.id), status: "contacted" })
    await user.click(screen.getByRole("button", { name: "Undo the import" }))
    const dialog = within(await screen.findByRole("alertdialog"))
    await user.click(dialog.getByRole("button", { name: "Undo the import" }))
    expect(await screen.findByText(/^1 lead stays unchanged: somebody has worked with it/)).toBeVisible()
    expect(await names()).toEqual(["Ana", "Zoë"])
  })

  test("refuse a workbook before the upload, and show the server's reason for other files", async () => {
    const { user } = renderDashboard("/adminpage/imports/new?kind=advertisers")
    const drop = (file: File) => fireEvent.drop(screen.getByText(/^or drop it here/), droppedFiles([file]))
    expect(await screen.findByRole("button", { name: "Advertiser inquiries" })).toHaveAttribute("aria-pressed", "true")
    drop(csv("x", "book.xlsx"))
    expect(await screen.findByText(/This is a workbook\. Save it as CSV/)).toBeVisible()
    expect(api.requests("UploadImport")).toHaveLength(0)
    drop(csv("only one column"))
    expect(await screen.findByText(/The file needs a row of headers/)).toBeVisible()
    expect(screen.queryByRole("button", { name: /^Retry/ })).not.toBeInTheDocument()
    api.behave("UploadImport", { isUnreachable: true })
    drop(csv("Company name,Email\r\nHarbor,a@example.com"))
    expect(await screen.findByText(/The connection was lost/)).toBeVisible()
    api.behave("UploadImport")
    await user.click(screen.getByRole("button", { name: "Retry drivers.csv" }))
    expect(await screen.findByRole("heading", { name: "Step 2 of 4 Columns" })).toBeVisible()
    expect(await LeadImport.findAll()).toMatchObject([{ leadType: "advertiser_submission" }])
  })

  test("list missing fields, map a field to one column, and ask for the order of ambiguous dates", async () => {
    await given([driver("bo", { day: "03/04/2025" })], {
      isDescribed: false,
      head: HEAD.replace("Name", "Spot").replace("Email", "Other"),
    })
    const { user } = openImport()
    expect(await screen.findByText("New leads need these fields: Name.")).toBeVisible()
    await user.selectOptions(screen.getByRole("combobox", { name: "What “Spot” is" }), "Phone")
    expect(screen.getByRole("combobox", { name: "What “Phone” is" })).toHaveValue("")
    await user.selectOptions(screen.getByRole("combobox", { name: "What “Spot” is" }), "Name (required)")
    expect(screen.getByText("New leads need these fields: Email or Phone.")).toBeVisible()
    await user.selectOptions(screen.getByRole("combobox", { name: "What “Phone” is" }), "Phone")
    expect(screen.getByText(/^A new lead needs a name/)).toBeVisible()
    await user.click(await goOn())
    expect(await screen.findByText("Say which order the file’s dates have.")).toBeVisible()
    expect(api.requests("DescribeLeadImport")).toHaveLength(0)
    expect(screen.getByText("03/04/2025 is March 4, 2025")).toBeVisible()
    await user.click(screen.getByRole("radio", { name: "Day first" }))
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 3 of 4 Preview" })).toBeVisible()
    expect(await LeadImport.findAll()).toMatchObject([{ settings: { dateOrder: "DAY_FIRST" } }])
    await user.click(screen.getByRole("link", { name: "Back to the columns" }))
    expect(await screen.findByRole("combobox", { name: "What “Spot” is" })).toHaveValue("name")
  })

  test("ask for the date order if the server requires it for an unrecognized column", async () => {
    await given([driver("bo")], { isDescribed: false })
    const message = "Say in which order the file writes dates such as 03/04/2025: YEAR_FIRST."
    api.behave("DescribeLeadImport", { error: { code: "BAD_USER_INPUT", fields: [{ field: "dateOrder", message }] } })
    const { user } = openImport()
    await user.click(await goOn())
    expect(await screen.findByText("03/04/2025 is April 3, 2025")).toBeVisible()
  })

  test("show progress, pause and resume, and report an unreachable server", async () => {
    await given(["bo", "cy", "di", "eva"].map((name) => driver(name)))
    const { user } = openImport()
    const checking = await screen.findByRole("progressbar", { name: "The rows are being checked" })
    expect(checking).toHaveAttribute("aria-valuetext", "0 of 4 rows")
    expect(screen.getByRole("button", { name: "Import" })).toBeDisabled()
    await runPendingImports(eraseUntouched)
    await user.click(await screen.findByRole("button", { name: "Import 4 rows" }))
    await screen.findByRole("button", { name: "Pause" })
    await LeadImport.update({ doneCount: 2 }, { where: { id: 1 } })
    await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 of 4 rows"))
    await user.click(screen.getByRole("button", { name: "Pause" }))
    expect(await screen.findByRole("progressbar", { name: "Imported so far" })).toBeVisible()
    // The plan of the other rows was not carried out.
    expect(screen.queryByText("All (4)")).not.toBeInTheDocument()
    await user.click(await screen.findByRole("button", { name: "Continue" }))
    expect(await screen.findByRole("button", { name: "Pause" })).toBeVisible()
    api.behave("LeadImport", { isUnreachable: true })
    expect(await screen.findByText("Failed to load data")).toBeVisible()
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 of 4 rows")
  })

  test("continue in another tab, without loss", async () => {
    await given([driver("bo")], { isChecked: true })
    jest.replaceProperty(polling, "pollInterval", 60_000)
    const { user } = openImport(1, "?step=columns")
    await user.click(await screen.findByRole("radio", { name: "Update them" }))
    await start()
    await user.click(await goOn())
    expect(await screen.findByRole("heading", { name: "Step 4 of 4 Run" })).toBeVisible()
    expect(await LeadImport.findByPk(1)).toMatchObject({ settings: { onKnown: "SKIP" } })
  })

  test("show the reason of a failure, can be deleted before any effect, and have an empty state", async () => {
    await given([driver("bo")])
    const problem = "The file ends within a quoted cell."
    await LeadImport.update({ state: "FAILED", problem }, { where: { id: 1 } })
    const { user, router } = openImport()
    expect(await screen.findByRole("alert")).toHaveTextContent(problem)
    await user.click(screen.getByRole("button", { name: "Delete" }))
    await waitFor(() => expect(router.state.location.pathname).toBe("/adminpage/imports"))
    expect(await LeadImport.count()).toBe(0)
    await router.navigate("/adminpage/imports/1")
    expect(await screen.findByText("There is no such import")).toBeVisible()
  })

  test("list imported rows by page, and save the report", async () => {
    const rows = Array.from({ length: 30 }, (_, index) => driver(`d${index}`, { email: `d${index}` }))
    await given(rows, { isChecked: true })
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
    expect(await screen.findByText(/^Nothing would be imported\./)).toBeVisible()
    expect(screen.queryByRole("button", { name: /^Import/ })).not.toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Back to the columns" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\?step=columns$/),
    )
    expect(await screen.findByRole("rowheader", { name: "Line 2" })).toBeVisible()
    expect(screen.getAllByText(/^Email: /)).toHaveLength(25)
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByRole("rowheader", { name: "Line 27" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Download faulty rows" }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith("drivers_faulty.csv"))
    expect(api.requests("ImportReport")[0]?.headers.get("authorization")).toBe(`Bearer ${token}`)
    await user.click(screen.getByRole("link", { name: "Upload corrected rows" }))
    expect(await screen.findByText(/^It gets the columns and settings/)).toBeVisible()
    await user.upload(screen.getByLabelText("Choose a file"), csv(textOf([driver("bo")])))
    expect(await screen.findByRole("heading", { name: "Step 2 of 4 Columns" })).toBeVisible()
    expect(api.asked("UploadImport")).toEqual([expect.objectContaining({ like: "1" })])
  })
})
