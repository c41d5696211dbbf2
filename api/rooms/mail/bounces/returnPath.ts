import { createHmac, timingSafeEqual } from "node:crypto"
import type { Transaction } from "sequelize"
import { config } from "../../../platform/config/config.ts"
import { plusAddress, plusPartOf } from "../../../platform/outbox/bareAddress.ts"
import { readLinkKey } from "../../leads/lead/linkKey.ts"

// Unguessable, yet short, as servers accept 64 characters before the at sign.
const SIGNATURE_LENGTH = 16

const partOf = (emailLogId: number, key: string) => {
  const signature = createHmac("sha256", key).update(`return-path ${emailLogId}`).digest("hex")
  return `m${emailLogId}-${signature.slice(0, SIGNATURE_LENGTH)}`
}

/** Servers report bounces to this address, which identifies the mail. Null without EMAIL_RETURN_PATH. */
export const returnPathOf = async (emailLogId: number, transaction?: Transaction): Promise<string | null> => {
  const { returnPath } = config.email
  return returnPath && plusAddress(returnPath, partOf(emailLogId, await readLinkKey(transaction)))
}

export const readReturnPath = async (address: string, transaction?: Transaction): Promise<number | null> => {
  const part = config.email.returnPath && plusPartOf(address, config.email.returnPath)
  const id = Number(/^m([1-9]\d{0,9})-/.exec(part ?? "")?.[1])
  if (!part || !id) return null
  const [actual, expected] = [Buffer.from(part), Buffer.from(partOf(id, await readLinkKey(transaction)))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
}
