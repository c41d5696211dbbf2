import { beforeEach, describe, expect, test } from "@jest/globals"
import { api } from "../testing/mockApi.ts"
import { buildDriverApplication } from "./data/builders.ts"
import { addSeeds } from "./data/seeds.ts"
import { MOCK_TOKEN } from "./data/store.ts"

const ask = async (query: string) => {
  const response = await fetch("http://localhost/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${MOCK_TOKEN}` },
    body: JSON.stringify({ query, operationName: "DashboardLayout" }),
  })
  return response.json()
}

const codes = async (query: string) =>
  (await ask(query)).errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)

describe("the mocked work on leads", () => {
  beforeEach(() => {
    api.store.driverApplications = [buildDriverApplication(), buildDriverApplication({ id: 2 })]
  })

  test("gives leads to a colleague, and tells what happened to them", async () => {
    const { data } = await ask(`mutation {
      assignLeads(leadType: DRIVER_APPLICATION, ids: ["1", "9"], ownerId: "1") {
        notFoundIds
        leads { __typename id owner { name } history { summary actorName } }
      }
    }`)
    expect(data.assignLeads).toEqual({
      notFoundIds: ["9"],
      leads: [
        {
          __typename: "DriverApplication",
          id: "1",
          owner: { name: "admin" },
          history: [
            { summary: "sent it", actorName: "A visitor" },
            { summary: "took it", actorName: "admin" },
          ],
        },
      ],
    })
    const gone = `mutation { assignLeads(leadType: DRIVER_APPLICATION, ids: ["1"], ownerId: "7") { notFoundIds } }`
    expect(await codes(gone)).toEqual(["NOT_FOUND"])
  })

  test("counts and lists what is due", async () => {
    await ask(`mutation {
      assignLeads(leadType: DRIVER_APPLICATION, ids: ["1"], ownerId: "1") { notFoundIds }
      setFollowUp(leadType: DRIVER_APPLICATION, ids: ["1", "2"], on: "2026-11-21") { notFoundIds }
    }`)
    const { data } = await ask(`{
      dashboardSummary(today: "2026-11-21") { kinds { mine unassigned followUpsDue } }
      due: driverApplications(filter: { ownerId: "1", followUpBy: "2026-11-21" }) { nodes { id followUpOn } }
      early: driverApplications(filter: { followUpBy: "2026-11-20" }) { totalCount }
      unassigned: driverApplications(filter: { isUnassigned: true }) { nodes { id } }
    }`)
    expect(data.dashboardSummary.kinds[0]).toEqual({ mine: 1, unassigned: 1, followUpsDue: 1 })
    expect(data.due.nodes).toEqual([{ id: "1", followUpOn: "2026-11-21" }])
    expect(data.early.totalCount).toBe(0)
    expect(data.unassigned.nodes).toEqual([{ id: "2" }])
  })

  test("lets nobody but its author change a note", async () => {
    const add = `mutation { addLeadNote(leadType: DRIVER_APPLICATION, leadId: "1", text: "Mine", mentionedIds: ["1"]) {
      note { id viewerCanEdit editedAt mentions { name } }
    } }`
    const { note } = (await ask(add)).data.addLeadNote
    expect(note).toEqual({ id: "1", viewerCanEdit: true, editedAt: null, mentions: [{ name: "admin" }] })
    api.store.leadNotes = api.store.leadNotes.map((row) => ({ ...row, authorId: 2 }))
    expect(await codes(`mutation { editLeadNote(id: "1", text: "Yours") { note { id } } }`)).toEqual(["FORBIDDEN"])
    expect(await codes(`mutation { deleteLeadNote(id: "1") }`)).toEqual(["FORBIDDEN"])
  })

  test("saves views under names of their own", async () => {
    const save = (name: string, query: string) =>
      `mutation { saveLeadView(input: { name: "${name}", leadType: DRIVER_APPLICATION, query: "${query}", isShared: false }) {
        leadView { id query isOwn madeBy { name } }
      } }`
    expect((await ask(save("Mine", "?a=b c"))).data.saveLeadView.leadView).toEqual({
      id: "1",
      query: "a=b+c",
      isOwn: true,
      madeBy: { name: "admin" },
    })
    expect(await codes(save("mine", ""))).toEqual(["CONFLICT"])
    expect(await codes(save("Other", "https://example.com/?a=b"))).toEqual(["BAD_USER_INPUT"])
  })

  test("has seeds of all of it", async () => {
    addSeeds(api.store)
    const { data, errors } = await ask(`{
      driverApplications(first: 60) {
        nodes { owner { name } followUpOn history { id summary } notes { text mentions { name } viewerCanEdit editedAt } }
      }
      leadViews { name isOwn isShared }
      colleagues { name }
    }`)
    expect(errors).toBeUndefined()
    expect(data.leadViews).toHaveLength(3)
    expect(data.colleagues.map(({ name }: { name: string }) => name)).toEqual([
      "admin",
      "Luis Ferreira",
      "Maren Okafor",
    ])
  })
})
