import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, describe, expect, test } from "@jest/globals"
import { projectRoot } from "../../../platform/config/projectRoot.ts"
import { createMessageParser } from "./parseMessage.ts"

const faulty = fileURLToPath(new URL("../../../testing/mail/faultyParserProgram.ts", import.meta.url))

const written = (body: string, subject = "Hello") =>
  Buffer.from(
    `From: Ann <ann@example.com>\r\nTo: leads+token@example.org\r\nSubject: ${subject}\r\nMessage-ID: <f@example.com>\r\nIn-Reply-To: <m1@example.org>\r\nDate: Tue, 3 Nov 2026 10:00:00 +0000\r\n\r\n${body}`,
  )

const head = {
  messageId: "<f@example.com>",
  references: ["<m1@example.org>"],
  recipients: ["leads+token@example.org"],
  fromName: "Ann",
  fromAddress: "ann@example.com",
  sentAt: new Date("2026-11-03T10:00:00Z"),
}

let parser = createMessageParser()

afterEach(() => parser.end())

describe("a message that the parser fails on is not lost", () => {
  const far = "word ".repeat(20_000)

  test.each([
    ["[crash]", "The program that reads mail failed on it."],
    ["[grow]", "It takes too much memory to read."],
    ["[hang]", "It takes too long to read."],
  ])("%s", async (fault, problem) => {
    parser = createMessageParser({ program: faulty, jobLimitMs: fault === "[hang]" ? 2_500 : 60_000 })
    // One after the other, as whatever waits is read by a process that was not stopped.
    const [late, early, plain] = await Promise.all([
      parser.parse(written(`The beginning. ${far}${fault}`)),
      parser.parse(written(`The beginning. ${fault}`)),
      parser.parse(written("All is well.")),
    ])
    expect(late).toMatchObject({
      ...head,
      subject: "Hello",
      problem: `${problem} Only its beginning was read. Open it in the mailbox.`,
    })
    expect(late.text).toMatch(/^The beginning\. word word/)
    expect(early).toMatchObject({
      ...head,
      subject: "Hello",
      text: "",
      problem: `${problem} Only its head was read. Open it in the mailbox.`,
    })
    expect(plain).toMatchObject({ ...head, text: "All is well.", problem: null })
  })

  test("even if its head cannot be read either", async () => {
    parser = createMessageParser({ program: faulty })
    const parsed = await parser.parse(written("Hi", "[crash]"))
    expect(parsed).toMatchObject({ kind: "LETTER", messageId: null, subject: "", text: "" })
    expect(parsed.problem).toMatch(/failed on it\. Only its head was read/)
  })
})

test("where no process starts, the message is left for later", async () => {
  parser = createMessageParser({ program: join(projectRoot, "no-such-program.js") })
  await expect(parser.parse(written("Hi"))).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
})

test("the limits of time and memory stop the real program", async () => {
  const costly = Buffer.concat([written(""), Buffer.from("word\n".repeat(2_000_000))])
  for (const limits of [
    { cpuMs: 100, bytes: 1e9 },
    { cpuMs: 60_000, bytes: 8_000_000 },
  ]) {
    parser.end()
    parser = createMessageParser({ limits })
    // Its beginning may be too much too, for limits like these.
    const { problem, fromAddress } = await parser.parse(costly)
    expect(problem).toMatch(limits.cpuMs === 100 ? /^It takes too long/ : /^It takes too much memory/)
    expect([fromAddress, null]).toContain(fromAddress)
  }
})

test("the server's own process does not load what reads messages", async () => {
  const source = `
    await import("./api/rooms/mail/incoming/parseMessage.ts")
    const { createRequire } = await import("node:module")
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    process.send(loaded.filter((file) => /libmime|sanitize-html/.test(file)))
    process.disconnect()
  `
  const child = fork(projectRoot, [], {
    execArgv: ["--import", "tsx", "--input-type=module", "--eval", source],
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: "test" },
  })
  expect((await once(child, "message"))[0]).toEqual([])
})
