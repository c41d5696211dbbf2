import type { MutationResolvers, QueryResolvers } from "./graphql/generated.ts"

// Who may call what, in one place. To add an operation, list it in the table of its kind. The table itself enforces
// nothing: the service behind an "admin" operation must call `requireAdmin`. access.test.ts compares the tables with the
// schema, the routes and the server's actual answers, and fails for anything that is missing or different.

/** Who may call an operation: every visitor, or only somebody who is signed in. */
export type Access = "anyone" | "admin"

/** The fields of Query. */
export const queryAccess: Record<keyof QueryResolvers, Access> = {
  advertiserSubmission: "admin",
  advertiserSubmissions: "admin",
  cmsBlock: "anyone",
  cmsBlocks: "anyone",
  dashboardSummary: "admin",
  driverApplication: "admin",
  driverApplications: "admin",
  emailLog: "admin",
  emailLogs: "admin",
  emailPreview: "admin",
  leadCities: "admin",
  leadStatistics: "admin",
  loginHint: "anyone",
  mailState: "admin",
  me: "admin",
  mediaFile: "admin",
  mediaFiles: "admin",
}

/** The fields of Mutation. */
export const mutationAccess: Record<keyof MutationResolvers, Access> = {
  addLeadNote: "admin",
  cancelEmail: "admin",
  deleteMedia: "admin",
  login: "anyone",
  logout: "admin",
  resendEmail: "admin",
  sendTestEmail: "admin",
  setAdvertiserSubmissionStatus: "admin",
  setAdvertiserSubmissionStatuses: "admin",
  setDriverApplicationStatus: "admin",
  setDriverApplicationStatuses: "admin",
  submitAdvertiserInquiry: "anyone",
  submitDriverApplication: "anyone",
  updateCmsBlock: "admin",
  updateMedia: "admin",
  uploadMedia: "admin",
}

/** Fields of other types that read more than their own row. They check the viewer again, however the row was reached. */
export const fieldAccess: Record<`${string}.${string}`, Access> = {
  "AdvertiserSubmission.answerDueAt": "admin",
  "AdvertiserSubmission.emails": "admin",
  "AdvertiserSubmission.notes": "admin",
  "AdvertiserSubmission.possibleRepeats": "admin",
  "AdvertiserSubmission.statusChanges": "admin",
  "CmsBlock.versions": "admin",
  "DriverApplication.answerDueAt": "admin",
  "DriverApplication.emails": "admin",
  "DriverApplication.notes": "admin",
  "DriverApplication.possibleRepeats": "admin",
  "DriverApplication.statusChanges": "admin",
  "EmailLog.attempts": "admin",
  "EmailLog.lead": "admin",
  "MediaFile.uses": "admin",
}

/** The routes, except `/graphql`, whose fields are listed above, and the files of the web client, which are public. */
export const routeAccess: Record<`${"DELETE" | "GET" | "POST" | "PUT"} /${string}`, Access> = {
  "GET /livez": "anyone",
  "GET /readyz": "anyone",
  "GET /healthz": "anyone",

  "POST /api/admin/login": "anyone",
  "GET /api/admin/email-logs": "admin",
  "POST /api/drivers/apply": "anyone",
  "GET /api/drivers/applications": "admin",
  "GET /api/drivers/applications.csv": "admin",
  "PUT /api/admin/drivers/:id/status": "admin",
  "POST /api/advertisers/contact": "anyone",
  "GET /api/advertisers/submissions": "admin",
  "GET /api/advertisers/submissions.csv": "admin",
  "PUT /api/admin/advertisers/:id/status": "admin",
  "GET /api/cms/blocks": "anyone",
  "PUT /api/cms/blocks/:id": "admin",
  "GET /api/cms/media": "admin",
  "POST /api/cms/media": "admin",
  "GET /api/cms/media/:id": "anyone",
  "GET /api/cms/media/:id/original": "admin",
  "PUT /api/cms/media/:id": "admin",
  "DELETE /api/cms/media/:id": "admin",

  "GET /media/:name": "anyone",
  "GET /content/:page.json": "anyone",
  "GET /robots.txt": "anyone",
  "GET /sitemap.xml": "anyone",
  "GET /site.webmanifest": "anyone",
  "GET /adminpage": "anyone",
  "GET /adminpage/{*rest}": "anyone",
  "POST /adminpage/preview/:page": "admin",
  "POST /drivers": "anyone",
  "POST /contact": "anyone",
  "GET /{*path}": "anyone",
}
