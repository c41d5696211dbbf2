const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** The name in a host and port, as browsers write it; null for what no browser would take as a host. */
export const hostNameOf = (host: string): string | null => {
  const address = `http://${host}`
  return HOST.test(host) && URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : null
}
