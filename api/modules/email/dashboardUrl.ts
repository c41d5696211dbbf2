import { config } from "../../config.ts"

const EVERY_ADDRESS = ["0.0.0.0", "::"]

const knownOrigin = () => {
  const { publicUrl, host, port } = config
  if (publicUrl) return publicUrl
  // Listening on every address, or on a port that the system chooses, tells nobody where to look.
  if (EVERY_ADDRESS.includes(host) || port === 0) return null
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`
}

/** The outside address of a page of the dashboard, or null when PUBLIC_URL is missing and cannot be told. */
export const dashboardUrl = (path: string): string | null => {
  const origin = knownOrigin()
  return origin && `${origin}${path}`
}
