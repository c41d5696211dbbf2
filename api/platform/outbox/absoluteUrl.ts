import type { Config } from "../config/config.schema.ts"
import { config } from "../config/config.ts"
import { httpOrigin, isEveryInterface } from "../text/hostName.ts"

type Addresses = Pick<Config, "publicUrl" | "dashboardUrl" | "host" | "port">

const siteOrigin = ({ publicUrl, host, port }: Addresses) => {
  if (publicUrl) return publicUrl
  // "Every interface", or a port that the system chooses, leads to no address.
  return isEveryInterface(host) || port === 0 ? null : httpOrigin(host, port)
}

/** Null if PUBLIC_URL is missing and the host and port do not give an address. */
export const absoluteUrl = (path: string, addresses: Addresses = config): string | null => {
  const isOffice = path.startsWith("/adminpage")
  const origin = (isOffice ? addresses.dashboardUrl : null) ?? siteOrigin(addresses)
  return origin && `${origin}${path}`
}
