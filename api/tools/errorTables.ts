import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { withErrorTables } from "../edges/docs/errorTables.ts"
import { projectRoot } from "../platform/processes/projectRoot.ts"

// The last step of `npm run codegen`: updates the tables of errors in the guide from the contract.

const file = join(projectRoot, "docs", "api.md")
writeFileSync(file, withErrorTables(readFileSync(file, "utf8")))
