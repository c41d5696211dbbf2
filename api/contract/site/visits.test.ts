import { describe, expect, test } from "@jest/globals"
import { sourceOf } from "./visits.ts"

const from = (query: string, referrer?: string) =>
  sourceOf({ query: new URLSearchParams(query), referrer, ownHost: "farelight.example" })

describe("the source of a visit", () => {
  test.each([
    ["utm_source=Newsletter&utm_campaign=Spring", "https://mail.example/", "newsletter", "spring"],
    ["", "https://www.Search.example/?q=anna%40example.com", "search.example", null],
    ["", "https://farelight.example/drivers", "direct", null],
    ["", "https://www.farelight.example/", "direct", null],
    ["", "android-app://com.example", "direct", null],
    ["", "", "direct", null],
    ["utm_source=anna%40example.com", "", "other", null],
    ["utm_source=2135550147", "", "other", null],
    ["utm_source=x&utm_campaign=anna%40example.com", "", "x", "other"],
    [`utm_source=${"a".repeat(65)}`, "", "other", null],
  ])("a visit with the query %s and the referrer %s has the source %s", (query, referrer, source, campaign) => {
    expect(from(query, referrer)).toEqual({ source, campaign })
  })
})
