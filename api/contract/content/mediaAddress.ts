const MEDIA_ADDRESS = /^(?:https?:\/\/[^/\s]+)?\/api\/cms\/media\/(\d{1,9})$/

/** The id of the media file that a text is the address of, with or without the site's own, or null. */
export const mediaIdOf = (text: string): number | null => {
  const id = MEDIA_ADDRESS.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}
