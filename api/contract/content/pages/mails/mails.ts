export const mailsContent = {
  driver_receipt: {
    subject: "We've received your application",
    body: "Thank you for applying to drive with us. We'll contact you within {promise}.",
    wait_list_body: "Thank you for applying to drive with us.",
  },
  advertiser_receipt: {
    subject: "We've received your message",
    body: "Thank you for your interest in advertising with us. We'll get back to you within {promise}.",
    wait_list_body: "Thank you for your interest in advertising with us.",
  },
  driver_application: {
    subject: "New driver application: {name}",
    body: "{name} wants to drive with us and was promised an answer within {promise}.",
    wait_list_body: "{name} wants to drive with us and is on the wait list.",
  },
  advertiser_inquiry: {
    subject: "New advertiser inquiry: {company}",
    body: "{name} of {company} wants to advertise and was promised an answer within {promise}.",
    wait_list_body: "{name} of {company} wants to advertise and is on the wait list.",
  },
}

export type MailSection = keyof typeof mailsContent
