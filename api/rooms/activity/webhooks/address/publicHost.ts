import ipaddr from "ipaddr.js"

// The address looks public, but belongs to the host of a virtual machine.
const AZURE_HOST = "168.63.129.16"

/** Webhooks must not reach behind the firewall. `allowsLocal` allows loopback. */
export const isPublicAddress = (address: string, allowsLocal: boolean): boolean => {
  if (!ipaddr.isValid(address)) return false
  // An IPv4-mapped IPv6 address must not evade the ranges of IPv4.
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === "loopback") return allowsLocal
  if (range !== "unicast" || parsed.toString() === AZURE_HOST) return false
  // 2000::/3 is the only IPv6 range allocated for public use so far.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse("2000::"), 3)
}

export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, "")

// Standards reserve these names for local use.
const INSIDE = /(^|\.)(localhost|localdomain|local|internal|home\.arpa)\.?$/i

/** The name may still lead to a private address, so each connection checks the address again. */
export const mayBePublic = (hostname: string, allowsLocal: boolean): boolean => {
  const host = bareHost(hostname)
  if (ipaddr.isValid(host)) return isPublicAddress(host, allowsLocal)
  if (host.replace(/\.$/, "") === "localhost") return allowsLocal
  return host.includes(".") && !INSIDE.test(host)
}
