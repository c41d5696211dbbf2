import type { Request } from "express"

/** In production, the host is an allowed one. */
export const ownOrigin = ({ secure, host }: Request): string => {
  // A host name with a trailing dot is the same host.
  const name = host?.toLowerCase().replace(/\.(?=:|$)/, "")
  return name ? `${secure ? "https" : "http"}://${name}` : "http://localhost"
}
