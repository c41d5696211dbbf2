import { spawn } from "node:child_process"
import { once } from "node:events"
import { expect, test } from "@jest/globals"
import { exclusively } from "./exclusively.mjs"

test("runs one task of a name at a time, and lets the next one in when a task fails", async () => {
  const name = `order ${process.pid}`
  const events = []
  const work = (label) => async () => {
    events.push(`${label} starts`)
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${label} ends`)
    if (label === "a") throw new Error("broken")
    return label
  }
  const [failed, next] = await Promise.allSettled([exclusively(name, work("a")), exclusively(name, work("b"))])
  expect([failed.reason?.message, next.value]).toEqual(["broken", "b"])
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends"])
})

test("lets the next one in when its holder is killed", async () => {
  const name = `killed ${process.pid}`
  const module = new URL("./exclusively.mjs", import.meta.url).href
  const script = `import { exclusively } from ${JSON.stringify(module)}
    await exclusively(${JSON.stringify(name)}, () => { console.log("held"); return new Promise(() => {}) })`
  const stdio = ["ignore", "pipe", "inherit"]
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio })
  await once(holder.stdout, "data")
  const kill = () => holder.kill("SIGKILL")
  expect(await exclusively(name, async () => "next", kill)).toBe("next")
})
