/** Names that operators and other sites choose; never addresses, which could identify a person. */
export interface VisitSource {
  source: string
  campaign: string | null
}

export interface LeadSource extends VisitSource {
  landingPage: string | null
}

export const DIRECT = "direct"
export const OTHER = "other"

// Excludes "@" and long numbers, so that statistics contain no mail addresses or phone numbers.
export const SOURCE_NAME = /^(?!.*\d{6})[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u

export const isSourceName = (text: string) => SOURCE_NAME.test(text)

const nameOf = (text: string | null) => {
  const name = text?.trim().toLowerCase() ?? ""
  if (name === "") return null
  return SOURCE_NAME.test(name) ? name : OTHER
}

const hostOf = (address: string | undefined) => {
  if (!address || !URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  return protocol === "http:" || protocol === "https:" ? hostname.replace(/^www\./, "") : null
}

interface Arrival {
  query: URLSearchParams
  referrer: string | undefined
  /** Links within this host do not count as a source. */
  ownHost: string
}

export const sourceOf = ({ query, referrer, ownHost }: Arrival): VisitSource => {
  const campaign = nameOf(query.get("utm_campaign"))
  const host = hostOf(referrer)
  const linking = host === null || host === ownHost.replace(/^www\./, "") ? null : nameOf(host)
  return { source: nameOf(query.get("utm_source")) ?? linking ?? DIRECT, campaign }
}
