import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** Simulates network faults: cuts connections, or swallows everything without closing them. */
export const startRelay = async ({ hostname, port: targetPort }: URL) => {
  const sockets = new Set<Socket>()
  const pairs = new Set<[client: Socket, upstream: Socket]>()
  let isSilent = false

  const join = ([client, upstream]: [Socket, Socket]) => {
    if (client.destroyed) upstream.destroy()
    else if (upstream.destroyed) client.destroy()
    else client.pipe(upstream).pipe(client)
  }
  const server = createServer((client) => {
    const upstream = connect(Number(targetPort || 3306), hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    for (const socket of pair) {
      sockets.add(socket)
      socket
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(socket)
          if (pair.every(({ destroyed }) => destroyed)) pairs.delete(pair)
          else if (!isSilent) for (const other of pair) other.destroy()
        })
    }
    if (!isSilent) join(pair)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
    mend: () => listen(port),
    /** Stops forwarding: open connections stay open, new ones are accepted, without answers. */
    silence: () => {
      isSilent = true
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause()
        upstream.unpipe(client).pause()
      }
    },
    /** Forwards again, pending data first. */
    resume: () => {
      isSilent = false
      for (const pair of pairs) join(pair)
    },
  }
}
