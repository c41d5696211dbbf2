import { runInNewContext } from "node:vm"
import { expect, test } from "@jest/globals"
import { contentFaults } from "../contract/content/fields.ts"
import { canonicalPath } from "../contract/site/sitePaths.ts"
import { bareAddress } from "../platform/outbox/bareAddress.ts"
import { drawable } from "../rooms/content/graphics/letters.ts"
import { safeHtml } from "../rooms/mail/incoming/reading/safeHtml.ts"

const LENGTH = 1_000_000

// Linear patterns take milliseconds, quadratic ones far longer.
test.each([
  ["the path of a page", () => canonicalPath(`${"/".repeat(LENGTH)}x`)],
  ["the HTML of a mail", () => safeHtml("\ufffd".repeat(90_000) + "x".repeat(LENGTH))],
  [
    "an address in a page",
    () => contentFaults({ kind: "group", fields: { a: { kind: "email" } } }, { a: `x@x${".x".repeat(LENGTH)}@` }),
  ],
  ["a sender of mails", () => bareAddress("<".repeat(LENGTH))],
  ["a title in a picture", () => drawable(`x${" ".repeat(LENGTH)}x`)],
])("a long text is processed quickly: %s", (_name, read) => {
  expect(() => runInNewContext("read()", { read }, { timeout: 5_000 })).not.toThrow()
})
