import { useEffect, useState } from "react"
import { readAdminToken, subscribeAdminToken } from "../../../apollo/adminToken.ts"

const KEPT = 60

// By address, the one that was wanted last at the end.
const pictures = new Map<string, Promise<string>>()

const forget = (address: string) => {
  const picture = pictures.get(address)
  pictures.delete(address)
  void picture?.then(URL.revokeObjectURL).catch(() => undefined)
}

let token: string | null | undefined
// What one account could see is not left for the next.
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

/** The picture at an address that only signed-in people may see, once it is there; null if it cannot be had. */
export const useFilePicture = (address: string | null) => {
  const [shown, setShown] = useState<{ address: string; url: string | null }>()
  useEffect(() => {
    if (address === null) return
    let isOver = false
    pictureAt(address).then(
      (url) => isOver || setShown({ address, url }),
      () => isOver || setShown({ address, url: null }),
    )
    return () => {
      isOver = true
    }
  }, [address])
  return shown?.address === address ? shown.url : undefined
}
