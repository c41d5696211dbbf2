import { describe, expect, test } from "@jest/globals"
import { Op } from "sequelize"
import { type ApiKeyScope, apiKeyScopes } from "../../../contract/accounts/apiKeys.ts"
import { type Permission, permits, roles } from "../../../contract/accounts/roles.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { postLeadFile, uploadLeadFile } from "../../../testing/pictures/leadFileClient.ts"
import { download } from "../../../testing/pictures/mediaClient.ts"
import { pdfPage } from "../../../testing/pictures/pdfs.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { LeadFile, LeadFileBytes, LeadFileRequest } from "./leadFile.model.ts"
import { previewsMade } from "./leadPreviews.ts"

// Who gets to the files of leads: every role, keys by their scopes, and whoever is not signed in, by every way that there is.

const pdf = () => pdfPage({ content: `% ${crypto.randomUUID()}` })

const storeUnmatched = async () => {
  const [bytes, name] = [pdf(), "attached.pdf"]
  const facts = { contentType: "application/pdf", size: bytes.length, contentHash: crypto.randomUUID().padEnd(64, "0") }
  const message = { leadType: null, leadId: null, messageId: 1, addedBy: "MESSAGE" as const, createdAt: new Date() }
  const { id } = await LeadFile.create({ name, ...facts, ...message })
  await LeadFileBytes.create({ fileId: id, data: bytes })
  return id
}

const app = await setUpTestApp()
const { body, headers } = await app.sendDriver()
const leadId = body.id
const statusToken = headers.get("location")?.split("/").at(-1) ?? ""
const { data } = await uploadLeadFile(app, await app.login(), leadId, { bytes: pdf() })
const fileId = Number(data.uploadLeadFile.file.id)
const unmatchedId = await storeUnmatched()
await previewsMade()

type Way = (token: string) => Promise<number | string>

const statusOf = async (path: string, token: string) =>
  (await download(app, path, token ? { authorization: `Bearer ${token}` } : {})).status

/** 200 of a GraphQL answer without an error, otherwise its status over REST. */
const codes: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 }
const outcome = (errors: readonly { extensions: Record<string, unknown> }[] | undefined) => {
  const code = errors?.[0]?.extensions.code
  return code === undefined ? 200 : (codes[String(code)] ?? String(code))
}

const ask = async (query: string, variables: Record<string, unknown>, token: string) =>
  outcome((await app.graphql(query, variables, { token })).errors)

const reading: Record<string, Way> = {
  download: (token) => statusOf(`/api/leads/files/${fileId}`, token),
  preview: (token) => statusOf(`/api/leads/files/${fileId}/preview`, token),
  "REST list": (token) => statusOf(`/api/admin/drivers/${leadId}/files`, token),
  "GraphQL list": (token) =>
    ask(
      "query ($id: ID!) { driverApplication(id: $id) { files { id url } fileRequests { what } } }",
      { id: String(leadId) },
      token,
    ),
}

const readingUnmatched: Record<string, Way> = {
  download: (token) => statusOf(`/api/leads/files/${unmatchedId}`, token),
  preview: (token) => statusOf(`/api/leads/files/${unmatchedId}/preview`, token),
}

const extraFile = async () => {
  const bytes = pdf()
  const facts = { contentType: "application/pdf", size: bytes.length, contentHash: crypto.randomUUID().padEnd(64, "0") }
  const of = { leadType: "driver_application", leadId, addedBy: "SENDER" as const, createdAt: new Date() }
  return String((await LeadFile.create({ name: "x.pdf", ...facts, ...of })).id)
}

const openRequest = async () => {
  const of = { leadType: "driver_application", leadId, requestedById: null, requestedAt: new Date() }
  return String((await LeadFileRequest.create({ ...of, what: crypto.randomUUID() })).id)
}

const writing: Record<string, Way> = {
  "GraphQL upload": async (token) => outcome((await uploadLeadFile(app, token, leadId, { bytes: pdf() })).errors),
  "REST upload": async (token) => {
    const { status } = await postLeadFile(app, token, leadId, { bytes: pdf() })
    return status === 201 ? 200 : status
  },
  "GraphQL deletion": async (token) =>
    ask("mutation ($id: ID!) { deleteLeadFile(id: $id) { lead { id } } }", { id: await extraFile() }, token),
  "REST deletion": async (token) =>
    (await app.rest("DELETE", `/api/leads/files/${await extraFile()}`, undefined, { token })).status,
  request: (token) =>
    ask(
      `mutation ($id: ID!, $what: String!) {
        requestLeadFile(leadType: DRIVER_APPLICATION, leadId: $id, what: $what) { request { id } } }`,
      { id: String(leadId), what: crypto.randomUUID() },
      token,
    ),
  cancellation: async (token) =>
    ask("mutation ($id: ID!) { cancelFileRequest(id: $id) { lead { id } } }", { id: await openRequest() }, token),
}

const cases: [string, Way, Permission[]][] = [
  ...Object.entries(reading).map(([name, way]): [string, Way, Permission[]] => [name, way, ["leads:read"]]),
  ...Object.entries(readingUnmatched).map(([name, way]): [string, Way, Permission[]] => [
    `${name} of a message without a lead`,
    way,
    ["leads:read", "mail:read"],
  ]),
  ...Object.entries(writing).map(([name, way]): [string, Way, Permission[]] => [name, way, ["leads:write"]]),
]

const scopes: readonly ApiKeyScope[] = Object.values(apiKeyScopes)

test("nobody gets to what waits in quarantine or in the trash", async () => {
  const { secret } = await makeApiKey([...scopes])
  for (const place of ["QUARANTINE", "TRASH"] as const) {
    await DriverApplication.unscoped().update({ place }, { where: { id: leadId }, silent: true })
    for (const path of [`/api/leads/files/${fileId}`, `/api/leads/files/${fileId}/preview`])
      expect([place, path, await statusOf(path, secret)]).toEqual([place, path, 404])
    expect((await app.rest("DELETE", `/api/leads/files/${fileId}`, undefined, { token: secret })).status).toBe(404)
  }
  await DriverApplication.unscoped().update({ place: "INBOX" }, { where: { id: leadId }, silent: true })
  expect(await statusOf(`/api/leads/files/${fileId}`, secret)).toBe(200)
})

describe.each(cases)("%s", (_name, way, needed) => {
  const expected = async (isPermitted: boolean, token: string, who: string) => {
    await LeadFileRequest.destroy({ where: {} })
    await LeadFile.destroy({ where: { id: { [Op.notIn]: [fileId, unmatchedId] } } })
    expect([who, await way(token)]).toEqual([who, isPermitted ? 200 : 403])
  }

  test("is for the roles that may", async () => {
    for (const role of roles)
      await expected(
        needed.every((permission) => permits(role, permission)),
        await app.loginAs(role),
        role,
      )
  })

  test("is for keys with the scopes, and for no others", async () => {
    // What is answered is a lead.
    const enough = scopes.filter(
      (scope) => needed.includes(scope) || (scope === "leads:read" && needed.includes("leads:write")),
    )
    await expected(true, (await makeApiKey(enough)).secret, "enough")
    for (const scope of needed as ApiKeyScope[])
      await expected(false, (await makeApiKey(scopes.filter((one) => one !== scope))).secret, `all but ${scope}`)
  })

  test("is not for whoever is not signed in or no longer, and not by the sender's link", async () => {
    const ended = await app.login()
    await app.graphql("mutation { logout }", {}, { token: ended })
    for (const token of ["", "garbage", statusToken, ended]) expect([token, await way(token)]).toEqual([token, 401])
  })
})
