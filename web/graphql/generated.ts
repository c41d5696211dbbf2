/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, type SkipToken, useMutation, useQuery } from "@apollo/client/react"
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The input of `acceptInvitation`. */
export type AcceptInvitationInput = {
  /** Display name, up to 255 characters. */
  name: string;
  /** 12 to 255 characters, not easy to guess. */
  password: string;
  token: string;
};

/** Ad format. */
export type AdFormat =
  | 'CAR_WRAPPING'
  | 'IN_CAR_TABLET'
  | 'ON_TOP_DYNAMIC_SCREEN';

/** Conditions, all of which must hold. */
export type AdvertiserSubmissionFilter = {
  /** Exactly this email address, ignoring case. */
  email?: string | null | undefined;
  /** Id set by an API client; matches at most one lead. A merged lead's id finds its survivor. */
  externalId?: string | null | undefined;
  /** Open (pending or contacted) with a follow-up on this day or earlier. */
  followUpBy?: string | null | undefined;
  /** Promised reply overdue (true) or not (false). */
  isOverdue?: boolean | null | undefined;
  /** Leads with bounced mail and no reply since (true), or all others (false). */
  isReturned?: boolean | null | undefined;
  /** Without an owner (true) or with one (false). */
  isUnassigned?: boolean | null | undefined;
  ownerId?: string | null | undefined;
  /** Exact phone number. Only digits are compared, without the leading 1 of an eleven-digit number. */
  phone?: string | null | undefined;
  /** Arrived before this moment. */
  receivedBefore?: string | null | undefined;
  /** Arrived at this moment or later. */
  receivedFrom?: string | null | undefined;
  /**
   * Words that must all occur in company, contact, email address, location, message or a note; words of one or two
   * letters must start a word. Ignores case and accents. Text without letters and digits finds nothing.
   */
  search?: string | null | undefined;
  /** Exactly this reason for the status. */
  statusReason?: string | null | undefined;
  /** Any of these statuses. An empty list matches nothing. */
  statuses?: Array<LeadStatus> | null | undefined;
  /** Changed at this moment or later: status, owner, follow-up, note, reply or correction. */
  updatedSince?: string | null | undefined;
  /** On the wait list of this city, such as `new-york-ny`. */
  waitListCity?: string | null | undefined;
};

/** Advertiser submission order. */
export type AdvertiserSubmissionOrder = {
  direction?: OrderDirection;
  field: AdvertiserSubmissionOrderField;
};

/** Sort fields of advertiser submissions. Ties follow the order of arrival. */
export type AdvertiserSubmissionOrderField =
  | 'COMPANY'
  | 'CONTACT'
  | 'EMAIL'
  /** By `createdAt`; for imports, the time in the file. */
  | 'RECEIVED'
  | 'STATUS'
  /** Last change. Changed leads move within the list: to miss nothing, use `changes`. */
  | 'UPDATED_AT';

/** Scopes of API keys; each grants the permission of the same name. */
export type ApiKeyScope =
  /** `content:read`: read content with its drafts and versions. */
  | 'CONTENT_READ'
  /** `content:write`: change and publish content. */
  | 'CONTENT_WRITE'
  /** `events:read`: read the activity. */
  | 'EVENTS_READ'
  /** `leads:erase`: correct leads, move them to the trash and back, and erase leads and people. */
  | 'LEADS_ERASE'
  /** `leads:read`: read leads, their notes and history, and export them. */
  | 'LEADS_READ'
  /** `leads:write`: change statuses, assign, schedule follow-ups and write notes. Includes `leads:read`, as other write scopes include theirs. */
  | 'LEADS_WRITE'
  /** `mail:read`: read the mail log. */
  | 'MAIL_READ'
  /** `media:read`: read the media library. */
  | 'MEDIA_READ'
  /** `media:write`: upload, change and delete pictures. */
  | 'MEDIA_WRITE'
  /** `webhooks:write`: manage webhooks and read their messages. Includes `leads:read`, as messages contain leads. */
  | 'WEBHOOKS_WRITE';

/** Reason for not storing an attachment. */
export type AttachmentLeftOut =
  /** The attachment exceeds 10 MB, or its message 26 MB. */
  | 'TOO_LARGE'
  /** The message has 20 other attachments, or its sender has sent too much on one day. */
  | 'TOO_MANY'
  | 'UNREADABLE';

/** Bounce kind. */
export type BounceKind =
  /** Delivered, but reported as spam by the recipient. */
  | 'COMPLAINT'
  /** Permanent: mail to the address is suppressed until a colleague allows it. */
  | 'HARD'
  /** Temporary, such as a full mailbox. */
  | 'SOFT';

/** Call outcome. */
export type CallOutcome =
  | 'LEFT_MESSAGE'
  | 'NO_ANSWER'
  | 'REACHED';

/** The input of `changePassword`. */
export type ChangePasswordInput = {
  currentPassword: string;
  /** 12 to 255 characters, not easy to guess. */
  newPassword: string;
};

/** The input of `changeUserRole`. */
export type ChangeUserRoleInput = {
  id: string;
  role: Role;
};

/** Reason for not publishing a scheduled draft. */
export type CmsDraftMissedBecause =
  /** The block was published since the draft was started. */
  | 'LIVE_CHANGED'
  /** The user who scheduled it lost the permission. */
  | 'NOT_PERMITTED'
  /** The draft would break the page, for example because a picture was deleted. */
  | 'REFUSED';

/** A fresh proof of identity: exactly one of the fields. */
export type ConfirmIdentityInput = {
  /** Authenticator or recovery code. */
  code?: string | null | undefined;
  /** Answer to a challenge of `beginPasskeyLogin`. */
  passkey?: FinishPasskeyLoginInput | null | undefined;
  password?: string | null | undefined;
};

/** The input of `createApiKey`. */
export type CreateApiKeyInput = {
  /** Within a year; 90 days from now by default. */
  expiresAt?: string | null | undefined;
  /** Up to 60 characters, unique among active keys; identifies the key in the activity. */
  name: string;
  /** At least one. */
  scopes: Array<ApiKeyScope>;
};

/** The input of `createWebhook`. */
export type CreateWebhookInput = {
  description?: string | null | undefined;
  events: Array<WebhookEvent>;
  /** Default: all leads. */
  filter?: WebhookFilterInput | null | undefined;
  /** Default: `STANDARD`. */
  format?: WebhookFormat | null | undefined;
  /** Target URL: https, at a public Internet address. Outside production also http on this machine. */
  url: string;
};

/** The complete description of an import. */
export type DescribeLeadImportInput = {
  /** Columns that are mapped to a field. All others are skipped. */
  columns: Array<LeadImportColumnInput>;
  /** Order of day and month in the file's dates. Required if `unclearDates` is not empty. */
  dateOrder?: LeadImportDateOrder | null | undefined;
  id: string;
  /** True if cells of unmapped columns become metadata of new leads: up to 20, of up to 500 characters. */
  keepsOthers?: boolean | null | undefined;
  onKnown?: LeadImportKnown | null | undefined;
  /** Owner of new leads. Null if unassigned. */
  ownerId?: string | null | undefined;
  /** True if automation rules also run on the leads that the import adds. */
  runsRules?: boolean | null | undefined;
  /** Source of new leads, unless a column has one; up to 50 characters. */
  source?: string | null | undefined;
};

/** The input of `disableTotp`. */
export type DisableTotpInput = {
  /** Authenticator or recovery code. */
  code: string;
};

/** Conditions, all of which must hold. */
export type DriverApplicationFilter = {
  city?: string | null | undefined;
  /** Exactly this email address, ignoring case. */
  email?: string | null | undefined;
  /** Id set by an API client; matches at most one lead. A merged lead's id finds its survivor. */
  externalId?: string | null | undefined;
  /** Open (pending or contacted) with a follow-up on this day or earlier. */
  followUpBy?: string | null | undefined;
  /** Promised reply overdue (true) or not (false). */
  isOverdue?: boolean | null | undefined;
  /** Leads with bounced mail and no reply since (true), or all others (false). */
  isReturned?: boolean | null | undefined;
  /** Without an owner (true) or with one (false). */
  isUnassigned?: boolean | null | undefined;
  ownerId?: string | null | undefined;
  /** Exact phone number. Only digits are compared, without the leading 1 of an eleven-digit number. */
  phone?: string | null | undefined;
  /** Any of these platforms. An empty list matches nothing. */
  platforms?: Array<Platform> | null | undefined;
  /** Arrived before this moment. */
  receivedBefore?: string | null | undefined;
  /** Arrived at this moment or later. */
  receivedFrom?: string | null | undefined;
  /**
   * Words that must all occur in name, email address, digits of the phone number, city, vehicle or a note; words of one
   * or two letters must start a word. Ignores case and accents. Text without letters and digits finds nothing.
   */
  search?: string | null | undefined;
  /** Exactly this reason for the status. */
  statusReason?: string | null | undefined;
  /** Any of these statuses. An empty list matches nothing. */
  statuses?: Array<LeadStatus> | null | undefined;
  /** Changed at this moment or later: status, owner, follow-up, note, reply or correction. */
  updatedSince?: string | null | undefined;
  /** On the wait list of this city, such as `new-york-ny`. */
  waitListCity?: string | null | undefined;
};

/** Driver application order. */
export type DriverApplicationOrder = {
  direction?: OrderDirection;
  field: DriverApplicationOrderField;
};

/** Sort fields of driver applications. Ties follow the order of arrival. */
export type DriverApplicationOrderField =
  | 'CITY'
  | 'EMAIL'
  | 'NAME'
  | 'PLATFORM'
  /** By `createdAt`; for imports, the time in the file. */
  | 'RECEIVED'
  | 'STATUS'
  /** Last change. Changed leads move within the list: to miss nothing, use `changes`. */
  | 'UPDATED_AT';

/** Email attempt outcome. */
export type EmailAttemptOutcome =
  | 'ACCEPTED'
  /** Failed temporarily and will be retried: the server is unreachable, busy, or asked to wait. */
  | 'DEFERRED'
  /** The sending process ended midway; the mail may or may not have been sent. */
  | 'INTERRUPTED'
  /** Refused permanently. */
  | 'REFUSED';

/** Conditions, all of which must hold. */
export type EmailLogFilter = {
  /** Exclusive. */
  createdBefore?: string | null | undefined;
  createdFrom?: string | null | undefined;
  /** True for bounced mails only. Together with `statuses`, a mail needs to match only one of both filters. */
  isReturned?: boolean | null | undefined;
  /** Words that must all occur in subject or recipient; words of one or two letters must start a word. Ignores case and accents. Text without letters and digits finds nothing. */
  search?: string | null | undefined;
  /** Any of these statuses. An empty list matches nothing. */
  statuses?: Array<EmailLogStatus> | null | undefined;
  /** Any of these types. An empty list matches nothing. */
  types?: Array<EmailLogType> | null | undefined;
};

/** Email log status. */
export type EmailLogStatus =
  /** Canceled by a user before it was sent, or dismissed after it failed. */
  | 'CANCELLED'
  /** Failed: refused permanently, or not accepted within 24 hours. */
  | 'FAILED'
  /** Only stored, as no mail server is configured. */
  | 'LOGGED'
  /** Waiting to be sent, for the first time or again. */
  | 'QUEUED'
  | 'SENDING'
  | 'SENT';

/** Email log type. */
export type EmailLogType =
  /** To an invited person, with a link to accept. The log omits the link. */
  | 'ACCOUNT_INVITATION'
  /** To a user, with a link to choose a new password. The log omits the link. */
  | 'ACCOUNT_PASSWORD_RESET'
  /** To a user: sign-in from a new device. */
  | 'ACCOUNT_SIGN_IN'
  | 'ACCOUNT_UNLOCKED'
  /** To the operator: a new advertiser inquiry. */
  | 'ADVERTISER_INQUIRY'
  /** To the advertiser: receipt with the reply promise. */
  | 'ADVERTISER_RECEIPT'
  /** To the advertiser: a colleague's reply. */
  | 'ADVERTISER_REPLY'
  /** To an owner: an API key expires within a week. */
  | 'API_KEY_EXPIRING'
  /** To the user who scheduled a draft, or else to the operator: the draft was not published. */
  | 'CONTENT_HELD_UP'
  /** To the operator: a new driver application. */
  | 'DRIVER_APPLICATION'
  /** To the driver: receipt with the reply promise. */
  | 'DRIVER_RECEIPT'
  /** To the driver: a colleague's reply. */
  | 'DRIVER_REPLY'
  /** To a user, in the morning: leads to follow up. */
  | 'FOLLOW_UP_REMINDER'
  /** To colleagues: notification by a rule. */
  | 'LEAD_RULE'
  /** To a lead's owner, or else to the operator: the sender has written, or mail to the sender bounced. */
  | 'MESSAGE_RECEIVED'
  /** To the sender of a message without a lead: a colleague's reply. */
  | 'MESSAGE_REPLY'
  /** To a user who switched it on, in the morning: new and overdue leads, follow-ups, and messages without a reply. */
  | 'MORNING_SUMMARY'
  /** To a user: mentioned in a colleague's note. */
  | 'NOTE_MENTION'
  /** To the requester: answer to a privacy request. The log omits its link. */
  | 'PRIVACY_ANSWER'
  /** To the requester, with a link to confirm a privacy request. The log omits the link. */
  | 'PRIVACY_CONFIRMATION'
  /** To the requester: privacy request extended, with the reason. */
  | 'PRIVACY_EXTENSION'
  /** To the requester: privacy request confirmed, with its due date. */
  | 'PRIVACY_RECEIPT'
  /** To users who may answer privacy requests: one is due soon, or overdue. */
  | 'PRIVACY_REQUEST_DUE'
  /** To users who may answer privacy requests: a new one. */
  | 'PRIVACY_REQUEST_NEW'
  | 'TEST'
  /** To managers of the team: a webhook was disabled. */
  | 'WEBHOOK_SWITCHED_OFF';

/** Erased copy kind. */
export type ErasedCopyKind =
  /** A file of the lead, or an attachment of an erased message. */
  | 'FILE'
  /** The lead itself, with its place in lists, searches and counters. */
  | 'LEAD'
  /** A mail about the lead, a mail to its sender, or a mail to a colleague that names the lead. */
  | 'MAIL'
  /** A mail server's answer to a delivery attempt. */
  | 'MAIL_ATTEMPT'
  /** A note, message, filename or draft about another lead that names the person: only the address and number are removed. */
  | 'MENTION_IN_NOTE'
  /** A sent or received message of the lead; for a person, also unmatched or wrongly matched messages from the address. */
  | 'MESSAGE'
  | 'NOTE'
  /** A privacy request, without address, number, name and texts. */
  | 'PRIVACY_REQUEST'
  | 'QUARANTINED_SUBMISSION'
  | 'SAVED_VIEW'
  | 'WEBHOOK_MESSAGE';

/** Reason of an erasure. No free text, as that could contain personal data. */
export type ErasureReason =
  | 'NOT_NEEDED'
  | 'REQUESTED'
  /** Sent by mistake, or as a test. */
  | 'SENT_BY_MISTAKE';

/** Conditions, all of which must hold. */
export type EventFilter = {
  actorId?: string | null | undefined;
  from?: string | null | undefined;
  subjectId?: string | null | undefined;
  subjectType?: string | null | undefined;
  to?: string | null | undefined;
  types?: Array<string> | null | undefined;
};

/** The uploader of a file. */
export type FileOrigin =
  | 'COLLEAGUE'
  | 'MESSAGE'
  /** The lead's sender, on the status page. */
  | 'SENDER';

/** The input of `finishPasskeyLogin`. */
export type FinishPasskeyLoginInput = {
  challengeId: string;
  response: unknown;
};

/** The input of `finishPasskeyRegistration`. */
export type FinishPasskeyRegistrationInput = {
  challengeId: string;
  /** Up to 100 characters. */
  name: string;
  response: unknown;
};

/** A point of a picture, in percent of its size. */
export type FocalPointInput = {
  /** From the left edge, 0 to 100. */
  x: number;
  /** From the top edge, 0 to 100. */
  y: number;
};

/** Spam signals of the site's own forms. An omitted signal is no evidence of spam. */
export type FormSignals = {
  /** Milliseconds from showing the form to sending it. */
  formOpenMs?: number | null | undefined;
  /** Solved challenge of `GET /api/altcha/challenge`, encoded by ALTCHA. Valid once. */
  proof?: string | null | undefined;
  /** Value of the hidden honeypot field; empty unless a bot fills in everything. */
  subject?: string | null | undefined;
};

/** The input of `inviteUser`. */
export type InviteUserInput = {
  /** Up to 255 characters. */
  email: string;
  role: Role;
};

/** Corrections of a lead. Fields that its kind lacks are refused with the available names. */
export type LeadCorrection = {
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  location?: string | null | undefined;
  message?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  vehicleMake?: string | null | undefined;
  vehicleModel?: string | null | undefined;
  vehicleYear?: string | null | undefined;
};

/** Lead import column input. */
export type LeadImportColumnInput = {
  field: string;
  /** Position in the file, from 0. */
  index: number;
};

/** Order of day and month in a file's dates that do not begin with the year or name the month. */
export type LeadImportDateOrder =
  /** As in 21/11/2026. */
  | 'DAY_FIRST'
  /** As in 11/21/2026. */
  | 'MONTH_FIRST';

/**
 * Action for rows whose person already has a lead, found by the row's external id or email address. A row without an
 * address is compared by phone number.
 */
export type LeadImportKnown =
  | 'SKIP'
  /** The row's values replace the lead's. Empty cells change nothing. */
  | 'UPDATE';

/** Outcome of a row, planned or actual. */
export type LeadImportOutcome =
  | 'CREATED'
  /** Skipped, because the row has faults. */
  | 'FAULTY'
  /** Skipped, because the person already has a lead or an earlier row. */
  | 'SKIPPED'
  | 'UPDATED';

/** Lead import state. */
export type LeadImportState =
  /** Every row is checked; the import can be started. */
  | 'CHECKED'
  | 'CHECKING'
  | 'DONE'
  /** Stopped by the error in `problem`. */
  | 'FAILED'
  | 'PAUSED'
  | 'RUNNING'
  | 'UNDOING'
  | 'UNDONE'
  /** Uploaded; its columns are not mapped yet. */
  | 'UPLOADED';

/** The input of `setLeadExternal`. */
export type LeadMetadataInput = {
  /** Unique per lead: 1 to 40 characters of a-z, A-Z, 0-9, `_`, `-` and `.`. */
  name: string;
  /** Up to 500 characters. Null removes the name. */
  value?: string | null | undefined;
};

/** Lead rule condition input. */
export type LeadRuleConditionInput = {
  /** Name from `leadRuleFields`. */
  field: string;
  /** 1 to 50 alternatives. */
  values: Array<string>;
};

/** A rule. At least one effect is required: `assignTo`, `followUpDays`, `template` or `tell`. */
export type LeadRuleInput = {
  /** Hours between the due date of the promised reply and the trigger, 0 to 720. */
  afterHours?: number | null | undefined;
  /** Ids of up to 20 users who get leads in rotation. */
  assignTo?: Array<string> | null | undefined;
  /** Up to 10 conditions, all of which must hold. */
  conditions?: Array<LeadRuleConditionInput> | null | undefined;
  /** Days until the follow-up, 0 to 365. Null for none. */
  followUpDays?: number | null | undefined;
  /** Id of the rule to change; omit it to create a rule. */
  id?: string | null | undefined;
  isOn?: boolean | null | undefined;
  /** True if `followUpDays` are working days. */
  isWorkingDays?: boolean | null | undefined;
  /** The kind of lead. Null for all kinds. */
  leadType?: LeadType | null | undefined;
  /** Up to 80 characters; null for a rule without a name. */
  name?: string | null | undefined;
  /** Recipients of a mail: ids of colleagues, `owner`, `managers`; up to 20. */
  tell?: Array<string> | null | undefined;
  /** Name of the reply template mailed to the sender. Also needs `mail:write`. */
  template?: string | null | undefined;
  trigger: LeadRuleTrigger;
};

/** Lead rule trigger. */
export type LeadRuleTrigger =
  /** A message from the sender, except automatic replies. */
  | 'ANSWER_RECEIVED'
  /** A lead arrived from a form, an API client or the quarantine, or was added by hand; imported leads only with `runsRules`. */
  | 'ARRIVED'
  /** A file from the sender. */
  | 'FILE_RECEIVED'
  /** The day of a follow-up is over, and the lead is still open. */
  | 'FOLLOW_UP_MISSED'
  /** The promised reply is overdue, or has been for `afterHours`. */
  | 'OVERDUE'
  /** Any actor changed the status. A condition on `status` tests the new one. */
  | 'STATUS_CHANGED';

/** Lead status. */
export type LeadStatus =
  | 'APPROVED'
  /** A colleague has contacted the sender. */
  | 'CONTACTED'
  /** Initial status; nobody has contacted the sender yet. */
  | 'PENDING'
  | 'REJECTED';

