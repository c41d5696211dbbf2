import ipaddr from "ipaddr.js"

// Looks public, and is the host of a virtual machine.
const AZURE_HOST = "168.63.129.16"

/**
 * Whether messages may be sent to an address: only to the public Internet, so that a webhook cannot be used to reach what
 * stands behind the firewall (private, link-local, carrier-grade, metadata and reserved ranges). In development a receiver
 * may run on the same machine (`allowsLocal`).
 */
export const isPublicAddress = (address: string, allowsLocal: boolean): boolean => {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address that is written as IPv6 is judged as what it is.
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === "loopback") return allowsLocal
  if (range !== "unicast" || parsed.toString() === AZURE_HOST) return false
  // Of IPv6, only this part is given to anybody yet.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse("2000::"), 3)
}

export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, "")

// Names that by their standards lead nowhere on the Internet.
const INSIDE = /(^|\.)(localhost|localdomain|local|internal|home\.arpa)\.?$/i

/** Whether a host, as a URL has it, may belong to the public Internet; what its name leads to is only known by asking. */
export const mayBePublic = (hostname: string, allowsLocal: boolean): boolean => {
  const host = bareHost(hostname)
  if (ipaddr.isValid(host)) return isPublicAddress(host, allowsLocal)
  if (host.replace(/\.$/, "") === "localhost") return allowsLocal
  return host.includes(".") && !INSIDE.test(host)
}
