import { config } from "../config.ts"
import { closeDatabase, openDatabase } from "../database/database.ts"
import { prepareDatabase } from "../database/prepare.ts"

// npm run seed: migrates, adds the content blocks that are missing, and makes the admin account.

openDatabase(config.database)
const { username, madePassword } = await prepareDatabase()
process.stdout.write(`The content is in place, and so is the account "${username}".\n`)
if (madePassword) process.stdout.write(`Its password, shown once: ${madePassword}\n`)
await closeDatabase()
