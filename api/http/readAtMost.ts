/** Reads a file to its end, or until there is more of it than `limit` bytes; what is longer then shows by its length. */
export const readAtMost = async (content: AsyncIterable<Buffer>, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    length += chunk.length
    if (length > limit) break
  }
  return Buffer.concat(chunks)
}
