const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Shown in the browser and saved under this name, which may hold any whole character (RFC 6266, RFC 8187). */
export const inlineAs = (filename: string) => {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/gu, "_")
  const extended = encodeURIComponent(filename).replace(/['()*]/g, percentEncoded)
  return `inline; filename="${plain}"; filename*=UTF-8''${extended}`
}
