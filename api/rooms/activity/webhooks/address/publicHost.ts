import ipaddr from "ipaddr.js"

// Looks public, but is a virtual machine's host.
const AZURE_HOST = "168.63.129.16"

/** Public Internet only, so webhooks cannot reach behind the firewall. `allowsLocal` allows loopback. */
export const isPublicAddress = (address: string, allowsLocal: boolean): boolean => {
  if (!ipaddr.isValid(address)) return false
  // An IPv4-mapped IPv6 address counts as IPv4.
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === "loopback") return allowsLocal
  if (range !== "unicast" || parsed.toString() === AZURE_HOST) return false
  // The only IPv6 range allocated so far.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse("2000::"), 3)
}

export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, "")

// Names reserved by standards for local use.
const INSIDE = /(^|\.)(localhost|localdomain|local|internal|home\.arpa)\.?$/i

/** True if a URL's host may be public; its name must still be resolved. */
export const mayBePublic = (hostname: string, allowsLocal: boolean): boolean => {
  const host = bareHost(hostname)
  if (ipaddr.isValid(host)) return isPublicAddress(host, allowsLocal)
  if (host.replace(/\.$/, "") === "localhost") return allowsLocal
  return host.includes(".") && !INSIDE.test(host)
}
