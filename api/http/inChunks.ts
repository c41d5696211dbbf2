// Larger chunks are hardly quicker, but outlive the collection of short-lived memory (api/benchmarks/csvMemory.ts).
const CHUNK_LENGTH = 16 * 1024

/** Joins small pieces of text to chunks: each piece by itself would cost a step of every stream that it passes. */
export const inChunks = async function* (pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ""
  for await (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ""
  }
  if (chunk !== "") yield chunk
}
