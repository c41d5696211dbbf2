import type { Migration } from "../versions/migrator.ts"
import { up as addAccountMail } from "./20261125000100-add-account-mail.ts"

// Some builds recorded that migration as run before it added everything it adds today.
export const up: Migration["up"] = addAccountMail
