import type { LookupAddress } from "node:dns"
import { afterEach, describe, expect, jest, test } from "@jest/globals"
import { ForbiddenAddressError, isPublicAddress, publicLookup, requirePublicHost, resolver } from "./publicAddress.ts"

test.each([
  ["8.8.8.8", true],
  ["2606:4700:4700::1111", true],
  ["10.0.0.1", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["fe80::1", false],
  ["fd00:ec2::254", false],
  ["::", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", true],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["::7f00:1", false],
  ["5f00::1", false],
  ["168.63.129.16", false],
  ["::ffff:168.63.129.16", false],
  ["not an address", false],
])("whether messages may go to %s: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test("this machine is reached outside of production only", () => {
  expect(isPublicAddress("127.0.0.1")).toBe(true)
})

test.each(["http://10.0.0.1/", "http://[fe80::1]/", "http://0x0a000001/", "http://169.254.169.254/latest"])(
  "the address %s is refused, of which nothing is looked up",
  (url) => {
    expect(() => requirePublicHost(new URL(url))).toThrow(ForbiddenAddressError)
  },
)

describe("a name", () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const lookUp = (answer: LookupAddress[], all = true) => {
    const asked = jest.spyOn(resolver, "lookup") as unknown as jest.Mock
    asked.mockImplementation((...values: unknown[]) =>
      (values[2] as (error: null, found: unknown) => void)(null, answer),
    )
    return new Promise((resolve, reject) =>
      publicLookup("receiver.example", { all }, (error, found) => (error ? reject(error) : resolve(found))),
    )
  }

  test("is connected to at the addresses that were judged", async () => {
    const found = [{ address: "8.8.8.8", family: 4 }]
    expect(await lookUp(found)).toEqual(found)
    expect(await lookUp(found, false)).toBe("8.8.8.8")
  })

  test.each([[[{ address: "10.0.0.1", family: 4 }]], [[]]])("that resolves to %j is refused", async (answer) => {
    await expect(lookUp(answer)).rejects.toThrow(ForbiddenAddressError)
  })

  test("of which one address is inside is refused whole", async () => {
    const mixed = [
      { address: "8.8.8.8", family: 4 },
      { address: "169.254.169.254", family: 4 },
    ]
    await expect(lookUp(mixed)).rejects.toThrow(ForbiddenAddressError)
  })
})
