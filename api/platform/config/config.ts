import { existsSync } from "node:fs"
import { join } from "node:path"
import { announce } from "../processes/output.ts"
import { projectRoot } from "../processes/projectRoot.ts"
import { ConfigError, readConfig } from "./config.schema.ts"

const load = () => {
  const file = join(projectRoot, ".env")
  // Not `process.env.NODE_ENV`: the build replaces that expression (vite.config.ts).
  const { NODE_ENV } = process.env
  if (existsSync(file) && NODE_ENV !== "test") process.loadEnvFile(file)
  try {
    return readConfig(process.env, projectRoot)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    announce("fatal", { text: `Farelight cannot start with this environment:\n${error.message}` })
    process.exit(1)
  }
}

export const config = load()
