import { LeadFile } from "@farelight/api/rooms/leads/files/leadFile.model.ts"
import { addFiles } from "@farelight/api/testing/factories/leadFiles.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { driver } from "@farelight/api/testing/factories/leadWork.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../testing/api.ts"
import { droppedFiles } from "../../../testing/droppedFiles.ts"
import { enter } from "../../../testing/enter.ts"
import { renderDashboard } from "../../../testing/renderDashboard.tsx"

let token = ""

beforeEach(async () => {
  await addDrivers({})
  token = await signIn()
  jest.spyOn(console, "error").mockImplementation(() => {})
  URL.createObjectURL = () => "blob:a-picture"
  URL.revokeObjectURL = () => {}
})

const openLead = async () => {
  const { user } = renderDashboard("/adminpage/dashboard/drivers/1")
  const files = within(await screen.findByRole("region", { name: /^Files/ }))
  return { user, files }
}

const picture = async (name: string) => new File([new Uint8Array(await makePicture())], name, { type: "image/png" })

const addPages = (count: number) =>
  addFiles(driver(), ...Array.from({ length: count }, (_, index) => ({ name: `page ${index + 1}.jpg` })))

describe("the files of a lead", () => {
  test("take several at once, and the same dropped again does no harm", async () => {
    const { user, files } = await openLead()
    const one = await picture("one.png")
    await user.upload(files.getByLabelText("Add files"), [one, await picture("two.png")])
    expect(await files.findByRole("button", { name: /(Open|Download) two\.png/ })).toBeVisible()
    expect(screen.getByRole("region", { name: "Files (2)" })).toBeVisible()
    fireEvent.drop(files.getByRole("list", { name: "Files" }), droppedFiles([one]))
    expect(await screen.findByText("This lead already had one.png")).toBeVisible()
    expect(await LeadFile.count()).toBe(2)
    expect(screen.getByRole("region", { name: "History" })).toHaveTextContent(/admin added a file.*one\.png/)
  })

  test("say why one is refused, in the API's words", async () => {
    const { files } = await openLead()
    fireEvent.drop(files.getByText("None yet"), droppedFiles([new File(["x"], "tool.exe", { type: "text/plain" })]))
    expect(await files.findByText(/Only JPEG, PNG, WebP, HEIC and PDF files are accepted/)).toBeVisible()
    expect(await LeadFile.count()).toBe(0)
  })

  test("open large, one after the other by the arrow keys, with the session's token", async () => {
    await addPages(2)
    const { user, files } = await openLead()
    await user.click(files.getByRole("button", { name: "Open page 1.jpg" }))
    expect(await screen.findByRole("img", { name: "page 1.jpg" })).toHaveAttribute("src", "blob:a-picture")
    expect(api.requests("LeadFilePreview")[0]?.headers.get("authorization")).toBe(`Bearer ${token}`)
    await user.keyboard("{ArrowRight}")
    expect(await screen.findByRole("img", { name: "page 2.jpg" })).toBeVisible()
    expect(screen.getByText("2 of 2")).toBeVisible()
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  })

  test("are deleted only after a question", async () => {
    await addPages(1)
    const { user, files } = await openLead()
    await user.click(files.getByRole("button", { name: "More for page 1.jpg" }))
    await user.click(screen.getByRole("menuitem", { name: "Delete…" }))
    expect(await LeadFile.count()).toBe(1)
    await user.click(await screen.findByRole("button", { name: "Delete file" }))
    expect(await files.findByText("None yet")).toBeVisible()
    expect(await LeadFile.count()).toBe(0)
  })

  test("are asked for, by a suggestion or in one's own words, until that is taken back", async () => {
    const { user, files } = await openLead()
    await user.click(files.getByRole("button", { name: "Ask for a file…" }))
    await user.click(files.getByRole("button", { name: "your insurance card" }))
    await user.click(files.getByRole("button", { name: "Ask" }))
    expect(await files.findByText("Waits for your insurance card")).toBeVisible()
    await user.click(files.getByRole("button", { name: "Ask for a file…" }))
    await enter(user, files.getByRole("textbox", { name: "What to ask for" }), "Your insurance card")
    await user.click(files.getByRole("button", { name: "Ask" }))
    expect(await files.findByText("This is asked for already.")).toBeVisible()
    await user.click(files.getByRole("button", { name: "No longer ask for your insurance card" }))
    await waitFor(() => expect(files.queryByText("Waits for your insurance card")).not.toBeInTheDocument())
  })

  test("are only looked at by whoever may not work on leads", async () => {
    await addPages(1)
    await signIn("VIEWER")
    const { files } = await openLead()
    expect(files.getByRole("button", { name: "Open page 1.jpg" })).toBeVisible()
    expect(files.queryByLabelText("Add files")).not.toBeInTheDocument()
    expect(files.queryByRole("button", { name: "Ask for a file…" })).not.toBeInTheDocument()
  })
})
