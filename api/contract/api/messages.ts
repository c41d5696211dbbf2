/**
 * Every sentence that the product's specification fixes to the letter, for the API and the web client alike. Where a
 * sentence names a reply promise, its caller passes the one in force (`ReplyPromise.text`).
 */
export const messages = {
  driverApplicationSent: (promise: string) =>
    `Application submitted successfully! We'll contact you within ${promise}.`,
  driverApplicationFailed: "Failed to submit application. Please try again.",
  correctInput: "Please correct the marked fields.",
  chooseFormat: "Choose at least one ad format.",
  offline: "You're offline. We've kept what you typed and will send it when you're back online.",
  correctionFailed: "Failed to save the correction. Please try again.",
  advertiserInquirySent: (promise: string) => `Message sent successfully! We'll get back to you within ${promise}.`,
  advertiserInquiryFailed: "Failed to send message. Please try again.",
  privacyRequestReceived:
    "Thank you. Please confirm the request with the link in the email that's on its way to you. It works for 7 days.",
  loggedIn: "Login successful!",
  loginRejected: "Invalid credentials",
  loginFailed: "Login failed. Please try again.",
  loggedOut: "Logged out successfully",
  loadFailed: "Failed to load data",
  statusUpdated: "Status updated",
  statusUpdateFailed: "Failed to update status",
  csvExported: "CSV exported successfully",
  nothingToExport: "No data to export",
  cmsLoadFailed: "Failed to load CMS content",
  contentUpdated: "Content updated successfully!",
  contentUpdateFailed: "Failed to update content",
  mediaLoadFailed: "Failed to load media library",
  fileUploaded: "File uploaded successfully!",
  fileUploadFailed: "Failed to upload file",
  fileTooLarge: "File size must be less than 10MB",
  fileDeleted: "File deleted successfully",
  fileDeleteFailed: "Failed to delete file",
  urlCopied: (filename: string) => `URL copied: ${filename}`,
  emailLogsLoadFailed: "Failed to load email logs",
} as const
