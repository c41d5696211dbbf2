/** The browser and the system in words, such as "Firefox on Windows", by what a program says of itself. */
export const deviceInWords = async (userAgent: string): Promise<string> => {
  const { default: Bowser } = await import("bowser")
  if (userAgent === "") return "Unknown program"
  const { browser, os } = Bowser.parse(userAgent)
  // Programs that are no browsers: `curl/8.5.0`.
  const program = browser.name || (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? "Unknown program")
  return os.name ? `${program} on ${os.name}` : program
}
