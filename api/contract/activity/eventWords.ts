export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
export const joinWithAnd = (texts: readonly string[] | undefined) => texts?.join(" and ") ?? "facts"
export const fieldNamesInWords = (fields: readonly string[] = []) => {
  const names = fields.map((name) =>
    name.replace(/^externalId$/, "the external id").replace(/^metadata\./, "metadata "),
  )
  return new Intl.ListFormat("en").format(names)
}
const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
export const filtersInWords = (names: readonly string[] | undefined) =>
  names?.length ? `, by ${names.map(spaced).join(", ")}` : ""
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const inLowerCase = (name: string) => String(name).toLowerCase()
export const mediumDate = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day))

export const signInSentences: Readonly<Record<string, string>> = {
  password: "Signed in without 2FA",
  code: "Signed in by password and code",
  passkey: "Signed in by passkey",
}

/** `reason` comes from the team's list. A reason in free text may name people, so only the lead stores it. */
export interface StatusReason {
  reason?: string
  hasOwnReason?: true
}

export const reasonPhrase = ({ reason, hasOwnReason }: StatusReason) => {
  if (reason) return `: ${reason}`
  return hasOwnReason ? ", with a reason" : ""
}
