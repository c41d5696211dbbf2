import { expect, test } from "@jest/globals"
import { createValidation } from "../../testing/openapi/validation.ts"
import { useWebhooks } from "../../testing/webhooks/webhooks.ts"
import { openApiDocument } from "./openApiDocument.ts"

const { app, create, apply, setStatus, settle, bodies } = useWebhooks()

const document = openApiDocument()
const faultsOf = createValidation(document)

test("every webhook message matches the OpenAPI document", async () => {
  await create()
  const id = await apply()
  await settle()
  await setStatus(id, "contacted")
  const token = await app().login()
  await app().rest("POST", `/api/admin/drivers/${id}/notes`, { text: "Called back." }, { token })
  await settle()
  expect(
    bodies()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(Object.keys(document.webhooks).sort())
  for (const body of bodies()) {
    const schema = document.webhooks[body.type]?.post?.requestBody?.content["application/json"]?.schema ?? {}
    expect([body.type, faultsOf(schema, body)]).toEqual([body.type, []])
    expect(faultsOf(schema, { ...body, type: "lead.other" })).not.toEqual([])
    expect(faultsOf(schema, { ...body, data: { ...body.data, lead_id: "1" } })).not.toEqual([])
  }
})
