import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, expect, test } from "@jest/globals"
import { submitDriverLead } from "../../../api/testing/leadsClient.ts"
import { scratchFolder } from "../../../api/testing/process/scratchFolder.ts"
import { until } from "../../../api/testing/process/until.ts"
import { examples, runProgram } from "./program.ts"
import { setUpStage } from "./stage.ts"

interface Change {
  position: number
  type: string
  lead_id: number
}

const stage = setUpStage()
const folder = scratchFolder()
let key: string

beforeAll(async () => {
  key = await stage.makeKey("LEADS_READ")
})

const submitMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => submitDriverLead(stage.url, { name: `Driver ${index}` })))

const poll = (FARELIGHT_KEY = key) =>
  runProgram("polling", ["node", "poll.mjs"], {
    FARELIGHT_URL: stage.url,
    FARELIGHT_KEY,
    POSITION_FILE: join(folder, "position.txt"),
  })

const ids = (changes: Change[]) => changes.map(({ lead_id }) => String(lead_id)).sort()

test("the polling script starts with new events, and prints each change once", async () => {
  await submitMany(3)
  // An event that enters the feed later would count as new.
  await until(async () => {
    const headers = { authorization: `Bearer ${key}` }
    const page = await (await fetch(`${stage.url}/api/changes?after=0`, { headers })).json()
    return page.changes.length === 3
  })
  expect(await poll()).toEqual({ code: 0, output: "" })
  const sent = await submitMany(130)
  // Changes are in the feed a moment after their commit.
  const lines: string[] = []
  await until(async () => {
    const { code, output } = await poll()
    expect(code).toBe(0)
    lines.push(...output.split("\n").filter(Boolean))
    return lines.length >= 130
  })
  expect(ids(lines.map((line) => JSON.parse(line)))).toEqual(sent.sort())
  expect(await poll()).toEqual({ code: 0, output: "" })
  const refused = await poll("flk_wrong")
  expect(refused).toEqual({ code: 1, output: expect.stringContaining("Farelight answered 401") })
})

interface WorkflowNode {
  name: string
  type: string
  parameters: Record<string, string>
}

type Items = { json: Record<string, unknown> }[]

/** Runs the nodes of the workflow in their order, as n8n would: its own nodes are stood in for, its code is the file's. */
const createWorkflow = async () => {
  const { nodes, connections } = JSON.parse(await readFile(join(examples, "polling/n8n-workflow.json"), "utf8"))
  const kept = {}
  const named = new Map((nodes as WorkflowNode[]).map((node) => [node.name, node]))
  const runNode = async ({ type, parameters }: WorkflowNode, items: Items): Promise<Items> => {
    const { jsCode = "", url = "", fieldToSplitOut = "" } = parameters
    const json = items[0]?.json ?? {}
    if (type === "n8n-nodes-base.code")
      return new Function("$getWorkflowStaticData", "$input", jsCode)(() => kept, { first: () => ({ json }) })
    if (type === "n8n-nodes-base.splitOut")
      return (json[fieldToSplitOut] as object[]).map((each) => ({ json: { ...each } }))
    if (type !== "n8n-nodes-base.httpRequest") return items
    const address = url
      .replace("=https://farelight.example.com", stage.url)
      .replace("{{ $json.query }}", String(json.query))
    const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
    return [{ json: await response.json() }]
  }
  return async () => {
    let items: Items = []
    for (let node = named.get("Every minute"); node; node = named.get(connections[node.name]?.main[0][0].node))
      items = await runNode(node, items)
    return items.map(({ json }) => json as unknown as Change)
  }
}

test("the workflow's code starts with new events, and returns one item per change", async () => {
  const run = await createWorkflow()
  expect(await run()).toEqual([])
  const sent = await submitMany(3)
  const items: Change[] = []
  await until(async () => items.push(...(await run())) >= 3)
  expect(ids(items)).toEqual(sent.sort())
  expect(items[0]).toMatchObject({ type: "driver_application.created", lead: { status: "pending" } })
  expect(await run()).toEqual([])
})
