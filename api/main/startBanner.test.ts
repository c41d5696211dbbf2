import { expect, test } from "@jest/globals"
import { readConfig } from "../platform/config/config.schema.ts"
import { startBanner } from "./startBanner.ts"

const config = readConfig({}, "/srv")
const known = { username: "admin", madePassword: null, loginHintKey: null }

test("the banner shows the sign-in address, the log has the same facts, and a trial shows the password", () => {
  const { line } = startBanner(config, known, 4000)
  expect(line).toEqual({
    msg: "Farelight is running",
    site: "http://127.0.0.1:4000/",
    dashboard: "http://127.0.0.1:4000/adminpage",
    username: "admin",
    database: "SQLite, /srv/.data/farelight.sqlite",
    mail: expect.any(String),
  })
  const trial = { ...known, madePassword: "s3cret", loginHintKey: "key" }
  const onTrial = startBanner(config, trial, 4000)
  expect(onTrial.text).toMatch(/Site +http:\/\/127\.0\.0\.1:4000\/\n/)
  expect(onTrial.text).toMatch(/Sign in +http:\/\/127\.0\.0\.1:4000\/adminpage#trial=key\n/)
  expect(onTrial.text).toMatch(/Password +s3cret /)
  expect(onTrial.line).toEqual({
    ...line,
    signIn: "http://127.0.0.1:4000/adminpage#trial=key",
    password: "s3cret",
  })
})
