import type { Migration } from "../versions/migrator.ts"
import { up as addAccountMail } from "./20261125000100-add-account-mail.ts"

// Some builds recorded `add-account-mail` as run before it had all its columns, so it runs again.
export const up: Migration["up"] = addAccountMail
