import { config } from "../../config.ts"
import { httpOrigin, isEveryInterface } from "../../hostName.ts"

const knownOrigin = () => {
  const { publicUrl, host, port } = config
  if (publicUrl) return publicUrl
  // An address cannot be derived from "every interface" or from a port that the system chooses.
  return isEveryInterface(host) || port === 0 ? null : httpOrigin(host, port)
}

/** The public address of a page of the dashboard; null when PUBLIC_URL is missing and cannot be derived. */
export const dashboardUrl = (path: string): string | null => {
  const origin = knownOrigin()
  return origin && `${origin}${path}`
}
