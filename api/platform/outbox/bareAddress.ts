export const bareAddress = (address: string) => /<([^<>]+)>$/.exec(address)?.[1] ?? address

const partsOf = (address: string) => {
  const at = address.lastIndexOf("@")
  return [address.slice(0, at), address.slice(at)] as const
}

export const plusAddress = (address: string, part: string) => {
  const [local, domain] = partsOf(address)
  return `${local}+${part}${domain}`
}

/** In lower case. Null unless `address` is `of` with a part after a plus sign. */
export const plusPartOf = (address: string, of: string): string | null => {
  const [local, domain] = partsOf(of.toLowerCase())
  const [localPart, addressDomain] = partsOf(address.toLowerCase())
  return addressDomain === domain && localPart.startsWith(`${local}+`) ? localPart.slice(local.length + 1) : null
}
