import { isIP, SocketAddress } from "node:net"
import type { Request } from "express"

const WITH_PORT = /^(?:\[(.+)\]|([\d.]+)):\d+$/
const MAPPED = /^::ffff:([\d.]+)$/i

/** Canonical form without a port; null if not an IP address. */
export const canonicalAddress = (text: string): string | null => {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  const address = v6 ?? v4 ?? text
  const family = isIP(address)
  if (family === 0) return null
  if (family === 4) return address
  const canonical = new SocketAddress({ address, family: "ipv6" }).address
  return MAPPED.exec(canonical)?.[1] ?? canonical
}

/** The client's address, or the peer's if a proxy header is invalid. */
export const clientAddress = (request: Request): string =>
  canonicalAddress(request.ip ?? "") ?? canonicalAddress(request.socket.remoteAddress ?? "") ?? "unknown"
