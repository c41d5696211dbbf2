import { expect, test } from "@jest/globals"
import { canonicalAddress } from "../authenticate.ts"

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["::FFFF:102:304", "1.2.3.4"],
  ["[2001:DB8::1]:443", "2001:db8::1"],
  ["2001:0db8:0000:0000:0000:0000:0000:0001", "2001:db8::1"],
  ["::1", "::1"],
])("the address %s is counted as the client address %s", (text, usual) => {
  expect(canonicalAddress(text)).toBe(usual)
})

test.each(["", "unknown", "x".repeat(3_000), "1.2.3", "1.2.3.4, 5.6.7.8", "_hidden"])(
  "%j is not a client address",
  (text) => {
    expect(canonicalAddress(text)).toBeNull()
  },
)
