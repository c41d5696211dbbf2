const CHECK_MS = 500

/**
 * Ends this process when the npm that runs it is ended. npm signals the shell between the two, which on Linux dies
 * of it without telling its child; the process then has another parent.
 */
export const endWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const check = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(check)
    process.kill(process.pid, "SIGTERM")
  }, CHECK_MS)
  check.unref()
}
