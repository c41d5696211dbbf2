import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto"

export interface KeyedRequest {
  /** An account or an API key. */
  caller: string
  key: string
  /** Method, address and body. */
  request: string
}

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What finds a request again: from the table alone, neither the key nor the body can be guessed. */
export const hashesOf = ({ caller, key, request }: KeyedRequest) => ({
  keyHash: createHash("sha256").update(`${caller}\n${key}`).digest("hex"),
  requestHash: createHmac("sha256", key).update(request).digest("hex"),
})

// An answer may name a lead, or have a secret that is answered once: it opens for who has the key, and for nobody else.
const sealingKey = ({ caller, key }: KeyedRequest) =>
  Buffer.from(hkdfSync("sha256", key, caller, "farelight idempotency answer", 32))

export const sealAnswer = (request: KeyedRequest, answer: KeptAnswer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv("aes-256-gcm", sealingKey(request), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export const openAnswer = (request: KeyedRequest, sealed: Buffer): KeptAnswer => {
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(request), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(opened.toString())
}
