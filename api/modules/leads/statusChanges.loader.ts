import DataLoader from "dataloader"
import { Op } from "sequelize"
import type { LeadType } from "./lead.ts"
import { StatusChange } from "./statusChange.model.ts"

interface LeadKey {
  leadType: LeadType
  leadId: number
}

const cacheKey = ({ leadType, leadId }: LeadKey) => `${leadType}:${leadId}`

/** Loads the status changes of many leads with one query, oldest first. */
export const createStatusChangesLoader = () =>
  new DataLoader<LeadKey, StatusChange[], string>(
    async (keys) => {
      const changes = await StatusChange.findAll({
        where: { [Op.or]: keys.map(({ leadType, leadId }) => ({ leadType, leadId })) },
        order: ["id"],
      })
      const changesOf = new Map(keys.map((key) => [cacheKey(key), [] as StatusChange[]]))
      for (const change of changes) changesOf.get(cacheKey(change))?.push(change)
      return keys.map((key) => changesOf.get(cacheKey(key)) ?? [])
    },
    { cacheKeyFn: cacheKey },
  )
