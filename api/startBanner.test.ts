import { expect, test } from "@jest/globals"
import { readConfig } from "./config.schema.ts"
import { startBanner } from "./startBanner.ts"

const config = readConfig({}, "/srv")
const known = { username: "admin", madePassword: null, loginHintKey: null }

test("a person reads where to look and how to sign in", () => {
  const { text } = startBanner(config, { ...known, madePassword: "s3cret", loginHintKey: "key" }, 4000)
  expect(text).toMatch(/Site +http:\/\/127\.0\.0\.1:4000\/\n/)
  expect(text).toMatch(/Sign in +http:\/\/127\.0\.0\.1:4000\/adminpage#trial=key\n/)
  expect(text).toMatch(/Password +s3cret /)
})

test("the log has the same facts, and a password only where one was made up", () => {
  const { line } = startBanner(config, { ...known, loginHintKey: "key" }, 4000)
  expect(line).toEqual({
    msg: "Farelight is running",
    site: "http://127.0.0.1:4000/",
    dashboard: "http://127.0.0.1:4000/adminpage",
    username: "admin",
    database: "SQLite, /srv/.data/farelight.sqlite",
    mail: expect.any(String),
  })
  expect(startBanner(config, { ...known, madePassword: "s3cret" }, 4000).line).toEqual({ ...line, password: "s3cret" })
})
