import { dropRefusedToken, readAdminToken } from "./adminToken.ts"

const saveAs = (file: Blob, name: string) => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

interface Download {
  address: string
  fileName: string
  onProgress?: (receivedBytes: number) => void
}

/** Fetches a file as the signed-in admin, reporting its progress, and has the browser save it. */
export const downloadFile = async ({ address, fileName, onProgress }: Download) => {
  const token = readAdminToken()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (response.status === 401) dropRefusedToken(token)
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)

  const chunks: BlobPart[] = []
  let receivedBytes = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    receivedBytes += part.value.byteLength
    onProgress?.(receivedBytes)
  }
  saveAs(new Blob(chunks, { type: response.headers.get("content-type") ?? "" }), fileName)
}
