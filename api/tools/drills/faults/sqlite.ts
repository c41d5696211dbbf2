import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { copyFile, mkdtemp, open, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { holdDatabase } from "../../../testing/database/databaseHolder.ts"
import { type Drill, type Ground, startReplicaOn } from "../stage/drill.ts"

const DISK_MB = 16
const PAGE_BYTES = 4096
const LOCKED_MS = 5_000

const fileOf = ({ database }: Ground) => database.url.slice("sqlite:".length)

const filesOf = (file: string) => [file, `${file}-wal`, `${file}-shm`]

const fill = async (path: string) => {
  const ballast = await open(path, "w")
  try {
    for (const bytes of [1 << 20, PAGE_BYTES]) {
      const block = Buffer.alloc(bytes)
      await (async () => {
        while ((await ballast.write(block)).bytesWritten === bytes);
      })().catch(() => undefined)
    }
  } finally {
    await ballast.close()
  }
}

/** Spares the first page, so the file still opens. The returned function restores pages that are still wrong. */
const damage = async (file: string) => {
  const right = await readFile(file)
  const wrong = Buffer.alloc(PAGE_BYTES, 0xa5)
  const eachPage = async (work: (handle: Awaited<ReturnType<typeof open>>, at: number) => Promise<unknown>) => {
    const handle = await open(file, "r+")
    for (let at = PAGE_BYTES; at < right.length; at += PAGE_BYTES) await work(handle, at)
    await handle.close()
  }
  await eachPage((handle, at) => handle.write(wrong, 0, PAGE_BYTES, at))
  return () =>
    eachPage(async (handle, at) => {
      const { buffer } = await handle.read(Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, at)
      // The server's own newer page is correct.
      if (buffer.equals(wrong)) await handle.write(right, at, PAGE_BYTES, at)
    })
}

export const sqliteDrills: Drill[] = [
  {
    ...{ fault: "disk full", engine: "sqlite", lastsMs: 8_000 },
    missing: () => (process.getuid?.() === 0 ? null : "be root, which can mount a small disk"),
    stage: async (ground) => {
      const folder = await mkdtemp(join(tmpdir(), "farelight-disk-"))
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "farelight-drill", folder])
      ground.atEnd(async () => {
        // Lazily, as libsql closes a file only once its handle is collected.
        execFileSync("umount", ["--lazy", folder])
        await rm(folder, { recursive: true })
      })
      const databaseUrl = `sqlite:${join(folder, "drill.sqlite")}`
      const replica = await startReplicaOn(ground, databaseUrl)
      const ballast = join(folder, "ballast")
      return { addresses: [replica.url], databaseUrl, strike: () => fill(ballast), heal: () => rm(ballast) }
    },
  },
  {
    ...{ fault: "file deleted", engine: "sqlite", lastsMs: 8_000 },
    stage: async (ground) => {
      const replica = await startReplicaOn(ground, ground.database.url)
      const files = filesOf(fileOf(ground)).slice(0, 2)
      return {
        addresses: [replica.url],
        // Saves the state now; submissions acknowledged afterward are in no file.
        strike: () =>
          replica.whileStopped(async () => {
            for (const file of files) if (existsSync(file)) await copyFile(file, `${file}.saved`)
            for (const file of filesOf(fileOf(ground))) await rm(file, { force: true })
          }),
        heal: async () => {
          await replica.end("SIGKILL")
          for (const file of filesOf(fileOf(ground))) await rm(file, { force: true })
          for (const file of files) if (existsSync(`${file}.saved`)) await copyFile(`${file}.saved`, file)
          await replica.start()
        },
      }
    },
  },
  {
    ...{ fault: "file corrupted, then a restart", engine: "sqlite", lastsMs: 5_000 },
    stage: async (ground) => {
      const replica = await startReplicaOn(ground, ground.database.url)
      let repair = async () => {}
      const faults: string[] = []
      return {
        addresses: [replica.url],
        strike: async () => {
          await replica.whileStopped(async () => {
            repair = await damage(fileOf(ground))
          })
          await replica.end("SIGKILL")
          // The server may refuse to start on a damaged file, but must name the reason.
          const said = await replica.start().then(
            () => "",
            (error: Error) => error.message,
          )
          if (said !== "" && !/damaged|corrupt|malformed/i.test(said)) faults.push(`it ends with: ${said.slice(-300)}`)
        },
        heal: async () => {
          await replica.end("SIGKILL")
          await repair()
          await replica.start()
        },
        faults: async () => faults,
      }
    },
  },
  {
    ...{ fault: `locked for ${LOCKED_MS / 1000} s by another process`, engine: "sqlite" },
    stage: async (ground) => {
      const replica = await startReplicaOn(ground, ground.database.url)
      let released: Promise<unknown> = Promise.resolve()
      return {
        addresses: [replica.url],
        strike: async () => {
          const holder = await holdDatabase(fileOf(ground), LOCKED_MS)
          released = holder.released
        },
        heal: () => released,
      }
    },
  },
]
