const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Normalized as browsers do it, without the port; null if invalid. */
export const hostNameOf = (host: string): string | null => {
  const address = `http://${host}`
  return HOST.test(host) && URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : null
}

export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"]

export const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host)

export const isEveryInterface = (host: string) => host === "0.0.0.0" || host === "::"

export const httpOrigin = (host: string, port: number) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`
