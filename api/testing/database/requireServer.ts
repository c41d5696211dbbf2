import { createConnection } from "mysql2/promise"

/** Ends the process with one sentence if there is no database server at this URL. Without a URL, none is wanted. */
export const requireServer = async (url: string | undefined) => {
  if (!url) return
  try {
    await (await createConnection(url)).end()
  } catch (error) {
    console.error(`The database server of the drill cannot be used: ${(error as Error).message}`)
    process.exit(1)
  }
}
