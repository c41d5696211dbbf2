import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "@jest/globals"
import { config } from "../platform/config/config.ts"
import { projectRoot, sourceLoader } from "../platform/processes/projectRoot.ts"
import { User } from "../rooms/accounts/users/user.model.ts"
import { setUpTestApp } from "../testing/testApp.ts"

await setUpTestApp()

test("the seed program leaves the owner's account unchanged if its environment does not name the owner", async () => {
  const owner = await User.findOne({ rejectOnEmpty: true })
  await owner.update({ username: "ana", usernameKey: "ana", name: "Ana" })
  const before = await User.findAll({ raw: true })
  const file = config.database.dialect === "sqlite" ? config.database.file : ""
  await promisify(execFile)(process.execPath, [...sourceLoader, "api/scripts/seed.ts"], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: "test", DATABASE_URL: `sqlite:${file}` },
  })
  expect(await User.findAll({ raw: true })).toEqual(before)
})
