import { type EmailLogType, emailLogTypes } from "../../contract/emailLog.ts"
import { leadPaths } from "../../contract/leadPaths.ts"
import type { Row } from "../../database/row.ts"
import type { AdvertiserSubmission } from "../advertisers/advertiserSubmission.model.ts"
import { advertiserFormToRest } from "../advertisers/advertiserSubmission.rest.ts"
import type { DriverApplication } from "../drivers/driverApplication.model.ts"
import { driverFormToRest } from "../drivers/driverApplication.rest.ts"
import { type MailContent, mailHtml, mailSubject, mailText } from "./mailContent.ts"

/** A mail that is to be written. */
export interface EmailDraft {
  logType: EmailLogType
  subject: string
  body: string
  html: string
  /** The submitted values, named as in REST. */
  formData: Record<string, string>
  /** The lead's sender, or null for the operator. */
  recipient: string | null
  /** Whom an answer goes to, if not to the operator: the lead's sender. */
  replyTo: string | null
}

const draft = (
  logType: EmailLogType,
  subject: string,
  content: MailContent,
  { formData = {}, recipient = null, replyTo = null }: Partial<EmailDraft>,
): EmailDraft => ({
  logType,
  subject: mailSubject(subject),
  body: mailText(content),
  html: mailHtml(content),
  formData,
  recipient,
  replyTo,
})

/** The outside address of a path of the site, or null when nobody knows it. */
export type UrlOf = (path: string) => string | null

const leadLink = (urlOf: UrlOf, path: string, leadId: number): MailContent["link"] => {
  const url = urlOf(`${path}/${leadId}`)
  return url ? { label: "Open in the dashboard", url } : null
}

/** The mail that tells the operator of a driver's application. */
export const driverApplicationEmail = (application: Row<DriverApplication>, urlOf: UrlOf): EmailDraft => {
  const { id, name, email, phone, city, platform, vehicleYear, vehicleMake, vehicleModel } = application
  const content: MailContent = {
    heading: "New driver application",
    intro: `${name} wants to drive with us and was promised an answer within 48 hours.`,
    facts: [
      ["Name", name],
      ["Email", email],
      ["Phone", phone],
      ["City", city],
      ["Platform", platform],
      ["Vehicle", `${vehicleYear} ${vehicleMake} ${vehicleModel}`],
    ],
    link: leadLink(urlOf, leadPaths.DRIVER_APPLICATION, id),
    note: `An answer to this mail goes to ${email}.`,
  }
  return draft(emailLogTypes.DRIVER_APPLICATION, `New driver application: ${name}`, content, {
    formData: driverFormToRest(application),
    replyTo: email,
  })
}

/** The mail that tells the operator of an advertiser's inquiry. */
export const advertiserInquiryEmail = (submission: Row<AdvertiserSubmission>, urlOf: UrlOf): EmailDraft => {
  const { id, companyName, contactName, email, budgetRange, location, adFormats, message } = submission
  const content: MailContent = {
    heading: "New advertiser inquiry",
    intro: `${contactName} of ${companyName} wants to advertise and was promised an answer within 24 hours.`,
    facts: [
      ["Company", companyName],
      ["Contact", contactName],
      ["Email", email],
      ["Budget", budgetRange],
      ["Location", location],
      ["Ad formats", adFormats.join(", ")],
    ],
    message,
    link: leadLink(urlOf, leadPaths.ADVERTISER_SUBMISSION, id),
    note: `An answer to this mail goes to ${email}.`,
  }
  return draft(emailLogTypes.ADVERTISER_INQUIRY, `New advertiser inquiry: ${companyName}`, content, {
    formData: advertiserFormToRest(submission),
    replyTo: email,
  })
}

// A receipt has none of the submitted values: otherwise anybody could send any text to any address by our form.
const RECEIPT_NOTE =
  "You get this mail because your address was entered in a form of our site. If that was not you, you need not do anything."

/** The mail that tells a driver that the application has arrived. */
export const driverReceiptEmail = (application: Row<DriverApplication>): EmailDraft => {
  const content: MailContent = {
    heading: "We have received your application",
    intro: "Thank you for applying to drive with us. We will contact you within 48 hours.",
    note: RECEIPT_NOTE,
  }
  return draft(emailLogTypes.DRIVER_RECEIPT, content.heading, content, {
    formData: driverFormToRest(application),
    recipient: application.email,
  })
}

/** The mail that tells an advertiser that the inquiry has arrived. */
export const advertiserReceiptEmail = (submission: Row<AdvertiserSubmission>): EmailDraft => {
  const content: MailContent = {
    heading: "We have received your message",
    intro: "Thank you for your interest in advertising with us. We will get back to you within 24 hours.",
    note: RECEIPT_NOTE,
  }
  return draft(emailLogTypes.ADVERTISER_RECEIPT, content.heading, content, {
    formData: advertiserFormToRest(submission),
    recipient: submission.email,
  })
}

/** The mail by which the operator tries whether mail goes out. */
export const testEmail = (): EmailDraft => {
  const content: MailContent = {
    heading: "Mail goes out",
    intro: "This is the test that you asked for in the dashboard. As you can read it, your site can send you mail.",
    note: "Nobody else got this mail.",
  }
  return draft(emailLogTypes.TEST, "Test: mail goes out", content, {})
}
