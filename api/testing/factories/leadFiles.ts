import { clock } from "../../platform/database/clock/clock.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import type { LeadKey } from "../../rooms/leads/lead/leadKind.ts"
import { LeadFile, LeadFilePreview } from "../../rooms/leads/related/leadFile.model.ts"
import { refreshed } from "./leadWork.ts"

const hashOf = (index: number) => String(index).padStart(64, "0")

/** Adds files with previews but without bytes to a lead; by default, JPEG pictures from the first account. */
export const addFiles = async (lead: LeadKey, ...files: readonly Partial<Row<LeadFile>>[]) => {
  const picture = { contentType: "image/jpeg", size: 2048, addedBy: "COLLEAGUE", addedById: 1 } as const
  const stored = await LeadFile.bulkCreate(
    files.map((values, index) => ({
      ...{ ...lead, ...picture, name: "card.jpg", contentHash: hashOf(index), createdAt: clock.date() },
      ...values,
    })),
  )
  await LeadFilePreview.bulkCreate(stored.map(({ id }) => ({ fileId: id, data: Buffer.from("a picture") })))
  await refreshed(lead)
  return stored
}
