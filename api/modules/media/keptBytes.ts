import { LRUCache } from "lru-cache"

const KEPT_BYTES = 64 * 1024 * 1024

/** How long another process may still show a picture that was deleted, to those who know its exact address. */
const KEPT_MS = 60_000

const kept = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (bytes) => Math.max(bytes.length, 1),
  ttl: KEPT_MS,
})

const beingRead = new Map<string, Promise<Buffer | null>>()

/** The bytes under this name, which never changes its meaning; read once at a time, however many ask. */
export const keptBytes = (name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> => {
  const known = kept.get(name)
  if (known) return Promise.resolve(known)
  const reading =
    beingRead.get(name) ??
    read()
      .then((bytes) => {
        if (bytes) kept.set(name, bytes)
        return bytes
      })
      .finally(() => beingRead.delete(name))
  beingRead.set(name, reading)
  return reading
}

/** Forgets all that was kept of a picture. */
export const forgetBytes = (hash: string) => {
  for (const name of [...kept.keys()]) if (name.startsWith(hash)) kept.delete(name)
}
