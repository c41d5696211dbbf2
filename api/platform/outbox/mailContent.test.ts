import { expect, test } from "@jest/globals"
import { mailSubject } from "./mailContent.ts"

test.each([
  ["New driver application: Ana", "New driver application: Ana"],
  ["a\r\nBcc: b@example.com", "a Bcc: b@example.com"],
  ["\u202eevil\u2069", "evil"],
  ["=?utf-8?q?=0D=0ABcc:?=", "= ?utf-8?q?=0D=0ABcc:?="],
  ["a".repeat(150), "a".repeat(150)],
  ["a".repeat(151), `${"a".repeat(149)}…`],
  ["👩‍👧".repeat(151), `${"👩‍👧".repeat(149)}…`],
])("a mail's subject of %j becomes %j", (text, subject) => expect(mailSubject(text)).toBe(subject))