/** The input of `setAdvertiserSubmissionStatuses`, `setDriverApplicationStatuses`. */
export type LeadStatusChangeInput = {
  /** Status that the decision is based on. The change is a conflict if the lead now has any other status, even the new one. Omit it to skip this check. */
  expectedStatus?: LeadStatus | null | undefined;
  id: string;
  /** Reason for the status, up to 200 characters. A new status without a reason clears the earlier one; with the current status, only the reason changes. */
  reason?: string | null | undefined;
  status: LeadStatus;
};

/** Lead type. */
export type LeadType =
  | 'ADVERTISER_SUBMISSION'
  | 'DRIVER_APPLICATION';

/** A letter and its recipients. Requires the filter of exactly one kind, which may be empty. */
export type LetterInput = {
  /** The letter goes to all advertiser submissions that match this filter. */
  advertiserSubmissions?: AdvertiserSubmissionFilter | null | undefined;
  /** The letter goes to all driver applications that match this filter. */
  driverApplications?: DriverApplicationFilter | null | undefined;
  /** Writes only to these leads, if they match the filter; up to 20,000. */
  ids?: Array<string> | null | undefined;
  /** Adds an unsubscribe link, and skips people who unsubscribed. */
  isMarketing?: boolean | null | undefined;
  /** One text per language, with the placeholders of reply templates, such as `{first_name}`. Required to start a letter; a preview without texts only counts. */
  texts?: Array<WaitListLetterInput> | null | undefined;
  /** Writes to the wait list of this opened city; the filter then only names the kind. */
  waitListCity?: string | null | undefined;
};

/** Letter state. */
export type LetterState =
  | 'DONE'
  | 'SENDING'
  /** Stopped by a user, because its city closed, or by a `problem`. */
  | 'STOPPED';

/** Locale. */
export type Locale =
  /** Fallback of all other languages. */
  | 'EN'
  | 'ES';

/** Conditions, all of which must hold. */
export type MediaFileFilter = {
  /** Only files that content does not use (true) or uses (false). */
  isUnused?: boolean | null | undefined;
  /** Only files without (true) or with (false) alternative text. */
  lacksAltText?: boolean | null | undefined;
  /** Substring of filename or alternative text, ignoring case. */
  search?: string | null | undefined;
};

/** Media file order. */
export type MediaFileOrder = {
  direction?: OrderDirection;
  field: MediaFileOrderField;
};

/** Sort fields of media files. Ties follow the order of upload. */
export type MediaFileOrderField =
  | 'FILENAME'
  /** By the size of the uploaded file. */
  | 'SIZE'
  | 'UPLOADED';

/** The input of `mergeLeads`. */
export type MergeLeadsInput = {
  /** The `updatedAt` of both leads as read; `CONFLICT` if one changed since. Without it, changes are not detected. */
  expectedUpdatedAt?: MergedLeadsUpdatedAt | null | undefined;
  /** The kind of lead. */
  leadType: LeadType;
  mergedId: string;
  survivorId: string;
  /** Fields whose values the survivor takes from the other lead, by the names of its GraphQL type, such as `email`, `status`, `owner` and `followUpOn`. Values that the survivor lacks are always taken. */
  takenFields?: Array<string> | null | undefined;
};

/** The `updatedAt` of both leads of a merge. */
export type MergedLeadsUpdatedAt = {
  merged: string;
  survivor: string;
};

/** Message direction. */
export type MessageDirection =
  /** From the lead's sender. */
  | 'INCOMING'
  | 'OUTGOING';

/** Message kind. */
export type MessageKind =
  /** Sent by an autoresponder, such as an out-of-office note. Starts no rule and no wait for a reply. */
  | 'AUTOMATIC'
  /** A mail server's report about a mail that can no longer be identified. */
  | 'DELIVERY_REPORT'
  /** Written by a person. */
  | 'LETTER';

/** Evidence by which a message was assigned to a lead. */
export type MessageMatch =
  /** By its From address, which is easy to forge. */
  | 'ADDRESS'
  /** Assigned by a person. */
  | 'PERSON'
  /** By a reference to one of our mails. */
  | 'REFERENCE'
  /** By its unique reply address, known only from our mails. */
  | 'TOKEN';

/** Order direction. */
export type OrderDirection =
  /** A to Z, old to new. */
  | 'ASCENDING'
  /** Z to A, new to old. */
  | 'DESCENDING';

/** Platform. */
export type Platform =
  | 'BOTH'
  | 'LYFT'
  | 'UBER'
  /** Only for leads added by users who do not know the platform; refused in submissions. */
  | 'UNKNOWN';

/** Privacy request kind. */
export type PrivacyRequestKind =
  | 'CORRECT'
  | 'DELETE'
  /** A copy of the stored data. */
  | 'KNOW'
  /** Opt-out from sale and sharing. */
  | 'OPT_OUT';

/** Evidence that a lead belongs to a privacy request. */
export type PrivacyRequestMatch =
  /** The confirmed address. */
  | 'EMAIL'
  /** The entered phone number, a weaker proof. */
  | 'PHONE';

/** Privacy request outcome. */
export type PrivacyRequestOutcome =
  | 'FULFILLED'
  | 'NOTHING_FOUND'
  /** Refused, for the reason in the message. */
  | 'REFUSED';

/** Privacy request status. */
export type PrivacyRequestStatus =
  | 'ANSWERED'
  | 'OPEN';

/** First event to send again, as a position or as a time: exactly one. */
export type ReplayWebhookInput = {
  /** Events after this position; 0 for all. */
  afterPosition?: string | null | undefined;
  /**
   * `afterPosition` as a number.
   * @deprecated Give `afterPosition`. Goes away after 2027-06-01.
   */
  fromPosition?: number | null | undefined;
  id: string;
  /** Events since one minute before this time. */
  since?: string | null | undefined;
};

/** The input of `replyToLead`. */
export type ReplyToLeadInput = {
  /** Plain text, up to 10,000 characters. Unfilled placeholders in braces are refused. */
  body: string;
  /** The lead's status when the reply was written; nothing is sent if the status differs now. Omit it to skip this check. */
  expectedStatus?: LeadStatus | null | undefined;
  /**
   * Id of the lead, unique within its kind.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadId?: string | null | undefined;
  /** The `nodeId` of the lead. Required unless `leadType` and `leadId` are given. */
  leadNodeId?: string | null | undefined;
  /**
   * The kind of lead.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadType?: LeadType | null | undefined;
  /** Client-generated UUID that makes retries harmless: the mail is sent once. */
  replyId: string;
  /** File to request from the sender, such as `your insurance card`, up to 100 characters. The mail ends with an upload link, and the status page lists the file as a step. */
  requestFile?: string | null | undefined;
  setContacted?: boolean | null | undefined;
  /** Up to 150 characters on one line. */
  subject: string;
};

/** The input of `replyToMessage`. */
export type ReplyToMessageInput = {
  /** Plain text, up to 10,000 characters, without the quoted message. */
  body: string;
  id: string;
};

/** The input of `resetPassword`. */
export type ResetPasswordInput = {
  /** 12 to 255 characters, not easy to guess. */
  newPassword: string;
  token: string;
};

/** Days after which data is erased, 0 for never: the `days` of each rule. */
export type RetentionDaysInput = {
  /** For `EVENTS`. */
  eventsDays: number;
  /** For `FILES`. Without it, no files are erased until their period is confirmed. */
  filesDays?: number | null | undefined;
  /** For `LEADS`. */
  leadsDays: number;
  /** For `MAIL_TEXTS` and `MAIL_LINES`. */
  mailDays: number;
  /** For `REJECTED_LEADS`. */
  rejectedDays: number;
};

/** Retention rules in order of execution. */
export type RetentionRule =
  | 'EVENTS'
  /** Files of leads and messages, `filesDays` after they were added. */
  | 'FILES'
  /** All other leads, `leadsDays` after receipt or reopening; contacted and approved ones, after their last change. */
  | 'LEADS'
  /** Log rows of mails, `mailDays` after their texts were erased. */
  | 'MAIL_LINES'
  /** Texts of mails and messages with subject, addresses and submitted values. Log rows stay; unmatched messages are deleted with their files. */
  | 'MAIL_TEXTS'
  /** Rejected leads, `rejectedDays` after their rejection. */
  | 'REJECTED_LEADS';

/** Role. */
export type Role =
  /** Content and pictures. */
  | 'EDITOR'
  /** Leads, content, pictures and mail. */
  | 'MANAGER'
  /** Everything, including people, security and activity. */
  | 'OWNER'
  /** Read access to leads, content and mail. */
  | 'VIEWER';

/** The input of `saveLeadView`. */
export type SaveLeadViewInput = {
  /** Id of the view to change; omit it to create a view. */
  id?: string | null | undefined;
  isShared: boolean;
  /** The kind of lead. */
  leadType: LeadType;
  /** Up to 60 characters. */
  name: string;
  /** Parameters after the `?` of the dashboard's address, up to 2,000 characters. */
  query: string;
};

/** The input of `saveReplyDraft`. */
export type SaveReplyDraftInput = {
  /** Up to 10,000 characters; may be empty. */
  body: string;
  /**
   * Id of the lead, unique within its kind.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadId?: string | null | undefined;
  /** The `nodeId` of the lead. Required unless `leadType` and `leadId` are given. */
  leadNodeId?: string | null | undefined;
  /**
   * The kind of lead.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadType?: LeadType | null | undefined;
  /** Up to 150 characters on one line; may be empty. */
  subject: string;
};

/** Spam reason. */
export type SpamReason =
  | 'ADDRESS_IN_NAME'
  /** A link in a name, city or vehicle. */
  | 'LINK_IN_NAME'
  | 'LINK_MARKUP'
  /** More than three links in the message. */
  | 'MANY_LINKS'
  | 'PROOF_MISSING'
  /** Sent many times from the same address. */
  | 'REPEATED'
  /** The same message came many times from the same address. */
  | 'SAME_TEXT'
  /** Sent within three seconds of showing the form. */
  | 'SENT_AT_ONCE'
  /** The hidden honeypot field was filled in. */
  | 'TRAP_FILLED';

/** Texts are trimmed, and have 1 to 255 characters on one line unless stated otherwise. `addAdvertiserSubmission` also accepts empty texts. */
export type SubmitAdvertiserInquiryInput = {
  /** True if the sender is of age and accepts the Terms of Service and the Privacy Policy. The server records their version. */
  acceptedTerms?: boolean | null | undefined;
  /** Date of the Terms and Privacy Policy as displayed. It proves nothing: send `acceptedTerms`. */
  acceptedTermsDate?: string | null | undefined;
  adFormats: Array<AdFormat>;
  companyName: string;
  contactName: string;
  email: string;
  /** Your id for the lead, up to 255 characters, unique among leads of its kind. Only for API keys with the scope `leads:write`, and for leads added manually. */
  externalId?: string | null | undefined;
  /** Language for replies: `en` (default) or `es`. */
  locale?: string | null | undefined;
  /** Requested location of the ads. */
  location: string;
  /** 1 to 5,000 characters, with line breaks. */
  message: string;
  /** Texts to store with the lead. Only for callers that may set `externalId`. */
  metadata?: Array<LeadMetadataInput> | null | undefined;
  /** Only for leads added by users; submissions ignore it. */
  phone?: string | null | undefined;
  /** Budget of a planned campaign in whole US dollars, from 1 to 100,000,000. */
  plannedBudget?: number | null | undefined;
  /** City names of a planned campaign, up to 50. */
  plannedCities?: Array<string> | null | undefined;
  /** Duration of a planned campaign in weeks, from 1 to 104. */
  plannedWeeks?: number | null | undefined;
  /** Spam signals of the site's forms; API clients omit them. */
  signals?: FormSignals | null | undefined;
  /** Client-generated UUID: a repeat with the same values returns the first result instead of storing a second lead. */
  submissionId?: string | null | undefined;
};

/** Texts are trimmed, and have 1 to 255 characters on one line. `addDriverApplication` also accepts empty texts. */
export type SubmitDriverApplicationInput = {
  /** True if the sender is of age and accepts the Terms of Service and the Privacy Policy. The server records their version. */
  acceptedTerms?: boolean | null | undefined;
  /** Date of the Terms and Privacy Policy as displayed. It proves nothing: send `acceptedTerms`. */
  acceptedTermsDate?: string | null | undefined;
  city: string;
  email: string;
  /** Your id for the lead, up to 255 characters, unique among leads of its kind. Only for API keys with the scope `leads:write`, and for leads added manually. */
  externalId?: string | null | undefined;
  /** Language for replies: `en` (default) or `es`. */
  locale?: string | null | undefined;
  /** Texts to store with the lead. Only for callers that may set `externalId`. */
  metadata?: Array<LeadMetadataInput> | null | undefined;
  name: string;
  phone: string;
  platform: Platform;
  /** Spam signals of the site's forms; API clients omit them. */
  signals?: FormSignals | null | undefined;
  /** Client-generated UUID: a repeat with the same values returns the first result instead of storing a second lead. */
  submissionId?: string | null | undefined;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: string;
};

/** Kind of copies outside this product's reach. */
export type UnreachedCopyKind =
  | 'BACKUPS'
  /** Drafts in browsers: forms of senders, replies and notes of colleagues. */
  | 'BROWSERS'
  /** Free pages of the SQLite file not overwritten yet. */
  | 'DATABASE_FILE'
  /** Redo and binary logs of MySQL and MariaDB. */
  | 'DATABASE_LOGS'
  | 'EXPORTED_FILES'
  /** Mails in their recipients' mailboxes. */
  | 'MAILBOXES'
  /** Lists of leads read by API clients. */
  | 'PROGRAMS'
  /** Messages already sent to webhook receivers. */
  | 'WEBHOOK_RECEIVERS';

/** The input of `updateMe`. */
export type UpdateMeInput = {
  /** Up to 255 characters; null for none. */
  email?: string | null | undefined;
  /** Display name, up to 255 characters. */
  name: string;
};

/** Changes of a webhook; omitted fields stay. */
export type UpdateWebhookInput = {
  description?: string | null | undefined;
  events?: Array<WebhookEvent> | null | undefined;
  /** Null for all leads. */
  filter?: WebhookFilterInput | null | undefined;
  id: string;
  isEnabled?: boolean | null | undefined;
  url?: string | null | undefined;
};

/** User state. */
export type UserState =
  | 'ACTIVE'
  /** Cannot sign in. The name stays on past actions. */
  | 'DEACTIVATED'
  /** Invitation not accepted yet. */
  | 'INVITED';

/** Wait list letter input. */
export type WaitListLetterInput = {
  /** Plain text, up to 10,000 characters. */
  body: string;
  locale: string;
  /** Up to 150 characters on one line. */
  subject: string;
};

/** Webhook attempt outcome. */
export type WebhookAttemptOutcome =
  | 'ACCEPTED'
  | 'FORBIDDEN_ADDRESS'
  /** The sending process ended; the message is sent again. */
  | 'INTERRUPTED'
  | 'REFUSED'
  /** No connection, or no answer within 10 seconds. */
  | 'UNREACHABLE';

/** Webhook delivery status. */
export type WebhookDeliveryStatus =
  /** The webhook was disabled, or the lead no longer exists. */
  | 'CANCELLED'
  /** Accepted by the receiver with a status from 200 to 299. */
  | 'DELIVERED'
  /** Given up after ten attempts in three days. */
  | 'FAILED'
  /** The message waits for its first or next attempt. */
  | 'QUEUED'
  | 'SENDING';

/** Webhook event. */
export type WebhookEvent =
  /** A lead was submitted, added, imported or released from quarantine: `lead.created`. */
  | 'LEAD_CREATED'
  /** A lead's status changed: `lead.status_changed`. */
  | 'LEAD_STATUS_CHANGED'
  /** Any other change of a lead: owner, follow-up, note, reply, correction by its sender, trash and restore, erasure: `lead.updated`. */
  | 'LEAD_UPDATED';

/** Webhook filter input. */
export type WebhookFilterInput = {
  /** Up to 10, as in a rule. */
  conditions?: Array<LeadRuleConditionInput> | null | undefined;
  /** Null for all kinds. */
  leadType?: LeadType | null | undefined;
};

