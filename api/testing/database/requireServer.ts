import { createConnection } from "mysql2/promise"

/** Exits with a one-line error if no database server answers at this URL. Does nothing without a URL. */
export const requireServer = async (url: string | undefined) => {
  if (!url) return
  try {
    await (await createConnection(url)).end()
  } catch (error) {
    console.error(`The database server of the drill cannot be used: ${(error as Error).message}`)
    process.exit(1)
  }
}
