let teamZone: string | undefined

export const timeZone = () => teamZone ?? browserZone()

export const setTimeZone = (zone: string) => {
  teamZone = zone
}

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Created on first use, as each format costs milliseconds before the first screen. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  let zone: string | undefined
  return (moment: Date | number) => {
    if (!made || zone !== teamZone) made = new Intl.DateTimeFormat(undefined, { timeZone: teamZone, ...options })
    zone = teamZone
    return made.format(moment)
  }
}

/** For calendar days such as `2026-11-21`, which do not depend on a time zone. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat({ ...options, timeZone: "UTC" })
  return (day: string) => format(new Date(day))
}
