import { expect, test } from "@jest/globals"
import { absoluteUrl } from "./absoluteUrl.ts"

const local = { publicUrl: null, dashboardUrl: null, host: "127.0.0.1", port: 4000 }
const site = { ...local, publicUrl: "https://www.example.com" }
const both = { ...site, dashboardUrl: "https://office.example.com" }

test.each([
  ["/status/x", both, "https://www.example.com/status/x"],
  ["/adminpage/drivers/1", both, "https://office.example.com/adminpage/drivers/1"],
  ["/adminpage/drivers/1", site, "https://www.example.com/adminpage/drivers/1"],
  ["/adminpage", local, "http://127.0.0.1:4000/adminpage"],
  ["/status/x", { ...local, host: "0.0.0.0" }, null],
  ["/status/x", { ...local, port: 0 }, null],
])("the link %s is mailed with the origin of its host", (path, addresses, url) => {
  expect(absoluteUrl(path, addresses)).toBe(url)
})
