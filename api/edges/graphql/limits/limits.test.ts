import { expect, jest, test } from "@jest/globals"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()

test("an answer of more than 10 MB, counted in bytes, is replaced by a refusal", async () => {
  const { id } = await EmailLog.create({
    ...{ logType: "test", recipient: "ann@example.com", replyTo: null, subject: "Long", html: null, formData: {} },
    ...{ body: "€".repeat(2_000_000), status: "sent", leadId: null, messageId: "", waitingSince: null, dueAt: null },
  })
  const token = await app.login()
  const log = `emailLog(id: "${id}") { body }`
  expect((await app.graphql(`{ a: ${log} }`, {}, { token })).errors).toBeUndefined()
  const { data, errors } = await app.graphql(`{ a: ${log} b: ${log} }`, {}, { token })
  expect({ data, errors }).toMatchObject({ data: undefined, errors: [{ extensions: { code: "PAYLOAD_TOO_LARGE" } }] })
})

test("fields with the same name and arguments are read once, and cost one read", async () => {
  const read = jest.spyOn(EmailLog, "findOne")
  const token = await app.login()
  const { errors } = await app.graphql("{ a: mailState { failedCount } b: mailState { failedCount } }", {}, { token })
  expect(errors).toBeUndefined()
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
  const previews = ["a", "b", "c", "d"].map(
    (name) => `${name}: subjectErasurePreview(email: "a@x.example") { erasedAt }`,
  )
  expect((await app.graphql(`{ ${previews} }`, {}, { token })).errors?.[0]?.message).toContain("costs 20,004 points")
})
