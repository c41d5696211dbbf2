import { execFile, spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, test } from "@jest/globals"
import { lexer } from "marked"
import { Webhook } from "standardwebhooks"
import { startSequencer } from "../../platform/jobs/sequencer.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { makeApiKey } from "../../testing/accounts/apiKeys.ts"
import { startTestApp } from "../../testing/testApp.ts"
import { mutationAccess, queryAccess } from "../access/access.ts"

const guide = await readFile(join(projectRoot, "docs", "api.md"), "utf8")

const examplesIn = (language: string) =>
  lexer(guide).flatMap((token) => (token.type === "code" && token.lang === language ? [String(token.text)] : []))

const isThere = (program: string) => !spawnSync(program, ["--version"]).error
const run = promisify(execFile)

const app = await startTestApp()
// Without positions the feed stays empty, and the examples would wait for it in vain.
const positions = startSequencer()
const { secret: key } = await makeApiKey(["leads:read", "leads:write"])
const environment = { PATH: process.env.PATH, HOME: process.env.HOME, FARELIGHT_URL: app.url, FARELIGHT_KEY: key }
// Within the project, where TypeScript and Node.js find the libraries.
const folder = await mkdtemp(join(projectRoot, "node_modules", ".examples-"))
await app.apply()
await app.inquire()
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await positions.stop()
  await app.stop()
})

const saved = async (name: string, text: string) => {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

const whereThereIs = (program: string) => {
  if (isThere(program)) return test
  console.error(`${program} is not on this machine: its examples are not run.`)
  return test.skip
}

const titled = (examples: string[]) =>
  examples.map((text) => [text.split("\n").find((line) => /^curl|fetch\(|_URL|verif|import/.test(line)) ?? "", text])

describe("the examples in curl", () => {
  whereThereIs("curl").each(titled(examplesIn("sh")))("%s prints an answer without errors", async (_title, text) => {
    const { stdout } = await run("bash", ["-euo", "pipefail", "-c", text ?? ""], { env: environment })
    expect(stdout).not.toBe("")
    expect(stdout).not.toContain('"errors"')
  })
})

describe("the examples in GraphQL", () => {
  const examples = examplesIn("graphql").map((text) => [/\w+ (\w+)/.exec(text)?.[1] ?? "", text] as const)

  /** Uses the examples' key where its scopes suffice, otherwise an owner's session. */
  const tokenFor = async (field: string) => {
    const access = queryAccess[field] ?? mutationAccess[field]
    const isForKey = access && access !== "anyone" && access.permissions.every((name) => name.startsWith("leads:"))
    return isForKey ? environment.FARELIGHT_KEY : app.loginAs("OWNER")
  }

  test.each(examples)("%s is answered without errors", async (_name, text) => {
    const token = await tokenFor(/\{\s*(\w+)/.exec(text)?.[1] ?? "")
    const { data, errors } = await app.graphql(text, {}, { token })
    expect([errors, Object.values(data ?? {})]).toEqual([undefined, [expect.anything()]])
  })
})

const tsx = join(projectRoot, "node_modules", "tsx", "dist", "cli.mjs")

const asModule = (text: string) => (/^(import|export)/m.test(text) ? text : `${text}\nexport {}\n`)

describe("the examples in TypeScript", () => {
  const examples = examplesIn("ts")

  test("type-check", async () => {
    const files = await Promise.all(examples.map((text, index) => saved(`example${index}.ts`, asModule(text))))
    const options = ["--noEmit", "--strict", "--target", "es2023", "--module", "esnext", "--types", "node"]
    const tsc = join(projectRoot, "node_modules", "typescript", "bin", "tsc")
    const command = [tsc, "--ignoreConfig", ...options, "--moduleResolution", "bundler", "--skipLibCheck", ...files]
    const { stdout } = await run(process.execPath, command, { cwd: projectRoot }).catch((error) => error)
    expect(stdout).toBe("")
  })

  test.each(titled(examples))("%s runs without errors", async (_title, text = "") => {
    const file = await saved("run.mts", asModule(text))
    await run(process.execPath, [tsx, file], { env: environment })
  })
})

const secret = `whsec_${Buffer.from("a secret of thirty-two bytes, so").toString("base64")}`
const body = JSON.stringify({ type: "lead.created", data: { position: 7, lead_id: 1, lead: null } })

const signedHeaders = () => {
  const now = new Date()
  return {
    "webhook-id": "msg_7",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_7", now, body),
  }
}

const verifying = (language: string) => examplesIn(language).find((text) => text.includes("verified")) ?? ""

test("the TypeScript webhook example accepts a signed message and rejects another", async () => {
  const request = (text: string) =>
    `new Request("http://localhost", { method: "POST", body: ${JSON.stringify(text)}, headers: ${JSON.stringify(signedHeaders())} })`
  const calls = `
console.log((await verified(${request(body)}, "${secret}")).data.position)
await verified(${request(`${body} `)}, "${secret}").then(() => console.log("taken"), () => console.log("refused"))`
  const file = await saved("verify.mts", verifying("ts") + calls)
  const { stdout } = await run(process.execPath, [tsx, file], { env: environment })
  expect(stdout).toBe("7\nrefused\n")
})

describe("the examples in Python", () => {
  const testPython = whereThereIs("python3")

  testPython.each(titled(examplesIn("python")))("%s runs without errors", async (_title, text = "") => {
    await run("python3", [await saved("example.py", text)], { env: environment })
  })

  testPython("verify a webhook, and refuse another message", async () => {
    const calls = `
headers = ${JSON.stringify(signedHeaders())}
print(verified(${JSON.stringify(body)}.encode(), headers, "${secret}")["data"]["position"])
try:
    verified(b"{}", headers, "${secret}")
    print("taken")
except ValueError:
    print("refused")
`
    const file = await saved("verify.py", verifying("python") + calls)
    expect((await run("python3", [file], { env: environment })).stdout).toBe("7\nrefused\n")
  })
})
