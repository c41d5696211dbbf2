import type { LeadStatus } from "../../contract/leadStatus.ts"
import { type LeadType, leadTypes } from "../../contract/leadType.ts"
import type { Row } from "../../database/row.ts"
import type { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import type { DriverApplication } from "../drivers/driverApplication.model.ts"

/** Another lead, in short. */
export interface LeadReference {
  type: LeadType
  id: number
  name: string
  email: string
  status: LeadStatus
  createdAt: Date
}

/** A driver application in short. */
export const referenceToApplication = ({
  id,
  name,
  email,
  status,
  createdAt,
}: Row<DriverApplication>): LeadReference => ({
  ...{ id, name, email, status, createdAt },
  type: leadTypes.DRIVER_APPLICATION,
})

/** An advertiser submission in short. */
export const referenceToSubmission = ({
  id,
  companyName,
  email,
  status,
  createdAt,
}: Row<AdvertiserSubmission>): LeadReference => ({
  ...{ id, email, status, createdAt },
  name: companyName,
  type: leadTypes.ADVERTISER_SUBMISSION,
})
