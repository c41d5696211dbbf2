import { describe, expect, test } from "@jest/globals"
import { getNamedType, isInputObjectType } from "graphql"
import { nodeIdOf } from "../../contract/api/nodeId.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { callOperation, mutations, queries } from "../../testing/operations/everyOperation.ts"
import { postMedia } from "../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../testing/pictures/pictures.ts"
import { type Json, setUpTestApp, type Values } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const token = await app.login()
const driver = String(await app.apply({ name: "Dana" }))
const advertiser = String(await app.inquire())
await postMedia(app, token, { bytes: await makePicture(), filename: "tablet.png" })

const ask = async (query: string, variables: Values, asker = token): Promise<Json> =>
  app.graphql(query, variables, { token: asker })

describe("the node query", () => {
  const NODES = `query ($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename nodeId
      ... on Lead { id email } ... on CmsBlock { sectionId } ... on EmailLog { recipient } ... on MediaFile { filename }
    }
  }`

  test("reads each type by its node id", async () => {
    const lists = await ask(
      `{
        driverApplications { nodes { nodeId } } advertiserSubmissions { nodes { nodeId } }
        emailLogs(first: 1) { nodes { nodeId recipient } } mediaFiles { nodes { nodeId filename } }
        cmsBlocks(page: "home") { nodeId sectionId }
      }`,
      {},
    )
    const { driverApplications, advertiserSubmissions, emailLogs, mediaFiles, cmsBlocks } = lists.data
    const entries = [driverApplications, advertiserSubmissions, emailLogs, mediaFiles].map(({ nodes }) => nodes[0])
    const ids = [...entries, cmsBlocks[0]].map(({ nodeId }) => nodeId)
    const { data } = await ask(NODES, { ids })
    expect(data.nodes).toEqual([
      { __typename: "DriverApplication", nodeId: ids[0], id: driver, email: expect.any(String) },
      { __typename: "AdvertiserSubmission", nodeId: ids[1], id: advertiser, email: expect.any(String) },
      { __typename: "EmailLog", ...emailLogs.nodes[0] },
      { __typename: "MediaFile", nodeId: ids[3], filename: "tablet.png" },
      { __typename: "CmsBlock", ...cmsBlocks[0] },
    ])
    expect(new Set(ids).size).toBe(5)
  })

  test("returns null for a missing object or an invalid nodeId", async () => {
    const ids = ["DriverApplication", "EmailLog", "MediaFile", "CmsBlock"].map((type) => nodeIdOf(type, 999_999))
    const odd = [driver, "", "x", nodeIdOf("User", 1), nodeIdOf("Query", 1), `${nodeIdOf("CmsBlock", 1)}=`]
    const { data, errors } = await ask(NODES, { ids: [...ids, ...odd] })
    expect(errors).toBeUndefined()
    expect(data.nodes).toEqual([...ids, ...odd].map(() => null))
  })

  test("needs the permission of the type's own query", async () => {
    const { secret } = await makeApiKey(["content:read"])
    const query = "query ($id: ID!) { node(id: $id) { nodeId } }"
    for (const type of ["DriverApplication", "AdvertiserSubmission", "EmailLog", "MediaFile"]) {
      const id = nodeIdOf(type, 1)
      const codes = [await app.graphql(query, { id }), await ask(query, { id }, secret)].map(
        ({ errors }) => errors?.[0]?.extensions.code,
      )
      expect([type, ...codes]).toEqual([type, "UNAUTHENTICATED", "FORBIDDEN"])
    }
    expect((await app.graphql(query, { id: nodeIdOf("CmsBlock", 1) })).errors).toBeUndefined()
  })

  test("reads up to 100 objects at once", async () => {
    const { errors } = await ask(NODES, { ids: Array(101).fill("x") })
    expect(errors[0].extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "ids" }] })
  })
})

describe("a lead's nodeId", () => {
  const operations = [...Object.values(queries), ...Object.values(mutations)].flatMap(({ name, args }) => {
    const input = getNamedType(args.find((argument) => argument.name === "input")?.type)
    const names = (isInputObjectType(input) ? Object.values(input.getFields()) : args).map((taken) => taken.name)
    return names.includes("leadId") ? [[name, input !== undefined] as const] : []
  })
  const texts = { replyId: crypto.randomUUID(), subject: "Hello", body: "Good morning" }

  test.each(operations)("identifies a lead in %s as its type and id would", async (name, isInput) => {
    const answerTo = async (lead: Values) => {
      const given = isInput
        ? { input: { ...(name === "saveReplyDraft" ? { ...texts, replyId: undefined } : texts), ...lead } }
        : lead
      const { text } = await callOperation(app, name in queries ? "query" : "mutation", name, token, given)
      const { data, errors = [] } = JSON.parse(text)
      return { data, errors: errors.map(({ message, extensions }: Json) => ({ message, extensions })) }
    }
    const nodeId = nodeIdOf("DriverApplication", 999_999)
    const old = { leadType: "DRIVER_APPLICATION", leadId: "999999" }
    const answer = await answerTo({ leadNodeId: nodeId })
    expect(answer).toEqual(await answerTo(old))
    expect(JSON.stringify(answer)).not.toContain('"field":"lead')
    const wrong = [{}, { leadNodeId: "x" }, { leadNodeId: nodeIdOf("EmailLog", 1) }, { leadNodeId: nodeId, ...old }]
    for (const lead of wrong)
      expect((await answerTo(lead)).errors[0].extensions.fields).toEqual([
        expect.objectContaining({ field: "leadNodeId" }),
      ])
  })

  test("identifies the lead that gets a note", async () => {
    const note = `mutation ($lead: ID!) { addLeadNote(leadNodeId: $lead, text: "Called") { note { text } } }`
    const { data } = await ask(note, { lead: nodeIdOf("DriverApplication", driver) })
    expect(data.addLeadNote.note).toEqual({ text: "Called" })
  })
})

test("mutations return payloads, except those of the first versions", () => {
  const first =
    "beginPasskeyLogin beginPasskeyRegistration beginTotpEnrolment changePassword confirmIdentity deleteLeadNote " +
    "deleteLeadView disableTotp endUserSessions eraseLead eraseSubject logout removePasskey requestPasswordReset " +
    "requireProofOfWork requireSecondFactor resetPassword revokeOtherSessions revokeSession switchRetention"
  const others = Object.values(mutations).filter(({ type }) => !String(type).endsWith("Payload!"))
  expect(others.map(({ name }) => name).sort()).toEqual(first.split(" "))
})
