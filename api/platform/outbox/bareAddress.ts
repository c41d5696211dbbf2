export const bareAddress = (address: string) => /<([^<>]+)>$/.exec(address)?.[1] ?? address

const partsOf = (address: string) => {
  const at = address.lastIndexOf("@")
  return [address.slice(0, at), address.slice(at)] as const
}

/** Such as `leads+part@example.com`. */
export const plusAddress = (address: string, part: string) => {
  const [local, domain] = partsOf(address)
  return `${local}+${part}${domain}`
}

/** In lower case; null unless `address` is `of` with a subaddress. */
export const plusPartOf = (address: string, of: string): string | null => {
  const [local, domain] = partsOf(of.toLowerCase())
  const [localPart, addressDomain] = partsOf(address.toLowerCase())
  return addressDomain === domain && localPart.startsWith(`${local}+`) ? localPart.slice(local.length + 1) : null
}
