import { createHash } from "node:crypto"
import { isIP } from "node:net"
import type { AuthenticationResponseJSON } from "@simplewebauthn/server"
import { ConflictError } from "../../../contract/api/errors.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { User } from "../users/user.model.ts"
import { Passkey } from "./factor.model.ts"
import { spendChallenge } from "./passkeyChallenge.ts"
import type { SpendProof } from "./secondFactor.ts"

// Loaded on demand, as most processes never need it.
export const loadWebAuthn = () => import("@simplewebauthn/server")

/** Passkeys belong to a host name, so IP addresses cannot have any. */
export const relyingParty = ({ origin }: Viewer) => {
  const { hostname } = new URL(origin ?? "http://localhost")
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0)
    throw new ConflictError("Passkeys need a host name: open this page by its name (localhost, on this machine).")
  return { origin: origin ?? "http://localhost", id: hostname }
}

const sha256 = (text: string) => createHash("sha256").update(text)

/** Stable, so that a device keeps one passkey per account; hashed, so that it reveals no data. */
export const passkeyUserHandle = ({ id, createdAt }: User) =>
  sha256(`passkeys of ${id} ${createdAt.toISOString()}`).digest()

export const credentialHashOf = (credentialId: string) => sha256(credentialId).digest("hex")

/** The library throws for malformed answers, so they are refused here like wrong answers. */
export const verifiedOrNull = async <Result extends { verified: boolean }>(verify: () => Promise<Result>) => {
  try {
    const result = await verify()
    return result.verified ? result : null
  } catch (error) {
    logger.debug({ err: error }, "a passkey was refused")
    return null
  }
}

export interface PasskeyAnswer {
  challengeId: string
  response: unknown
}

/** Null for an invalid answer. Run `spend` in the transaction that needs the proof, so that a rollback undoes it. */
export const findProof = async (
  rp: { origin: string; id: string },
  { challengeId, response: unchecked }: PasskeyAnswer,
): Promise<{ user: User; spend: SpendProof } | null> => {
  const response = unchecked as AuthenticationResponseJSON
  const expectedChallenge = await spendChallenge(challengeId, null)
  const passkey = await Passkey.findOne({ where: { credentialHash: credentialHashOf(String(response.id)) } })
  const user = passkey && (await User.findByPk(passkey.userId))
  if (!expectedChallenge || !passkey || user?.state !== "ACTIVE") return null
  if (response.response?.userHandle !== passkeyUserHandle(user).toString("base64url")) return null
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const answer = await verifiedOrNull(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.signCount,
      },
    }),
  )
  if (!answer) return null
  const { id, signCount } = passkey
  const used = { signCount: answer.authenticationInfo.newCounter, lastUsedAt: clock.date() }
  const spend: SpendProof = async (transaction) =>
    (await Passkey.update(used, { where: { id, signCount }, transaction }))[0] === 1
  return { user, spend }
}
