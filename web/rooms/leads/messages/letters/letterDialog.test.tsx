import { EmailLog } from "@farelight/api/platform/outbox/emailLog.model.ts"
import { addDrivers } from "@farelight/api/testing/factories/leads.ts"
import { configureMail, smtpSettings } from "@farelight/api/testing/mail/outbox.ts"
import { expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

test("a letter without a text in one language shows that language, and is not sent", async () => {
  await addDrivers({})
  await signIn()
  configureMail(smtpSettings(1))
  const { user } = renderDashboard("/adminpage/dashboard")
  await user.click(await screen.findByRole("button", { name: "Write to all 1" }))
  const dialog = within(await screen.findByRole("dialog"))
  const write = async (words: string) => {
    await user.type(await dialog.findByLabelText("Subject"), words)
    await user.click(dialog.getByLabelText("Text"))
    await user.paste(words)
  }
  await user.type(await dialog.findByLabelText("Subject"), "News")
  await user.click(await dialog.findByRole("button", { name: "Send to 1" }))
  expect(await dialog.findByText("English: write a subject and a text.")).toBeVisible()
  await write("Hi")
  await user.click(dialog.getByRole("button", { name: "Send to 1" }))
  expect(await dialog.findByText("Español: write a subject and a text.")).toBeVisible()
  expect(dialog.getByLabelText("Text")).toHaveAttribute("lang", "es")
  expect(await EmailLog.count()).toBe(0)
  await write("Hola")
  await user.click(dialog.getByRole("button", { name: "Send to 1" }))
  expect(await screen.findByText("The letter is being sent")).toBeVisible()
})
