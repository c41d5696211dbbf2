let teamZone: string | undefined

/** The zone in which the dashboard shows times and counts days: the team's, and the browser's until that is known. */
export const timeZone = () => teamZone ?? browserZone()

export const setTimeZone = (zone: string) => {
  teamZone = zone
}

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A format in the reader's language, made when it is first used: each costs milliseconds before the first screen. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  let zone: string | undefined
  return (moment: Date | number) => {
    if (!made || zone !== teamZone) made = new Intl.DateTimeFormat(undefined, { timeZone: teamZone, ...options })
    zone = teamZone
    return made.format(moment)
  }
}

/** A format of days such as `2026-11-21`, which are the same in every zone. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ ...options, timeZone: "UTC" })
  return (day: string) => format(new Date(day))
}
