import type { Request } from "express"

/** In production, the host is one of the allowed hosts. */
export const ownOrigin = ({ secure, host }: Request): string => {
  // A host name with a dot at its end is the same host, so the dot is dropped.
  const name = host?.toLowerCase().replace(/\.(?=:|$)/, "")
  return name ? `${secure ? "https" : "http"}://${name}` : "http://localhost"
}
