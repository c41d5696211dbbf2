import type { Transaction } from "sequelize"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { forgiveProof, throttleProof } from "../../../platform/throttling/throttle.ts"
import { recordFailure } from "../../../platform/viewer/accountEvents.ts"
import { requirePerson, type Viewer, verifiedUntil } from "../../../platform/viewer/viewer.ts"
import { identityProof } from "../passwords/credentials.rules.ts"
import { verifyPassword } from "../passwords/password.ts"
import { Passkey, RecoveryCode, Totp } from "../proofs/factor.model.ts"
import { findProof, type PasskeyAnswer, relyingParty } from "../proofs/passkeyProof.ts"
import { matchCode, type SpendProof } from "../proofs/secondFactor.ts"
import { renewProof } from "../signIn/session.ts"
import { secondFactorRoles } from "../team/teamSettings.service.ts"
import { User } from "../users/user.model.ts"
import { changeFactors } from "./changeFactors.ts"

export const accountSecurity = async (viewer: Viewer) => {
  const { id, role } = requirePerson(viewer, "account")
  const [totp, recoveryCodesLeft, passkeys, requiredRoles] = await Promise.all([
    Totp.findByPk(id),
    RecoveryCode.count({ where: { userId: id } }),
    Passkey.findAll({ where: { userId: id }, order: ["id"] }),
    secondFactorRoles(),
  ])
  return {
    hasTotp: Boolean(totp?.confirmedAt),
    recoveryCodesLeft,
    passkeys,
    isSecondFactorRequired: requiredRoles.includes(role),
    verifiedUntil: viewer.session ? verifiedUntil(viewer.session) : new Date(0),
  }
}

export const throttleKeyOf = ({ session }: Viewer) => session && `session ${session.id}`

// Not `UNAUTHENTICATED`, as the session stays valid.
const refuse = async (viewer: Viewer, field: "code" | "passkey" | "password"): Promise<never> => {
  await recordFailure("user.proof_failed", viewer, { userId: viewer.user?.id })
  throw new InvalidInputError([{ field, message: refusals.wrongProof(field) }])
}

type Act = (transaction: Transaction) => Promise<unknown>

/** One transaction, so that a failed `act` does not use up the proof. */
const provenBy = async (
  field: "code" | "passkey",
  viewer: Viewer,
  findSpend: (userId: number) => Promise<SpendProof | null>,
  act: Act,
) => {
  const { id } = requirePerson(viewer, "account")
  await throttleProof(viewer, id, throttleKeyOf(viewer))
  const spend = await findSpend(id)
  const isSpent =
    spend !== null &&
    (await changeFactors(id, async (transaction) => {
      if (!(await spend(transaction))) return false
      await act(transaction)
      return true
    }))
  if (!isSpent) return refuse(viewer, field)
  await forgiveProof(id, throttleKeyOf(viewer))
}

export const withCode = (viewer: Viewer, code: string, act: Act) =>
  provenBy("code", viewer, (userId) => matchCode(viewer, userId, code), act)

const provenByPasskey = (viewer: Viewer, answer: PasskeyAnswer, act: Act) => {
  const rp = relyingParty(viewer)
  const findSpend = async (userId: number) => {
    const proof = await findProof(rp, answer)
    return proof?.user.id === userId ? proof.spend : null
  }
  return provenBy("passkey", viewer, findSpend, act)
}

export const confirmIdentity = async (viewer: Viewer, input: unknown) => {
  const { id } = requirePerson(viewer, "account")
  const parsed = parseInput(identityProof, input)
  const renewByFactor: Act = (transaction) => renewProof(viewer, { isByFactor: true }, transaction)
  if (parsed.code) await withCode(viewer, parsed.code, renewByFactor)
  else if (parsed.passkey) await provenByPasskey(viewer, parsed.passkey, renewByFactor)
  else {
    await throttleProof(viewer, id, throttleKeyOf(viewer))
    const user = await User.findByPk(id)
    if (!(await verifyPassword(user?.passwordHash ?? null, parsed.password ?? ""))) return refuse(viewer, "password")
    await forgiveProof(id, throttleKeyOf(viewer))
    await renewProof(viewer, { isByFactor: false })
  }
  return accountSecurity(viewer)
}
