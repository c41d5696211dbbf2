import type { CreateOptions } from "sequelize"
import { clock } from "../../platform/database/clock/clock.ts"
import { inTransaction } from "../../platform/database/connection/database.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import { originOf, recordEvents } from "../../platform/events/recordEvents.ts"
import { markChanged } from "../../platform/search/searchIndex.ts"
import { advertiserSubmissionKind } from "../../rooms/leads/advertisers/advertiserSubmission.kind.ts"
import type { AdvertiserSubmission } from "../../rooms/leads/advertisers/advertiserSubmission.model.ts"
import { countStored } from "../../rooms/leads/counters/countedLeads.ts"
import { driverApplicationKind } from "../../rooms/leads/drivers/driverApplication.kind.ts"
import type { DriverApplication } from "../../rooms/leads/drivers/driverApplication.model.ts"
import { leadEvent } from "../../rooms/leads/history/leadEvents.ts"
import { derivedColumns } from "../../rooms/leads/intake/storeLead.ts"
import type { Lead } from "../../rooms/leads/lead/lead.model.ts"
import type { LeadKind } from "../../rooms/leads/lead/leadKind.ts"
import { leadPlaces } from "../../rooms/leads/lead/leadPlace.ts"
import { exampleLead } from "../../rooms/leads/mails/emailTemplates.ts"
import { visitor } from "./viewers.ts"

/** Stores leads as of their `createdAt`, counted and searchable, without mails. */
const addLeads = async (kind: LeadKind, leads: readonly object[], facts = {}): Promise<Lead[]> =>
  inTransaction(async (transaction) => {
    // The same moment, so that lists order them by id.
    const createdAt = clock.date()
    const rows = leads.map((values) => {
      const { updatedAt: _, ...example } = exampleLead()
      const row = { ...kind.example, ...example, id: undefined, createdAt, ...values }
      return { ...row, updatedAt: row.createdAt, ...values, ...derivedColumns(kind, row as never) }
    })
    const options: CreateOptions = { transaction, silent: true }
    const stored = await kind.model.bulkCreate(rows, options)
    const inbox = stored.filter(({ place }) => place === leadPlaces.INBOX)
    await countStored(kind, inbox, transaction)
    await markChanged([{ kind: kind.type, ids: stored.map(({ id }) => id) }], transaction)
    const created = stored.map(({ id, createdAt }) => ({
      ...leadEvent("created", { leadType: kind.type, leadId: id }, originOf(visitor()), facts),
      occurredAt: createdAt,
    }))
    await recordEvents(created, transaction)
    return stored
  })

export type DriverValues = Partial<Row<DriverApplication>>
export type AdvertiserValues = Partial<Row<AdvertiserSubmission>>

const dana = {
  name: "Dana Driver",
  email: "dana@example.com",
  phone: "+1 (619) 555-0142",
  city: "Los Angeles",
  vehicleYear: "2022",
}

const alex = {
  companyName: "Harbor Coffee",
  contactName: "Alex Advertiser",
  email: "alex@example.com",
  location: "San Diego",
  message: "We open three cafés in May.",
}

/** Driver applications by arrival. */
export const addDrivers = (...leads: readonly DriverValues[]) =>
  addLeads(
    driverApplicationKind,
    leads.map((values) => ({ ...dana, ...values })),
  )

export const addImportedDrivers = (...leads: readonly DriverValues[]) =>
  addLeads(
    driverApplicationKind,
    leads.map((values) => ({ ...dana, ...values })),
    { importId: 1 },
  )

/** Advertiser inquiries by arrival. */
export const addAdvertisers = (...leads: readonly AdvertiserValues[]) =>
  addLeads(
    advertiserSubmissionKind,
    leads.map((values) => ({ ...alex, ...values })),
  )
