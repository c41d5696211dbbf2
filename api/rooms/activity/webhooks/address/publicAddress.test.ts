import type { LookupAddress } from "node:dns"
import { describe, expect, jest, test } from "@jest/globals"
import { change, creation } from "../webhook.rules.ts"
import { ForbiddenAddressError, isPublicAddress, publicLookup, requirePublicHost, resolver } from "./publicAddress.ts"
import { mayBePublic } from "./publicHost.ts"

test.each([
  ["8.8.8.8", true],
  ["2606:4700:4700::1111", true],
  // Outside of production, loopback addresses are allowed.
  ["127.0.0.1", true],
  ["10.0.0.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["fd00:ec2::254", false],
  ["::", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", true],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["::7f00:1", false],
  ["168.63.129.16", false],
  ["not an address", false],
])("webhook messages may be sent to %s: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each(["http://10.0.0.1/", "http://[fe80::1]/", "http://0x0a000001/", "http://169.254.169.254/latest"])(
  "the webhook address %s is refused without a lookup",
  (url) => {
    expect(() => requirePublicHost(new URL(url))).toThrow(ForbiddenAddressError)
  },
)

describe("the host name of a webhook", () => {
  const lookUp = (answer: LookupAddress[], all = true) => {
    const asked = jest.spyOn(resolver, "lookup") as unknown as jest.Mock
    asked.mockImplementation((...values: unknown[]) =>
      (values[2] as (error: null, found: unknown) => void)(null, answer),
    )
    return new Promise((resolve, reject) =>
      publicLookup("receiver.example", { all }, (error, found) => (error ? reject(error) : resolve(found))),
    )
  }

  const [outside, inside] = ["8.8.8.8", "10.0.0.1"].map((address) => ({ address, family: 4 })) as [
    LookupAddress,
    LookupAddress,
  ]

  test("is reached only at its checked addresses", async () => {
    expect(await lookUp([outside])).toEqual([outside])
    expect(await lookUp([outside], false)).toBe("8.8.8.8")
  })

  test.each([[[inside]], [[]], [[outside, inside]]])("is refused if it resolves to %j", async (answer) => {
    await expect(lookUp(answer)).rejects.toThrow(ForbiddenAddressError)
  })
})

test.each([
  ["example.com", true],
  ["internal.example.com", true],
  ["8.8.8.8", true],
  ["[2606:4700:4700::1111]", true],
  ["intranet", false],
  ["app.localhost", false],
  ["printer.local", false],
  ["metadata.google.internal.", false],
  ["nas.home.arpa", false],
  ["10.0.0.1", false],
  ["[fd00::1]", false],
])("%s is a public host name: %s", (host, isPublic) => {
  expect([mayBePublic(host, false), mayBePublic(host, true)]).toEqual([isPublic, isPublic])
})

test.each(["localhost", "localhost.", "127.0.0.1", "[::1]"])("the host %s is reached only in development", (host) => {
  expect([mayBePublic(host, false), mayBePublic(host, true)]).toEqual([false, true])
})

test.each([
  ["http://localhost/hook", false, true],
  ["https://localhost/hook", false, true],
  ["http://127.0.0.1/hook", false, true],
  ["https://10.0.0.1/hook", false, false],
  ["https://user:password@example.com/hook", false, false],
  ["https://example.com/hook", true, true],
])("a webhook accepts the address %s: %s, in development %s", (url, ...may) => {
  const isTaken = (allowsLocal: boolean) => creation(allowsLocal).safeParse({ url, events: ["lead.created"] }).success
  const isTakenLater = (allowsLocal: boolean) => change(allowsLocal).safeParse({ url }).success
  expect([isTaken(false), isTaken(true)]).toEqual(may)
  expect([isTakenLater(false), isTakenLater(true)]).toEqual(may)
})
