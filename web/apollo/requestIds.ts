// Not `randomUUID`, which browsers have on secure pages only.
const tab = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("")

let count = 0

/** An id for a request of this tab, which the server keeps with what the request changes. */
export const newRequestId = () => {
  count += 1
  return `${tab}.${count}`
}

/** Whether a request was sent by this tab, which has shown by itself what came of it. */
export const isOwnRequest = (id: string | null) => id?.startsWith(`${tab}.`) ?? false
