import { createHash } from "node:crypto"
import type { Transaction } from "sequelize"
import { leadKinds } from "../../leads/leadKinds.ts"
import { UndeliverableAddress } from "./undeliverable.model.ts"

/** By what an address is known, whose hold need not say whose it is. */
export const hashOfAddress = (email: string) => createHash("sha256").update(email.trim().toLowerCase()).digest("hex")

/** Forgets that mail to an address came back, once no lead has it any more: to be called when the lead's row is gone. */
export const forgetUndeliverable = async (email: string, transaction: Transaction) => {
  for (const { model } of leadKinds)
    if (await model.unscoped().findOne({ attributes: ["id"], where: { email }, transaction })) return
  await UndeliverableAddress.destroy({ where: { addressHash: hashOfAddress(email) }, transaction })
}
