export const deviceInWords = async (userAgent: string): Promise<string> => {
  const { default: Bowser } = await import("bowser")
  if (userAgent === "") return "Unknown program"
  const { browser, os } = Bowser.parse(userAgent)
  // Product token of a program that the parser does not know, such as `curl/8.5.0`.
  const own = /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? "Unknown program"
  // Programs choose this text and users read it, so its characters and its length are restricted.
  const program = browser.name && /^[\w .-]{1,40}$/.test(browser.name) && browser.version ? browser.name : own
  return os.name ? `${program} on ${os.name}` : program
}
