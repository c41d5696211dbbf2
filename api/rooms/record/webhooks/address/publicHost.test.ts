import { expect, test } from "@jest/globals"
import { change, creation } from "../webhook.rules.ts"
import { mayBePublic } from "./publicHost.ts"

test.each([
  ["example.com", true],
  ["internal.example.com", true],
  ["local.example", true],
  ["8.8.8.8", true],
  ["[2606:4700:4700::1111]", true],
  ["intranet", false],
  ["app.localhost", false],
  ["localhost.localdomain", false],
  ["printer.local", false],
  ["PRINTER.LOCAL", false],
  ["metadata.google.internal", false],
  ["metadata.google.internal.", false],
  ["nas.home.arpa", false],
  ["10.0.0.1", false],
  ["[fd00::1]", false],
])("whether %s may belong to the Internet: %s", (host, isPublic) => {
  expect([mayBePublic(host, false), mayBePublic(host, true)]).toEqual([isPublic, isPublic])
})

test.each(["localhost", "localhost.", "127.0.0.1", "[::1]"])("%s is reached in development alone", (host) => {
  expect([mayBePublic(host, false), mayBePublic(host, true)]).toEqual([false, true])
})

test.each([
  ["http://localhost/hook", false, true],
  ["https://localhost/hook", false, true],
  ["http://127.0.0.1/hook", false, true],
  ["https://10.0.0.1/hook", false, false],
  ["https://user:password@example.com/hook", false, false],
  ["https://example.com/hook", true, true],
])("whether a webhook may get or be changed to %s: %s, in development %s", (url, ...may) => {
  const isTaken = (allowsLocal: boolean) => creation(allowsLocal).safeParse({ url, events: ["lead.created"] }).success
  const isTakenLater = (allowsLocal: boolean) => change(allowsLocal).safeParse({ url }).success
  expect([isTaken(false), isTaken(true)]).toEqual(may)
  expect([isTakenLater(false), isTakenLater(true)]).toEqual(may)
})
