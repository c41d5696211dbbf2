import type { Config } from "../config/config.schema.ts"
import { config } from "../config/config.ts"
import { httpOrigin, isEveryInterface } from "../text/hostName.ts"

type Addresses = Pick<Config, "publicUrl" | "dashboardUrl" | "host" | "port">

const siteOrigin = ({ publicUrl, host, port }: Addresses) => {
  if (publicUrl) return publicUrl
  // An address cannot be derived from "every interface" or from a port that the system chooses.
  return isEveryInterface(host) || port === 0 ? null : httpOrigin(host, port)
}

/** The outside address of a page of the site or the dashboard; null when PUBLIC_URL is missing and cannot be derived. */
export const absoluteUrl = (path: string, addresses: Addresses = config): string | null => {
  const isOffice = path.startsWith("/adminpage")
  const origin = (isOffice ? addresses.dashboardUrl : null) ?? siteOrigin(addresses)
  return origin && `${origin}${path}`
}
