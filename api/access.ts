import type { Permission } from "./contract/roles.ts"
import type { MutationResolvers, QueryResolvers } from "./graphql/generated.ts"

// Who may call what, in one place. To add an operation, list it in the table of its kind. The table itself enforces
// nothing: the service behind an operation must call `requirePermission`. access.test.ts compares the tables with the
// schema, the routes and the server's actual answers, and fails for anything that is missing or different.

/** Who may call an operation: every visitor, or only somebody whose role permits it (contract/roles.ts). */
export type Access = "anyone" | Permission

/** The fields of Query. */
export const queryAccess: Record<keyof QueryResolvers, Access> = {
  accountSecurity: "account",
  advertiserSubmission: "leads:read",
  advertiserSubmissions: "leads:read",
  cmsBlock: "anyone",
  cmsBlocks: "anyone",
  dashboardSummary: "leads:read",
  driverApplication: "leads:read",
  driverApplications: "leads:read",
  emailLog: "mail:read",
  emailLogs: "mail:read",
  emailPreview: "mail:read",
  events: "events:read",
  invitation: "anyone",
  leadCities: "leads:read",
  leadStatistics: "leads:read",
  loginHint: "anyone",
  mailState: "mail:read",
  me: "account",
  mediaFile: "media:read",
  mediaFiles: "media:read",
  sessions: "account",
  teamSettings: "account",
  users: "team:manage",
  viewerPermissions: "account",
}

/** The fields of Mutation. */
export const mutationAccess: Record<keyof MutationResolvers, Access> = {
  acceptInvitation: "anyone",
  addLeadNote: "leads:write",
  beginPasskeyLogin: "anyone",
  beginPasskeyRegistration: "account",
  beginTotpEnrolment: "account",
  cancelEmail: "mail:write",
  changePassword: "account",
  changeUserRole: "team:manage",
  confirmIdentity: "account",
  confirmTotp: "account",
  deactivateUser: "team:manage",
  deleteMedia: "media:write",
  disableTotp: "account",
  finishPasskeyLogin: "anyone",
  finishPasskeyRegistration: "account",
  inviteUser: "team:manage",
  login: "anyone",
  logout: "account",
  reactivateUser: "team:manage",
  recoveryCodes: "account",
  removePasskey: "account",
  requestPasswordReset: "anyone",
  requireSecondFactor: "team:manage",
  resendEmail: "mail:write",
  resetPassword: "anyone",
  revokeOtherSessions: "account",
  revokeSession: "account",
  sendTestEmail: "mail:write",
  setAdvertiserSubmissionStatus: "leads:write",
  setAdvertiserSubmissionStatuses: "leads:write",
  setDriverApplicationStatus: "leads:write",
  setDriverApplicationStatuses: "leads:write",
  submitAdvertiserInquiry: "anyone",
  submitDriverApplication: "anyone",
  updateCmsBlock: "content:write",
  updateMe: "account",
  updateMedia: "media:write",
  uploadMedia: "media:write",
}

/** Fields of other types that read more than their own row. They check the viewer again, however the row was reached. */
export const fieldAccess: Record<`${string}.${string}`, Access> = {
  "AdvertiserSubmission.answerDueAt": "leads:read",
  "AdvertiserSubmission.emails": "mail:read",
  "AdvertiserSubmission.notes": "leads:read",
  "AdvertiserSubmission.possibleRepeats": "leads:read",
  "AdvertiserSubmission.statusChanges": "leads:read",
  "CmsBlock.versions": "content:read",
  "CmsBlockVersion.savedBy": "account",
  "DriverApplication.answerDueAt": "leads:read",
  "DriverApplication.emails": "mail:read",
  "DriverApplication.notes": "leads:read",
  "DriverApplication.possibleRepeats": "leads:read",
  "DriverApplication.statusChanges": "leads:read",
  "EmailLog.attempts": "mail:read",
  "EmailLog.lead": "leads:read",
  "LeadNote.writtenBy": "account",
  "MediaFile.uploadedBy": "account",
  "MediaFile.uses": "media:read",
}

/** The routes, except `/graphql`, whose fields are listed above, and the files of the web client, which are public. */
export const routeAccess: Record<`${"DELETE" | "GET" | "POST" | "PUT"} /${string}`, Access> = {
  "GET /livez": "anyone",
  "GET /readyz": "anyone",
  "GET /healthz": "anyone",

  "POST /api/admin/login": "anyone",
  "GET /api/admin/email-logs": "mail:read",
  "POST /api/drivers/apply": "anyone",
  "GET /api/drivers/applications": "leads:read",
  "GET /api/drivers/applications.csv": "leads:read",
  "PUT /api/admin/drivers/:id/status": "leads:write",
  "POST /api/advertisers/contact": "anyone",
  "GET /api/advertisers/submissions": "leads:read",
  "GET /api/advertisers/submissions.csv": "leads:read",
  "PUT /api/admin/advertisers/:id/status": "leads:write",
  "GET /api/cms/blocks": "anyone",
  "PUT /api/cms/blocks/:id": "content:write",
  "GET /api/cms/media": "media:read",
  "POST /api/cms/media": "media:write",
  "GET /api/cms/media/:id": "anyone",
  "GET /api/cms/media/:id/original": "media:read",
  "PUT /api/cms/media/:id": "media:write",
  "DELETE /api/cms/media/:id": "media:write",

  "GET /media/:name": "anyone",
  "GET /content/:page.json": "anyone",
  "GET /robots.txt": "anyone",
  "GET /sitemap.xml": "anyone",
  "GET /site.webmanifest": "anyone",
  "GET /adminpage": "anyone",
  "GET /adminpage/{*rest}": "anyone",
  "POST /adminpage/preview/:page": "content:read",
  "POST /drivers": "anyone",
  "POST /contact": "anyone",
  "GET /{*path}": "anyone",
}
