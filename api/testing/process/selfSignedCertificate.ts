import { generateKeyPairSync, sign } from "node:crypto"
import { DAY_MS } from "../../contract/text/durations.ts"

// Node.js can read certificates but not create them; this writes a certificate for localhost in DER.

const tagged = (tag: number, ...contents: Buffer[]) => {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: Buffer[]) => tagged(0x30, ...contents)
const identifier = (hex: string) => tagged(0x06, Buffer.from(hex, "hex"))
const utcTime = (moment: number) =>
  tagged(0x17, Buffer.from(`${new Date(moment).toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`))

const ECDSA_WITH_SHA256 = sequence(identifier("2a8648ce3d040302"))
const COMMON_NAME = identifier("550403")
const SUBJECT_ALT_NAME = identifier("551d11")

const nameOf = (host: string) => sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from(host)))))

const extensions = (host: string) => {
  const addresses = host === "localhost" ? [tagged(0x87, Buffer.from([127, 0, 0, 1]))] : []
  const names = sequence(tagged(0x82, Buffer.from(host)), ...addresses)
  return tagged(0xa3, sequence(sequence(SUBJECT_ALT_NAME, tagged(0x04, names))))
}

/** A new key and its self-signed certificate, both as PEM; one for localhost also names 127.0.0.1. */
export const createSelfSignedCertificate = (host = "localhost", now = Date.now()) => {
  const name = nameOf(host)
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const version = tagged(0xa0, tagged(0x02, Buffer.from([2])))
  const serial = tagged(0x02, Buffer.from([1]))
  const validity = sequence(utcTime(now - DAY_MS), utcTime(now + DAY_MS))
  const key = publicKey.export({ type: "spki", format: "der" })
  const body = sequence(version, serial, ECDSA_WITH_SHA256, name, validity, name, key, extensions(host))
  const signature = tagged(0x03, Buffer.from([0]), sign("sha256", body, privateKey))
  const base64 = sequence(body, ECDSA_WITH_SHA256, signature).toString("base64").replace(/.{64}/g, "$&\n")
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  }
}
