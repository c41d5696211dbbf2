import type { Transaction } from "sequelize"
import type { EmailLog } from "../../../platform/outbox/emailLog.model.ts"

/** The link that a mail is sent with: none, the token of a new one, or that the mail would be of no use any more. */
export type MailedLink = "none" | "useless" | { token: string }

/** What only rooms above mail know of a mail that is about to go out. */
interface RoomsAbove {
  /** Cancels those of some mails that nobody wants any more; returns the others. */
  withoutUnwanted(logs: readonly EmailLog[], transaction: Transaction): Promise<EmailLog[]>
  /** The link of a mail about a privacy request; null for any other mail. */
  linkToRequest(log: EmailLog, transaction: Transaction): Promise<MailedLink> | null
}

let given: RoomsAbove | null = null

/** Says so, once in each process, before the first mail goes out. */
export const tellOutbox = (rooms: RoomsAbove) => {
  given = rooms
}

export const roomsAbove = (): RoomsAbove => {
  if (!given) throw new Error("Nobody has told the outbox what may go out (api/main/models.ts)")
  return given
}
