import { spawnSync } from "node:child_process"
import { expect, test } from "@jest/globals"
import { projectRoot } from "../processes/projectRoot.ts"

const program = `
  const { currentRequest, logger, logConsoleOutput } = await import("./api/platform/log/logger.ts")
  logConsoleOutput()
  logger.info("before")
  currentRequest.run({ requestId: "of-this-request" }, () => console.warn("Rolling back transaction %s failed", 7))
  console.error(Object.assign(new Error("refused"), { parameters: ["ana@example.com"] }))
  process.emitWarning("Possible EventTarget memory leak detected.", "MaxListenersExceededWarning")
  setTimeout(() => logger.info("after"), 10)
`

test("output of libraries and warnings of Node.js become log lines", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: "development", LOG_LEVEL: "info" },
    encoding: "utf8",
  })
  expect(stderr).toBe("")
  const lines = stdout.split("\n").filter(Boolean)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: "before" }),
    expect.objectContaining({ level: 40, requestId: "of-this-request", msg: "Rolling back transaction 7 failed" }),
    expect.objectContaining({ level: 50, msg: "refused" }),
    expect.objectContaining({ level: 40, warning: "MaxListenersExceededWarning" }),
    expect.objectContaining({ msg: "after" }),
  ])
})
