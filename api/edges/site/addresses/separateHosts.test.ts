import { request as httpRequest } from "node:http"
import { expect, test } from "@jest/globals"
import express from "express"
import { serve } from "../../../testing/process/serve.ts"
import { errorHandler } from "../../http/errorHandler.ts"
import { separateHosts } from "../site.routes.ts"

const publicUrl = "https://www.example.com"
const dashboardUrl = "https://office.example.com"

const app = express()
  .use("/one", separateHosts({ publicUrl, dashboardUrl: null }))
  .use(/^(?!\/one)/, separateHosts({ publicUrl, dashboardUrl }))
  .use((_request, response) => void response.send("served"))
  .use(errorHandler)
const { port } = new URL(await serve(app))

/** Uses node:http because `fetch` cannot set the Host header. */
const ask = (host: string, path: string, method = "GET") =>
  new Promise<string>((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port, path, method, headers: { host } }, (response) => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.location ?? ""}`.trim())
    })
      .on("error", reject)
      .end()
  })

test.each([
  ["www.example.com", "/", "200"],
  ["www.example.com", "/adminpages", "200"],
  ["www.example.com", "/adminpage/drivers?q=x", "302 https://office.example.com/adminpage/drivers?q=x"],
  ["www.example.com", "/graphql", "302 https://office.example.com/graphql"],
  ["www2.example.com", "/adminpage/login", "302 https://office.example.com/adminpage/login"],
  ["Office.example.com:443", "/adminpage/drivers", "200"],
  ["office.example.com", "/", "302 https://office.example.com/adminpage"],
  ["office.example.com", "/drivers?utm_source=x", "302 https://www.example.com/drivers?utm_source=x"],
  ["office.example.com", "/one/drivers", "200"],
  ["www.example.com", "/one/adminpage", "200"],
])("the host %s answers %s with %s", async (host, path, answer) => {
  expect(await ask(host, path)).toBe(answer)
})

test("a request to the wrong host gets 404", async () => {
  expect(await ask("www.example.com", "/adminpage/preview/home", "POST")).toBe("404")
  expect(await ask("office.example.com", "/drivers", "POST")).toBe("404")
  expect(await ask("office.example.com", "/adminpage/preview/home", "POST")).toBe("200")
  expect(await ask("www.example.com", "/drivers", "POST")).toBe("200")
})
