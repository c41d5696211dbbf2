import { clock } from "../../platform/database/clock/clock.ts"
import { database } from "../../platform/database/connection/database.ts"
import { hashCode } from "../../rooms/accounts/passwords/password.ts"
import { Passkey, RecoveryCode, Totp } from "../../rooms/accounts/proofs/factor.model.ts"

export const APP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

export const RECOVERY_CODE = "k7m2-qx1h-r4ab"

export const addApp = () => Totp.create({ userId: 1, secret: APP_SECRET, confirmedAt: clock.date(), lastStep: 0 })

export const addRecoveryCode = async () => {
  const salt = "0".repeat(32)
  await RecoveryCode.create({ userId: 1, salt, codeHash: await hashCode(RECOVERY_CODE.replaceAll("-", ""), salt) })
}

/** A passkey of the first account, which no device has. */
export const addPasskey = () => {
  const unknown = { credentialId: "AQID", credentialHash: "0".repeat(64), publicKey: "", signCount: 0, transports: "" }
  return Passkey.create({ userId: 1, name: "Laptop", lastUsedAt: null, ...unknown })
}

export const requireFactors = () =>
  database().query("INSERT INTO team_settings (name, value) VALUES ('second_factor_required', 'true')")
