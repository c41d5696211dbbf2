import * as z from "zod"
import { choicesFor, isMailWanted } from "../../../contract/accounts/mailChoices.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { User } from "../users/user.model.ts"
import { lockUser } from "./members.ts"

const choicesOf = ({ role, mailChoices }: User) =>
  choicesFor(role).map((type) => ({ type, isOn: isMailWanted(type, mailChoices) }))

export const listMailChoices = async (viewer: Viewer) =>
  choicesOf(await User.findByPk(requirePerson(viewer, "account").id, { rejectOnEmpty: true }))

/** Throws for security mails, which always stay on, and for mails that the viewer's role does not get. */
export const chooseMail = async (viewer: Viewer, input: unknown) => {
  const { id, role } = requirePerson(viewer, "account")
  const choice = z.object({
    type: z.enum(choicesFor(role), { error: "This mail can't be switched." }),
    isOn: z.boolean(),
  })
  const { type, isOn } = parseInput(choice, input)
  return inTransaction(async (transaction) => {
    const user = await lockUser(String(id), transaction)
    const others = (user.mailChoices ?? []).filter((one) => one !== type)
    const mailChoices = isMailWanted(type, others) === isOn ? others : [...others, type]
    return choicesOf(await user.update({ mailChoices }, { transaction }))
  })
}
