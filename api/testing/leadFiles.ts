import { createHash } from "node:crypto"
import { readDatabaseUrl } from "../platform/config/databaseUrl.ts"
import { connectDatabase } from "../platform/database/connection/database.ts"
import { bindModels } from "../platform/database/reading/row.ts"
import { LeadFile, LeadFileBytes, LeadFileRequest } from "../rooms/leads/related/leadFile.model.ts"

export const openLeadFiles = (databaseUrl: string) => {
  const sequelize = connectDatabase(readDatabaseUrl(databaseUrl, "/"), (opened) =>
    bindModels(opened, [LeadFile, LeadFileBytes, LeadFileRequest]),
  )
  const key = (leadId: number) => ({ leadType: "driver_application", leadId })
  return {
    ask: async (leadId: number, what: string) => {
      await LeadFileRequest.create({ ...key(leadId), what, requestedById: null, requestedAt: new Date() })
    },
    openRequests: (leadId: number) => LeadFileRequest.count({ where: { ...key(leadId), answeredAt: null } }),
    /** The names of a lead's files, each with the SHA-256 of its bytes. */
    filesOf: async (leadId: number) => {
      const files = await LeadFile.findAll({ where: key(leadId), order: ["id"] })
      return Promise.all(
        files.map(async ({ id, name }) => {
          const stored = await LeadFileBytes.findByPk(id, { rejectOnEmpty: true })
          return { name, hash: createHash("sha256").update(stored.data).digest("hex") }
        }),
      )
    },
    close: () => sequelize.close(),
  }
}
