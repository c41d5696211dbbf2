import { createHash } from "node:crypto"
import { rm } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

// The lock is a listening socket: the system frees it however its process ends, so that unlike a file it never outlives
// its holder. Linux and Windows have names for it outside the file system.
const lockAddress = (name) => {
  const id = `farelight-${createHash("sha256").update(name).digest("hex").slice(0, 24)}`
  if (process.platform === "linux") return `\0${id}`
  return process.platform === "win32" ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`)
}

const tryLock = (address) =>
  new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((socket) => {
      waiting.add(socket.on("error", () => {}).on("close", () => waiting.delete(socket)))
    })
    server.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)))
    server.listen(address, () =>
      resolve(
        () =>
          new Promise((released) => {
            server.close(released)
            for (const socket of waiting) socket.destroy()
          }),
      ),
    )
  })

/** The holder closes the connection by releasing the lock, but also by dying. */
const waitForHolder = (address) =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.on("error", async (error) => {
      // A socket file may remain after its listener has died, so it is removed.
      if (error.code === "ECONNREFUSED" && !address.startsWith("\0")) await rm(address, { force: true })
    })
    socket.on("close", resolve)
    socket.resume()
  })

/** Runs `work` while no other process on this machine runs work of the same name. */
export const exclusively = async (name, work, onWait = () => {}) => {
  const address = lockAddress(name)
  let release = await tryLock(address)
  if (!release) onWait()
  while (!release) {
    await waitForHolder(address)
    release = await tryLock(address)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}
