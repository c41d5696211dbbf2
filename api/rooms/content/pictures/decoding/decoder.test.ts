import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, describe, expect, test } from "@jest/globals"
import { projectRoot } from "../../../../platform/processes/projectRoot.ts"
import { jpegOfScans } from "../../../../testing/pictures/hostileFiles.ts"
import { makePicture } from "../../../../testing/pictures/pictures.ts"
import { until } from "../../../../testing/process/until.ts"
import { createDecoder } from "./decoder.ts"

const faulty = fileURLToPath(new URL("../../../../testing/pictures/faultyDecoderProgram.ts", import.meta.url))

const limits = { cpuMs: 5_000, bytes: 300_000_000 }

const isAlive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

let decoder: ReturnType<typeof createDecoder>

afterEach(() => decoder.end())

test("a decoder reads accepted formats only", async () => {
  decoder = createDecoder()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'
  expect((await decoder.check({ bytes: Buffer.from(svg), hasFrames: false }, limits)).checked.outcome).toBe("damaged")
})

describe("a decoder process that", () => {
  const check = (fault: string) => decoder.check({ bytes: Buffer.from(fault), hasFrames: false }, limits)

  const start = async (jobLimitMs = 60_000) => {
    decoder = createDecoder({ program: faulty, jobLimitMs })
    await check("work")
    return decoder.pid()
  }

  test.each([
    ["hangs", "hang", "stuck"],
    ["exceeds its memory limit", "grow", "bytes"],
    ["crashes", "crash", "crash"],
  ])("%s is killed and replaced, and the waiting jobs are done", async (_case, fault, reason) => {
    const pid = await start(fault === "hang" ? 3_000 : undefined)
    const stuck = check(fault)
    const waiting = [check("work"), check("work")]
    await expect(stuck).rejects.toMatchObject({ reason })
    const served = await Promise.all(waiting)
    expect(served.map(({ checked }) => checked.outcome)).toEqual(["readable", "readable"])
    expect(decoder.pid()).not.toBe(pid)
    await until(() => !isAlive(pid))
  })

  test("is killed while idle does no harm", async () => {
    const pid = await start()
    process.kill(pid ?? 0, "SIGKILL")
    await until(() => decoder.pid() === undefined)
    expect((await check("work")).checked.outcome).toBe("readable")
  })

  test("does not start is reported as an unavailable service", async () => {
    decoder = createDecoder({ program: join(projectRoot, "no-such-program.js") })
    await expect(check("work")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  })
})

describe("the decoder's real process", () => {
  test("checks a picture, and stops at the limits of time and memory", async () => {
    decoder = createDecoder()
    const bytes = await makePicture({ width: 600, height: 400, format: "webp" })
    const job = { bytes, hasFrames: true }
    const readable = { outcome: "readable", width: 600, height: 400, isAnimated: false }
    expect((await decoder.check(job, limits)).checked).toEqual(readable)
    const slow = { bytes: jpegOfScans(4_000, 4_000, 800), hasFrames: false }
    await expect(decoder.check(slow, { ...limits, cpuMs: 100 })).rejects.toMatchObject({ reason: "cpuMs" })
    await expect(decoder.check(slow, { ...limits, bytes: 1_000_000 })).rejects.toMatchObject({ reason: "bytes" })
    expect((await decoder.check(job, limits)).checked.outcome).toBe("readable")
  })

  test("ends with the server, even if the server is killed during a job", async () => {
    const source = `
      import { createDecoder } from "./api/rooms/content/pictures/decoding/decoder.ts"
      import { jpegOfScans } from "./api/testing/pictures/hostileFiles.ts"
      const decoder = createDecoder()
      const limits = { cpuMs: 60_000, bytes: 1e9 }
      await decoder.check({ bytes: jpegOfScans(8, 8, 1), hasFrames: false }, limits)
      console.log(decoder.pid())
      await decoder.check({ bytes: jpegOfScans(8_000, 6_000, 883), hasFrames: false }, limits)
    `
    const server = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", source], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, NODE_ENV: "test" },
      stdio: ["ignore", "pipe", "inherit"],
    })
    const [output] = await once(server.stdout, "data")
    const pid = Number(String(output))
    expect(isAlive(pid)).toBe(true)
    server.kill("SIGKILL")
    await until(() => !isAlive(pid))
  })
})
