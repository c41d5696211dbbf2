import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

/** The folder of the whole project, where `package.json` and `package-lock.json` are. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
