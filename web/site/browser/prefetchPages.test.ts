import { afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals"
import { fireEvent } from "@testing-library/react"
import { prefetchPages } from "./prefetchPages.ts"

const routes = [{ path: "/", handle: "home" }, { path: "/drivers", handle: "drivers" }, { path: "*" }]

let prefetched: string[] = []

beforeAll(() => prefetchPages(routes, (page) => prefetched.push(page)))

beforeEach(() => {
  prefetched = []
  document.body.innerHTML = `
    <a id="drivers" href="/drivers?from=here#apply"><span>Drivers</span></a>
    <a id="here" href="${location.pathname}#main">Here</a>
    <a id="nowhere" href="/no/such/page">Nowhere</a>
    <a id="elsewhere" href="https://elsewhere.example/drivers">Elsewhere</a>
    <p id="text">Text</p>`
})

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection")
})

const element = (selector: string) => document.querySelector(selector) ?? document.body

test("prefetches the page of a link that is pointed at or focused", () => {
  fireEvent.pointerOver(element("#drivers span"))
  fireEvent.focusIn(element("#drivers"))
  expect(prefetched).toEqual(["drivers", "drivers"])
})

test("prefetches nothing for other elements", () => {
  for (const id of ["here", "nowhere", "elsewhere", "text"]) fireEvent.pointerOver(element(`#${id}`))
  expect(prefetched).toEqual([])
})

test.each([[{ saveData: true }], [{ effectiveType: "slow-2g" }]])(
  "prefetches nothing for visitors with %j",
  (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true })
    fireEvent.pointerOver(element("#drivers"))
    expect(prefetched).toEqual([])
  },
)
