import { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { type EmailLogType, emailLogTypes } from "./emailLogType.ts"
import {
  advertiserInquiryEmail,
  advertiserReceiptEmail,
  driverApplicationEmail,
  driverReceiptEmail,
  type EmailDraft,
  testEmail,
} from "./emailTemplates.ts"

const madeUpApplication = () =>
  DriverApplication.build({
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
  })

const madeUpSubmission = () =>
  AdvertiserSubmission.build({
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
  })

const previews: Record<EmailLogType, () => EmailDraft> = {
  [emailLogTypes.DRIVER_APPLICATION]: () => driverApplicationEmail(madeUpApplication()),
  [emailLogTypes.ADVERTISER_INQUIRY]: () => advertiserInquiryEmail(madeUpSubmission()),
  [emailLogTypes.DRIVER_RECEIPT]: () => driverReceiptEmail(madeUpApplication()),
  [emailLogTypes.ADVERTISER_RECEIPT]: () => advertiserReceiptEmail(madeUpSubmission()),
  [emailLogTypes.TEST]: testEmail,
}

/** What a mail of this type looks like, filled with made-up values. */
export const previewOf = (type: EmailLogType): EmailDraft => previews[type]()
