import { createHash } from "node:crypto"
import { isIP } from "node:net"
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server"
import { UniqueConstraintError } from "sequelize"
import * as z from "zod"
import { ConflictError, InvalidInputError, NotFoundError, UnauthenticatedError } from "../../../contract/errors.ts"
import { isJsonObject } from "../../../contract/jsonObject.ts"
import { parseInput } from "../../../contract/parseInput.ts"
import { refusals } from "../../../contract/refusals.ts"
import { singleLine } from "../../../contract/text.ts"
import { clock } from "../../../database/clock.ts"
import { idOf } from "../../../database/rowId.ts"
import { logger } from "../../../logger.ts"
import { forgivePasskeyLogin, throttleChallenge, throttlePasskeyLogin } from "../../../throttling/throttle.ts"
import { recordAccountEvent, recordFailure } from "../accountEvents.ts"
import { type OpenedSession, signIn } from "../signIn.ts"
import { User } from "../user.model.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../viewer.ts"
import { changeFactors, dropUselessCodes } from "./changeFactors.ts"
import { Passkey, RecoveryCode } from "./factor.model.ts"
import { accountSecurity } from "./identity.service.ts"
import { CHALLENGE_LASTS_MS, newChallenge, spendChallenge } from "./passkeyChallenge.ts"
import { makeRecoveryCodes, storeRecoveryCodes } from "./recoveryCodes.ts"
import type { Spend } from "./secondFactor.ts"
import { PRODUCT } from "./totp.ts"

const PASSKEYS_MAX = 10
const NAME_MAX = 100

// Ed25519, ECDSA and RSA, which every authenticator has one of.
const ALGORITHMS = [-8, -7, -257]

// Loaded when it is first needed, as most processes never do.
const library = () => import("@simplewebauthn/server")

/** The site as browsers tell it from others. A passkey belongs to one host name, and IP addresses cannot have any. */
const relyingParty = ({ origin }: Viewer) => {
  const { hostname } = new URL(origin ?? "http://localhost")
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0)
    throw new ConflictError("Passkeys need a host name: open this page by its name (localhost, on this machine).")
  return { origin: origin ?? "http://localhost", id: hostname }
}

const sha256 = (text: string) => createHash("sha256").update(text)

// The same for all passkeys of an account, so that a device keeps one for each, and tells nothing about it.
const handleOf = ({ id, createdAt }: User) => sha256(`passkeys of ${id} ${createdAt.toISOString()}`).digest()

const hashOf = (credentialId: string) => sha256(credentialId).digest("hex")

const transportsOf = ({ transports }: Passkey) => transports.split(",").filter((transport) => transport !== "")

/** What a browser is asked. */
export interface PasskeyQuestion {
  id: string
  options: unknown
}

/** Asks a browser to make a passkey for the viewer's account. */
export const beginPasskeyRegistration = async (viewer: Viewer): Promise<PasskeyQuestion> => {
  const { id: userId } = requirePerson(viewer, "account")
  requireFreshProof(viewer)
  const rp = relyingParty(viewer)
  const [user, passkeys] = await Promise.all([
    User.findByPk(userId, { rejectOnEmpty: true }),
    Passkey.findAll({ where: { userId } }),
  ])
  if (passkeys.length >= PASSKEYS_MAX) throw tooMany()
  const { id, challenge } = await newChallenge(userId)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: rp.id,
    userID: new Uint8Array(handleOf(user)),
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

/** What the library says of an answer, or null if it finds anything wrong with it: then it throws. */
const verified = async <Result extends { verified: boolean }>(verify: () => Promise<Result>) => {
  try {
    const result = await verify()
    return result.verified ? result : null
  } catch (error) {
    logger.debug({ err: error }, "a passkey was refused")
    return null
  }
}

/** Adds the passkey that a browser has made. Returns recovery codes if the account had none. */
export const finishPasskeyRegistration = async (viewer: Viewer, input: unknown) => {
  const { id: userId } = requirePerson(viewer, "account")
  const { challengeId, response, name } = parseInput(registration, input)
  const rp = relyingParty(viewer)
  const expectedChallenge = await spendChallenge(challengeId, userId)
  if (!expectedChallenge) throw refusal()
  const { verifyRegistrationResponse } = await library()
  const answer = await verified(() =>
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
    credentialHash: hashOf(credentialId),
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
      await recordAccountEvent("user.passkey_added", viewer, { userId, passkeyId: passkey.id }, transaction)
      return { passkey, recoveryCodes: made?.codes ?? [] }
    })
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw new ConflictError("This passkey was added before.")
    throw error
  }
}

/** Asks a browser for any passkey of this site. */
export const beginPasskeyLogin = async (viewer: Viewer): Promise<PasskeyQuestion> => {
  const rp = relyingParty(viewer)
  await throttleChallenge(viewer)
  const { id, challenge } = await newChallenge(null)
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_LASTS_MS,
    userVerification: "required",
  })
  return { id, options }
}

const authentication = z.object({
  challengeId: z.string(),
  response: z.custom<AuthenticationResponseJSON>(isJsonObject, "The browser's answer is missing."),
})

/** The account that an answer proves, and how to use the proof up; null if it proves nothing. */
const findProof = async (
  rp: { origin: string; id: string },
  { challengeId, response }: z.output<typeof authentication>,
): Promise<{ user: User; spend: Spend } | null> => {
  const expectedChallenge = await spendChallenge(challengeId, null)
  const passkey = await Passkey.findOne({ where: { credentialHash: hashOf(String(response.id)) } })
  const user = passkey && (await User.findByPk(passkey.userId))
  if (!expectedChallenge || !passkey || user?.state !== "ACTIVE") return null
  if (response.response?.userHandle !== handleOf(user).toString("base64url")) return null
  const { verifyAuthenticationResponse } = await library()
  const answer = await verified(() =>
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
  const spend: Spend = async (transaction) =>
    (await Passkey.update(used, { where: { id, signCount }, transaction }))[0] === 1
  return { user, spend }
}

/** Opens a session by a passkey, which stands for password and second factor at once. */
export const finishPasskeyLogin = async (viewer: Viewer, input: unknown): Promise<OpenedSession> => {
  const given = parseInput(authentication, input)
  const rp = relyingParty(viewer)
  await throttlePasskeyLogin(viewer)
  const proof = await findProof(rp, given)
  const opened = proof && (await signIn(proof.user, viewer, "passkey", proof.spend))
  if (!opened) {
    await recordFailure("user.sign_in_failed", viewer, { userId: proof?.user.id })
    throw new UnauthenticatedError(refusals.unknownPasskey)
  }
  await forgivePasskeyLogin(viewer)
  return opened
}

/** Removes one of the viewer's passkeys. */
export const removePasskey = async (viewer: Viewer, { id }: { id: string }) => {
  const { id: userId } = requirePerson(viewer, "account")
  requireFreshProof(viewer)
  await changeFactors(userId, async (transaction) => {
    const removed = await Passkey.destroy({ where: { id: idOf(id), userId }, transaction })
    if (removed === 0) throw new NotFoundError("passkey", id)
    await dropUselessCodes(userId, transaction)
    await recordAccountEvent("user.passkey_removed", viewer, { userId, passkeyId: idOf(id) }, transaction)
  })
  return accountSecurity(viewer)
}
