import { dropRefusedToken, readAdminToken } from "./adminToken.ts"
import { confirmIdentity, NOT_CONFIRMED } from "./stepUp.ts"

// Received chunks are merged up to this size, as each blob has a cost. Browsers store blobs outside the page's memory.
const BLOB_BYTES = 4_000_000

export const saveAs = (file: Blob, name: string) => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

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
  fileName: () => string
  signal?: AbortSignal
  onStart?: (headers: Headers) => void
  onChunk?: (bytes: Uint8Array) => void
}

const request = async (address: string, signal: AbortSignal | undefined) => {
  const token = readAdminToken()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: signal ?? null })
  if (response.status === 401) dropRefusedToken(token)
  return response
}

const needsProof = async (response: Response) => {
  const body: { step_up_required?: boolean } = response.status === 403 ? await response.json().catch(() => ({})) : {}
  return body.step_up_required === true
}

export class NotConfirmedError extends Error {
  constructor() {
    super(NOT_CONFIRMED)
  }
}

/** All chunks are gathered before the file is saved, so that a broken download leaves no partial file. */
export const downloadFile = async ({ address, fileName, signal, onStart, onChunk }: Download) => {
  let response = await request(address, signal)
  if (await needsProof(response)) {
    if (!(await confirmIdentity())) throw new NotConfirmedError()
    response = await request(address, signal)
  }
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  onStart?.(response.headers)
  const blobs = await gather(response.body, onChunk)
  saveAs(new Blob(blobs, { type: response.headers.get("content-type") ?? "" }), fileName())
}
