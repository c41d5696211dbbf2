/** Every sentence that SPEC §8 fixes to the letter, for the API and the web client alike. */
export const messages = {
  driverApplicationSent: "Application submitted successfully! We'll contact you within 48 hours.",
  driverApplicationFailed: "Failed to submit application. Please try again.",
  advertiserInquirySent: "Message sent successfully! We'll get back to you within 24 hours.",
  advertiserInquiryFailed: "Failed to send message. Please try again.",
  loggedIn: "Login successful!",
  loginRejected: "Invalid credentials",
  loginFailed: "Login failed. Please try again.",
  loggedOut: "Logged out successfully",
  loadFailed: "Failed to load data",
  statusUpdated: "Status updated",
  statusUpdateFailed: "Failed to update status",
  csvExported: "CSV exported successfully",
  nothingToExport: "No data to export",
  emailLogsLoadFailed: "Failed to load email logs",
} as const
