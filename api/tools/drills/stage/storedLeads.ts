import Libsql from "libsql"
import { createConnection, type RowDataPacket } from "mysql2/promise"

export type StoredLeads = Map<string, string[]>

const QUERY = "SELECT id, name FROM driver_applications"

interface Row {
  id: number
  name: string
}

const readRows = async (url: string): Promise<Row[]> => {
  if (url.startsWith("sqlite:")) {
    const database = new Libsql(url.slice("sqlite:".length), { timeout: 10_000 })
    try {
      return database.prepare(QUERY).all() as Row[]
    } finally {
      database.close()
    }
  }
  const connection = await createConnection(url)
  try {
    const [rows] = await connection.query<(Row & RowDataPacket)[]>(QUERY)
    return rows
  } finally {
    await connection.end()
  }
}

/** Read without the product, which might hide a loss. */
export const readStoredLeads = async (url: string): Promise<StoredLeads> => {
  const stored: StoredLeads = new Map()
  for (const { id, name } of await readRows(url)) stored.set(name, [...(stored.get(name) ?? []), String(id)])
  return stored
}
