import { describe, expect, test } from "@jest/globals"
import { errorCodes } from "../../contract/api/errorCodes.ts"
import { type ErrorCode, statusOfCode, toExtensions } from "../../contract/api/errors.ts"
import { setUpTestApp } from "../../testing/testApp.ts"

const app = await setUpTestApp()
const { data } = await app.graphql("{ __schema { description } }")
const described = data.__schema.description

describe("the schema's description", () => {
  test("lists every error code with its meaning and extensions, and no others", () => {
    const oneLine = (text: string) => text.replaceAll(/\n +/g, " ")
    const listed = [...oneLine(described).matchAll(/^- `[A-Z_]+`.*$/gm)].map(([line]) => line)
    const codes = Object.entries(errorCodes).map(([code, { meaning, extensions = [] }]) => {
      const besides = extensions.map((name: string) => ` (\`extensions.${name}\`)`).join("")
      return `- \`${code}\`${besides}: ${meaning}`
    })
    expect(listed).toEqual(codes)
    const reasons = ["CODE_REQUIRED", "FACTOR_PROOF_REQUIRED", "SECOND_FACTOR_REQUIRED", "STEP_UP_REQUIRED"]
    const named = [...described.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name)
    const others = ["LEADS_READ", ...reasons]
    expect(named.filter((name) => !others.includes(name ?? "") && !Object.hasOwn(errorCodes, name ?? ""))).toEqual([])
  })

  test.each(Object.keys(statusOfCode) as ErrorCode[])("lists the extensions of %s", (code) => {
    const { extensions = [] } = errorCodes[code]
    const retryAfterSeconds = extensions.includes("retryAfterSeconds") ? 5 : null
    const reason = extensions.includes("reason") ? ("STEP_UP_REQUIRED" as const) : null
    const sent = toExtensions({ code, message: "", fields: [], retryAfterSeconds, reason }, "1")
    expect(Object.keys(sent).sort()).toEqual(["code", ...extensions].sort())
  })
})
