// Not by `randomUUID`, which needs a secure origin.
const tab = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("")

let count = 0

/** The server stores the id with the change, so that this tab recognizes its own changes. */
export const newRequestId = () => {
  count += 1
  return `${tab}.${count}`
}

/** This tab's screen already shows its own changes, so reports of them are ignored. */
export const isOwnRequest = (id: string | null) => id?.startsWith(`${tab}.`) ?? false
