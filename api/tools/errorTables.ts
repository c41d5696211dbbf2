import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { withErrorTables } from "../edges/docs/errorTables.ts"
import { projectRoot } from "../platform/processes/projectRoot.ts"

// `npm run codegen` ends here: the guide's tables of errors are those of the contract.

const file = join(projectRoot, "docs", "api.md")
writeFileSync(file, withErrorTables(readFileSync(file, "utf8")))
