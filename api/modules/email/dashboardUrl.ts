import { config } from "../../config.ts"
import { httpOrigin, isEveryInterface } from "../../hostName.ts"

const knownOrigin = () => {
  const { publicUrl, host, port } = config
  if (publicUrl) return publicUrl
  // Listening on every address, or on a port that the system chooses, tells nobody where to look.
  return isEveryInterface(host) || port === 0 ? null : httpOrigin(host, port)
}

/** The outside address of a page of the dashboard, or null when PUBLIC_URL is missing and cannot be told. */
export const dashboardUrl = (path: string): string | null => {
  const origin = knownOrigin()
  return origin && `${origin}${path}`
}
