import type { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { advertiserFormToRest } from "../advertisers/advertiserSubmission.rest.ts"
import type { DriverApplication } from "../drivers/driverApplication.model.ts"
import { driverFormToRest } from "../drivers/driverApplication.rest.ts"
import type { EmailDraft } from "./email.service.ts"
import { emailLogTypes } from "./emailLogType.ts"

const lines = (...texts: string[]) => texts.join("\n")

/** The mail that tells the operator of a driver's application. */
export const driverApplicationEmail = (application: DriverApplication): EmailDraft => ({
  logType: emailLogTypes.DRIVER_APPLICATION,
  subject: `New driver application: ${application.name}`,
  body: lines(
    `${application.name} wants to drive with us and was promised an answer within 48 hours.`,
    "",
    `Name:     ${application.name}`,
    `Email:    ${application.email}`,
    `Phone:    ${application.phone}`,
    `City:     ${application.city}`,
    `Platform: ${application.platform}`,
    `Vehicle:  ${application.vehicleYear} ${application.vehicleMake} ${application.vehicleModel}`,
  ),
  formData: driverFormToRest(application),
})

/** The mail that tells the operator of an advertiser's inquiry. */
export const advertiserInquiryEmail = (submission: AdvertiserSubmission): EmailDraft => ({
  logType: emailLogTypes.ADVERTISER_INQUIRY,
  subject: `New advertiser inquiry: ${submission.companyName}`,
  body: lines(
    `${submission.contactName} of ${submission.companyName} wants to advertise and was promised an answer within 24 hours.`,
    "",
    `Company:    ${submission.companyName}`,
    `Contact:    ${submission.contactName}`,
    `Email:      ${submission.email}`,
    `Budget:     ${submission.budgetRange}`,
    `Location:   ${submission.location}`,
    `Ad formats: ${submission.adFormats.join(", ")}`,
    ...(submission.message ? ["", submission.message] : []),
  ),
  formData: advertiserFormToRest(submission),
})
