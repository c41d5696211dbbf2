import * as z from "zod"
import { ConflictError, InvalidInputError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { forgiveProof, throttleProof } from "../../../platform/throttling/throttle.ts"
import { recordAccountEvent } from "../../../platform/viewer/accountEvents.ts"
import { requireFreshProof, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { code } from "../passwords/credentials.rules.ts"
import { Totp } from "../proofs/factor.model.ts"
import { makeRecoveryCodes, storeRecoveryCodes } from "../proofs/recoveryCodes.ts"
import { hasSecondFactor, requireFactorProof } from "../proofs/secondFactor.ts"
import { newTotpSecret, stepOf } from "../proofs/totp.ts"
import { renewProof } from "../signIn/session.ts"
import { changeFactors, dropUselessCodes } from "./changeFactors.ts"
import { accountSecurity, throttleKeyOf, withCode } from "./identity.service.ts"

export const beginTotpEnrolment = async (viewer: Viewer) => {
  const { id, username } = requirePerson(viewer, "account")
  await requireFactorProof(viewer)
  requireFreshProof(viewer)
  const made = await newTotpSecret(username)
  await changeFactors(id, async (transaction) => {
    const present = await Totp.findByPk(id, { transaction })
    if (present?.confirmedAt) throw new ConflictError(refusals.appIsSetUp)
    await present?.destroy({ transaction })
    await Totp.create({ userId: id, secret: made.secret, lastStep: 0 }, { transaction })
  })
  return made
}

const codeInput = z.object({ code })

export const confirmTotp = async (viewer: Viewer, input: unknown): Promise<string[]> => {
  const { id } = requirePerson(viewer, "account")
  const { code } = parseInput(codeInput, input)
  await requireFactorProof(viewer)
  requireFreshProof(viewer)
  await throttleProof(viewer, id, throttleKeyOf(viewer))
  const begun = await Totp.findByPk(id)
  if (!begun || begun.confirmedAt) throw new ConflictError(refusals.appNotBegun)
  const step = await stepOf(begun.secret, code.replace(/\s/g, ""))
  if (step === null) throw new InvalidInputError([{ field: "code", message: refusals.wrongAppCode }])
  const made = await makeRecoveryCodes()
  await changeFactors(id, async (transaction) => {
    const confirmed = { confirmedAt: clock.date(), lastStep: step }
    // Compares the stored ciphertext (`getDataValue`), as sealing the same secret again gives another one.
    const where = { userId: id, secret: begun.getDataValue("secret"), confirmedAt: null }
    const [changed] = await Totp.update(confirmed, { where, transaction })
    if (changed === 0) throw new ConflictError("This secret was replaced meanwhile. Begin again.")
    await storeRecoveryCodes(id, made, transaction)
    await renewProof(viewer, { isByFactor: true }, transaction)
    await recordAccountEvent("user.totp_enabled", viewer, { userId: id }, transaction)
  })
  await forgiveProof(id, throttleKeyOf(viewer))
  return made.codes
}

export const disableTotp = async (viewer: Viewer, input: unknown) => {
  const { id } = requirePerson(viewer, "account")
  const { code } = parseInput(codeInput, input)
  await withCode(viewer, code, async (transaction) => {
    const removed = await Totp.destroy({ where: { userId: id }, transaction })
    await dropUselessCodes(id, transaction)
    if (removed > 0) await recordAccountEvent("user.totp_disabled", viewer, { userId: id }, transaction)
  })
  return accountSecurity(viewer)
}

export const renewRecoveryCodes = async (viewer: Viewer): Promise<string[]> => {
  const { id } = requirePerson(viewer, "account")
  await requireFactorProof(viewer)
  requireFreshProof(viewer)
  if (!(await hasSecondFactor(id))) throw new ConflictError(refusals.codesWithoutFactor)
  const made = await makeRecoveryCodes()
  await changeFactors(id, async (transaction) => {
    await storeRecoveryCodes(id, made, transaction)
    await recordAccountEvent("user.recovery_codes_made", viewer, { userId: id }, transaction)
  })
  return made.codes
}
