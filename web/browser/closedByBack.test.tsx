import { addColleague } from "@farelight/api/testing/factories/team.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, render, renderHook, screen, waitFor, within } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { useDraft } from "../components/forms/useDraft.ts"
import { signIn } from "../testing/api.ts"
import { enter } from "../testing/enter.ts"
import { renderDashboard } from "../testing/renderDashboard.tsx"
import { useCloseOnBack, useDialogHistory } from "./closeOnBack.ts"

beforeEach(() => signIn())

const page = "/adminpage/settings/team"

const openPage = async () => {
  const { user, router } = renderDashboard("/adminpage/dashboard/trash")
  await screen.findByRole("heading", { name: "Trash" })
  await act(() => router.navigate(page))
  const invite = await screen.findByRole("button", { name: "Invite" })
  return { user, router, invite, goBack: () => act(() => router.navigate(-1)) }
}

type Page = Awaited<ReturnType<typeof openPage>>

const openDialog = async ({ user, router, invite }: Page) => {
  await user.click(invite)
  await waitFor(() => expect(router.state.location.state).toMatchObject({ dialogDepth: 1 }))
  return screen.findByLabelText(/^E-mail address/)
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

describe("the browser's Back button", () => {
  test("closes an open dialog, then leaves the page", async () => {
    const opened = await openPage()
    await openDialog(opened)
    await opened.goBack()
    await isClosed()
    expect(opened.router.state.location.pathname).toBe(page)
    await opened.goBack()
    await waitFor(() => expect(opened.router.state.location.pathname).toBe("/adminpage/dashboard/trash"))
  })

  test("leaves the page at once after a dialog was closed by its button, also when opened twice", async () => {
    const opened = await openPage()
    for (const _time of [1, 2]) {
      await openDialog(opened)
      await opened.user.click(screen.getByRole("button", { name: "Cancel" }))
      await isClosed()
    }
    await opened.goBack()
    await waitFor(() => expect(opened.router.state.location.pathname).toBe("/adminpage/dashboard/trash"))
  })

  test("closes a dialog that was opened at the history entry of an earlier dialog", async () => {
    const opened = await openPage()
    await openDialog(opened)
    await opened.user.keyboard("{Escape}")
    await isClosed()
    await openDialog(opened)
    await opened.goBack()
    await isClosed()
    expect(opened.router.state.location.pathname).toBe(page)
  })

  test("returns to the page after a navigation from a dialog", async () => {
    const opened = await openPage()
    await openDialog(opened)
    await act(() => opened.router.navigate("/adminpage/dashboard/trash"))
    await screen.findByRole("heading", { name: "Trash" })
    await opened.goBack()
    expect(await screen.findByRole("button", { name: "Invite" })).toBeVisible()
    await opened.goBack()
    await waitFor(() => expect(opened.router.state.location.pathname).toBe("/adminpage/dashboard/trash"))
  })
})

test("Back closes the upper of two dialogs", async () => {
  const closed: string[] = []
  const Layer = ({ name }: { name: string }) => {
    useCloseOnBack(() => closed.push(name))
    return null
  }
  const Page = () => {
    useDialogHistory()
    return ["lower", "upper"].map((name) => <Layer key={name} name={name} />)
  }
  const router = createMemoryRouter([{ path: "/", element: <Page /> }])
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.location.state).toMatchObject({ dialogDepth: 2 }))
  await act(() => router.navigate(-1))
  expect(closed).toEqual(["upper"])
})

describe("a form's values", () => {
  test("are restored over the same initial values only, ignoring row keys", () => {
    const draftOver = (rows: object[]) => renderHook(() => useDraft("rows", { rows, note: "" })).result
    const first = draftOver([{ key: 1, text: "a" }])
    act(() => first.current.change({ note: "typed" }))
    expect(draftOver([{ key: 2, text: "b" }]).current).toMatchObject({ values: { note: "" }, isRestored: false })
    const restored = draftOver([{ key: 3, text: "a" }])
    expect(restored.current).toMatchObject({ values: { note: "typed" }, isRestored: true })
    act(() => restored.current.change({ rows: [{ key: 4, text: "a" }], note: "" }))
    expect(restored.current.isChanged).toBe(false)
  })

  test("are restored in a dialog closed by Back or Escape, until discarded or sent", async () => {
    const opened = await openPage()
    const { user } = opened
    await enter(user, await openDialog(opened), "new@example.com")
    await opened.goBack()
    await isClosed()
    expect(await openDialog(opened)).toHaveValue("new@example.com")
    await user.keyboard("{Escape}")
    await isClosed()
    await openDialog(opened)
    await user.click(screen.getByRole("button", { name: "Start over" }))
    expect(screen.getByLabelText(/^E-mail address/)).toHaveValue("")
    await enter(user, screen.getByLabelText(/^E-mail address/), "other@example.com")
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Invite" }))
    await screen.findByLabelText("Invitation link")
    await user.click(screen.getByRole("button", { name: "Close" }))
    expect(await openDialog(opened)).toHaveValue("")
  })

  test("the values of a rule's form are restored after leaving its page", async () => {
    await addColleague({ name: "Luis" })
    const { user, router } = renderDashboard("/adminpage/settings/rules/new")
    await enter(user, await screen.findByLabelText(/^Name/), "Nights")
    await act(() => router.navigate("/adminpage/dashboard/trash"))
    await screen.findByRole("heading", { name: "Trash" })
    await act(() => router.navigate(-1))
    expect(await screen.findByLabelText(/^Name/)).toHaveValue("Nights")
  })
})
