import { spawn } from "node:child_process"
import { once } from "node:events"
import { expect, test } from "@jest/globals"
import { exclusively } from "./exclusively.mjs"

const module = new URL("./exclusively.mjs", import.meta.url).href

/** A process that holds the lock until it is killed. */
const startHolder = async (name) => {
  const script = `import { exclusively } from ${JSON.stringify(module)}
    await exclusively(${JSON.stringify(name)}, () => { console.log("held"); return new Promise(() => {}) })`
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(holder.stdout, "data")
  return holder
}

test("runs one task of a name at a time, and returns its result", async () => {
  const name = `order ${process.pid}`
  const events = []
  const work = (label) => async () => {
    events.push(`${label} starts`)
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${label} ends`)
    return label
  }
  expect(await Promise.all([exclusively(name, work("a")), exclusively(name, work("b"))])).toEqual(["a", "b"])
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends"])
})

test("lets the next one in when a task fails", async () => {
  const name = `failure ${process.pid}`
  await expect(exclusively(name, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  expect(await exclusively(name, async () => "next")).toBe("next")
})

test("lets the next one in when its holder is killed", async () => {
  const name = `killed ${process.pid}`
  const holder = await startHolder(name)
  const waiting = exclusively(
    name,
    async () => "next",
    () => holder.kill("SIGKILL"),
  )
  expect(await waiting).toBe("next")
})
