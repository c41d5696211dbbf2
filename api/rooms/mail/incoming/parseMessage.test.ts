import { fileURLToPath } from "node:url"
import { afterEach, expect, test } from "@jest/globals"
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

const far = `The beginning. ${"word ".repeat(20_000)}`

test("a mail that crashes the parser is read without its parts, and other mails are unaffected", async () => {
  parser = createMessageParser({ program: faulty })
  const problem = "The program that reads mail failed on it."
  const [late, early, headless, plain] = await Promise.all([
    parser.parse(written(`${far}[crash]`)),
    parser.parse(written("The beginning. [crash]")),
    parser.parse(written("Hi", "[crash]")),
    parser.parse(written("All is well.")),
  ])
  const text = expect.stringMatching(/^The beginning\. word word/)
  const ofBeginning = `${problem} Only its beginning was read. Open it in the mailbox.`
  expect(late).toMatchObject({ ...head, subject: "Hello", text, problem: ofBeginning })
  const ofHead = `${problem} Only its head was read. Open it in the mailbox.`
  expect(early).toMatchObject({ ...head, subject: "Hello", text: "", problem: ofHead })
  expect(headless).toMatchObject({ kind: "LETTER", messageId: null, subject: "", text: "", problem: ofHead })
  expect(plain).toMatchObject({ ...head, text: "All is well.", problem: null })
})

test.each([
  ["[grow]", "It takes too much memory to read.", 60_000],
  ["[hang]", "It takes too long to read.", 2_000],
])("a mail whose parser fails with %s is read from its beginning", async (fault, problem, jobLimitMs) => {
  parser = createMessageParser({ program: faulty, jobLimitMs })
  const parsed = await parser.parse(written(far + fault))
  expect(parsed).toMatchObject({ ...head, problem: expect.stringContaining(`${problem} Only its beginning`) })
})

test("time and memory limits stop the mail parser's process", async () => {
  const costly = Buffer.concat([written(""), Buffer.from("word\n".repeat(2_000_000))])
  for (const limits of [
    { cpuMs: 100, bytes: 1e9 },
    { cpuMs: 60_000, bytes: 8_000_000 },
  ]) {
    parser.end()
    parser = createMessageParser({ limits })
    // Even the beginning of the message may exceed these limits.
    const { problem, fromAddress } = await parser.parse(costly)
    expect(problem).toMatch(limits.cpuMs === 100 ? /^It takes too long/ : /^It takes too much memory/)
    expect([head.fromAddress, null]).toContain(fromAddress)
  }
})
