import { beforeAll, expect, test } from "@jest/globals"
import type { ApiKeyScope } from "../../../contract/accounts/apiKeys.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { workOffImports } from "./importWorker.ts"

const app = await setUpTestApp()

const tokens: Partial<Record<string, string>> = {}
const tokenOf = async (...scopes: ApiKeyScope[]) => (await makeApiKey(["leads:write", ...scopes])).secret
beforeAll(async () => {
  tokens.writer = await tokenOf()
  tokens.eraser = await tokenOf("leads:erase", "leads:read")
  tokens.manager = await app.as("MANAGER")
})

const call = (who: string, path: string, body?: object, method = "POST") =>
  app.rest(method, `/api/imports${path}`, body, { token: tokens[who] })

const upload = async () => {
  const response = await fetch(`${app.url}/api/imports?lead_type=driver_application&file_name=a.csv`, {
    method: "POST",
    headers: { "content-type": "text/csv", authorization: `Bearer ${tokens.writer}` },
    body: "Email,City\r\nana@example.com,Phoenix\r\n",
  })
  return ((await response.json()) as { id: number }).id
}

const columns = [{ index: 0, field: "email" }]

test.each([
  ["updating known leads", { on_known: "UPDATE" }, "eraser"],
  ["sending receipts", { sends_receipts: true }, "manager"],
])(
  "%s takes the permission that it takes elsewhere, from who describes and from who starts it",
  async (_what, said, may) => {
    const id = await upload()
    expect((await call("writer", `/${id}`, { columns, ...said }, "PUT")).status).toBe(403)
    expect((await call("writer", `/${id}`, { columns }, "PUT")).status).toBe(200)
    expect((await call(may, `/${id}`, { columns, ...said }, "PUT")).status).toBe(200)
    await workOffImports()
    expect((await call("writer", `/${id}/start`)).status).toBe(403)
    expect((await call(may, `/${id}/start`)).status).toBe(200)
    await workOffImports()
    expect((await call("writer", `/${id}/undo`)).status).toBe(403)
    expect((await call("eraser", `/${id}/undo`)).status).toBe(200)
    await workOffImports()
  },
)