/** Webhook format. */
export type WebhookFormat =
  /** Text for a Slack channel by an incoming webhook. */
  | 'SLACK'
  /** Standard Webhooks specification, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
  | 'STANDARD';

export type UpdateMeMutationVariables = Exact<{
  input: UpdateMeInput;
}>;


export type UpdateMeMutation = { updateMe: { user: { id: string, username: string, name: string, email: string | null, role: Role } } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type ChooseMailMutationVariables = Exact<{
  type: EmailLogType;
  isOn: boolean;
}>;


export type ChooseMailMutation = { chooseMail: { mailChoices: Array<{ type: EmailLogType, isOn: boolean }> } };

export type BeginTotpEnrolmentMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpEnrolmentMutation = { beginTotpEnrolment: { secret: string, uri: string } };

export type ConfirmTotpMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTotpMutation = { confirmTotp: { recoveryCodes: Array<string> } };

export type RecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RecoveryCodesMutation = { recoveryCodes: { recoveryCodes: Array<string> } };

export type BeginPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyRegistrationMutation = { beginPasskeyRegistration: { id: string, options: unknown } };

export type FinishPasskeyRegistrationMutationVariables = Exact<{
  input: FinishPasskeyRegistrationInput;
}>;


export type FinishPasskeyRegistrationMutation = { finishPasskeyRegistration: { recoveryCodes: Array<string>, passkey: { id: string } } };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { revokeSession: boolean };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: number };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { verifiedUntil: string } };

export type YouPageQueryVariables = Exact<{ [key: string]: never; }>;


export type YouPageQuery = { me: { id: string, username: string, name: string, email: string | null, role: Role } };

export type MailChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailChoicesQuery = { mailChoices: Array<{ type: EmailLogType, isOn: boolean }> };

export type SecurityPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityPageQuery = { accountSecurity: { hasTotp: boolean, recoveryCodesLeft: number, isSecondFactorRequired: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> }, sessions: Array<{ id: string, isCurrent: boolean, device: string, address: string, lastSeenAt: string, createdAt: string }> };

export type AccountSecurity_FactorsFragment = { hasTotp: boolean, recoveryCodesLeft: number, isSecondFactorRequired: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type DisableTotpMutationVariables = Exact<{
  input: DisableTotpInput;
}>;


export type DisableTotpMutation = { disableTotp: { hasTotp: boolean, recoveryCodesLeft: number, isSecondFactorRequired: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { hasTotp: boolean, recoveryCodesLeft: number, isSecondFactorRequired: boolean, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type Session_FactsFragment = { id: string, isCurrent: boolean, device: string, address: string, lastSeenAt: string, createdAt: string };

export type ProofChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProofChoicesQuery = { me: { id: string, username: string }, accountSecurity: { hasTotp: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string }> } };

export type EmailLogsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: EmailLogFilter | null | undefined;
}>;


export type EmailLogsQuery = { emailLogs: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EmailPreviewQueryVariables = Exact<{
  type: EmailLogType;
  locale?: Locale | null | undefined;
}>;


export type EmailPreviewQuery = { emailPreview: { subject: string, body: string, html: string } };

export type SendTestEmailMutationVariables = Exact<{
  type?: EmailLogType | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type SendTestEmailMutation = { sendTestEmail: { isAccepted: boolean, explanation: string, answer: string | null } };

export type ResendEmailsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ResendEmailsMutation = { resendEmails: { notFoundIds: Array<string>, resent: Array<{ __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string }>, refused: Array<{ reason: string, emailLog: { __typename: 'EmailLog', id: string, status: EmailLogStatus, subject: string } }> } };

export type ResendFailedEmailsMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendFailedEmailsMutation = { resendFailedEmails: { count: number } };

export type MailDelivery_StateFragment = { isConfigured: boolean, waitingCount: number, oldestWaitingSince: string | null, failedCount: number, problem: { id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null } | null };

export type EmailLogRow_LogFragment = { __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string };

export type EmailLogDetails_LogFragment = { __typename: 'EmailLog', replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, bounceReason: string | null, textsErasedAt: string | null, id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null };

export type EmailLogQueryVariables = Exact<{
  id: string;
}>;


export type EmailLogQuery = { emailLog: { __typename: 'EmailLog', replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, bounceReason: string | null, textsErasedAt: string | null, id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null } | null };

export type ResendEmailMutationVariables = Exact<{
  id: string;
}>;


export type ResendEmailMutation = { resendEmail: { emailLog: { __typename: 'EmailLog', replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, bounceReason: string | null, textsErasedAt: string | null, id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null } } };

export type CancelEmailMutationVariables = Exact<{
  id: string;
}>;


export type CancelEmailMutation = { cancelEmail: { emailLog: { __typename: 'EmailLog', replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, bounceReason: string | null, textsErasedAt: string | null, id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, createdAt: string, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null } } };

export type ReplyStartQueryVariables = Exact<{
  leadType: LeadType;
  leadId: string;
}>;


export type ReplyStartQuery = { replyStart: { isMailConfigured: boolean, to: string, from: string, replyTo: string, subject: string, body: string, templates: Array<{ name: string, subject: string, body: string, requestFile: string | null }> } | null };

export type DiscardReplyDraftMutationVariables = Exact<{
  id: string;
}>;


export type DiscardReplyDraftMutation = { discardReplyDraft: { id: string | null } };

export type AllowMailMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
}>;


export type AllowMailMutation = { allowMail: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
     } };

export type RevokeReplyAddressMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
}>;


export type RevokeReplyAddressMutation = { revokeReplyAddress: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
     } };

export type SetLettersMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  isSubscribed: boolean;
}>;


export type SetLettersMutation = { setLetters: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
     } };

export type Retention_StateFragment = { isOn: boolean, switchedOnAt: string | null, rules: Array<{ rule: RetentionRule, days: number, variable: string, daysInForce: number | null, dueCount: number, oldestAt: string | null }>, lastRun: { startedAt: string, endedAt: string, isComplete: boolean, failedCount: number, counts: Array<{ rule: RetentionRule, count: number }> } | null };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { retention: { isOn: boolean, switchedOnAt: string | null, rules: Array<{ rule: RetentionRule, days: number, variable: string, daysInForce: number | null, dueCount: number, oldestAt: string | null }>, lastRun: { startedAt: string, endedAt: string, isComplete: boolean, failedCount: number, counts: Array<{ rule: RetentionRule, count: number }> } | null } };

export type SwitchRetentionMutationVariables = Exact<{
  on: boolean;
  seen?: RetentionDaysInput | null | undefined;
}>;


export type SwitchRetentionMutation = { switchRetention: { isOn: boolean, switchedOnAt: string | null, rules: Array<{ rule: RetentionRule, days: number, variable: string, daysInForce: number | null, dueCount: number, oldestAt: string | null }>, lastRun: { startedAt: string, endedAt: string, isComplete: boolean, failedCount: number, counts: Array<{ rule: RetentionRule, count: number }> } | null } };

export type DeleteMediaMutationVariables = Exact<{
  id: string;
  evenIfUsed?: boolean | null | undefined;
}>;


export type DeleteMediaMutation = { deleteMedia: { id: string } };

export type UpdateMediaMutationVariables = Exact<{
  id: string;
  altText?: string | null | undefined;
  focalPoint?: FocalPointInput | null | undefined;
}>;


export type UpdateMediaMutation = { updateMedia: { mediaFile: { id: string, altText: string, focalPoint: { x: number, y: number } | null } } };

export type MediaFile_FileFragment = { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, focalPoint: { x: number, y: number } | null, uses: Array<{ field: string, isDraft: boolean, block: { id: string, page: string, sectionId: string } }> };

export type MediaFileQueryVariables = Exact<{
  id: string;
}>;


export type MediaFileQuery = { mediaFile: { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, focalPoint: { x: number, y: number } | null, uses: Array<{ field: string, isDraft: boolean, block: { id: string, page: string, sectionId: string } }> } | null };

export type UploadMediaMutationVariables = Exact<{
  file: File;
}>;


export type UploadMediaMutation = { uploadMedia: { isDuplicate: boolean, mediaFile: { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, focalPoint: { x: number, y: number } | null, uses: Array<{ field: string, isDraft: boolean, block: { id: string, page: string, sectionId: string } }> } } };

export type ReplaceMediaMutationVariables = Exact<{
  id: string;
  file: File;
}>;


export type ReplaceMediaMutation = { replaceMedia: { mediaFile: { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, focalPoint: { x: number, y: number } | null, uses: Array<{ field: string, isDraft: boolean, block: { id: string, page: string, sectionId: string } }> } } };

export type MediaLibraryQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: MediaFileFilter | null | undefined;
  orderBy?: MediaFileOrder | null | undefined;
  withSize?: boolean | null | undefined;
}>;


export type MediaLibraryQuery = { mediaFiles: { totalCount: number, totalSize?: number, nodes: Array<{ id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, focalPoint: { x: number, y: number } | null, uses: Array<{ field: string, isDraft: boolean, block: { id: string, page: string, sectionId: string } }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Trash_LeadFragment = { leadType: LeadType, leadId: string, title: string, status: LeadStatus, receivedAt: string, deletedAt: string, erasedFrom: string, deletedBy: { id: string, name: string } | null };

export type TrashQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TrashQuery = { trash: { nodes: Array<{ leadType: LeadType, leadId: string, title: string, status: LeadStatus, receivedAt: string, deletedAt: string, erasedFrom: string, deletedBy: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EndStatusLinkMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
}>;


export type EndStatusLinkMutation = { endStatusLink: { lead:
      | { __typename: 'AdvertiserSubmission', id: string, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }> }
      | { __typename: 'DriverApplication', id: string, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }> }
     } };

export type DeleteLeadImportMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLeadImportMutation = { deleteLeadImport: { id: string } };

export type LeadImports_ImportFragment = { id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, unclearDates: Array<string>, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null };

export type LeadImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LeadImportsQuery = { leadImports: { nodes: Array<{ id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, unclearDates: Array<string>, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LeadImport_ImportFragment = { unclearDates: Array<string>, id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null, columns: Array<{ index: number, header: string, samples: Array<string>, field: string | null }>, fields: Array<{ name: string, label: string, isRequired: boolean }> };

export type LeadImportQueryVariables = Exact<{
  id: string;
}>;


export type LeadImportQuery = { leadImport: { unclearDates: Array<string>, id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null, columns: Array<{ index: number, header: string, samples: Array<string>, field: string | null }>, fields: Array<{ name: string, label: string, isRequired: boolean }> } | null };

export type DescribeLeadImportMutationVariables = Exact<{
  input: DescribeLeadImportInput;
}>;


export type DescribeLeadImportMutation = { describeLeadImport: { leadImport: { unclearDates: Array<string>, id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null, columns: Array<{ index: number, header: string, samples: Array<string>, field: string | null }>, fields: Array<{ name: string, label: string, isRequired: boolean }> } } };

export type StartLeadImportMutationVariables = Exact<{
  id: string;
  expectedRevision?: number | null | undefined;
}>;


export type StartLeadImportMutation = { startLeadImport: { leadImport: { unclearDates: Array<string>, id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null, columns: Array<{ index: number, header: string, samples: Array<string>, field: string | null }>, fields: Array<{ name: string, label: string, isRequired: boolean }> } } };

export type PauseLeadImportMutationVariables = Exact<{
  id: string;
}>;


export type PauseLeadImportMutation = { pauseLeadImport: { leadImport: { unclearDates: Array<string>, id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null, columns: Array<{ index: number, header: string, samples: Array<string>, field: string | null }>, fields: Array<{ name: string, label: string, isRequired: boolean }> } } };

export type UndoLeadImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoLeadImportMutation = { undoLeadImport: { leadImport: { unclearDates: Array<string>, id: string, leadType: LeadType, fileName: string, state: LeadImportState, revision: number, problem: string | null, madeBy: string, createdAt: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, rowCount: number, doneCount: number, createdCount: number, updatedCount: number, skippedCount: number, faultyCount: number, keptCount: number, dateOrder: LeadImportDateOrder | null, onKnown: LeadImportKnown, runsRules: boolean, source: string, keepsOthers: boolean, ownerId: string | null, columns: Array<{ index: number, header: string, samples: Array<string>, field: string | null }>, fields: Array<{ name: string, label: string, isRequired: boolean }> } } };

export type LeadImportRows_PageFragment = { nodes: Array<{ line: number, outcome: LeadImportOutcome, cells: Array<string>, faults: Array<{ column: string, message: string }>, lead: { type: LeadType, id: string, name: string } | null }> };

export type LeadImportRowsQueryVariables = Exact<{
  id: string;
  outcome?: LeadImportOutcome | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type LeadImportRowsQuery = { leadImport: { id: string, rows: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ line: number, outcome: LeadImportOutcome, cells: Array<string>, faults: Array<{ column: string, message: string }>, lead: { type: LeadType, id: string, name: string } | null }> } } | null };

export type LeadCitiesQueryVariables = Exact<{
  startsWith: string;
}>;


export type LeadCitiesQuery = { leadCities: Array<string> };

export type DriverApplications_ApplicationFragment = { __typename: 'DriverApplication', id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus, statusReason: string | null, answerDueAt: string | null, hasPossibleRepeats: boolean, followUpOn: string | null, waitingSince: string | null, triedAt: string | null, mailReturnedAt: string | null, waitListCity: string | null, fileCount: number, createdAt: string, owner: { id: string, name: string } | null };

export type DriverApplicationPageQueryVariables = Exact<{
  id: string;
}>;


export type DriverApplicationPageQuery = { lead: { __typename: 'DriverApplication', id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus, statusReason: string | null, answerDueAt: string | null, hasPossibleRepeats: boolean, followUpOn: string | null, waitingSince: string | null, triedAt: string | null, mailReturnedAt: string | null, waitListCity: string | null, fileCount: number, createdAt: string, phone: string, phoneE164: string | null, phoneDisplay: string, waitListToldAt: string | null, externalId: string | null, acceptedTermsDate: string | null, locale: string, messageCount: number, updatedAt: string, owner: { id: string, name: string } | null, metadata: Array<{ name: string, value: string }>, termsAcceptance: { acceptedAt: string, termsDate: string } | null, source: { source: string, campaign: string | null, landingPage: string | null } | null, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }>, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> }>, emails: Array<{ id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, body: string, nextAttemptAt: string | null, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, bounceReason: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> }>, possibleRepeats: Array<{ type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string }>, merges: Array<{ id: string, name: string, receivedAt: string, mergedBy: string, undoUntil: string | null }> } | null };

export type DriverApplication_NamedFragment = { id: string, name: string, status: LeadStatus };

export type DriverApplication_FoundFragment = { __typename: 'DriverApplication', id: string, name: string, status: LeadStatus, place: string, contact: string };

export type AdvertiserSubmissions_SubmissionFragment = { __typename: 'AdvertiserSubmission', id: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus, statusReason: string | null, answerDueAt: string | null, hasPossibleRepeats: boolean, followUpOn: string | null, waitingSince: string | null, triedAt: string | null, mailReturnedAt: string | null, waitListCity: string | null, fileCount: number, createdAt: string, name: string, owner: { id: string, name: string } | null };

export type AdvertiserSubmissionPageQueryVariables = Exact<{
  id: string;
}>;


export type AdvertiserSubmissionPageQuery = { lead: { __typename: 'AdvertiserSubmission', adFormats: Array<AdFormat>, plannedBudget: number | null, plannedWeeks: number | null, plannedCities: Array<string> | null, id: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus, statusReason: string | null, answerDueAt: string | null, hasPossibleRepeats: boolean, followUpOn: string | null, waitingSince: string | null, triedAt: string | null, mailReturnedAt: string | null, waitListCity: string | null, fileCount: number, createdAt: string, phone: string, phoneE164: string | null, phoneDisplay: string, waitListToldAt: string | null, externalId: string | null, acceptedTermsDate: string | null, locale: string, messageCount: number, updatedAt: string, name: string, owner: { id: string, name: string } | null, metadata: Array<{ name: string, value: string }>, termsAcceptance: { acceptedAt: string, termsDate: string } | null, source: { source: string, campaign: string | null, landingPage: string | null } | null, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }>, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> }>, emails: Array<{ id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, body: string, nextAttemptAt: string | null, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, bounceReason: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> }>, possibleRepeats: Array<{ type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string }>, merges: Array<{ id: string, name: string, receivedAt: string, mergedBy: string, undoUntil: string | null }> } | null };

export type AdvertiserSubmission_NamedFragment = { id: string, status: LeadStatus, name: string };

export type AdvertiserSubmission_FoundFragment = { __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, place: string, contact: string, name: string };

export type TestMailboxMutationVariables = Exact<{ [key: string]: never; }>;


export type TestMailboxMutation = { testMailbox: { isReadable: boolean, explanation: string, answer: string | null, messageCount: number | null } };

export type Mailbox_StateFragment = { isConfigured: boolean, address: string | null, host: string | null, folder: string | null, readAt: string | null, problem: string | null, problemSince: string | null, unmatchedCount: number };

export type MailboxQueryVariables = Exact<{ [key: string]: never; }>;


export type MailboxQuery = { mailbox: { isConfigured: boolean, address: string | null, host: string | null, folder: string | null, readAt: string | null, problem: string | null, problemSince: string | null, unmatchedCount: number } };

type LeadFiles_Count_AdvertiserSubmission_Fragment = { __typename: 'AdvertiserSubmission', id: string, fileCount: number };

type LeadFiles_Count_DriverApplication_Fragment = { __typename: 'DriverApplication', id: string, fileCount: number };

export type LeadFiles_CountFragment =
  | LeadFiles_Count_AdvertiserSubmission_Fragment
  | LeadFiles_Count_DriverApplication_Fragment
;

export type DeleteLeadFileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLeadFileMutation = { deleteLeadFile: { lead:
      | { __typename: 'AdvertiserSubmission', id: string, fileCount: number }
      | { __typename: 'DriverApplication', id: string, fileCount: number }
     | null } };

export type CancelFileRequestMutationVariables = Exact<{
  id: string;
}>;


export type CancelFileRequestMutation = { cancelFileRequest: { lead:
      | { __typename: 'AdvertiserSubmission', id: string, fileCount: number }
      | { __typename: 'DriverApplication', id: string, fileCount: number }
     } };

export type LeadFiles_FileFragment = { id: string, name: string, contentType: string, size: number, addedBy: FileOrigin, createdAt: string, url: string, previewUrl: string | null, colleague: { id: string, name: string } | null };

export type UploadLeadFileMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  file: File;
}>;


export type UploadLeadFileMutation = { uploadLeadFile: { isDuplicate: boolean, file: { id: string, name: string, contentType: string, size: number, addedBy: FileOrigin, createdAt: string, url: string, previewUrl: string | null, colleague: { id: string, name: string } | null } } };

export type LeadFiles_RequestFragment = { id: string, what: string, requestedAt: string, requestedBy: { id: string, name: string } | null };

export type RequestLeadFileMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  what: string;
}>;


export type RequestLeadFileMutation = { requestLeadFile: { request: { id: string, what: string, requestedAt: string, requestedBy: { id: string, name: string } | null } } };

export type LetterTemplatesQueryVariables = Exact<{
  leadType: LeadType;
}>;


export type LetterTemplatesQuery = { letterTemplates: Array<{ name: string, isCityOpened: boolean, texts: Array<{ locale: string, subject: string, body: string }> }> };

export type LetterPreviewQueryVariables = Exact<{
  input: LetterInput;
}>;


export type LetterPreviewQuery = { letterPreview: { sent: number, withoutAddress: number, undeliverable: number, unsubscribed: number, repeated: number, samples: Array<{ subject: string, body: string, lead: { id: string, name: string, email: string } }> } };

export type StopLetterMutationVariables = Exact<{
  id: string;
}>;


export type StopLetterMutation = { stopLetter: { letter: { id: string, state: LetterState } } };

export type ContinueLetterMutationVariables = Exact<{
  id: string;
}>;


export type ContinueLetterMutation = { continueLetter: { letter: { id: string, state: LetterState } } };

export type Letters_LetterFragment = { id: string, leadType: LeadType, subject: string, state: LetterState, isMarketing: boolean, writtenBy: string, total: number, position: number, sent: number, withoutAddress: number, undeliverable: number, unsubscribed: number, repeated: number, createdAt: string, problem: string | null, endedAt: string | null };

export type LettersQueryVariables = Exact<{ [key: string]: never; }>;


export type LettersQuery = { letters: Array<{ id: string, leadType: LeadType, subject: string, state: LetterState, isMarketing: boolean, writtenBy: string, total: number, position: number, sent: number, withoutAddress: number, undeliverable: number, unsubscribed: number, repeated: number, createdAt: string, problem: string | null, endedAt: string | null }> };

export type StartLetterMutationVariables = Exact<{
  letterId: string;
  input: LetterInput;
}>;


export type StartLetterMutation = { startLetter: { letter: { id: string, leadType: LeadType, subject: string, state: LetterState, isMarketing: boolean, writtenBy: string, total: number, position: number, sent: number, withoutAddress: number, undeliverable: number, unsubscribed: number, repeated: number, createdAt: string, problem: string | null, endedAt: string | null } } };

export type VisitStatisticsQueryVariables = Exact<{
  days?: number | null | undefined;
}>;


export type VisitStatisticsQuery = { visitStatistics: { views: number, visits: number, uncountedViews: number, sources: Array<{ name: string, visits: number, started: number, sent: number, contacted: number, approved: number }>, pages: Array<{ path: string, views: number }> } };

export type FunnelTable_StageFragment = { name: string, visits: number, started: number, sent: number, contacted: number, approved: number };

export type MergeLeadsMutationVariables = Exact<{
  input: MergeLeadsInput;
}>;


export type MergeLeadsMutation = { mergeLeads: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
    , merge: { id: string } } };

export type UndoLeadMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoLeadMergeMutation = { undoLeadMerge: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
    , restored:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
     } };

export type AdvertiserSubmissionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AdvertiserSubmissionFilter | null | undefined;
  orderBy?: AdvertiserSubmissionOrder | null | undefined;
  hasFilters: boolean;
}>;


export type AdvertiserSubmissionsQuery = { leads: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'AdvertiserSubmission', id: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus, statusReason: string | null, answerDueAt: string | null, hasPossibleRepeats: boolean, followUpOn: string | null, waitingSince: string | null, triedAt: string | null, mailReturnedAt: string | null, waitListCity: string | null, fileCount: number, createdAt: string, name: string, owner: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, received?: { totalCount: number } };

export type AdvertiserSubmissionConversationQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  withHtml: boolean;
}>;


export type AdvertiserSubmissionConversationQuery = { lead: { id: string, unsubscribedAt: string | null, messages: { edges: Array<{ cursor: string, node: { id: string, direction: MessageDirection, kind: MessageKind, matchedBy: MessageMatch | null, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, html?: string | null, problem: string | null, sentAt: string | null, createdAt: string, attachments: Array<{ name: string, size: number, leftOut: AttachmentLeftOut | null, file: { id: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, files: Array<{ id: string, name: string, contentType: string, size: number, addedBy: FileOrigin, createdAt: string, url: string, previewUrl: string | null, colleague: { id: string, name: string } | null }>, fileRequests: Array<{ id: string, what: string, requestedAt: string, requestedBy: { id: string, name: string } | null }>, replyDrafts: Array<{ id: string, writtenBy: string, isOwn: boolean, subject: string, body: string, updatedAt: string, author: { id: string } | null }>, mailProblem: { reason: string, since: string } | null } | null };

export type AdvertiserSubmissionHistoryQueryVariables = Exact<{
  id: string;
  before: string;
}>;


export type AdvertiserSubmissionHistoryQuery = { lead: { id: string, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }> } | null };

export type SetAdvertiserSubmissionStatusesMutationVariables = Exact<{
  changes: Array<LeadStatusChangeInput> | LeadStatusChangeInput;
}>;


export type SetAdvertiserSubmissionStatusesMutation = { changes: { notFoundIds: Array<string>, leads: Array<{ __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, statusReason: string | null, answerDueAt: string | null }>, conflicts: Array<{ statusReason: string | null, answerDueAt: string | null, id: string, status: LeadStatus, name: string, statusChanges: Array<{ changedBy: string }> }> } };

export type AddAdvertiserSubmissionMutationVariables = Exact<{
  input: SubmitAdvertiserInquiryInput;
  source: string;
  sendReceipt: boolean;
  ownerId?: string | null | undefined;
  messageId?: string | null | undefined;
}>;


export type AddAdvertiserSubmissionMutation = { added: { lead: { __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, place: string, contact: string, name: string } } };

export type KnownAdvertiserSubmissionsQueryVariables = Exact<{
  filter: AdvertiserSubmissionFilter;
}>;


export type KnownAdvertiserSubmissionsQuery = { leads: { nodes: Array<{ __typename: 'AdvertiserSubmission', email: string, createdAt: string, id: string, status: LeadStatus, place: string, contact: string, name: string }> } };

export type FoundLeadsQueryVariables = Exact<{
  search: string;
  first: number;
  recentIds: Array<string> | string;
}>;


export type FoundLeadsQuery = { driverApplications: { nodes: Array<{ __typename: 'DriverApplication', id: string, name: string, status: LeadStatus, place: string, contact: string }> }, advertiserSubmissions: { nodes: Array<{ __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, place: string, contact: string, name: string }> }, nodes: Array<
    | { __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, place: string, contact: string, name: string }
    | { __typename: 'DriverApplication', id: string, name: string, status: LeadStatus, place: string, contact: string }
    | Record<PropertyKey, never>
   | null> };

export type LeadRuleFieldsQueryVariables = Exact<{
  leadType?: LeadType | null | undefined;
}>;


export type LeadRuleFieldsQuery = { leadRuleFields: Array<{ name: string, label: string, choices: Array<{ value: string, label: string }> | null }> };

export type WorkingDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkingDaysQuery = { workingDays: Array<number> };

export type DeleteLeadRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLeadRuleMutation = { deleteLeadRule: { id: string } };

export type SaveWorkingDaysMutationVariables = Exact<{
  days: Array<number> | number;
}>;


export type SaveWorkingDaysMutation = { saveWorkingDays: { workingDays: Array<number> } };

export type LeadRules_RuleFragment = { id: string, sentence: string, sentenceParts: Array<string>, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, assignTo: Array<string>, followUpDays: number | null, isWorkingDays: boolean, template: string | null, tell: Array<string>, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }> };

export type LeadRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadRulesQuery = { leadRules: Array<{ id: string, sentence: string, sentenceParts: Array<string>, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, assignTo: Array<string>, followUpDays: number | null, isWorkingDays: boolean, template: string | null, tell: Array<string>, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }> }> };

export type SaveLeadRuleMutationVariables = Exact<{
  input: LeadRuleInput;
}>;


export type SaveLeadRuleMutation = { saveLeadRule: { leadRule: { id: string, sentence: string, sentenceParts: Array<string>, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, assignTo: Array<string>, followUpDays: number | null, isWorkingDays: boolean, template: string | null, tell: Array<string>, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }> } } };

export type SwitchLeadRuleMutationVariables = Exact<{
  id: string;
  isOn: boolean;
}>;


export type SwitchLeadRuleMutation = { switchLeadRule: { leadRule: { id: string, sentence: string, sentenceParts: Array<string>, name: string | null, isOn: boolean, trigger: LeadRuleTrigger, afterHours: number, leadType: LeadType | null, assignTo: Array<string>, followUpDays: number | null, isWorkingDays: boolean, template: string | null, tell: Array<string>, runCount: number, lastRunAt: string | null, lastFailure: string | null, lastFailureAt: string | null, conditions: Array<{ field: string, values: Array<string> }> } } };

export type ReplyTemplateNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTemplateNamesQuery = { cmsBlocks: Array<{ id: string, sectionId: string, content: unknown }> };

export type ApiKeys_KeyFragment = { id: string, name: string, hint: string, scopes: Array<ApiKeyScope>, isCreatorActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, isInUse: boolean, createdBy: { id: string, name: string } | null };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, hint: string, scopes: Array<ApiKeyScope>, isCreatorActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, isInUse: boolean, createdBy: { id: string, name: string } | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, hint: string, scopes: Array<ApiKeyScope>, isCreatorActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, isInUse: boolean, createdBy: { id: string, name: string } | null } } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { apiKey: { id: string, name: string, hint: string, scopes: Array<ApiKeyScope>, isCreatorActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null, isInUse: boolean, createdBy: { id: string, name: string } | null } } };

export type PrivacyMailPreviewQueryVariables = Exact<{
  id: string;
  outcome?: PrivacyRequestOutcome | null | undefined;
  message?: string | null | undefined;
}>;


export type PrivacyMailPreviewQuery = { privacyMailPreview: { subject: string, body: string, html: string } | null };

export type AnswerPrivacyRequestMutationVariables = Exact<{
  id: string;
  outcome: PrivacyRequestOutcome;
  message?: string | null | undefined;
}>;


export type AnswerPrivacyRequestMutation = { answerPrivacyRequest: { privacyRequest: { phone: string | null, details: string | null, locale: string, confirmedAt: string, extensionReason: string | null, answerMessage: string | null, exportExpiresAt: string | null, id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, email: string | null, name: string | null, receivedAt: string, dueAt: string, extendedAt: string | null, answeredAt: string | null, outcome: PrivacyRequestOutcome | null, leads: Array<{ leadType: LeadType, leadId: string, name: string, receivedAt: string, matches: Array<PrivacyRequestMatch>, isTrashed: boolean, isQuarantined: boolean }>, answeredBy: { id: string, name: string } | null }, erasureReport: { erasedAt: string | null, leads: Array<{ leadType: LeadType, leadId: string, receivedAt: string }>, copies: Array<{ kind: ErasedCopyKind, count: number }>, exports: Array<{ id: string, leadType: LeadType, occurredAt: string, actorName: string, isFile: boolean, filters: Array<string> }>, unreached: Array<{ kind: UnreachedCopyKind, count: number | null, text: string }> } | null } };

export type PrivacyRequests_RequestFragment = { id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, email: string | null, name: string | null, receivedAt: string, dueAt: string, extendedAt: string | null, answeredAt: string | null, outcome: PrivacyRequestOutcome | null, answeredBy: { id: string, name: string } | null };

export type PrivacyRequestsQueryVariables = Exact<{
  status?: PrivacyRequestStatus | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PrivacyRequestsQuery = { privacyRequests: { nodes: Array<{ id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, email: string | null, name: string | null, receivedAt: string, dueAt: string, extendedAt: string | null, answeredAt: string | null, outcome: PrivacyRequestOutcome | null, answeredBy: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PrivacyRequest_RequestFragment = { phone: string | null, details: string | null, locale: string, confirmedAt: string, extensionReason: string | null, answerMessage: string | null, exportExpiresAt: string | null, id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, email: string | null, name: string | null, receivedAt: string, dueAt: string, extendedAt: string | null, answeredAt: string | null, outcome: PrivacyRequestOutcome | null, leads: Array<{ leadType: LeadType, leadId: string, name: string, receivedAt: string, matches: Array<PrivacyRequestMatch>, isTrashed: boolean, isQuarantined: boolean }>, answeredBy: { id: string, name: string } | null };

export type PrivacyRequestQueryVariables = Exact<{
  id: string;
}>;


export type PrivacyRequestQuery = { privacyRequest: { phone: string | null, details: string | null, locale: string, confirmedAt: string, extensionReason: string | null, answerMessage: string | null, exportExpiresAt: string | null, id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, email: string | null, name: string | null, receivedAt: string, dueAt: string, extendedAt: string | null, answeredAt: string | null, outcome: PrivacyRequestOutcome | null, leads: Array<{ leadType: LeadType, leadId: string, name: string, receivedAt: string, matches: Array<PrivacyRequestMatch>, isTrashed: boolean, isQuarantined: boolean }>, answeredBy: { id: string, name: string } | null } | null };

export type ExtendPrivacyRequestMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ExtendPrivacyRequestMutation = { extendPrivacyRequest: { privacyRequest: { phone: string | null, details: string | null, locale: string, confirmedAt: string, extensionReason: string | null, answerMessage: string | null, exportExpiresAt: string | null, id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, email: string | null, name: string | null, receivedAt: string, dueAt: string, extendedAt: string | null, answeredAt: string | null, outcome: PrivacyRequestOutcome | null, leads: Array<{ leadType: LeadType, leadId: string, name: string, receivedAt: string, matches: Array<PrivacyRequestMatch>, isTrashed: boolean, isQuarantined: boolean }>, answeredBy: { id: string, name: string } | null } } };

export type Erasure_ReportFragment = { erasedAt: string | null, leads: Array<{ leadType: LeadType, leadId: string, receivedAt: string }>, copies: Array<{ kind: ErasedCopyKind, count: number }>, exports: Array<{ id: string, leadType: LeadType, occurredAt: string, actorName: string, isFile: boolean, filters: Array<string> }>, unreached: Array<{ kind: UnreachedCopyKind, count: number | null, text: string }> };

export type LeadErasurePreviewQueryVariables = Exact<{
  leadType: LeadType;
  leadId: string;
}>;


export type LeadErasurePreviewQuery = { leadErasurePreview: { erasedAt: string | null, leads: Array<{ leadType: LeadType, leadId: string, receivedAt: string }>, copies: Array<{ kind: ErasedCopyKind, count: number }>, exports: Array<{ id: string, leadType: LeadType, occurredAt: string, actorName: string, isFile: boolean, filters: Array<string> }>, unreached: Array<{ kind: UnreachedCopyKind, count: number | null, text: string }> } | null };

export type SubjectErasurePreviewQueryVariables = Exact<{
  email?: string | null | undefined;
  phone?: string | null | undefined;
}>;


export type SubjectErasurePreviewQuery = { subjectErasurePreview: { erasedAt: string | null, leads: Array<{ leadType: LeadType, leadId: string, receivedAt: string }>, copies: Array<{ kind: ErasedCopyKind, count: number }>, exports: Array<{ id: string, leadType: LeadType, occurredAt: string, actorName: string, isFile: boolean, filters: Array<string> }>, unreached: Array<{ kind: UnreachedCopyKind, count: number | null, text: string }> } };

export type EraseLeadMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  reason: ErasureReason;
}>;


export type EraseLeadMutation = { eraseLead: { erasedAt: string | null, leads: Array<{ leadType: LeadType, leadId: string, receivedAt: string }>, copies: Array<{ kind: ErasedCopyKind, count: number }>, exports: Array<{ id: string, leadType: LeadType, occurredAt: string, actorName: string, isFile: boolean, filters: Array<string> }>, unreached: Array<{ kind: UnreachedCopyKind, count: number | null, text: string }> } };

export type EraseSubjectMutationVariables = Exact<{
  email?: string | null | undefined;
  phone?: string | null | undefined;
  reason: ErasureReason;
}>;


export type EraseSubjectMutation = { eraseSubject: { erasedAt: string | null, leads: Array<{ leadType: LeadType, leadId: string, receivedAt: string }>, copies: Array<{ kind: ErasedCopyKind, count: number }>, exports: Array<{ id: string, leadType: LeadType, occurredAt: string, actorName: string, isFile: boolean, filters: Array<string> }>, unreached: Array<{ kind: UnreachedCopyKind, count: number | null, text: string }> } };

export type LeadMessages_MovedFragment = { id: string };

export type AttachMessageMutationVariables = Exact<{
  id: string;
  leadType: LeadType;
  leadId: string;
}>;


export type AttachMessageMutation = { attachMessage: { message: { id: string } } };

export type DetachMessageMutationVariables = Exact<{
  id: string;
}>;


export type DetachMessageMutation = { detachMessage: { message: { id: string } } };

export type LeadMessages_PageFragment = { edges: Array<{ cursor: string, node: { id: string, direction: MessageDirection, kind: MessageKind, matchedBy: MessageMatch | null, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, html?: string | null, problem: string | null, sentAt: string | null, createdAt: string, attachments: Array<{ name: string, size: number, leftOut: AttachmentLeftOut | null, file: { id: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type LeadMessages_MessageFragment = { id: string, direction: MessageDirection, kind: MessageKind, matchedBy: MessageMatch | null, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, html?: string | null, problem: string | null, sentAt: string | null, createdAt: string, attachments: Array<{ name: string, size: number, leftOut: AttachmentLeftOut | null, file: { id: string } | null }> };

export type ReplyDrafts_DraftFragment = { id: string, writtenBy: string, isOwn: boolean, subject: string, body: string, updatedAt: string, author: { id: string } | null };

export type SaveReplyDraftMutationVariables = Exact<{
  input: SaveReplyDraftInput;
}>;


export type SaveReplyDraftMutation = { saveReplyDraft: { replyDraft: { id: string, writtenBy: string, isOwn: boolean, subject: string, body: string, updatedAt: string, author: { id: string } | null } | null } };

export type ReleaseQuarantinedMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ReleaseQuarantinedMutation = { releaseQuarantined: { notFoundIds: Array<string>, leads: Array<{ type: LeadType, id: string, name: string }> } };

export type DeleteQuarantinedMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteQuarantinedMutation = { deleteQuarantined: { deletedIds: Array<string>, notFoundIds: Array<string> } };

export type RequireProofOfWorkMutationVariables = Exact<{
  isRequired: boolean;
}>;


export type RequireProofOfWorkMutation = { requireProofOfWork: { isProofOfWorkRequired: boolean } };

export type Quarantine_SubmissionFragment = { id: string, leadType: LeadType, title: string, receivedAt: string, values: Array<{ name: string, value: string }>, reasons: Array<{ code: SpamReason, text: string }> };

export type QuarantinedSubmissionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type QuarantinedSubmissionsQuery = { quarantinedSubmissions: { nodes: Array<{ id: string, leadType: LeadType, title: string, receivedAt: string, values: Array<{ name: string, value: string }>, reasons: Array<{ code: SpamReason, text: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LeadFiguresQueryVariables = Exact<{
  days?: number | null | undefined;
  timeZone?: string | null | undefined;
}>;


export type LeadFiguresQuery = { leadFigures: { current: { received: number, approved: number, due: number, answeredInTime: number, medianAnswerSeconds: number | null }, before: { received: number, approved: number, due: number, answeredInTime: number, medianAnswerSeconds: number | null }, days: Array<{ date: string, kinds: Array<{ leadType: LeadType, count: number }> }>, cities: Array<{ name: string | null, visits: number, kinds: Array<{ leadType: LeadType, count: number, approved: number }> }>, calls: Array<{ outcome: CallOutcome, count: number }>, rejections: Array<{ reason: string | null, kinds: Array<{ leadType: LeadType, count: number }> }> } };

export type Figures_PeriodFragment = { received: number, approved: number, due: number, answeredInTime: number, medianAnswerSeconds: number | null };

export type CityTable_CityFragment = { name: string | null, visits: number, kinds: Array<{ leadType: LeadType, count: number, approved: number }> };

export type DashboardLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardLayoutQuery = { teamSettings: { timeZone: string, isTimeZoneChosen: boolean }, me: { id: string, name: string, role: Role }, viewerPermissions: { viewerCanReadLeads: boolean, viewerCanWorkLeads: boolean, viewerCanEraseLeads: boolean, viewerCanReadContent: boolean, viewerCanEditContent: boolean, viewerCanReadMedia: boolean, viewerCanEditMedia: boolean, viewerCanReadMail: boolean, viewerCanSendMail: boolean, viewerCanReadEvents: boolean, viewerCanManageTeam: boolean }, accountSecurity: { hasTotp: boolean, isSecondFactorRequired: boolean, passkeys: Array<{ id: string }> } };

export type DashboardPageQueryVariables = Exact<{
  readsLeads: boolean;
  readsMail: boolean;
}>;


export type DashboardPageQuery = { dashboardSummary?: { quarantined: number, kinds: Array<{ replyPromise: string, statusReasons: Array<string>, leadType: LeadType, total: number, pending: number, overdue: number, mine: number, unassigned: number, followUpsDue: number, returned: number }>, privacyRequests: { open: number, dueSoon: number, overdue: number } | null }, mailState?: { isConfigured: boolean, waitingCount: number, oldestWaitingSince: string | null, failedCount: number, problem: { id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null } | null }, mailbox?: { unmatchedCount: number } };

export type DashboardChangesQueryVariables = Exact<{
  readsLeads: boolean;
  readsMail: boolean;
}>;


export type DashboardChangesQuery = { dashboardSummary?: { quarantined: number, privacyRequests: { open: number, dueSoon: number, overdue: number } | null, kinds: Array<{ leadType: LeadType, total: number, pending: number, overdue: number, mine: number, unassigned: number, followUpsDue: number, returned: number }> }, mailState?: { isConfigured: boolean, waitingCount: number, oldestWaitingSince: string | null, failedCount: number, problem: { id: string } | null }, mailbox?: { unmatchedCount: number } };

export type DashboardSummary_CountsFragment = { quarantined: number, privacyRequests: { open: number, dueSoon: number, overdue: number } | null, kinds: Array<{ leadType: LeadType, total: number, pending: number, overdue: number, mine: number, unassigned: number, followUpsDue: number, returned: number }> };

export type DashboardSummary_KindFragment = { leadType: LeadType, total: number, pending: number, overdue: number, mine: number, unassigned: number, followUpsDue: number, returned: number };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { colleagues: Array<{ id: string }>, cmsBlocks: Array<{ updatedBy: string | null }> };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { invitation: { email: string, role: Role, invitedBy: string | null, expiresAt: string } };

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { token: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type EndUserSessionsMutationVariables = Exact<{
  id: string;
}>;


export type EndUserSessionsMutation = { endUserSessions: number };

export type RequireSecondFactorMutationVariables = Exact<{
  isRequired: boolean;
  roles?: Array<Role> | Role | null | undefined;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: { secondFactorRoles: Array<Role> } };

export type TeamQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamQuery = { me: { id: string }, users: Array<{ state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } }>, teamSettings: { secondFactorRoles: Array<Role>, isProofOfWorkRequired: boolean } };

export type Team_TimeZoneFragment = { timeZone: string, isTimeZoneChosen: boolean };

export type TeamSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamSettingsQuery = { teamSettings: { timeZone: string, isTimeZoneChosen: boolean } };

export type SaveTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type SaveTimeZoneMutation = { saveTimeZone: { teamSettings: { timeZone: string, isTimeZoneChosen: boolean } } };

export type Team_MemberFragment = { state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { link: string | null, member: { state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } } } };

export type ChangeUserRoleMutationVariables = Exact<{
  input: ChangeUserRoleInput;
}>;


export type ChangeUserRoleMutation = { changeUserRole: { member: { state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } } } };

export type DeactivateUserMutationVariables = Exact<{
  id: string;
  revokeKeyIds?: Array<string> | string;
}>;


export type DeactivateUserMutation = { deactivateUser: { member: { state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } } } };

export type ReactivateUserMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateUserMutation = { reactivateUser: { member: { state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } } } };

export type UnlockUserMutationVariables = Exact<{
  id: string;
  removesFactors?: boolean;
}>;


export type UnlockUserMutation = { unlockUser: { member: { state: UserState, signedInAt: string | null, hasSecondFactor: boolean, invitationExpiresAt: string | null, user: { id: string, username: string, name: string, email: string | null, role: Role } } } };

export type DateJumpQueryVariables = Exact<{ [key: string]: never; }>;


export type DateJumpQuery = { dateJump: { from: string, to: string } | null };

export type ConfirmDateMutationVariables = Exact<{
  seen: string;
}>;


export type ConfirmDateMutation = { confirmDate: { date: string } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { messageId: string, body: string | null, id: string, type: string, status: WebhookDeliveryStatus, attemptCount: number, dueAt: string | null, deliveredAt: string | null, createdAt: string, attempts: Array<{ startedAt: string, endedAt: string | null, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null, answer: string | null }> } | null };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { id: string } };

export type Webhooks_WebhookFragment = { id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } }> };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } } } };

export type ReplayWebhookMutationVariables = Exact<{
  input: ReplayWebhookInput;
}>;


export type ReplayWebhookMutation = { replayWebhook: { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } } } };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookId: string;
  status?: WebhookDeliveryStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<{ id: string, type: string, status: WebhookDeliveryStatus, attemptCount: number, dueAt: string | null, deliveredAt: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, webhooks: Array<{ id: string, url: string, description: string, events: Array<WebhookEvent>, format: WebhookFormat, isEnabled: boolean, disabledReason: string | null, failingSince: string | null, previousSecretEndsAt: string | null, queuedPosition: string, waitingCount: number, failedCount: number, createdAt: string, filter: { leadType: LeadType | null, sentence: string, conditions: Array<{ field: string, values: Array<string> }> } | null, health: { lastDeliveredAt: string | null, nextAttemptAt: string | null, lastAttempt: { startedAt: string, outcome: WebhookAttemptOutcome | null, statusCode: number | null, explanation: string | null } | null } }> };

export type WebhookDeliveries_DeliveryFragment = { id: string, type: string, status: WebhookDeliveryStatus, attemptCount: number, dueAt: string | null, deliveredAt: string | null, createdAt: string };

export type SendTestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { delivery: { id: string, type: string, status: WebhookDeliveryStatus, attemptCount: number, dueAt: string | null, deliveredAt: string | null, createdAt: string } } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { delivery: { id: string, type: string, status: WebhookDeliveryStatus, attemptCount: number, dueAt: string | null, deliveredAt: string | null, createdAt: string } } };

export type UnmatchedMessagesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UnmatchedMessagesQuery = { unmatchedMessages: { totalCount: number, nodes: Array<{ id: string, kind: MessageKind, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, problem: string | null, createdAt: string, attachments: Array<{ name: string, contentType: string, size: number, leftOut: AttachmentLeftOut | null }> }>, edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DiscardMessageMutationVariables = Exact<{
  id: string;
}>;


export type DiscardMessageMutation = { discardMessage: { id: string } };

export type ReplyToMessageMutationVariables = Exact<{
  input: ReplyToMessageInput;
}>;


export type ReplyToMessageMutation = { replyToMessage: { emailLog: { id: string } } };

export type Unmatched_MessageFragment = { id: string, kind: MessageKind, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, problem: string | null, createdAt: string, attachments: Array<{ name: string, contentType: string, size: number, leftOut: AttachmentLeftOut | null }> };

export type UnmatchedHtmlQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UnmatchedHtmlQuery = { unmatchedMessages: { nodes: Array<{ id: string, html: string | null }> } };

export type WaitListEffectsQueryVariables = Exact<{
  content: unknown;
}>;


export type WaitListEffectsQuery = { waitListEffects: Array<{ name: string, waiting: number, becomes: string | null, isRemoved: boolean, isClosed: boolean }> };

export type GlobalContentQueryVariables = Exact<{ [key: string]: never; }>;


export type GlobalContentQuery = { cmsBlocks: Array<{ id: string, sectionId: string, content: unknown }> };

export type CmsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type CmsEditorQuery = { cmsBlocks: Array<{ id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null }>, spanish: Array<{ id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null }> };

export type CmsEditor_BlockFragment = { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null };

export type CmsBlockQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;


export type CmsBlockQuery = { cmsBlock: { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null } | null };

export type SaveCmsDraftMutationVariables = Exact<{
  id: string;
  content: unknown;
  baseVersion: number;
  expectedVersion?: number | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type SaveCmsDraftMutation = { saveCmsDraft: { cmsBlock: { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null } } };

export type DiscardCmsDraftMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
  locale?: Locale | null | undefined;
}>;


export type DiscardCmsDraftMutation = { discardCmsDraft: { cmsBlock: { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null } } };

export type PublishCmsBlockMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
  publishAt?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type PublishCmsBlockMutation = { publishCmsBlock: { cmsBlock: { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null } } };

export type UnscheduleCmsBlockMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
  locale?: Locale | null | undefined;
}>;


export type UnscheduleCmsBlockMutation = { unscheduleCmsBlock: { cmsBlock: { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null } } };

export type UpdateCmsBlockMutationVariables = Exact<{
  id: string;
  content: unknown;
  expectedVersion?: number | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type UpdateCmsBlockMutation = { updateCmsBlock: { cmsBlock: { id: string, page: string, sectionId: string, locale: Locale, content: unknown, version: number, updatedAt: string, updatedBy: string | null, draft: { content: unknown, version: number, baseVersion: number, baseContent: unknown, savedBy: string, savedAt: string, publishAt: string | null, scheduledBy: string | null, missedAt: string | null, missedBecause: CmsDraftMissedBecause | null } | null } } };

export type CmsBlockHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CmsBlockHistoryQuery = { cmsBlock: { id: string, versions: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, version: number, content: unknown, savedBy: string | null, savedAt: string } }> } } | null };

export type CmsBlockHistory_VersionFragment = { id: string, version: number, content: unknown, savedBy: string | null, savedAt: string };

export type WaitList_CityFragment = { slug: string, name: string, isListed: boolean, isOpen: boolean, since: string, kinds: Array<{ leadType: LeadType, waiting: number, told: number }> };

export type WaitListQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitListQuery = { waitList: Array<{ slug: string, name: string, isListed: boolean, isOpen: boolean, since: string, kinds: Array<{ leadType: LeadType, waiting: number, told: number }> }> };

export type DriverApplicationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: DriverApplicationFilter | null | undefined;
  orderBy?: DriverApplicationOrder | null | undefined;
  hasFilters: boolean;
}>;


export type DriverApplicationsQuery = { leads: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'DriverApplication', id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus, statusReason: string | null, answerDueAt: string | null, hasPossibleRepeats: boolean, followUpOn: string | null, waitingSince: string | null, triedAt: string | null, mailReturnedAt: string | null, waitListCity: string | null, fileCount: number, createdAt: string, owner: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, received?: { totalCount: number } };

export type DriverApplicationConversationQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  withHtml: boolean;
}>;


export type DriverApplicationConversationQuery = { lead: { id: string, unsubscribedAt: string | null, messages: { edges: Array<{ cursor: string, node: { id: string, direction: MessageDirection, kind: MessageKind, matchedBy: MessageMatch | null, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, html?: string | null, problem: string | null, sentAt: string | null, createdAt: string, attachments: Array<{ name: string, size: number, leftOut: AttachmentLeftOut | null, file: { id: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, files: Array<{ id: string, name: string, contentType: string, size: number, addedBy: FileOrigin, createdAt: string, url: string, previewUrl: string | null, colleague: { id: string, name: string } | null }>, fileRequests: Array<{ id: string, what: string, requestedAt: string, requestedBy: { id: string, name: string } | null }>, replyDrafts: Array<{ id: string, writtenBy: string, isOwn: boolean, subject: string, body: string, updatedAt: string, author: { id: string } | null }>, mailProblem: { reason: string, since: string } | null } | null };

export type DriverApplicationHistoryQueryVariables = Exact<{
  id: string;
  before: string;
}>;


export type DriverApplicationHistoryQuery = { lead: { id: string, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }> } | null };

export type SetDriverApplicationStatusesMutationVariables = Exact<{
  changes: Array<LeadStatusChangeInput> | LeadStatusChangeInput;
}>;


export type SetDriverApplicationStatusesMutation = { changes: { notFoundIds: Array<string>, leads: Array<{ __typename: 'DriverApplication', id: string, status: LeadStatus, statusReason: string | null, answerDueAt: string | null }>, conflicts: Array<{ statusReason: string | null, answerDueAt: string | null, id: string, name: string, status: LeadStatus, statusChanges: Array<{ changedBy: string }> }> } };

export type AddDriverApplicationMutationVariables = Exact<{
  input: SubmitDriverApplicationInput;
  source: string;
  sendReceipt: boolean;
  ownerId?: string | null | undefined;
  messageId?: string | null | undefined;
}>;


export type AddDriverApplicationMutation = { added: { lead: { __typename: 'DriverApplication', id: string, name: string, status: LeadStatus, place: string, contact: string } } };

export type KnownDriverApplicationsQueryVariables = Exact<{
  filter: DriverApplicationFilter;
}>;


export type KnownDriverApplicationsQuery = { leads: { nodes: Array<{ __typename: 'DriverApplication', email: string, createdAt: string, id: string, name: string, status: LeadStatus, place: string, contact: string }> } };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { users: Array<{ user: { id: string, name: string } }> };

export type SystemWarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemWarningsQuery = { systemWarnings: Array<string> };

export type Activity_EventFragment = { id: string, type: string, actorName: string, subjectType: string, subjectId: string | null, facts: unknown, occurredAt: string, summaryParts: Array<{ text: string, isSubject: boolean }>, lead: { type: LeadType, id: string, name: string } | null };

export type EventsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: EventFilter | null | undefined;
}>;


export type EventsQuery = { events: { nodes: Array<{ id: string, type: string, actorName: string, subjectType: string, subjectId: string | null, facts: unknown, occurredAt: string, summaryParts: Array<{ text: string, isSubject: boolean }>, lead: { type: LeadType, id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CorrectLeadMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  values: LeadCorrection;
  expectedUpdatedAt?: string | null | undefined;
}>;


export type CorrectLeadMutation = { correctLead: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
     } };

export type SetLeadExternalMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  externalId?: string | null | undefined;
  metadata?: Array<LeadMetadataInput> | LeadMetadataInput | null | undefined;
  expectedUpdatedAt?: string | null | undefined;
}>;


export type SetLeadExternalMutation = { setLeadExternal: { lead:
      | { __typename: 'AdvertiserSubmission', id: string, externalId: string | null }
      | { __typename: 'DriverApplication', id: string, externalId: string | null }
     } };

export type DeleteLeadNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLeadNoteMutation = { deleteLeadNote: boolean };

export type KeepLeadOpenMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
}>;


export type KeepLeadOpenMutation = { keepLeadOpen: { others: Array<{ id: string, name: string }> } };

export type AssignLeadsMutationVariables = Exact<{
  leadType: LeadType;
  ids: Array<string> | string;
  ownerId?: string | null | undefined;
}>;


export type AssignLeadsMutation = { assignLeads: { notFoundIds: Array<string>, leads: Array<
      | { __typename: 'AdvertiserSubmission', id: string, owner: { id: string, name: string } | null }
      | { __typename: 'DriverApplication', id: string, owner: { id: string, name: string } | null }
    > } };

export type SetFollowUpMutationVariables = Exact<{
  leadType: LeadType;
  ids: Array<string> | string;
  on?: string | null | undefined;
}>;


export type SetFollowUpMutation = { setFollowUp: { notFoundIds: Array<string>, leads: Array<
      | { __typename: 'AdvertiserSubmission', id: string, followUpOn: string | null }
      | { __typename: 'DriverApplication', id: string, followUpOn: string | null }
    > } };

export type DeleteLeadViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLeadViewMutation = { deleteLeadView: boolean };

export type DeleteLeadsMutationVariables = Exact<{
  leadType: LeadType;
  ids: Array<string> | string;
}>;


export type DeleteLeadsMutation = { moved: { results: Array<{ id: string, error: { code: string, message: string } | null }> } };

export type RestoreLeadsMutationVariables = Exact<{
  leadType: LeadType;
  ids: Array<string> | string;
}>;


export type RestoreLeadsMutation = { moved: { results: Array<{ id: string, error: { code: string, message: string } | null }> } };

type Lead_Page_AdvertiserSubmission_Fragment = { phone: string, phoneE164: string | null, phoneDisplay: string, waitListToldAt: string | null, externalId: string | null, acceptedTermsDate: string | null, locale: string, messageCount: number, updatedAt: string, metadata: Array<{ name: string, value: string }>, termsAcceptance: { acceptedAt: string, termsDate: string } | null, source: { source: string, campaign: string | null, landingPage: string | null } | null, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }>, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> }>, emails: Array<{ id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, body: string, nextAttemptAt: string | null, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, bounceReason: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> }>, possibleRepeats: Array<{ type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string }>, merges: Array<{ id: string, name: string, receivedAt: string, mergedBy: string, undoUntil: string | null }> };

type Lead_Page_DriverApplication_Fragment = { phone: string, phoneE164: string | null, phoneDisplay: string, waitListToldAt: string | null, externalId: string | null, acceptedTermsDate: string | null, locale: string, messageCount: number, updatedAt: string, metadata: Array<{ name: string, value: string }>, termsAcceptance: { acceptedAt: string, termsDate: string } | null, source: { source: string, campaign: string | null, landingPage: string | null } | null, history: Array<{ id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean }>, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> }>, emails: Array<{ id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, body: string, nextAttemptAt: string | null, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, bounceReason: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> }>, possibleRepeats: Array<{ type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string }>, merges: Array<{ id: string, name: string, receivedAt: string, mergedBy: string, undoUntil: string | null }> };

export type Lead_PageFragment =
  | Lead_Page_AdvertiserSubmission_Fragment
  | Lead_Page_DriverApplication_Fragment
;

type Lead_Conversation_AdvertiserSubmission_Fragment = { id: string, unsubscribedAt: string | null, messages: { edges: Array<{ cursor: string, node: { id: string, direction: MessageDirection, kind: MessageKind, matchedBy: MessageMatch | null, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, html?: string | null, problem: string | null, sentAt: string | null, createdAt: string, attachments: Array<{ name: string, size: number, leftOut: AttachmentLeftOut | null, file: { id: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, files: Array<{ id: string, name: string, contentType: string, size: number, addedBy: FileOrigin, createdAt: string, url: string, previewUrl: string | null, colleague: { id: string, name: string } | null }>, fileRequests: Array<{ id: string, what: string, requestedAt: string, requestedBy: { id: string, name: string } | null }>, replyDrafts: Array<{ id: string, writtenBy: string, isOwn: boolean, subject: string, body: string, updatedAt: string, author: { id: string } | null }>, mailProblem: { reason: string, since: string } | null };

type Lead_Conversation_DriverApplication_Fragment = { id: string, unsubscribedAt: string | null, messages: { edges: Array<{ cursor: string, node: { id: string, direction: MessageDirection, kind: MessageKind, matchedBy: MessageMatch | null, fromName: string | null, fromAddress: string | null, subject: string, text: string, quotedText: string | null, hasHtml: boolean, html?: string | null, problem: string | null, sentAt: string | null, createdAt: string, attachments: Array<{ name: string, size: number, leftOut: AttachmentLeftOut | null, file: { id: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, files: Array<{ id: string, name: string, contentType: string, size: number, addedBy: FileOrigin, createdAt: string, url: string, previewUrl: string | null, colleague: { id: string, name: string } | null }>, fileRequests: Array<{ id: string, what: string, requestedAt: string, requestedBy: { id: string, name: string } | null }>, replyDrafts: Array<{ id: string, writtenBy: string, isOwn: boolean, subject: string, body: string, updatedAt: string, author: { id: string } | null }>, mailProblem: { reason: string, since: string } | null };

export type Lead_ConversationFragment =
  | Lead_Conversation_AdvertiserSubmission_Fragment
  | Lead_Conversation_DriverApplication_Fragment
;

export type LeadHistory_EntryFragment = { id: string, summary: string, actorName: string, occurredAt: string, noteId: string | null, emailLogId: string | null, messageId: string | null, fileId: string | null, isArrival: boolean };

export type LeadNotes_NoteFragment = { id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> };

export type AddLeadNoteMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  text: string;
  mentionedIds?: Array<string> | string | null | undefined;
  call?: CallOutcome | null | undefined;
}>;


export type AddLeadNoteMutation = { addLeadNote: { note: { id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> } } };

export type EditLeadNoteMutationVariables = Exact<{
  id: string;
  text: string;
  mentionedIds?: Array<string> | string | null | undefined;
}>;


export type EditLeadNoteMutation = { editLeadNote: { note: { id: string, text: string, writtenBy: string, writtenAt: string, editedAt: string | null, call: CallOutcome | null, viewerCanEdit: boolean, mentions: Array<{ id: string, name: string }> } } };

export type LeadEmails_EmailFragment = { id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, body: string, nextAttemptAt: string | null, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, bounceReason: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> };

export type ReplyToLeadMutationVariables = Exact<{
  input: ReplyToLeadInput;
}>;


export type ReplyToLeadMutation = { replyToLead: { status: LeadStatus, emailLog: { id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, body: string, nextAttemptAt: string | null, deliveredAt: string | null, bouncedAt: string | null, bounceKind: BounceKind | null, bounceReason: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> } } };

export type PossibleRepeats_LeadFragment = { type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { me: { id: string }, colleagues: Array<{ id: string, name: string }> };

export type SavedViews_ViewFragment = { id: string, name: string, leadType: LeadType, query: string, isShared: boolean, isOwn: boolean, madeBy: { id: string, name: string } };

export type LeadViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadViewsQuery = { leadViews: Array<{ id: string, name: string, leadType: LeadType, query: string, isShared: boolean, isOwn: boolean, madeBy: { id: string, name: string } }> };

export type SaveLeadViewMutationVariables = Exact<{
  input: SaveLeadViewInput;
}>;


export type SaveLeadViewMutation = { saveLeadView: { leadView: { id: string, name: string, leadType: LeadType, query: string, isShared: boolean, isOwn: boolean, madeBy: { id: string, name: string } } } };

export type LeadViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type LeadViewerQuery = { me: { id: string, name: string } };

export const AccountSecurity_FactorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSecurity_factors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<AccountSecurity_FactorsFragment, unknown>;
export const Session_FactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Session_FactsFragment, unknown>;
export const MailDelivery_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailDelivery_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<MailDelivery_StateFragment, unknown>;
export const EmailLogRow_LogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EmailLogRow_LogFragment, unknown>;
export const EmailLogDetails_LogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogRow_log"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"textsErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EmailLogDetails_LogFragment, unknown>;
export const Retention_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Retention_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOnAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}},{"kind":"Field","name":{"kind":"Name","value":"daysInForce"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<Retention_StateFragment, unknown>;
export const MediaFile_FileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<MediaFile_FileFragment, unknown>;
export const Trash_LeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trash_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrashedLead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Trash_LeadFragment, unknown>;
export const LeadImports_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}}]} as unknown as DocumentNode<LeadImports_ImportFragment, unknown>;
export const LeadImport_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}}]} as unknown as DocumentNode<LeadImport_ImportFragment, unknown>;
export const LeadImportRows_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImportRows_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImportRowConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LeadImportRows_PageFragment, unknown>;
export const DriverApplications_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPossibleRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailReturnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitListCity"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DriverApplications_ApplicationFragment, unknown>;
export const DriverApplication_NamedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DriverApplication_NamedFragment, unknown>;
export const DriverApplication_FoundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"city"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"phoneDisplay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DriverApplication_FoundFragment, unknown>;
export const AdvertiserSubmissions_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPossibleRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailReturnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitListCity"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissions_SubmissionFragment, unknown>;
export const AdvertiserSubmission_NamedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdvertiserSubmission_NamedFragment, unknown>;
export const AdvertiserSubmission_FoundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"location"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"contactName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdvertiserSubmission_FoundFragment, unknown>;
export const Mailbox_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mailbox_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemSince"}},{"kind":"Field","name":{"kind":"Name","value":"unmatchedCount"}}]}}]} as unknown as DocumentNode<Mailbox_StateFragment, unknown>;
export const LeadFiles_CountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}}]}}]} as unknown as DocumentNode<LeadFiles_CountFragment, unknown>;
export const Letters_LetterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letters_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMarketing"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverable"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<Letters_LetterFragment, unknown>;
export const FunnelTable_StageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelTable_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"contacted"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]} as unknown as DocumentNode<FunnelTable_StageFragment, unknown>;
export const LeadRules_RuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceParts"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"assignTo"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDays"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"tell"}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<LeadRules_RuleFragment, unknown>;
export const ApiKeys_KeyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isCreatorActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApiKeys_KeyFragment, unknown>;
export const PrivacyRequests_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequests_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]} as unknown as DocumentNode<PrivacyRequests_RequestFragment, unknown>;
export const PrivacyRequest_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequests_request"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"exportExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"isTrashed"}},{"kind":"Field","name":{"kind":"Name","value":"isQuarantined"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequests_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]} as unknown as DocumentNode<PrivacyRequest_RequestFragment, unknown>;
export const Erasure_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Erasure_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<Erasure_ReportFragment, unknown>;
export const LeadMessages_MovedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]} as unknown as DocumentNode<LeadMessages_MovedFragment, unknown>;
export const Quarantine_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quarantine_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuarantinedSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]} as unknown as DocumentNode<Quarantine_SubmissionFragment, unknown>;
export const Figures_PeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_period"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadPeriodFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"answeredInTime"}},{"kind":"Field","name":{"kind":"Name","value":"medianAnswerSeconds"}}]}}]} as unknown as DocumentNode<Figures_PeriodFragment, unknown>;
export const CityTable_CityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityTable_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadCityFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]} as unknown as DocumentNode<CityTable_CityFragment, unknown>;
export const DashboardSummary_KindFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadKindSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"followUpsDue"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}}]}}]} as unknown as DocumentNode<DashboardSummary_KindFragment, unknown>;
export const DashboardSummary_CountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dueSoon"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quarantined"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardSummary_kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadKindSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"followUpsDue"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}}]}}]} as unknown as DocumentNode<DashboardSummary_CountsFragment, unknown>;
export const Team_TimeZoneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_timeZone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeZoneChosen"}}]}}]} as unknown as DocumentNode<Team_TimeZoneFragment, unknown>;
export const Team_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<Team_MemberFragment, unknown>;
export const Webhooks_WebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<Webhooks_WebhookFragment, unknown>;
export const WebhookDeliveries_DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveries_DeliveryFragment, unknown>;
export const Unmatched_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Unmatched_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Unmatched_MessageFragment, unknown>;
export const CmsEditor_BlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<CmsEditor_BlockFragment, unknown>;
export const CmsBlockHistory_VersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsBlockHistory_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlockVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<CmsBlockHistory_VersionFragment, unknown>;
export const WaitList_CityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitList_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitListCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"told"}}]}}]}}]} as unknown as DocumentNode<WaitList_CityFragment, unknown>;
export const Activity_EventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summaryParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isSubject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}}]}}]} as unknown as DocumentNode<Activity_EventFragment, unknown>;
export const LeadHistory_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}}]} as unknown as DocumentNode<LeadHistory_EntryFragment, unknown>;
export const LeadNotes_NoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeadNotes_NoteFragment, unknown>;
export const LeadEmails_EmailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<LeadEmails_EmailFragment, unknown>;
export const PossibleRepeats_LeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PossibleRepeats_LeadFragment, unknown>;
export const Lead_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"phoneDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"waitListToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedTermsDate"}},{"kind":"Field","name":{"kind":"Name","value":"termsAcceptance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"landingPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadHistory_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEmails_email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleRepeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PossibleRepeats_lead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergedBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Lead_PageFragment, unknown>;
export const LeadMessages_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LeadMessages_MessageFragment, unknown>;
export const LeadMessages_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LeadMessages_PageFragment, unknown>;
export const LeadFiles_FileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colleague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeadFiles_FileFragment, unknown>;
export const LeadFiles_RequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeadFiles_RequestFragment, unknown>;
export const ReplyDrafts_DraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyDrafts_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReplyDrafts_DraftFragment, unknown>;
export const Lead_ConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyDrafts_draft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colleague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyDrafts_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<Lead_ConversationFragment, unknown>;
export const SavedViews_ViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViews_view"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SavedViews_ViewFragment, unknown>;
export const UpdateMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMeMutation, UpdateMeMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChooseMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLogType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseMailMutation, ChooseMailMutationVariables>;
export const BeginTotpEnrolmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotpEnrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotpEnrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginTotpEnrolmentMutation, BeginTotpEnrolmentMutationVariables>;
export const ConfirmTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<RecoveryCodesMutation, RecoveryCodesMutationVariables>;
export const BeginPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>;
export const FinishPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskeyRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskeyRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>;
export const RevokeSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifiedUntil"}}]}}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const YouPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YouPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<YouPageQuery, YouPageQueryVariables>;
export const MailChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<MailChoicesQuery, MailChoicesQueryVariables>;
export const SecurityPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecurityPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSecurity_factors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_facts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSecurity_factors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_facts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SecurityPageQuery, SecurityPageQueryVariables>;
export const DisableTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSecurity_factors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSecurity_factors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<DisableTotpMutation, DisableTotpMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountSecurity_factors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountSecurity_factors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const ProofChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProofChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ProofChoicesQuery, ProofChoicesQueryVariables>;
export const EmailLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"25"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogRow_log"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EmailLogsQuery, EmailLogsQueryVariables>;
export const EmailPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLogType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}},"defaultValue":{"kind":"EnumValue","value":"EN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<EmailPreviewQuery, EmailPreviewQueryVariables>;
export const SendTestEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLogType"}},"defaultValue":{"kind":"EnumValue","value":"TEST"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}},"defaultValue":{"kind":"EnumValue","value":"EN"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<SendTestEmailMutation, SendTestEmailMutationVariables>;
export const ResendEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendEmails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogRow_log"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ResendEmailsMutation, ResendEmailsMutationVariables>;
export const ResendFailedEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendFailedEmails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendFailedEmails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ResendFailedEmailsMutation, ResendFailedEmailsMutationVariables>;
export const EmailLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogDetails_log"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogRow_log"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"textsErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EmailLogQuery, EmailLogQueryVariables>;
export const ResendEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogDetails_log"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogRow_log"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"textsErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ResendEmailMutation, ResendEmailMutationVariables>;
export const CancelEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogDetails_log"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogRow_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogRow_log"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"textsErasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CancelEmailMutation, CancelEmailMutationVariables>;
export const ReplyStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMailConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"requestFile"}}]}}]}}]}}]} as unknown as DocumentNode<ReplyStartQuery, ReplyStartQueryVariables>;
export const DiscardReplyDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardReplyDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardReplyDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DiscardReplyDraftMutation, DiscardReplyDraftMutationVariables>;
export const AllowMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AllowMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AllowMailMutation, AllowMailMutationVariables>;
export const RevokeReplyAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeReplyAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeReplyAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeReplyAddressMutation, RevokeReplyAddressMutationVariables>;
export const SetLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSubscribed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSubscribed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SetLettersMutation, SetLettersMutationVariables>;
export const RetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Retention_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Retention_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOnAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}},{"kind":"Field","name":{"kind":"Name","value":"daysInForce"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const SwitchRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchRetention"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionDaysInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchRetention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Retention_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Retention_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"switchedOnAt"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"variable"}},{"kind":"Field","name":{"kind":"Name","value":"daysInForce"}},{"kind":"Field","name":{"kind":"Name","value":"dueCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<SwitchRetentionMutation, SwitchRetentionMutationVariables>;
export const DeleteMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evenIfUsed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"evenIfUsed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evenIfUsed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMediaMutation, DeleteMediaMutationVariables>;
export const UpdateMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"altText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"focalPoint"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FocalPointInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"altText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"altText"}}},{"kind":"Argument","name":{"kind":"Name","value":"focalPoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"focalPoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMediaMutation, UpdateMediaMutationVariables>;
export const MediaFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<MediaFileQuery, MediaFileQueryVariables>;
export const UploadMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDuplicate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<UploadMediaMutation, UploadMediaMutationVariables>;
export const ReplaceMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<ReplaceMediaMutation, ReplaceMediaMutationVariables>;
export const MediaLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFileOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalSize"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSize"}}}]}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"focalPoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<MediaLibraryQuery, MediaLibraryQueryVariables>;
export const TrashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"25"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Trash_lead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Trash_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrashedLead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TrashQuery, TrashQueryVariables>;
export const EndStatusLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStatusLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStatusLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadHistory_entry"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}}]} as unknown as DocumentNode<EndStatusLinkMutation, EndStatusLinkMutationVariables>;
export const DeleteLeadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteLeadImportMutation, DeleteLeadImportMutationVariables>;
export const LeadImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}}]} as unknown as DocumentNode<LeadImportsQuery, LeadImportsQueryVariables>;
export const LeadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImport_import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}}]}}]} as unknown as DocumentNode<LeadImportQuery, LeadImportQueryVariables>;
export const DescribeLeadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DescribeLeadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DescribeLeadImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"describeLeadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImport_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}}]}}]} as unknown as DocumentNode<DescribeLeadImportMutation, DescribeLeadImportMutationVariables>;
export const StartLeadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartLeadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startLeadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImport_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}}]}}]} as unknown as DocumentNode<StartLeadImportMutation, StartLeadImportMutationVariables>;
export const PauseLeadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseLeadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseLeadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImport_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}}]}}]} as unknown as DocumentNode<PauseLeadImportMutation, PauseLeadImportMutationVariables>;
export const UndoLeadImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoLeadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLeadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImport_import"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImports_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"faultyCount"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"onKnown"}},{"kind":"Field","name":{"kind":"Name","value":"runsRules"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"keepsOthers"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImport_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImports_import"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclearDates"}}]}}]} as unknown as DocumentNode<UndoLeadImportMutation, UndoLeadImportMutationVariables>;
export const LeadImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadImportRows_page"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadImportRows_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadImportRowConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LeadImportRowsQuery, LeadImportRowsQueryVariables>;
export const LeadCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}}}]}]}}]} as unknown as DocumentNode<LeadCitiesQuery, LeadCitiesQueryVariables>;
export const DriverApplicationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverApplicationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"driverApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPossibleRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailReturnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitListCity"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"phoneDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"waitListToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedTermsDate"}},{"kind":"Field","name":{"kind":"Name","value":"termsAcceptance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"landingPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadHistory_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEmails_email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleRepeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PossibleRepeats_lead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergedBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DriverApplicationPageQuery, DriverApplicationPageQueryVariables>;
export const AdvertiserSubmissionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvertiserSubmissionPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"advertiserSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}},{"kind":"Field","name":{"kind":"Name","value":"adFormats"}},{"kind":"Field","name":{"kind":"Name","value":"plannedBudget"}},{"kind":"Field","name":{"kind":"Name","value":"plannedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"plannedCities"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_page"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPossibleRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailReturnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitListCity"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"phoneDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"waitListToldAt"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acceptedTermsDate"}},{"kind":"Field","name":{"kind":"Name","value":"termsAcceptance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"landingPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadHistory_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEmails_email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleRepeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PossibleRepeats_lead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergedBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissionPageQuery, AdvertiserSubmissionPageQueryVariables>;
export const TestMailboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestMailbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMailbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isReadable"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}}]}}]}}]} as unknown as DocumentNode<TestMailboxMutation, TestMailboxMutationVariables>;
export const MailboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mailbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mailbox_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mailbox_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mailbox"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"problemSince"}},{"kind":"Field","name":{"kind":"Name","value":"unmatchedCount"}}]}}]} as unknown as DocumentNode<MailboxQuery, MailboxQueryVariables>;
export const DeleteLeadFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeadFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}}]}}]} as unknown as DocumentNode<DeleteLeadFileMutation, DeleteLeadFileMutationVariables>;
export const CancelFileRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelFileRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelFileRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_count"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}}]}}]} as unknown as DocumentNode<CancelFileRequestMutation, CancelFileRequestMutationVariables>;
export const UploadLeadFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadLeadFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadLeadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDuplicate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colleague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UploadLeadFileMutation, UploadLeadFileMutationVariables>;
export const RequestLeadFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestLeadFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"what"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestLeadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"what"},"value":{"kind":"Variable","name":{"kind":"Name","value":"what"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RequestLeadFileMutation, RequestLeadFileMutationVariables>;
export const LetterTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCityOpened"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<LetterTemplatesQuery, LetterTemplatesQueryVariables>;
export const LetterPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LetterPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letterPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverable"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LetterPreviewQuery, LetterPreviewQueryVariables>;
export const StopLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<StopLetterMutation, StopLetterMutationVariables>;
export const ContinueLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<ContinueLetterMutation, ContinueLetterMutationVariables>;
export const LettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letters_letter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letters_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMarketing"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverable"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<LettersQuery, LettersQueryVariables>;
export const StartLetterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartLetter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"letterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startLetter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"letterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"letterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Letters_letter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Letters_letter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isMarketing"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"withoutAddress"}},{"kind":"Field","name":{"kind":"Name","value":"undeliverable"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<StartLetterMutation, StartLetterMutationVariables>;
export const VisitStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"uncountedViews"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FunnelTable_stage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FunnelTable_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FunnelStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"contacted"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]} as unknown as DocumentNode<VisitStatisticsQuery, VisitStatisticsQueryVariables>;
export const MergeLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeLeadsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MergeLeadsMutation, MergeLeadsMutationVariables>;
export const UndoLeadMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoLeadMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLeadMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UndoLeadMergeMutation, UndoLeadMergeMutationVariables>;
export const AdvertiserSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvertiserSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFilters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"received"},"name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFilters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPossibleRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailReturnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitListCity"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissionsQuery, AdvertiserSubmissionsQueryVariables>;
export const AdvertiserSubmissionConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvertiserSubmissionConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"advertiserSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_conversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colleague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyDrafts_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyDrafts_draft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribedAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissionConversationQuery, AdvertiserSubmissionConversationQueryVariables>;
export const AdvertiserSubmissionHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvertiserSubmissionHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"advertiserSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadHistory_entry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissionHistoryQuery, AdvertiserSubmissionHistoryQueryVariables>;
export const SetAdvertiserSubmissionStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdvertiserSubmissionStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadStatusChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changes"},"name":{"kind":"Name","value":"setAdvertiserSubmissionStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"advertiserSubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_named"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<SetAdvertiserSubmissionStatusesMutation, SetAdvertiserSubmissionStatusesMutationVariables>;
export const AddAdvertiserSubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAdvertiserSubmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAdvertiserInquiryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendReceipt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addAdvertiserSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"sendReceipt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendReceipt"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"messageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"advertiserSubmission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_found"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"location"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"contactName"}}]}}]} as unknown as DocumentNode<AddAdvertiserSubmissionMutation, AddAdvertiserSubmissionMutationVariables>;
export const KnownAdvertiserSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownAdvertiserSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_found"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"location"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"contactName"}}]}}]} as unknown as DocumentNode<KnownAdvertiserSubmissionsQuery, KnownAdvertiserSubmissionsQueryVariables>;
export const FoundLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recentIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_found"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_found"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recentIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_found"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_found"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"city"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"phoneDisplay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmission_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmission_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"location"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"contactName"}}]}}]} as unknown as DocumentNode<FoundLeadsQuery, FoundLeadsQueryVariables>;
export const LeadRuleFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadRuleFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRuleFields"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<LeadRuleFieldsQuery, LeadRuleFieldsQueryVariables>;
export const WorkingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingDays"}}]}}]} as unknown as DocumentNode<WorkingDaysQuery, WorkingDaysQueryVariables>;
export const DeleteLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteLeadRuleMutation, DeleteLeadRuleMutationVariables>;
export const SaveWorkingDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWorkingDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveWorkingDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingDays"}}]}}]}}]} as unknown as DocumentNode<SaveWorkingDaysMutation, SaveWorkingDaysMutationVariables>;
export const LeadRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRules_rule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceParts"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"assignTo"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDays"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"tell"}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<LeadRulesQuery, LeadRulesQueryVariables>;
export const SaveLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRules_rule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceParts"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"assignTo"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDays"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"tell"}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<SaveLeadRuleMutation, SaveLeadRuleMutationVariables>;
export const SwitchLeadRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchLeadRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchLeadRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadRules_rule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadRules_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"sentenceParts"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"afterHours"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"assignTo"}},{"kind":"Field","name":{"kind":"Name","value":"followUpDays"}},{"kind":"Field","name":{"kind":"Name","value":"isWorkingDays"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"tell"}},{"kind":"Field","name":{"kind":"Name","value":"runCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}}]}}]} as unknown as DocumentNode<SwitchLeadRuleMutation, SwitchLeadRuleMutationVariables>;
export const ReplyTemplateNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplyTemplateNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"StringValue","value":"replies","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ReplyTemplateNamesQuery, ReplyTemplateNamesQueryVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_key"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isCreatorActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isCreatorActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeys_key"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeys_key"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"isCreatorActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isInUse"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const PrivacyMailPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyMailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequestOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyMailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<PrivacyMailPreviewQuery, PrivacyMailPreviewQueryVariables>;
export const AnswerPrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerPrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequestOutcome"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerPrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequest_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasureReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Erasure_report"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequests_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequests_request"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"exportExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"isTrashed"}},{"kind":"Field","name":{"kind":"Name","value":"isQuarantined"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Erasure_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<AnswerPrivacyRequestMutation, AnswerPrivacyRequestMutationVariables>;
export const PrivacyRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequestStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"25"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequests_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequests_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]} as unknown as DocumentNode<PrivacyRequestsQuery, PrivacyRequestsQueryVariables>;
export const PrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequest_request"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequests_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequests_request"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"exportExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"isTrashed"}},{"kind":"Field","name":{"kind":"Name","value":"isQuarantined"}}]}}]}}]} as unknown as DocumentNode<PrivacyRequestQuery, PrivacyRequestQueryVariables>;
export const ExtendPrivacyRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtendPrivacyRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extendPrivacyRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequest_request"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequests_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacyRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrivacyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacyRequests_request"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"exportExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"isTrashed"}},{"kind":"Field","name":{"kind":"Name","value":"isQuarantined"}}]}}]}}]} as unknown as DocumentNode<ExtendPrivacyRequestMutation, ExtendPrivacyRequestMutationVariables>;
export const LeadErasurePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadErasurePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadErasurePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Erasure_report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Erasure_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<LeadErasurePreviewQuery, LeadErasurePreviewQueryVariables>;
export const SubjectErasurePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubjectErasurePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subjectErasurePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Erasure_report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Erasure_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<SubjectErasurePreviewQuery, SubjectErasurePreviewQueryVariables>;
export const EraseLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReason"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Erasure_report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Erasure_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<EraseLeadMutation, EraseLeadMutationVariables>;
export const EraseSubjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReason"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Erasure_report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Erasure_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"leadId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"filters"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}}]}}]} as unknown as DocumentNode<EraseSubjectMutation, EraseSubjectMutationVariables>;
export const AttachMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AttachMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_moved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]} as unknown as DocumentNode<AttachMessageMutation, AttachMessageMutationVariables>;
export const DetachMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DetachMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detachMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_moved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_moved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]} as unknown as DocumentNode<DetachMessageMutation, DetachMessageMutationVariables>;
export const SaveReplyDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReplyDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReplyDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReplyDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyDraft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyDrafts_draft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyDrafts_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveReplyDraftMutation, SaveReplyDraftMutationVariables>;
export const ReleaseQuarantinedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseQuarantined"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseQuarantined"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}}]} as unknown as DocumentNode<ReleaseQuarantinedMutation, ReleaseQuarantinedMutationVariables>;
export const DeleteQuarantinedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQuarantined"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuarantined"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedIds"}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}}]} as unknown as DocumentNode<DeleteQuarantinedMutation, DeleteQuarantinedMutationVariables>;
export const RequireProofOfWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireProofOfWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRequired"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireProofOfWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isRequired"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRequired"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProofOfWorkRequired"}}]}}]}}]} as unknown as DocumentNode<RequireProofOfWorkMutation, RequireProofOfWorkMutationVariables>;
export const QuarantinedSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuarantinedSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quarantinedSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quarantine_submission"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quarantine_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuarantinedSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}}]} as unknown as DocumentNode<QuarantinedSubmissionsQuery, QuarantinedSubmissionsQueryVariables>;
export const LeadFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"30"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"defaultValue":{"kind":"StringValue","value":"UTC","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures_period"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures_period"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityTable_city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_period"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadPeriodFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"answeredInTime"}},{"kind":"Field","name":{"kind":"Name","value":"medianAnswerSeconds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityTable_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadCityFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]} as unknown as DocumentNode<LeadFiguresQuery, LeadFiguresQueryVariables>;
export const DashboardLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeZoneChosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerPermissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadLeads"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWorkLeads"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEraseLeads"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadContent"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEditContent"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadMedia"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEditMedia"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadMail"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendMail"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadEvents"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageTeam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasTotp"}},{"kind":"Field","name":{"kind":"Name","value":"isSecondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardLayoutQuery, DashboardLayoutQueryVariables>;
export const DashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readsLeads"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readsMail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardSummary"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readsLeads"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardSummary_counts"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyPromise"}},{"kind":"Field","name":{"kind":"Name","value":"statusReasons"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readsMail"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailDelivery_state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailbox"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readsMail"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatchedCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadKindSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"followUpsDue"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dueSoon"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quarantined"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardSummary_kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailDelivery_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<DashboardPageQuery, DashboardPageQueryVariables>;
export const DashboardChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readsLeads"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readsMail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardSummary"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readsLeads"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardSummary_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readsMail"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailbox"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readsMail"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatchedCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadKindSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"followUpsDue"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"dueSoon"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quarantined"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardSummary_kind"}}]}}]}}]} as unknown as DocumentNode<DashboardChangesQuery, DashboardChangesQueryVariables>;
export const FirstStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"StringValue","value":"cities","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}}]} as unknown as DocumentNode<FirstStepsQuery, FirstStepsQueryVariables>;
export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const RequireSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRequired"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isRequired"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRequired"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"}}]}}]}}]} as unknown as DocumentNode<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"}},{"kind":"Field","name":{"kind":"Name","value":"isProofOfWorkRequired"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const TeamSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_timeZone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeZoneChosen"}}]}}]} as unknown as DocumentNode<TeamSettingsQuery, TeamSettingsQueryVariables>;
export const SaveTimeZoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTimeZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTimeZone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_timeZone"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_timeZone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"isTimeZoneChosen"}}]}}]} as unknown as DocumentNode<SaveTimeZoneMutation, SaveTimeZoneMutationVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const ChangeUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeUserRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>;
export const DeactivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revokeKeyIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},"defaultValue":{"kind":"ListValue","values":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revokeKeyIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revokeKeyIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<DeactivateUserMutation, DeactivateUserMutationVariables>;
export const ReactivateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<ReactivateUserMutation, ReactivateUserMutationVariables>;
export const UnlockUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removesFactors"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"removesFactors"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removesFactors"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Team_member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Team_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}}]}}]} as unknown as DocumentNode<UnlockUserMutation, UnlockUserMutationVariables>;
export const DateJumpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DateJump"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateJump"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<DateJumpQuery, DateJumpQueryVariables>;
export const ConfirmDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]} as unknown as DocumentNode<ConfirmDateMutation, ConfirmDateMutationVariables>;
export const WebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveries_delivery"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhooks_webhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhooks_webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhooks_webhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const ReplayWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhooks_webhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhooks_webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveries_delivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhooks_webhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhooks_webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"queuedPosition"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"statusCode"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const SendTestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveries_delivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const ResendWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveries_delivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveries_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptCount"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export const UnmatchedMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnmatchedMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"25"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatchedMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Unmatched_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Unmatched_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UnmatchedMessagesQuery, UnmatchedMessagesQueryVariables>;
export const DiscardMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DiscardMessageMutation, DiscardMessageMutationVariables>;
export const ReplyToMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReplyToMessageMutation, ReplyToMessageMutationVariables>;
export const UnmatchedHtmlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnmatchedHtml"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatchedMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<UnmatchedHtmlQuery, UnmatchedHtmlQueryVariables>;
export const WaitListEffectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitListEffects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitListEffects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"becomes"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}}]}}]} as unknown as DocumentNode<WaitListEffectsQuery, WaitListEffectsQueryVariables>;
export const GlobalContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlobalContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"StringValue","value":"global","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<GlobalContentQuery, GlobalContentQueryVariables>;
export const CmsEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsEditor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"spanish"},"name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ES"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<CmsEditorQuery, CmsEditorQueryVariables>;
export const CmsBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<CmsBlockQuery, CmsBlockQueryVariables>;
export const SaveCmsDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCmsDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"baseVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCmsDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"baseVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"baseVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<SaveCmsDraftMutation, SaveCmsDraftMutationVariables>;
export const DiscardCmsDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardCmsDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardCmsDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<DiscardCmsDraftMutation, DiscardCmsDraftMutationVariables>;
export const PublishCmsBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishCmsBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publishAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishCmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"publishAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publishAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<PublishCmsBlockMutation, PublishCmsBlockMutationVariables>;
export const UnscheduleCmsBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnscheduleCmsBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unscheduleCmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<UnscheduleCmsBlockMutation, UnscheduleCmsBlockMutationVariables>;
export const UpdateCmsBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCmsBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"baseContent"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledBy"}},{"kind":"Field","name":{"kind":"Name","value":"missedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missedBecause"}}]}}]}}]} as unknown as DocumentNode<UpdateCmsBlockMutation, UpdateCmsBlockMutationVariables>;
export const CmsBlockHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsBlockHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsBlockHistory_version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsBlockHistory_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlockVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<CmsBlockHistoryQuery, CmsBlockHistoryQueryVariables>;
export const WaitListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitList_city"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitList_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitListCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"told"}}]}}]}}]} as unknown as DocumentNode<WaitListQuery, WaitListQueryVariables>;
export const DriverApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasFilters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"received"},"name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasFilters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPossibleRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailReturnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitListCity"}},{"kind":"Field","name":{"kind":"Name","value":"fileCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DriverApplicationsQuery, DriverApplicationsQueryVariables>;
export const DriverApplicationConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverApplicationConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"driverApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_conversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"fromName"}},{"kind":"Field","name":{"kind":"Name","value":"fromAddress"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quotedText"}},{"kind":"Field","name":{"kind":"Name","value":"hasHtml"}},{"kind":"Field","name":{"kind":"Name","value":"html"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withHtml"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadMessages_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"previewUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colleague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadFiles_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FileRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplyDrafts_draft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadMessages_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fileRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadFiles_request"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplyDrafts_draft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribedAt"}}]}}]} as unknown as DocumentNode<DriverApplicationConversationQuery, DriverApplicationConversationQueryVariables>;
export const DriverApplicationHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverApplicationHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"driverApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadHistory_entry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadHistory_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadHistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"emailLogId"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"isArrival"}}]}}]} as unknown as DocumentNode<DriverApplicationHistoryQuery, DriverApplicationHistoryQueryVariables>;
export const SetDriverApplicationStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDriverApplicationStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadStatusChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changes"},"name":{"kind":"Name","value":"setDriverApplicationStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"driverApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_named"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<SetDriverApplicationStatusesMutation, SetDriverApplicationStatusesMutationVariables>;
export const AddDriverApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDriverApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitDriverApplicationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendReceipt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addDriverApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"sendReceipt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendReceipt"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"messageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"driverApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_found"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"city"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"phoneDisplay"}}]}}]} as unknown as DocumentNode<AddDriverApplicationMutation, AddDriverApplicationMutationVariables>;
export const KnownDriverApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KnownDriverApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_found"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_named"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplication_found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplication_named"}},{"kind":"Field","alias":{"kind":"Name","value":"place"},"name":{"kind":"Name","value":"city"}},{"kind":"Field","alias":{"kind":"Name","value":"contact"},"name":{"kind":"Name","value":"phoneDisplay"}}]}}]} as unknown as DocumentNode<KnownDriverApplicationsQuery, KnownDriverApplicationsQueryVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const SystemWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemWarnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemWarnings"}}]}}]} as unknown as DocumentNode<SystemWarningsQuery, SystemWarningsQueryVariables>;
export const EventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Events"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Activity_event"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity_event"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summaryParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isSubject"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}}]}}]} as unknown as DocumentNode<EventsQuery, EventsQueryVariables>;
export const CorrectLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadCorrection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedUpdatedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedUpdatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedUpdatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectLeadMutation, CorrectLeadMutationVariables>;
export const SetLeadExternalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLeadExternal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metadata"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadMetadataInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedUpdatedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLeadExternal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"metadata"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metadata"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedUpdatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedUpdatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}}]}}]}}]}}]} as unknown as DocumentNode<SetLeadExternalMutation, SetLeadExternalMutationVariables>;
export const DeleteLeadNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeadNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeadNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteLeadNoteMutation, DeleteLeadNoteMutationVariables>;
export const KeepLeadOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepLeadOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepLeadOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<KeepLeadOpenMutation, KeepLeadOpenMutationVariables>;
export const AssignLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}}]} as unknown as DocumentNode<AssignLeadsMutation, AssignLeadsMutationVariables>;
export const SetFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followUpOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}}]} as unknown as DocumentNode<SetFollowUpMutation, SetFollowUpMutationVariables>;
export const DeleteLeadViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeadView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLeadView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteLeadViewMutation, DeleteLeadViewMutationVariables>;
export const DeleteLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"deleteLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLeadsMutation, DeleteLeadsMutationVariables>;
export const RestoreLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"restoreLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestoreLeadsMutation, RestoreLeadsMutationVariables>;
export const AddLeadNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLeadNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mentionedIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},"defaultValue":{"kind":"ListValue","values":[]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"call"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CallOutcome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLeadNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"mentionedIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mentionedIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"call"},"value":{"kind":"Variable","name":{"kind":"Name","value":"call"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddLeadNoteMutation, AddLeadNoteMutationVariables>;
export const EditLeadNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditLeadNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mentionedIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},"defaultValue":{"kind":"ListValue","values":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editLeadNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"mentionedIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mentionedIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"call"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EditLeadNoteMutation, EditLeadNoteMutationVariables>;
export const ReplyToLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToLeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEmails_email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"bouncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bounceKind"}},{"kind":"Field","name":{"kind":"Name","value":"bounceReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<ReplyToLeadMutation, ReplyToLeadMutationVariables>;
export const ColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ColleaguesQuery, ColleaguesQueryVariables>;
export const LeadViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViews_view"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViews_view"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeadViewsQuery, LeadViewsQueryVariables>;
export const SaveLeadViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLeadView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLeadViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLeadView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadView"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViews_view"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViews_view"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveLeadViewMutation, SaveLeadViewMutationVariables>;
export const LeadViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LeadViewerQuery, LeadViewerQueryVariables>;

export const useUpdateMeMutation = (options?: useMutation.Options<UpdateMeMutation, UpdateMeMutationVariables>) =>
  useMutation(UpdateMeDocument, options)

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  useMutation(ChangePasswordDocument, options)

export const useChooseMailMutation = (options?: useMutation.Options<ChooseMailMutation, ChooseMailMutationVariables>) =>
  useMutation(ChooseMailDocument, options)

export const useBeginTotpEnrolmentMutation = (options?: useMutation.Options<BeginTotpEnrolmentMutation, BeginTotpEnrolmentMutationVariables>) =>
  useMutation(BeginTotpEnrolmentDocument, options)

export const useConfirmTotpMutation = (options?: useMutation.Options<ConfirmTotpMutation, ConfirmTotpMutationVariables>) =>
  useMutation(ConfirmTotpDocument, options)

export const useRecoveryCodesMutation = (options?: useMutation.Options<RecoveryCodesMutation, RecoveryCodesMutationVariables>) =>
  useMutation(RecoveryCodesDocument, options)

export const useBeginPasskeyRegistrationMutation = (options?: useMutation.Options<BeginPasskeyRegistrationMutation, BeginPasskeyRegistrationMutationVariables>) =>
  useMutation(BeginPasskeyRegistrationDocument, options)

export const useFinishPasskeyRegistrationMutation = (options?: useMutation.Options<FinishPasskeyRegistrationMutation, FinishPasskeyRegistrationMutationVariables>) =>
  useMutation(FinishPasskeyRegistrationDocument, options)

export const useRevokeSessionMutation = (options?: useMutation.Options<RevokeSessionMutation, RevokeSessionMutationVariables>) =>
  useMutation(RevokeSessionDocument, options)

export const useRevokeOtherSessionsMutation = (options?: useMutation.Options<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>) =>
  useMutation(RevokeOtherSessionsDocument, options)

export const useConfirmIdentityMutation = (options?: useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>) =>
  useMutation(ConfirmIdentityDocument, options)

export const useYouPageQuery = (options?: useQuery.Options<YouPageQuery, YouPageQueryVariables> | SkipToken) =>
  useQuery(YouPageDocument, options === skipToken ? skipToken : (options ?? {}))

export const useMailChoicesQuery = (options?: useQuery.Options<MailChoicesQuery, MailChoicesQueryVariables> | SkipToken) =>
  useQuery(MailChoicesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSecurityPageQuery = (options?: useQuery.Options<SecurityPageQuery, SecurityPageQueryVariables> | SkipToken) =>
  useQuery(SecurityPageDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDisableTotpMutation = (options?: useMutation.Options<DisableTotpMutation, DisableTotpMutationVariables>) =>
  useMutation(DisableTotpDocument, options)

export const useRemovePasskeyMutation = (options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) =>
  useMutation(RemovePasskeyDocument, options)

export const useProofChoicesQuery = (options?: useQuery.Options<ProofChoicesQuery, ProofChoicesQueryVariables> | SkipToken) =>
  useQuery(ProofChoicesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useEmailLogsQuery = (options?: useQuery.Options<EmailLogsQuery, EmailLogsQueryVariables> | SkipToken) =>
  useQuery(EmailLogsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useEmailPreviewQuery = (options: (useQuery.Options<EmailPreviewQuery, EmailPreviewQueryVariables> & { variables: EmailPreviewQueryVariables }) | SkipToken) =>
  useQuery(EmailPreviewDocument, options === skipToken ? skipToken : (options))

export const useSendTestEmailMutation = (options?: useMutation.Options<SendTestEmailMutation, SendTestEmailMutationVariables>) =>
  useMutation(SendTestEmailDocument, options)

export const useResendEmailsMutation = (options?: useMutation.Options<ResendEmailsMutation, ResendEmailsMutationVariables>) =>
  useMutation(ResendEmailsDocument, options)

export const useResendFailedEmailsMutation = (options?: useMutation.Options<ResendFailedEmailsMutation, ResendFailedEmailsMutationVariables>) =>
  useMutation(ResendFailedEmailsDocument, options)

export const useEmailLogQuery = (options: (useQuery.Options<EmailLogQuery, EmailLogQueryVariables> & { variables: EmailLogQueryVariables }) | SkipToken) =>
  useQuery(EmailLogDocument, options === skipToken ? skipToken : (options))

export const useResendEmailMutation = (options?: useMutation.Options<ResendEmailMutation, ResendEmailMutationVariables>) =>
  useMutation(ResendEmailDocument, options)

export const useCancelEmailMutation = (options?: useMutation.Options<CancelEmailMutation, CancelEmailMutationVariables>) =>
  useMutation(CancelEmailDocument, options)

export const useReplyStartQuery = (options: (useQuery.Options<ReplyStartQuery, ReplyStartQueryVariables> & { variables: ReplyStartQueryVariables }) | SkipToken) =>
  useQuery(ReplyStartDocument, options === skipToken ? skipToken : (options))

export const useDiscardReplyDraftMutation = (options?: useMutation.Options<DiscardReplyDraftMutation, DiscardReplyDraftMutationVariables>) =>
  useMutation(DiscardReplyDraftDocument, options)

export const useAllowMailMutation = (options?: useMutation.Options<AllowMailMutation, AllowMailMutationVariables>) =>
  useMutation(AllowMailDocument, options)

export const useRevokeReplyAddressMutation = (options?: useMutation.Options<RevokeReplyAddressMutation, RevokeReplyAddressMutationVariables>) =>
  useMutation(RevokeReplyAddressDocument, options)

export const useSetLettersMutation = (options?: useMutation.Options<SetLettersMutation, SetLettersMutationVariables>) =>
  useMutation(SetLettersDocument, options)

export const useRetentionQuery = (options?: useQuery.Options<RetentionQuery, RetentionQueryVariables> | SkipToken) =>
  useQuery(RetentionDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSwitchRetentionMutation = (options?: useMutation.Options<SwitchRetentionMutation, SwitchRetentionMutationVariables>) =>
  useMutation(SwitchRetentionDocument, options)

export const useDeleteMediaMutation = (options?: useMutation.Options<DeleteMediaMutation, DeleteMediaMutationVariables>) =>
  useMutation(DeleteMediaDocument, options)

export const useUpdateMediaMutation = (options?: useMutation.Options<UpdateMediaMutation, UpdateMediaMutationVariables>) =>
  useMutation(UpdateMediaDocument, options)

export const useMediaFileQuery = (options: (useQuery.Options<MediaFileQuery, MediaFileQueryVariables> & { variables: MediaFileQueryVariables }) | SkipToken) =>
  useQuery(MediaFileDocument, options === skipToken ? skipToken : (options))

export const useUploadMediaMutation = (options?: useMutation.Options<UploadMediaMutation, UploadMediaMutationVariables>) =>
  useMutation(UploadMediaDocument, options)

export const useReplaceMediaMutation = (options?: useMutation.Options<ReplaceMediaMutation, ReplaceMediaMutationVariables>) =>
  useMutation(ReplaceMediaDocument, options)

export const useMediaLibraryQuery = (options?: useQuery.Options<MediaLibraryQuery, MediaLibraryQueryVariables> | SkipToken) =>
  useQuery(MediaLibraryDocument, options === skipToken ? skipToken : (options ?? {}))

export const useTrashQuery = (options?: useQuery.Options<TrashQuery, TrashQueryVariables> | SkipToken) =>
  useQuery(TrashDocument, options === skipToken ? skipToken : (options ?? {}))

export const useEndStatusLinkMutation = (options?: useMutation.Options<EndStatusLinkMutation, EndStatusLinkMutationVariables>) =>
  useMutation(EndStatusLinkDocument, options)

export const useDeleteLeadImportMutation = (options?: useMutation.Options<DeleteLeadImportMutation, DeleteLeadImportMutationVariables>) =>
  useMutation(DeleteLeadImportDocument, options)

export const useLeadImportsQuery = (options?: useQuery.Options<LeadImportsQuery, LeadImportsQueryVariables> | SkipToken) =>
  useQuery(LeadImportsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useLeadImportQuery = (options: (useQuery.Options<LeadImportQuery, LeadImportQueryVariables> & { variables: LeadImportQueryVariables }) | SkipToken) =>
  useQuery(LeadImportDocument, options === skipToken ? skipToken : (options))

export const useDescribeLeadImportMutation = (options?: useMutation.Options<DescribeLeadImportMutation, DescribeLeadImportMutationVariables>) =>
  useMutation(DescribeLeadImportDocument, options)

export const useStartLeadImportMutation = (options?: useMutation.Options<StartLeadImportMutation, StartLeadImportMutationVariables>) =>
  useMutation(StartLeadImportDocument, options)

export const usePauseLeadImportMutation = (options?: useMutation.Options<PauseLeadImportMutation, PauseLeadImportMutationVariables>) =>
  useMutation(PauseLeadImportDocument, options)

export const useUndoLeadImportMutation = (options?: useMutation.Options<UndoLeadImportMutation, UndoLeadImportMutationVariables>) =>
  useMutation(UndoLeadImportDocument, options)

export const useLeadImportRowsQuery = (options: (useQuery.Options<LeadImportRowsQuery, LeadImportRowsQueryVariables> & { variables: LeadImportRowsQueryVariables }) | SkipToken) =>
  useQuery(LeadImportRowsDocument, options === skipToken ? skipToken : (options))

export const useLeadCitiesQuery = (options: (useQuery.Options<LeadCitiesQuery, LeadCitiesQueryVariables> & { variables: LeadCitiesQueryVariables }) | SkipToken) =>
  useQuery(LeadCitiesDocument, options === skipToken ? skipToken : (options))

export const useDriverApplicationPageQuery = (options: (useQuery.Options<DriverApplicationPageQuery, DriverApplicationPageQueryVariables> & { variables: DriverApplicationPageQueryVariables }) | SkipToken) =>
  useQuery(DriverApplicationPageDocument, options === skipToken ? skipToken : (options))

export const useAdvertiserSubmissionPageQuery = (options: (useQuery.Options<AdvertiserSubmissionPageQuery, AdvertiserSubmissionPageQueryVariables> & { variables: AdvertiserSubmissionPageQueryVariables }) | SkipToken) =>
  useQuery(AdvertiserSubmissionPageDocument, options === skipToken ? skipToken : (options))

export const useTestMailboxMutation = (options?: useMutation.Options<TestMailboxMutation, TestMailboxMutationVariables>) =>
  useMutation(TestMailboxDocument, options)

export const useMailboxQuery = (options?: useQuery.Options<MailboxQuery, MailboxQueryVariables> | SkipToken) =>
  useQuery(MailboxDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDeleteLeadFileMutation = (options?: useMutation.Options<DeleteLeadFileMutation, DeleteLeadFileMutationVariables>) =>
  useMutation(DeleteLeadFileDocument, options)

export const useCancelFileRequestMutation = (options?: useMutation.Options<CancelFileRequestMutation, CancelFileRequestMutationVariables>) =>
  useMutation(CancelFileRequestDocument, options)

export const useUploadLeadFileMutation = (options?: useMutation.Options<UploadLeadFileMutation, UploadLeadFileMutationVariables>) =>
  useMutation(UploadLeadFileDocument, options)

export const useRequestLeadFileMutation = (options?: useMutation.Options<RequestLeadFileMutation, RequestLeadFileMutationVariables>) =>
  useMutation(RequestLeadFileDocument, options)

export const useLetterTemplatesQuery = (options: (useQuery.Options<LetterTemplatesQuery, LetterTemplatesQueryVariables> & { variables: LetterTemplatesQueryVariables }) | SkipToken) =>
  useQuery(LetterTemplatesDocument, options === skipToken ? skipToken : (options))

export const useLetterPreviewQuery = (options: (useQuery.Options<LetterPreviewQuery, LetterPreviewQueryVariables> & { variables: LetterPreviewQueryVariables }) | SkipToken) =>
  useQuery(LetterPreviewDocument, options === skipToken ? skipToken : (options))

export const useStopLetterMutation = (options?: useMutation.Options<StopLetterMutation, StopLetterMutationVariables>) =>
  useMutation(StopLetterDocument, options)

export const useContinueLetterMutation = (options?: useMutation.Options<ContinueLetterMutation, ContinueLetterMutationVariables>) =>
  useMutation(ContinueLetterDocument, options)

export const useLettersQuery = (options?: useQuery.Options<LettersQuery, LettersQueryVariables> | SkipToken) =>
  useQuery(LettersDocument, options === skipToken ? skipToken : (options ?? {}))

export const useStartLetterMutation = (options?: useMutation.Options<StartLetterMutation, StartLetterMutationVariables>) =>
  useMutation(StartLetterDocument, options)

export const useVisitStatisticsQuery = (options?: useQuery.Options<VisitStatisticsQuery, VisitStatisticsQueryVariables> | SkipToken) =>
  useQuery(VisitStatisticsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useMergeLeadsMutation = (options?: useMutation.Options<MergeLeadsMutation, MergeLeadsMutationVariables>) =>
  useMutation(MergeLeadsDocument, options)

export const useUndoLeadMergeMutation = (options?: useMutation.Options<UndoLeadMergeMutation, UndoLeadMergeMutationVariables>) =>
  useMutation(UndoLeadMergeDocument, options)

export const useAdvertiserSubmissionsQuery = (options: (useQuery.Options<AdvertiserSubmissionsQuery, AdvertiserSubmissionsQueryVariables> & { variables: AdvertiserSubmissionsQueryVariables }) | SkipToken) =>
  useQuery(AdvertiserSubmissionsDocument, options === skipToken ? skipToken : (options))

export const useAdvertiserSubmissionConversationQuery = (options: (useQuery.Options<AdvertiserSubmissionConversationQuery, AdvertiserSubmissionConversationQueryVariables> & { variables: AdvertiserSubmissionConversationQueryVariables }) | SkipToken) =>
  useQuery(AdvertiserSubmissionConversationDocument, options === skipToken ? skipToken : (options))

export const useAdvertiserSubmissionHistoryQuery = (options: (useQuery.Options<AdvertiserSubmissionHistoryQuery, AdvertiserSubmissionHistoryQueryVariables> & { variables: AdvertiserSubmissionHistoryQueryVariables }) | SkipToken) =>
  useQuery(AdvertiserSubmissionHistoryDocument, options === skipToken ? skipToken : (options))

export const useSetAdvertiserSubmissionStatusesMutation = (options?: useMutation.Options<SetAdvertiserSubmissionStatusesMutation, SetAdvertiserSubmissionStatusesMutationVariables>) =>
  useMutation(SetAdvertiserSubmissionStatusesDocument, options)

export const useAddAdvertiserSubmissionMutation = (options?: useMutation.Options<AddAdvertiserSubmissionMutation, AddAdvertiserSubmissionMutationVariables>) =>
  useMutation(AddAdvertiserSubmissionDocument, options)

export const useKnownAdvertiserSubmissionsQuery = (options: (useQuery.Options<KnownAdvertiserSubmissionsQuery, KnownAdvertiserSubmissionsQueryVariables> & { variables: KnownAdvertiserSubmissionsQueryVariables }) | SkipToken) =>
  useQuery(KnownAdvertiserSubmissionsDocument, options === skipToken ? skipToken : (options))

export const useFoundLeadsQuery = (options: (useQuery.Options<FoundLeadsQuery, FoundLeadsQueryVariables> & { variables: FoundLeadsQueryVariables }) | SkipToken) =>
  useQuery(FoundLeadsDocument, options === skipToken ? skipToken : (options))

export const useLeadRuleFieldsQuery = (options?: useQuery.Options<LeadRuleFieldsQuery, LeadRuleFieldsQueryVariables> | SkipToken) =>
  useQuery(LeadRuleFieldsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useWorkingDaysQuery = (options?: useQuery.Options<WorkingDaysQuery, WorkingDaysQueryVariables> | SkipToken) =>
  useQuery(WorkingDaysDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDeleteLeadRuleMutation = (options?: useMutation.Options<DeleteLeadRuleMutation, DeleteLeadRuleMutationVariables>) =>
  useMutation(DeleteLeadRuleDocument, options)

export const useSaveWorkingDaysMutation = (options?: useMutation.Options<SaveWorkingDaysMutation, SaveWorkingDaysMutationVariables>) =>
  useMutation(SaveWorkingDaysDocument, options)

export const useLeadRulesQuery = (options?: useQuery.Options<LeadRulesQuery, LeadRulesQueryVariables> | SkipToken) =>
  useQuery(LeadRulesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSaveLeadRuleMutation = (options?: useMutation.Options<SaveLeadRuleMutation, SaveLeadRuleMutationVariables>) =>
  useMutation(SaveLeadRuleDocument, options)

export const useSwitchLeadRuleMutation = (options?: useMutation.Options<SwitchLeadRuleMutation, SwitchLeadRuleMutationVariables>) =>
  useMutation(SwitchLeadRuleDocument, options)

export const useReplyTemplateNamesQuery = (options?: useQuery.Options<ReplyTemplateNamesQuery, ReplyTemplateNamesQueryVariables> | SkipToken) =>
  useQuery(ReplyTemplateNamesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useApiKeysQuery = (options?: useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> | SkipToken) =>
  useQuery(ApiKeysDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCreateApiKeyMutation = (options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) =>
  useMutation(CreateApiKeyDocument, options)

export const useRevokeApiKeyMutation = (options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) =>
  useMutation(RevokeApiKeyDocument, options)

export const usePrivacyMailPreviewQuery = (options: (useQuery.Options<PrivacyMailPreviewQuery, PrivacyMailPreviewQueryVariables> & { variables: PrivacyMailPreviewQueryVariables }) | SkipToken) =>
  useQuery(PrivacyMailPreviewDocument, options === skipToken ? skipToken : (options))

export const useAnswerPrivacyRequestMutation = (options?: useMutation.Options<AnswerPrivacyRequestMutation, AnswerPrivacyRequestMutationVariables>) =>
  useMutation(AnswerPrivacyRequestDocument, options)

export const usePrivacyRequestsQuery = (options?: useQuery.Options<PrivacyRequestsQuery, PrivacyRequestsQueryVariables> | SkipToken) =>
  useQuery(PrivacyRequestsDocument, options === skipToken ? skipToken : (options ?? {}))

export const usePrivacyRequestQuery = (options: (useQuery.Options<PrivacyRequestQuery, PrivacyRequestQueryVariables> & { variables: PrivacyRequestQueryVariables }) | SkipToken) =>
  useQuery(PrivacyRequestDocument, options === skipToken ? skipToken : (options))

export const useExtendPrivacyRequestMutation = (options?: useMutation.Options<ExtendPrivacyRequestMutation, ExtendPrivacyRequestMutationVariables>) =>
  useMutation(ExtendPrivacyRequestDocument, options)

export const useLeadErasurePreviewQuery = (options: (useQuery.Options<LeadErasurePreviewQuery, LeadErasurePreviewQueryVariables> & { variables: LeadErasurePreviewQueryVariables }) | SkipToken) =>
  useQuery(LeadErasurePreviewDocument, options === skipToken ? skipToken : (options))

export const useSubjectErasurePreviewQuery = (options?: useQuery.Options<SubjectErasurePreviewQuery, SubjectErasurePreviewQueryVariables> | SkipToken) =>
  useQuery(SubjectErasurePreviewDocument, options === skipToken ? skipToken : (options ?? {}))

export const useEraseLeadMutation = (options?: useMutation.Options<EraseLeadMutation, EraseLeadMutationVariables>) =>
  useMutation(EraseLeadDocument, options)

export const useEraseSubjectMutation = (options?: useMutation.Options<EraseSubjectMutation, EraseSubjectMutationVariables>) =>
  useMutation(EraseSubjectDocument, options)

export const useAttachMessageMutation = (options?: useMutation.Options<AttachMessageMutation, AttachMessageMutationVariables>) =>
  useMutation(AttachMessageDocument, options)

export const useDetachMessageMutation = (options?: useMutation.Options<DetachMessageMutation, DetachMessageMutationVariables>) =>
  useMutation(DetachMessageDocument, options)

export const useSaveReplyDraftMutation = (options?: useMutation.Options<SaveReplyDraftMutation, SaveReplyDraftMutationVariables>) =>
  useMutation(SaveReplyDraftDocument, options)

export const useReleaseQuarantinedMutation = (options?: useMutation.Options<ReleaseQuarantinedMutation, ReleaseQuarantinedMutationVariables>) =>
  useMutation(ReleaseQuarantinedDocument, options)

export const useDeleteQuarantinedMutation = (options?: useMutation.Options<DeleteQuarantinedMutation, DeleteQuarantinedMutationVariables>) =>
  useMutation(DeleteQuarantinedDocument, options)

export const useRequireProofOfWorkMutation = (options?: useMutation.Options<RequireProofOfWorkMutation, RequireProofOfWorkMutationVariables>) =>
  useMutation(RequireProofOfWorkDocument, options)

export const useQuarantinedSubmissionsQuery = (options?: useQuery.Options<QuarantinedSubmissionsQuery, QuarantinedSubmissionsQueryVariables> | SkipToken) =>
  useQuery(QuarantinedSubmissionsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useLeadFiguresQuery = (options?: useQuery.Options<LeadFiguresQuery, LeadFiguresQueryVariables> | SkipToken) =>
  useQuery(LeadFiguresDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDashboardLayoutQuery = (options?: useQuery.Options<DashboardLayoutQuery, DashboardLayoutQueryVariables> | SkipToken) =>
  useQuery(DashboardLayoutDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDashboardPageQuery = (options: (useQuery.Options<DashboardPageQuery, DashboardPageQueryVariables> & { variables: DashboardPageQueryVariables }) | SkipToken) =>
  useQuery(DashboardPageDocument, options === skipToken ? skipToken : (options))

export const useDashboardChangesQuery = (options: (useQuery.Options<DashboardChangesQuery, DashboardChangesQueryVariables> & { variables: DashboardChangesQueryVariables }) | SkipToken) =>
  useQuery(DashboardChangesDocument, options === skipToken ? skipToken : (options))

export const useFirstStepsQuery = (options?: useQuery.Options<FirstStepsQuery, FirstStepsQueryVariables> | SkipToken) =>
  useQuery(FirstStepsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useInvitationQuery = (options: (useQuery.Options<InvitationQuery, InvitationQueryVariables> & { variables: InvitationQueryVariables }) | SkipToken) =>
  useQuery(InvitationDocument, options === skipToken ? skipToken : (options))

export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) =>
  useMutation(AcceptInvitationDocument, options)

export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) =>
  useMutation(RequestPasswordResetDocument, options)

export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) =>
  useMutation(ResetPasswordDocument, options)

export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) =>
  useMutation(LogoutDocument, options)

export const useEndUserSessionsMutation = (options?: useMutation.Options<EndUserSessionsMutation, EndUserSessionsMutationVariables>) =>
  useMutation(EndUserSessionsDocument, options)

export const useRequireSecondFactorMutation = (options?: useMutation.Options<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>) =>
  useMutation(RequireSecondFactorDocument, options)

export const useTeamQuery = (options?: useQuery.Options<TeamQuery, TeamQueryVariables> | SkipToken) =>
  useQuery(TeamDocument, options === skipToken ? skipToken : (options ?? {}))

export const useTeamSettingsQuery = (options?: useQuery.Options<TeamSettingsQuery, TeamSettingsQueryVariables> | SkipToken) =>
  useQuery(TeamSettingsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSaveTimeZoneMutation = (options?: useMutation.Options<SaveTimeZoneMutation, SaveTimeZoneMutationVariables>) =>
  useMutation(SaveTimeZoneDocument, options)

export const useInviteUserMutation = (options?: useMutation.Options<InviteUserMutation, InviteUserMutationVariables>) =>
  useMutation(InviteUserDocument, options)

export const useChangeUserRoleMutation = (options?: useMutation.Options<ChangeUserRoleMutation, ChangeUserRoleMutationVariables>) =>
  useMutation(ChangeUserRoleDocument, options)

export const useDeactivateUserMutation = (options?: useMutation.Options<DeactivateUserMutation, DeactivateUserMutationVariables>) =>
  useMutation(DeactivateUserDocument, options)

export const useReactivateUserMutation = (options?: useMutation.Options<ReactivateUserMutation, ReactivateUserMutationVariables>) =>
  useMutation(ReactivateUserDocument, options)

export const useUnlockUserMutation = (options?: useMutation.Options<UnlockUserMutation, UnlockUserMutationVariables>) =>
  useMutation(UnlockUserDocument, options)

export const useDateJumpQuery = (options?: useQuery.Options<DateJumpQuery, DateJumpQueryVariables> | SkipToken) =>
  useQuery(DateJumpDocument, options === skipToken ? skipToken : (options ?? {}))

export const useConfirmDateMutation = (options?: useMutation.Options<ConfirmDateMutation, ConfirmDateMutationVariables>) =>
  useMutation(ConfirmDateDocument, options)

export const useWebhookDeliveryQuery = (options: (useQuery.Options<WebhookDeliveryQuery, WebhookDeliveryQueryVariables> & { variables: WebhookDeliveryQueryVariables }) | SkipToken) =>
  useQuery(WebhookDeliveryDocument, options === skipToken ? skipToken : (options))

export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) =>
  useMutation(DeleteWebhookDocument, options)

export const useWebhooksQuery = (options?: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> | SkipToken) =>
  useQuery(WebhooksDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) =>
  useMutation(CreateWebhookDocument, options)

export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) =>
  useMutation(UpdateWebhookDocument, options)

export const useReplayWebhookMutation = (options?: useMutation.Options<ReplayWebhookMutation, ReplayWebhookMutationVariables>) =>
  useMutation(ReplayWebhookDocument, options)

export const useRotateWebhookSecretMutation = (options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) =>
  useMutation(RotateWebhookSecretDocument, options)

export const useWebhookDeliveriesQuery = (options: (useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { variables: WebhookDeliveriesQueryVariables }) | SkipToken) =>
  useQuery(WebhookDeliveriesDocument, options === skipToken ? skipToken : (options))

export const useSendTestWebhookMutation = (options?: useMutation.Options<SendTestWebhookMutation, SendTestWebhookMutationVariables>) =>
  useMutation(SendTestWebhookDocument, options)

export const useResendWebhookDeliveryMutation = (options?: useMutation.Options<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) =>
  useMutation(ResendWebhookDeliveryDocument, options)

export const useUnmatchedMessagesQuery = (options?: useQuery.Options<UnmatchedMessagesQuery, UnmatchedMessagesQueryVariables> | SkipToken) =>
  useQuery(UnmatchedMessagesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDiscardMessageMutation = (options?: useMutation.Options<DiscardMessageMutation, DiscardMessageMutationVariables>) =>
  useMutation(DiscardMessageDocument, options)

export const useReplyToMessageMutation = (options?: useMutation.Options<ReplyToMessageMutation, ReplyToMessageMutationVariables>) =>
  useMutation(ReplyToMessageDocument, options)

export const useUnmatchedHtmlQuery = (options?: useQuery.Options<UnmatchedHtmlQuery, UnmatchedHtmlQueryVariables> | SkipToken) =>
  useQuery(UnmatchedHtmlDocument, options === skipToken ? skipToken : (options ?? {}))

export const useWaitListEffectsQuery = (options: (useQuery.Options<WaitListEffectsQuery, WaitListEffectsQueryVariables> & { variables: WaitListEffectsQueryVariables }) | SkipToken) =>
  useQuery(WaitListEffectsDocument, options === skipToken ? skipToken : (options))

export const useGlobalContentQuery = (options?: useQuery.Options<GlobalContentQuery, GlobalContentQueryVariables> | SkipToken) =>
  useQuery(GlobalContentDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCmsEditorQuery = (options?: useQuery.Options<CmsEditorQuery, CmsEditorQueryVariables> | SkipToken) =>
  useQuery(CmsEditorDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCmsBlockQuery = (options: (useQuery.Options<CmsBlockQuery, CmsBlockQueryVariables> & { variables: CmsBlockQueryVariables }) | SkipToken) =>
  useQuery(CmsBlockDocument, options === skipToken ? skipToken : (options))

export const useSaveCmsDraftMutation = (options?: useMutation.Options<SaveCmsDraftMutation, SaveCmsDraftMutationVariables>) =>
  useMutation(SaveCmsDraftDocument, options)

export const useDiscardCmsDraftMutation = (options?: useMutation.Options<DiscardCmsDraftMutation, DiscardCmsDraftMutationVariables>) =>
  useMutation(DiscardCmsDraftDocument, options)

export const usePublishCmsBlockMutation = (options?: useMutation.Options<PublishCmsBlockMutation, PublishCmsBlockMutationVariables>) =>
  useMutation(PublishCmsBlockDocument, options)

export const useUnscheduleCmsBlockMutation = (options?: useMutation.Options<UnscheduleCmsBlockMutation, UnscheduleCmsBlockMutationVariables>) =>
  useMutation(UnscheduleCmsBlockDocument, options)

export const useUpdateCmsBlockMutation = (options?: useMutation.Options<UpdateCmsBlockMutation, UpdateCmsBlockMutationVariables>) =>
  useMutation(UpdateCmsBlockDocument, options)

export const useCmsBlockHistoryQuery = (options: (useQuery.Options<CmsBlockHistoryQuery, CmsBlockHistoryQueryVariables> & { variables: CmsBlockHistoryQueryVariables }) | SkipToken) =>
  useQuery(CmsBlockHistoryDocument, options === skipToken ? skipToken : (options))

export const useWaitListQuery = (options?: useQuery.Options<WaitListQuery, WaitListQueryVariables> | SkipToken) =>
  useQuery(WaitListDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDriverApplicationsQuery = (options: (useQuery.Options<DriverApplicationsQuery, DriverApplicationsQueryVariables> & { variables: DriverApplicationsQueryVariables }) | SkipToken) =>
  useQuery(DriverApplicationsDocument, options === skipToken ? skipToken : (options))

export const useDriverApplicationConversationQuery = (options: (useQuery.Options<DriverApplicationConversationQuery, DriverApplicationConversationQueryVariables> & { variables: DriverApplicationConversationQueryVariables }) | SkipToken) =>
  useQuery(DriverApplicationConversationDocument, options === skipToken ? skipToken : (options))

export const useDriverApplicationHistoryQuery = (options: (useQuery.Options<DriverApplicationHistoryQuery, DriverApplicationHistoryQueryVariables> & { variables: DriverApplicationHistoryQueryVariables }) | SkipToken) =>
  useQuery(DriverApplicationHistoryDocument, options === skipToken ? skipToken : (options))

export const useSetDriverApplicationStatusesMutation = (options?: useMutation.Options<SetDriverApplicationStatusesMutation, SetDriverApplicationStatusesMutationVariables>) =>
  useMutation(SetDriverApplicationStatusesDocument, options)

export const useAddDriverApplicationMutation = (options?: useMutation.Options<AddDriverApplicationMutation, AddDriverApplicationMutationVariables>) =>
  useMutation(AddDriverApplicationDocument, options)

export const useKnownDriverApplicationsQuery = (options: (useQuery.Options<KnownDriverApplicationsQuery, KnownDriverApplicationsQueryVariables> & { variables: KnownDriverApplicationsQueryVariables }) | SkipToken) =>
  useQuery(KnownDriverApplicationsDocument, options === skipToken ? skipToken : (options))

export const useUsersQuery = (options?: useQuery.Options<UsersQuery, UsersQueryVariables> | SkipToken) =>
  useQuery(UsersDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSystemWarningsQuery = (options?: useQuery.Options<SystemWarningsQuery, SystemWarningsQueryVariables> | SkipToken) =>
  useQuery(SystemWarningsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useEventsQuery = (options?: useQuery.Options<EventsQuery, EventsQueryVariables> | SkipToken) =>
  useQuery(EventsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCorrectLeadMutation = (options?: useMutation.Options<CorrectLeadMutation, CorrectLeadMutationVariables>) =>
  useMutation(CorrectLeadDocument, options)

export const useSetLeadExternalMutation = (options?: useMutation.Options<SetLeadExternalMutation, SetLeadExternalMutationVariables>) =>
  useMutation(SetLeadExternalDocument, options)

export const useDeleteLeadNoteMutation = (options?: useMutation.Options<DeleteLeadNoteMutation, DeleteLeadNoteMutationVariables>) =>
  useMutation(DeleteLeadNoteDocument, options)

export const useKeepLeadOpenMutation = (options?: useMutation.Options<KeepLeadOpenMutation, KeepLeadOpenMutationVariables>) =>
  useMutation(KeepLeadOpenDocument, options)

export const useAssignLeadsMutation = (options?: useMutation.Options<AssignLeadsMutation, AssignLeadsMutationVariables>) =>
  useMutation(AssignLeadsDocument, options)

export const useSetFollowUpMutation = (options?: useMutation.Options<SetFollowUpMutation, SetFollowUpMutationVariables>) =>
  useMutation(SetFollowUpDocument, options)

export const useDeleteLeadViewMutation = (options?: useMutation.Options<DeleteLeadViewMutation, DeleteLeadViewMutationVariables>) =>
  useMutation(DeleteLeadViewDocument, options)

export const useDeleteLeadsMutation = (options?: useMutation.Options<DeleteLeadsMutation, DeleteLeadsMutationVariables>) =>
  useMutation(DeleteLeadsDocument, options)

export const useRestoreLeadsMutation = (options?: useMutation.Options<RestoreLeadsMutation, RestoreLeadsMutationVariables>) =>
  useMutation(RestoreLeadsDocument, options)

export const useAddLeadNoteMutation = (options?: useMutation.Options<AddLeadNoteMutation, AddLeadNoteMutationVariables>) =>
  useMutation(AddLeadNoteDocument, options)

export const useEditLeadNoteMutation = (options?: useMutation.Options<EditLeadNoteMutation, EditLeadNoteMutationVariables>) =>
  useMutation(EditLeadNoteDocument, options)

export const useReplyToLeadMutation = (options?: useMutation.Options<ReplyToLeadMutation, ReplyToLeadMutationVariables>) =>
  useMutation(ReplyToLeadDocument, options)

export const useColleaguesQuery = (options?: useQuery.Options<ColleaguesQuery, ColleaguesQueryVariables> | SkipToken) =>
  useQuery(ColleaguesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useLeadViewsQuery = (options?: useQuery.Options<LeadViewsQuery, LeadViewsQueryVariables> | SkipToken) =>
  useQuery(LeadViewsDocument, options === skipToken ? skipToken : (options ?? {}))

export const useSaveLeadViewMutation = (options?: useMutation.Options<SaveLeadViewMutation, SaveLeadViewMutationVariables>) =>
  useMutation(SaveLeadViewDocument, options)

export const useLeadViewerQuery = (options?: useQuery.Options<LeadViewerQuery, LeadViewerQueryVariables> | SkipToken) =>
  useQuery(LeadViewerDocument, options === skipToken ? skipToken : (options ?? {}))

export const possibleTypes = {"Lead":["AdvertiserSubmission","DriverApplication"]}
