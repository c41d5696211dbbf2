/** The browser and the system in words, such as "Firefox on Windows", by what a program says of itself. */
export const deviceInWords = async (userAgent: string): Promise<string> => {
  const { default: Bowser } = await import("bowser")
  if (userAgent === "") return "Unknown program"
  const { browser, os } = Bowser.parse(userAgent)
  // Programs that are no browsers: `curl/8.5.0`.
  const own = /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? "Unknown program"
  // What is no browser may say of itself whatever it likes, and users read this.
  const program = browser.name && /^[\w .-]{1,40}$/.test(browser.name) && browser.version ? browser.name : own
  return os.name ? `${program} on ${os.name}` : program
}
