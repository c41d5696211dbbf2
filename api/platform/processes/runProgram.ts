import { execFile } from "node:child_process"
import { constants, setPriority } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { isBuilt, programFolder, sourceLoader } from "./projectRoot.ts"

/** Runs in a process of its own, so that the server stays responsive. Returns stdout; throws with stderr. */
export const runProgram = async (name: string): Promise<string> => {
  const path = join(programFolder, `scripts/${name}${isBuilt ? ".js" : ".ts"}`)
  try {
    const running = promisify(execFile)(process.execPath, [...sourceLoader, path])
    // The serving process has priority.
    if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return (await running).stdout.trim()
  } catch (error) {
    const { stderr = "", message } = error as Error & { stderr?: string }
    throw new Error(stderr.trim() || message)
  }
}
