/** A format in the reader's language, made when it is first used: each costs milliseconds before the first screen. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (moment: Date | number) => {
    made ??= new Intl.DateTimeFormat(undefined, options)
    return made.format(moment)
  }
}
