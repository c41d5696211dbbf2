import type { Migration } from "../versions/migrator.ts"
import { up as addAccountMail } from "./20261125000100-add-account-mail.ts"

// Builds of some days recorded that migration as run when it did not yet add all that it adds today.
export const up: Migration["up"] = addAccountMail

export const down: Migration["down"] = async () => {}
