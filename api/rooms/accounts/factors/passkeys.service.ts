import type { RegistrationResponseJSON } from "@simplewebauthn/server"
import { UniqueConstraintError } from "sequelize"
import * as z from "zod"
import { ConflictError, InvalidInputError, NotFoundError, UnauthenticatedError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { singleLine } from "../../../contract/text/text.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { forgivePasskeyLogin, throttleChallenge, throttlePasskeyLogin } from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent, recordFailure } from "../../../platform/viewer/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { passkeyAnswer } from "../passwords/credentials.rules.ts"
import { Passkey, RecoveryCode } from "../proofs/factor.model.ts"
import { CHALLENGE_LASTS_MS, newChallenge, spendChallenge } from "../proofs/passkeyChallenge.ts"
import {
  credentialHashOf,
  findProof,
  loadWebAuthn,
  passkeyUserHandle,
  relyingParty,
  verifiedOrNull,
} from "../proofs/passkeyProof.ts"
import { makeRecoveryCodes, storeRecoveryCodes } from "../proofs/recoveryCodes.ts"
import { requireFactorProof } from "../proofs/secondFactor.ts"
import { PRODUCT } from "../proofs/totp.ts"
import { renewProof } from "../signIn/session.ts"
import { type OpenedSession, signIn } from "../signIn/signIn.ts"
import { User } from "../users/user.model.ts"
import { changeFactors, dropUselessCodes } from "./changeFactors.ts"
import { accountSecurity } from "./identity.service.ts"

const PASSKEYS_MAX = 10
const NAME_MAX = 100

// Ed25519, ECDSA and RSA; every authenticator supports one of them.
const ALGORITHMS = [-8, -7, -257]

const transportsOf = ({ transports }: Passkey) => transports.split(",").filter((transport) => transport !== "")

export interface PasskeyQuestion {
  id: string
  options: unknown
}

export const beginPasskeyRegistration = async (viewer: Viewer): Promise<PasskeyQuestion> => {
  const { id: userId } = requirePerson(viewer, "account")
  await requireFactorProof(viewer)
  requireFreshProof(viewer)
  const rp = relyingParty(viewer)
  const [user, passkeys] = await Promise.all([
    User.findByPk(userId, { rejectOnEmpty: true }),
    Passkey.findAll({ where: { userId } }),
  ])
  if (passkeys.length >= PASSKEYS_MAX) throw tooMany()
  const { id, challenge } = await newChallenge(userId)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: rp.id,
    userID: new Uint8Array(passkeyUserHandle(user)),
    userName: user.username,
    userDisplayName: user.name,
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_LASTS_MS,
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.credentialId, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { id, options }
}

const tooMany = () => new ConflictError(`An account may have up to ${PASSKEYS_MAX} passkeys. Remove one first.`)

const registration = z.object({
  challengeId: z.string(),
  response: z.custom<RegistrationResponseJSON>(isJsonObject, "The browser's answer is missing."),
  name: singleLine("Name").refine(
    (name) => [...name].length <= NAME_MAX,
    `Name may have up to ${NAME_MAX} characters.`,
  ),
})

const refusal = () =>
  new InvalidInputError([
    { field: "response", message: "The passkey could not be verified, or it took too long. Please try again." },
  ])

/** Recovery codes come with the first factor, as a lost device would otherwise lock the account. */
export const finishPasskeyRegistration = async (viewer: Viewer, input: unknown) => {
  const { id: userId } = requirePerson(viewer, "account")
  const { challengeId, response, name } = parseInput(registration, input)
  await requireFactorProof(viewer)
  const rp = relyingParty(viewer)
  const expectedChallenge = await spendChallenge(challengeId, userId)
  if (!expectedChallenge) throw refusal()
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const answer = await verifiedOrNull(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!answer?.registrationInfo) throw refusal()
  const { id: credentialId, publicKey, counter, transports = [] } = answer.registrationInfo.credential
  const values = {
    userId,
    name,
    credentialId,
    credentialHash: credentialHashOf(credentialId),
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signCount: counter,
    transports: transports
      .filter((transport) => /^[\w-]{1,20}$/.test(transport))
      .slice(0, 8)
      .join(","),
  }
  const made = (await RecoveryCode.count({ where: { userId } })) === 0 ? await makeRecoveryCodes() : null
  try {
    return await changeFactors(userId, async (transaction) => {
      if ((await Passkey.count({ where: { userId }, transaction })) >= PASSKEYS_MAX) throw tooMany()
      const passkey = await Passkey.create(values, { transaction })
      if (made) await storeRecoveryCodes(userId, made, transaction)
      await renewProof(viewer, { isByFactor: true }, transaction)
      await recordAccountEvent("user.passkey_added", viewer, { userId, passkeyId: passkey.id }, transaction)
      return { passkey, recoveryCodes: made?.codes ?? [] }
    })
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ConflictError("This passkey was added before.")
    throw error
  }
}

export const beginPasskeyLogin = async (viewer: Viewer): Promise<PasskeyQuestion> => {
  const rp = relyingParty(viewer)
  await throttleChallenge(viewer)
  const { id, challenge } = await newChallenge(null)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_LASTS_MS,
    userVerification: "required",
  })
  return { id, options }
}

/** A passkey counts as both factors, so neither a password nor a code is needed. */
export const finishPasskeyLogin = async (viewer: Viewer, input: unknown): Promise<OpenedSession> => {
  const parsed = parseInput(passkeyAnswer, input)
  const rp = relyingParty(viewer)
  await throttlePasskeyLogin(viewer)
  const proof = await findProof(rp, parsed)
  const opened = proof && (await signIn(proof.user, viewer, "passkey", proof.spend))
  if (!opened) {
    await recordFailure("user.sign_in_failed", viewer, { userId: proof?.user.id })
    throw new UnauthenticatedError(refusals.unknownPasskey)
  }
  await forgivePasskeyLogin(viewer)
  return opened
}

export const removePasskey = async (viewer: Viewer, { id }: { id: string }) => {
  const { id: userId } = requirePerson(viewer, "account")
  await requireFactorProof(viewer)
  requireFreshProof(viewer)
  await changeFactors(userId, async (transaction) => {
    const removed = await Passkey.destroy({ where: { id: idOf(id), userId }, transaction })
    if (removed === 0) throw new NotFoundError("passkey", id)
    await dropUselessCodes(userId, transaction)
    await recordAccountEvent("user.passkey_removed", viewer, { userId, passkeyId: idOf(id) }, transaction)
  })
  return accountSecurity(viewer)
}
