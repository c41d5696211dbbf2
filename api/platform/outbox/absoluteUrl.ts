import type { Config } from "../config/config.schema.ts"
import { config } from "../config/config.ts"
import { httpOrigin, isEveryInterface } from "../text/hostName.ts"

type Addresses = Pick<Config, "publicUrl" | "dashboardUrl" | "host" | "port">

const siteOrigin = ({ publicUrl, host, port }: Addresses) => {
  if (publicUrl) return publicUrl
  // No address follows from "every interface" or a system-chosen port.
  return isEveryInterface(host) || port === 0 ? null : httpOrigin(host, port)
}

/** Null if PUBLIC_URL is missing and cannot be derived. */
export const absoluteUrl = (path: string, addresses: Addresses = config): string | null => {
  const isOffice = path.startsWith("/adminpage")
  const origin = (isOffice ? addresses.dashboardUrl : null) ?? siteOrigin(addresses)
  return origin && `${origin}${path}`
}
