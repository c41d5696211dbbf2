const SEPARATOR = " | "

/** REST has one text for location and message: `LOCATION | MESSAGE`. */
export const joinCities = ({ location, message }: { location: string; message: string | null }) =>
  message === null ? location : `${location}${SEPARATOR}${message}`

/** Takes REST's text apart at the first separator; without one, all of it is the location. */
export const splitCities = (cities: unknown): { location: unknown; message: unknown } => {
  if (typeof cities !== "string" || !cities.includes(SEPARATOR)) return { location: cities, message: null }
  const at = cities.indexOf(SEPARATOR)
  const message = cities.slice(at + SEPARATOR.length)
  return { location: cities.slice(0, at), message: message.trim() === "" ? null : message }
}

/** REST has one comma-separated text for the ad formats. */
export const splitAdFormats = (adFormats: unknown): unknown => {
  if (typeof adFormats !== "string") return adFormats ?? []
  return adFormats
    .split(",")
    .map((format) => format.trim())
    .filter((format) => format !== "")
}
