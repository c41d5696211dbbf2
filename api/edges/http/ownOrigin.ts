import type { Request } from "express"

/** The scheme, host and port that a request was made to; in production its host is one of the allowed ones. */
export const ownOrigin = ({ secure, host }: Request): string => {
  // A host name may end in a dot and is still the same host.
  const name = host?.toLowerCase().replace(/\.(?=:|$)/, "")
  return name ? `${secure ? "https" : "http"}://${name}` : "http://localhost"
}
