import { expect, test } from "@jest/globals"
import { hostNameOf, httpOrigin, isLoopback } from "./hostName.ts"

test.each(["localhost", "127.0.0.1", "127.255.0.9", "::1", "[::1]"])("the host %s is this machine", (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(["", "0.0.0.0", "::", "localhost.example.com", "127.0.0.1.example.com", "a127.0.0.1", "[::1]:80"])(
  "the host %j is not this machine",
  (host) => expect(isLoopback(host)).toBe(false),
)

test.each(["LOCALHOST:4000", "localhost.", "127.1:80", "[0:0::1]:4000"])("the spelling %s is this machine", (host) => {
  expect(isLoopback(hostNameOf(host) ?? "")).toBe(true)
})

test.each([
  ["localhost", "http://localhost:80"],
  ["::1", "http://[::1]:80"],
])("the origin of %s is %s", (host, origin) => expect(httpOrigin(host, 80)).toBe(origin))
