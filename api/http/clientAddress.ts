import { isIP, SocketAddress } from "node:net"
import type { Request } from "express"

const WITH_PORT = /^(?:\[(.+)\]|([\d.]+)):\d+$/
const MAPPED = /^::ffff:([\d.]+)$/i

/** An address in its one usual spelling, without the port that some gateways add; null for what is no address. */
export const usualAddress = (text: string): string | null => {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  const address = v6 ?? v4 ?? text
  const family = isIP(address)
  if (family === 0) return null
  if (family === 4) return address
  const usual = new SocketAddress({ address, family: "ipv6" }).address
  return MAPPED.exec(usual)?.[1] ?? usual
}

/**
 * The client's network address. What a trusted proxy says may hold what its own client has sent: if that is no
 * address, the connection's counts.
 */
export const clientAddress = (request: Request): string =>
  usualAddress(request.ip ?? "") ?? usualAddress(request.socket.remoteAddress ?? "") ?? "unknown"
