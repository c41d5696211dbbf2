/** The address in `Leads <leads@example.com>`. */
export const bareAddress = (address: string) => /<([^<>]+)>$/.exec(address)?.[1] ?? address

const partsOf = (address: string) => {
  const at = address.lastIndexOf("@")
  return [address.slice(0, at), address.slice(at)] as const
}

/** An address whose mail goes where that of `leads@example.com` goes: `leads+part@example.com`. */
export const plusAddress = (address: string, part: string) => {
  const [local, domain] = partsOf(address)
  return `${local}+${part}${domain}`
}

/** The part behind the plus of such an address, in lower case; null of any other. */
export const plusPartOf = (address: string, of: string): string | null => {
  const [local, domain] = partsOf(of.toLowerCase())
  const [given, givenDomain] = partsOf(address.toLowerCase())
  return givenDomain === domain && given.startsWith(`${local}+`) ? given.slice(local.length + 1) : null
}
