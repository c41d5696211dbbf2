import { type EmailLogType, emailLogTypes } from "../../contract/emailLog.ts"
import { leadStatuses } from "../../contract/leadStatus.ts"
import type { Row } from "../../database/row.ts"
import type { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import type { DriverApplication } from "../drivers/driverApplication.model.ts"
import {
  advertiserInquiryEmail,
  advertiserReceiptEmail,
  driverApplicationEmail,
  driverReceiptEmail,
  type EmailDraft,
  testEmail,
  type UrlOf,
} from "./emailTemplates.ts"

const untouched = { status: leadStatuses.PENDING, createdAt: new Date(), updatedAt: new Date() }

const madeUpApplication: Row<DriverApplication> = {
  id: 1,
  submissionId: null,
  name: "Ana Álvarez",
  email: "ana@example.com",
  phone: "+1 213 555 0100",
  city: "Los Angeles",
  platform: "Both",
  vehicleYear: "2024",
  vehicleMake: "Toyota",
  vehicleModel: "Camry",
  acceptedTermsDate: null,
  ...untouched,
}

const madeUpSubmission: Row<AdvertiserSubmission> = {
  id: 1,
  submissionId: null,
  companyName: "Blue Bay Coffee",
  contactName: "Ben Okafor",
  email: "ben@example.com",
  budgetRange: "Contact for quote",
  location: "San Francisco",
  message: "We open three cafés in May and want to be seen on the way there.\nWhat would 40 cars cost for a month?",
  adFormats: ["In-Car Tablet", "Car Wrapping"],
  acceptedTermsDate: null,
  ...untouched,
}

const previews: Record<EmailLogType, (urlOf: UrlOf) => EmailDraft> = {
  [emailLogTypes.DRIVER_APPLICATION]: (urlOf) => driverApplicationEmail(madeUpApplication, urlOf),
  [emailLogTypes.ADVERTISER_INQUIRY]: (urlOf) => advertiserInquiryEmail(madeUpSubmission, urlOf),
  [emailLogTypes.DRIVER_RECEIPT]: () => driverReceiptEmail(madeUpApplication),
  [emailLogTypes.ADVERTISER_RECEIPT]: () => advertiserReceiptEmail(madeUpSubmission),
  [emailLogTypes.TEST]: testEmail,
}

/** What a mail of this type looks like, filled with made-up values. */
export const previewOf = (type: EmailLogType, urlOf: UrlOf): EmailDraft => previews[type](urlOf)
