import { dropRefusedToken, readAdminToken } from "./adminToken.ts"

// The browser keeps blobs outside the page's memory. Small chunks are gathered, as each blob costs a little.
const BLOB_BYTES = 4_000_000

const saveAs = (file: Blob, name: string) => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Gathers a body of any size. It fails when the connection breaks or is cut. */
const gather = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, onChunk?: (bytes: Uint8Array) => void) => {
  const blobs: Blob[] = []
  let chunks: BlobPart[] = []
  let chunkBytes = 0
  const flush = () => {
    blobs.push(new Blob(chunks))
    chunks = []
    chunkBytes = 0
  }
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onChunk?.(part.value)
    chunks.push(part.value)
    chunkBytes += part.value.byteLength
    if (chunkBytes >= BLOB_BYTES) flush()
  }
  flush()
  return blobs
}

interface Download {
  address: string
  /** Asked once the whole file is there. */
  fileName: () => string
  signal?: AbortSignal
  onStart?: (headers: Headers) => void
  onChunk?: (bytes: Uint8Array) => void
}

/**
 * Fetches a file as the signed-in admin and has the browser save it. Nothing is saved unless all of it has arrived and
 * none of the functions throws.
 */
export const downloadFile = async ({ address, fileName, signal, onStart, onChunk }: Download) => {
  const token = readAdminToken()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: signal ?? null })
  if (response.status === 401) dropRefusedToken(token)
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  onStart?.(response.headers)
  const blobs = await gather(response.body, onChunk)
  saveAs(new Blob(blobs, { type: response.headers.get("content-type") ?? "" }), fileName())
}
