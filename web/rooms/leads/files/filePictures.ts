import { readAdminToken, subscribeAdminToken } from "../../../apollo/adminToken.ts"
import { useDebouncedAnswer } from "../../../browser/useDebouncedAnswer.ts"

const KEPT = 60

// The least recently used picture is first, so that it is dropped first.
const pictures = new Map<string, Promise<string>>()

const forget = (address: string) => {
  const picture = pictures.get(address)
  pictures.delete(address)
  void picture?.then(URL.revokeObjectURL).catch(() => undefined)
}

let token: string | null | undefined
// The next session must not see these pictures.
subscribeAdminToken(() => {
  if (readAdminToken() !== token) for (const address of [...pictures.keys()]) forget(address)
})

const fetchPicture = async (address: string) => {
  token = readAdminToken()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return URL.createObjectURL(await response.blob())
}

const pictureAt = (address: string) => {
  const picture = pictures.get(address) ?? fetchPicture(address)
  pictures.delete(address)
  pictures.set(address, picture)
  picture.catch(() => pictures.delete(address))
  for (const oldest of [...pictures.keys()].slice(0, -KEPT)) forget(oldest)
  return picture
}

/** The picture requires a session, so its object URL is returned. Undefined while loading, null on failure. */
export const useFilePicture = (address: string | null) =>
  useDebouncedAnswer(address ?? "", async () => (address ? pictureAt(address).catch(() => null) : undefined))
