import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto"

export interface KeyedRequest {
  caller: string
  key: string
  request: string
}

export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Neither the key nor the body can be guessed from these hashes alone. */
export const hashesOf = ({ caller, key, request }: KeyedRequest) => ({
  keyHash: createHash("sha256").update(`${caller}\n${key}`).digest("hex"),
  requestHash: createHmac("sha256", key).update(request).digest("hex"),
})

// An answer may contain a lead or a one-time secret, so only the holder of the key can decrypt it.
const sealingKey = ({ caller, key }: KeyedRequest) =>
  Buffer.from(hkdfSync("sha256", key, caller, "farelight idempotency answer", 32))

export const sealAnswer = (request: KeyedRequest, answer: StoredAnswer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv("aes-256-gcm", sealingKey(request), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export const openAnswer = (request: KeyedRequest, sealed: Buffer): StoredAnswer => {
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(request), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(opened.toString())
}
