import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import type { Json } from "../testApp.ts"

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A faulty or hostile device, or a page in between, deviates in these. */
interface Deviation {
  origin?: string
  challenge?: string
  rpId?: string
  isVerified?: boolean
  signCount?: number
  userHandle?: string
}

/** Stands for a device with a passkey (ES256, without attestation) and its browser. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const credentialId = randomBytes(32)
  const id = credentialId.toString("base64url")
  let signCount = 0
  let userHandle = ""

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const authenticatorData = (rpId: string, flags: number, deviation: Deviation) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | PRESENT | (deviation.isVerified === false ? 0 : VERIFIED))
    head.writeUInt32BE(deviation.signCount ?? signCount, 1)
    return Buffer.concat([sha256(deviation.rpId ?? rpId), head])
  }

  const coseKey = () => {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }

  /** Answers `navigator.credentials.create`. */
  const create = (options: Json, deviation: Deviation = {}) => {
    userHandle = options.user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const authData = Buffer.concat([
      authenticatorData(options.rp.id, HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      length,
      credentialId,
      coseKey(),
    ])
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ])
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData("webauthn.create", options.challenge, deviation).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      },
    }
  }

  /** Answers `navigator.credentials.get`. */
  const get = (options: Json, deviation: Deviation = {}) => {
    signCount += 1
    const data = authenticatorData(options.rpId, 0, deviation)
    const client = clientData("webauthn.get", options.challenge, deviation)
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: deviation.userHandle ?? userHandle,
      },
    }
  }

  return { create, get }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
