import { expect, test } from "@jest/globals"
import { contentFaults, sectionField } from "../fields.ts"
import { pageContent } from "../pageContent.ts"
import { parseReplyPromise } from "./promiseHours.ts"
import { replyPromise, unreadablePromise } from "./replyPromise.ts"

test.each([
  ["48 hours", 48],
  ["1 hour", 1],
  ["2 days", 48],
  [" 1 Day ", 24],
])("the reply promise %j is read as %d hours", (text, hours) => {
  expect(parseReplyPromise(text)).toEqual({ text: text.trim(), hours })
})

test.each(["", "48", "hours", "0 hours", "two days", "2 business days", "48 hours, usually", "-1 day", "9999 hours"])(
  "the editor refuses the reply promise %j",
  (text) => {
    const section = sectionField("global", "promises")
    if (!section) throw new Error("The section of the promises is gone")
    const faults = contentFaults(section, { driver_reply: text, advertiser_reply: "24 hours" })
    expect(faults).toEqual([{ field: "driver_reply", message: unreadablePromise }])
  },
)

test("a stored reply promise that cannot be read is replaced by the default, on pages too", () => {
  const content = { driver_reply: "soon", advertiser_reply: "2 days" }
  expect(replyPromise("driver_reply", content)).toEqual({ text: "48 hours", hours: 48 })
  const { global, page } = pageContent("drivers", [{ page: "global", sectionId: "promises", content }])
  expect(global.promises).toEqual({ driver_reply: "48 hours", advertiser_reply: "2 days" })
  expect(JSON.stringify(page)).not.toContain("soon")
})
