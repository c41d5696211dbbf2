/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, type SkipToken, useMutation, useQuery } from "@apollo/client/react"
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An ad format on offer. */
export type AdFormat =
  /** Car Wrapping. */
  | 'CAR_WRAPPING'
  /** In-Car Tablet. */
  | 'IN_CAR_TABLET'
  /** On-Top Dynamic Screen. */
  | 'ON_TOP_DYNAMIC_SCREEN';

/** Conditions on a list of advertiser submissions, all of which must hold. What is not given does not restrict it. */
export type AdvertiserSubmissionFilter = {
  /** Only those whose promised answer is overdue (true), or is not (false). */
  isOverdue?: boolean | null | undefined;
  /** Only those that arrived before this moment. */
  receivedBefore?: string | null | undefined;
  /** Only those that arrived at this moment or later. */
  receivedFrom?: string | null | undefined;
  /** Words, each of which must occur in the company, the contact, the e-mail address, the location, the message or a note; a word of one or two letters must begin one. Case and accents do not matter. */
  search?: string | null | undefined;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: Array<LeadStatus> | null | undefined;
};

/** The order of a list of advertiser submissions. */
export type AdvertiserSubmissionOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: AdvertiserSubmissionOrderField;
};

/** What advertiser submissions can be sorted by. Those that are alike follow the order of their arrival. */
export type AdvertiserSubmissionOrderField =
  /** The company's name. */
  | 'COMPANY'
  /** The contact's name. */
  | 'CONTACT'
  /** The e-mail address. */
  | 'EMAIL'
  /** The order of arrival. */
  | 'RECEIVED'
  /** The status, by its name. */
  | 'STATUS';

/** Conditions on a list of driver applications, all of which must hold. What is not given does not restrict it. */
export type DriverApplicationFilter = {
  /** Only those from exactly this city. */
  city?: string | null | undefined;
  /** Only those whose promised answer is overdue (true), or is not (false). */
  isOverdue?: boolean | null | undefined;
  /** Only those on one of these platforms. An empty list matches nothing. */
  platforms?: Array<Platform> | null | undefined;
  /** Only those that arrived before this moment. */
  receivedBefore?: string | null | undefined;
  /** Only those that arrived at this moment or later. */
  receivedFrom?: string | null | undefined;
  /** Words, each of which must occur in the name, the e-mail address, the digits of the phone number, the city, the vehicle or a note; a word of one or two letters must begin one. Case and accents do not matter. */
  search?: string | null | undefined;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: Array<LeadStatus> | null | undefined;
};

/** The order of a list of driver applications. */
export type DriverApplicationOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: DriverApplicationOrderField;
};

/** What driver applications can be sorted by. Those that are alike follow the order of their arrival. */
export type DriverApplicationOrderField =
  /** The city. */
  | 'CITY'
  /** The e-mail address. */
  | 'EMAIL'
  /** The driver's name. */
  | 'NAME'
  /** The platform. */
  | 'PLATFORM'
  /** The order of arrival. */
  | 'RECEIVED'
  /** The status, by its name. */
  | 'STATUS';

/** How a try to send a mail ended. */
export type EmailAttemptOutcome =
  /** The mail server accepted the mail. */
  | 'ACCEPTED'
  /** It did not work this time and is tried again: the server is away, busy, or asked to wait. */
  | 'DEFERRED'
  /** The sender stopped in the middle; whether the mail went out is not known. */
  | 'INTERRUPTED'
  /** Refused for good; trying again would not help. */
  | 'REFUSED';

/** Conditions on the mail log, all of which must hold. What is not given does not restrict it. */
export type EmailLogFilter = {
  /** Words, each of which must occur in the subject or the recipient; a word of one or two letters must begin one. Case and accents do not matter. */
  search?: string | null | undefined;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: Array<EmailLogStatus> | null | undefined;
  /** Only those of one of these types. An empty list matches nothing. */
  types?: Array<EmailLogType> | null | undefined;
};

/** What has become of a mail. */
export type EmailLogStatus =
  /** Stopped by a user before it was sent, or left at that after it failed. */
  | 'CANCELLED'
  /** Given up: refused for good, or not accepted within 24 hours. */
  | 'FAILED'
  /** No mail server is set: the mail is only kept here. */
  | 'LOGGED'
  /** Waiting to be sent, for the first time or again. */
  | 'QUEUED'
  /** Being sent right now. */
  | 'SENDING'
  /** The mail server has accepted it. */
  | 'SENT';

/** What a mail is about. */
export type EmailLogType =
  /** To the operator: an advertiser's inquiry has arrived. */
  | 'ADVERTISER_INQUIRY'
  /** To the advertiser: the inquiry has arrived, and when it will be answered. */
  | 'ADVERTISER_RECEIPT'
  /** To the operator: a driver's application has arrived. */
  | 'DRIVER_APPLICATION'
  /** To the driver: the application has arrived, and when it will be answered. */
  | 'DRIVER_RECEIPT'
  /** To the operator: a try whether mail goes out. */
  | 'TEST';

/** Where the operator stands with a lead. */
export type LeadStatus =
  /** Accepted. */
  | 'APPROVED'
  /** The operator has been in touch. */
  | 'CONTACTED'
  /** Nobody has dealt with it yet. Every lead starts here. */
  | 'PENDING'
  /** Turned down. */
  | 'REJECTED';

/** One lead's change of status among several. */
export type LeadStatusChangeInput = {
  /** The status it had when the change was decided on; one with any other status by now, even the new one, is a conflict. Without it the change is made whatever the status is. */
  expectedStatus?: LeadStatus | null | undefined;
  /** Which lead. */
  id: string;
  /** Its new status. */
  status: LeadStatus;
};

/** The kinds of lead. */
export type LeadType =
  /** An advertiser submission. */
  | 'ADVERTISER_SUBMISSION'
  /** A driver application. */
  | 'DRIVER_APPLICATION';

/** Conditions on a list of media files, all of which must hold. What is not given does not restrict it. */
export type MediaFileFilter = {
  /** Only those without (true) or with (false) an alternative text. */
  lacksAltText?: boolean | null | undefined;
  /** Text that must occur in the file's name or its alternative text; case does not matter. */
  search?: string | null | undefined;
};

/** The order of a list of media files. */
export type MediaFileOrder = {
  /** Which way. */
  direction?: OrderDirection;
  /** By what. */
  field: MediaFileOrderField;
};

/** What media files can be sorted by. Those that are alike follow the order of their arrival. */
export type MediaFileOrderField =
  /** The file's name. */
  | 'FILENAME'
  /** The size in bytes. */
  | 'SIZE'
  /** The order of arrival. */
  | 'UPLOADED';

/** Which way a list goes. */
export type OrderDirection =
  /** A before B, earlier before later. */
  | 'ASCENDING'
  /** B before A, later before earlier. */
  | 'DESCENDING';

/** The rideshare platform a driver works with. */
export type Platform =
  /** Uber and Lyft. */
  | 'BOTH'
  /** Lyft. */
  | 'LYFT'
  /** Uber. */
  | 'UBER';

export type DashboardLayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardLayoutQuery = { me: { id: string, username: string } };

export type DashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPageQuery = { dashboardSummary: { kinds: Array<{ leadType: LeadType, total: number, pending: number, overdue: number, replyPromise: string }> }, mailState: { isConfigured: boolean, waitingCount: number, oldestWaitingSince: string | null, failedCount: number, problem: { id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null } | null } };

export type DashboardChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardChangesQuery = { dashboardSummary: { kinds: Array<{ leadType: LeadType, total: number, pending: number, overdue: number }> }, mailState: { isConfigured: boolean, waitingCount: number, oldestWaitingSince: string | null, failedCount: number, problem: { id: string } | null } };

export type DashboardSummary_KindFragment = { leadType: LeadType, total: number, pending: number, overdue: number, replyPromise: string };

export type AdvertiserSubmissionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AdvertiserSubmissionFilter | null | undefined;
  orderBy?: AdvertiserSubmissionOrder | null | undefined;
  isNarrowed: boolean;
}>;


export type AdvertiserSubmissionsQuery = { leads: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'AdvertiserSubmission', id: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus, answerDueAt: string | null, createdAt: string, name: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, received?: { totalCount: number } };

export type AdvertiserSubmissions_SubmissionFragment = { __typename: 'AdvertiserSubmission', id: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus, answerDueAt: string | null, createdAt: string, name: string };

export type AdvertiserSubmissionPageQueryVariables = Exact<{
  id: string;
}>;


export type AdvertiserSubmissionPageQuery = { lead: { __typename: 'AdvertiserSubmission', adFormats: Array<AdFormat>, acceptedTermsDate: string | null, id: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus, answerDueAt: string | null, createdAt: string, name: string, statusChanges: Array<{ id: string, from: LeadStatus, to: LeadStatus, changedBy: string, changedAt: string }>, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string }>, emails: Array<{ id: string, status: EmailLogStatus, subject: string, recipient: string, nextAttemptAt: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> }>, possibleRepeats: Array<{ type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string }> } | null };

export type SetAdvertiserSubmissionStatusesMutationVariables = Exact<{
  changes: Array<LeadStatusChangeInput> | LeadStatusChangeInput;
}>;


export type SetAdvertiserSubmissionStatusesMutation = { changes: { notFoundIds: Array<string>, leads: Array<{ __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, answerDueAt: string | null }>, conflicts: Array<{ __typename: 'AdvertiserSubmission', id: string, status: LeadStatus, answerDueAt: string | null, name: string, statusChanges: Array<{ id: string, changedBy: string }> }> } };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string } };

export type LoginHintQueryVariables = Exact<{
  key: string;
}>;


export type LoginHintQuery = { loginHint: { username: string, password: string } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type GlobalContentQueryVariables = Exact<{ [key: string]: never; }>;


export type GlobalContentQuery = { cmsBlocks: Array<{ id: string, sectionId: string, content: unknown }> };

export type CmsEditorQueryVariables = Exact<{ [key: string]: never; }>;


export type CmsEditorQuery = { cmsBlocks: Array<{ id: string, page: string, sectionId: string, content: unknown, version: number, updatedAt: string }> };

export type CmsBlockNowQueryVariables = Exact<{
  id: string;
}>;


export type CmsBlockNowQuery = { cmsBlock: { id: string, page: string, sectionId: string, content: unknown, version: number, updatedAt: string } | null };

export type UpdateCmsBlockMutationVariables = Exact<{
  id: string;
  content: unknown;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateCmsBlockMutation = { updateCmsBlock: { cmsBlock: { id: string, page: string, sectionId: string, content: unknown, version: number, updatedAt: string } } };

export type CmsEditor_BlockFragment = { id: string, page: string, sectionId: string, content: unknown, version: number, updatedAt: string };

export type CmsBlockHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CmsBlockHistoryQuery = { cmsBlock: { id: string, versions: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, version: number, content: unknown, savedBy: string | null, savedAt: string } }> } } | null };

export type CmsBlockHistory_VersionFragment = { id: string, version: number, content: unknown, savedBy: string | null, savedAt: string };

export type DriverApplicationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: DriverApplicationFilter | null | undefined;
  orderBy?: DriverApplicationOrder | null | undefined;
  isNarrowed: boolean;
}>;


export type DriverApplicationsQuery = { leads: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'DriverApplication', id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus, answerDueAt: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, received?: { totalCount: number } };

export type DriverApplications_ApplicationFragment = { __typename: 'DriverApplication', id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus, answerDueAt: string | null, createdAt: string };

export type DriverApplicationPageQueryVariables = Exact<{
  id: string;
}>;


export type DriverApplicationPageQuery = { lead: { __typename: 'DriverApplication', phone: string, acceptedTermsDate: string | null, id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus, answerDueAt: string | null, createdAt: string, statusChanges: Array<{ id: string, from: LeadStatus, to: LeadStatus, changedBy: string, changedAt: string }>, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string }>, emails: Array<{ id: string, status: EmailLogStatus, subject: string, recipient: string, nextAttemptAt: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> }>, possibleRepeats: Array<{ type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string }> } | null };

export type CityFieldQueryVariables = Exact<{
  startsWith: string;
}>;


export type CityFieldQuery = { leadCities: Array<string> };

export type SetDriverApplicationStatusesMutationVariables = Exact<{
  changes: Array<LeadStatusChangeInput> | LeadStatusChangeInput;
}>;


export type SetDriverApplicationStatusesMutation = { changes: { notFoundIds: Array<string>, leads: Array<{ __typename: 'DriverApplication', id: string, status: LeadStatus, answerDueAt: string | null }>, conflicts: Array<{ __typename: 'DriverApplication', id: string, name: string, status: LeadStatus, answerDueAt: string | null, statusChanges: Array<{ id: string, changedBy: string }> }> } };

export type MailDelivery_StateFragment = { isConfigured: boolean, waitingCount: number, oldestWaitingSince: string | null, failedCount: number, problem: { id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null } | null };

export type SendTestEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestEmailMutation = { sendTestEmail: { isAccepted: boolean, explanation: string, answer: string | null } };

export type EmailLogsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: EmailLogFilter | null | undefined;
}>;


export type EmailLogsQuery = { emailLogs: { totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EmailLogCard_LogFragment = { __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, createdAt: string };

export type EmailLogDetailsQueryVariables = Exact<{
  id: string;
}>;


export type EmailLogDetailsQuery = { emailLog: { __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, createdAt: string, replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null } | null };

export type EmailLogDetails_LogFragment = { __typename: 'EmailLog', id: string, status: EmailLogStatus, subject: string, replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, createdAt: string, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null };

export type ResendEmailMutationVariables = Exact<{
  id: string;
}>;


export type ResendEmailMutation = { resendEmail: { emailLog: { __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, createdAt: string, replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null } } };

export type CancelEmailMutationVariables = Exact<{
  id: string;
}>;


export type CancelEmailMutation = { cancelEmail: { emailLog: { __typename: 'EmailLog', id: string, type: EmailLogType, status: EmailLogStatus, subject: string, recipient: string, createdAt: string, replyTo: string | null, body: string, html: string, formData: unknown, messageId: string, nextAttemptAt: string | null, sentAt: string | null, attempts: Array<{ id: string, startedAt: string, outcome: EmailAttemptOutcome | null, explanation: string | null, answer: string | null }>, lead: { type: LeadType, id: string, name: string } | null } } };

export type EmailPreviewQueryVariables = Exact<{
  type: EmailLogType;
}>;


export type EmailPreviewQuery = { emailPreview: { subject: string, body: string, html: string } };

export type StatusHistory_ChangeFragment = { id: string, from: LeadStatus, to: LeadStatus, changedBy: string, changedAt: string };

export type LeadNotes_NoteFragment = { id: string, text: string, writtenBy: string, writtenAt: string };

export type LeadEmails_EmailFragment = { id: string, status: EmailLogStatus, subject: string, recipient: string, nextAttemptAt: string | null, createdAt: string, attempts: Array<{ id: string, explanation: string | null }> };

export type PossibleRepeats_LeadFragment = { type: LeadType, id: string, name: string, email: string, status: LeadStatus, createdAt: string };

export type AddLeadNoteMutationVariables = Exact<{
  leadType: LeadType;
  leadId: string;
  text: string;
}>;


export type AddLeadNoteMutation = { addLeadNote: { note: { id: string, text: string, writtenBy: string, writtenAt: string } } };

export type LeadStatisticsQueryVariables = Exact<{
  days: number;
}>;


export type LeadStatisticsQuery = { leadStatistics: { days: Array<{ date: string, kinds: Array<{ leadType: LeadType, count: number }> }>, statuses: Array<{ status: LeadStatus, kinds: Array<{ leadType: LeadType, count: number }> }> } };

export type MediaFile_FileFragment = { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, uses: Array<{ field: string, block: { id: string, page: string, sectionId: string } }> };

export type MediaLibraryQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: MediaFileFilter | null | undefined;
  orderBy?: MediaFileOrder | null | undefined;
}>;


export type MediaLibraryQuery = { mediaFiles: { totalCount: number, nodes: Array<{ id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, uses: Array<{ field: string, block: { id: string, page: string, sectionId: string } }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChosenMediaQueryVariables = Exact<{
  id: string;
}>;


export type ChosenMediaQuery = { mediaFile: { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, uses: Array<{ field: string, block: { id: string, page: string, sectionId: string } }> } | null };

export type UpdateMediaMutationVariables = Exact<{
  id: string;
  altText: string;
}>;


export type UpdateMediaMutation = { updateMedia: { mediaFile: { id: string, altText: string } } };

export type DeleteMediaMutationVariables = Exact<{
  id: string;
  evenIfUsed?: boolean | null | undefined;
}>;


export type DeleteMediaMutation = { deleteMedia: { id: string } };

export type UploadMediaMutationVariables = Exact<{
  file: File;
}>;


export type UploadMediaMutation = { uploadMedia: { isDuplicate: boolean, mediaFile: { id: string, filename: string, contentType: string, size: number, width: number, height: number, isAnimated: boolean, altText: string, url: string, publicUrl: string | null, thumbnailUrl: string, uses: Array<{ field: string, block: { id: string, page: string, sectionId: string } }> } } };

export const DashboardSummary_KindFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadKindSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyPromise"}}]}}]} as unknown as DocumentNode<DashboardSummary_KindFragment, unknown>;
export const AdvertiserSubmissions_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissions_SubmissionFragment, unknown>;
export const CmsEditor_BlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CmsEditor_BlockFragment, unknown>;
export const CmsBlockHistory_VersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsBlockHistory_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlockVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<CmsBlockHistory_VersionFragment, unknown>;
export const DriverApplications_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DriverApplications_ApplicationFragment, unknown>;
export const MailDelivery_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailDelivery_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<MailDelivery_StateFragment, unknown>;
export const EmailLogCard_LogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogCard_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EmailLogCard_LogFragment, unknown>;
export const EmailLogDetails_LogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EmailLogDetails_LogFragment, unknown>;
export const StatusHistory_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusHistory_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<StatusHistory_ChangeFragment, unknown>;
export const LeadNotes_NoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<LeadNotes_NoteFragment, unknown>;
export const LeadEmails_EmailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<LeadEmails_EmailFragment, unknown>;
export const PossibleRepeats_LeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PossibleRepeats_LeadFragment, unknown>;
export const MediaFile_FileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<MediaFile_FileFragment, unknown>;
export const DashboardLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<DashboardLayoutQuery, DashboardLayoutQueryVariables>;
export const DashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardSummary_kind"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailDelivery_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardSummary_kind"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadKindSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"replyPromise"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailDelivery_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<DashboardPageQuery, DashboardPageQueryVariables>;
export const DashboardChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardChangesQuery, DashboardChangesQueryVariables>;
export const AdvertiserSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvertiserSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isNarrowed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"received"},"name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isNarrowed"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissionsQuery, AdvertiserSubmissionsQueryVariables>;
export const AdvertiserSubmissionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdvertiserSubmissionPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"advertiserSubmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}},{"kind":"Field","name":{"kind":"Name","value":"adFormats"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedTermsDate"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusHistory_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEmails_email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleRepeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PossibleRepeats_lead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusHistory_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissionPageQuery, AdvertiserSubmissionPageQueryVariables>;
export const SetAdvertiserSubmissionStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdvertiserSubmissionStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadStatusChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changes"},"name":{"kind":"Name","value":"setAdvertiserSubmissionStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"advertiserSubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}}]} as unknown as DocumentNode<SetAdvertiserSubmissionStatusesMutation, SetAdvertiserSubmissionStatusesMutationVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LoginHintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginHint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginHint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<LoginHintQuery, LoginHintQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const GlobalContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlobalContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"StringValue","value":"global","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<GlobalContentQuery, GlobalContentQueryVariables>;
export const CmsEditorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsEditor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CmsEditorQuery, CmsEditorQueryVariables>;
export const CmsBlockNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsBlockNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CmsBlockNowQuery, CmsBlockNowQueryVariables>;
export const UpdateCmsBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCmsBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsEditor_block"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsEditor_block"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateCmsBlockMutation, UpdateCmsBlockMutationVariables>;
export const CmsBlockHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsBlockHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsBlockHistory_version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsBlockHistory_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CmsBlockVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<CmsBlockHistoryQuery, CmsBlockHistoryQueryVariables>;
export const DriverApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isNarrowed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"received"},"name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isNarrowed"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DriverApplicationsQuery, DriverApplicationsQueryVariables>;
export const DriverApplicationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DriverApplicationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lead"},"name":{"kind":"Name","value":"driverApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedTermsDate"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatusHistory_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEmails_email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleRepeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PossibleRepeats_lead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatusHistory_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatusChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEmails_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PossibleRepeats_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DriverApplicationPageQuery, DriverApplicationPageQueryVariables>;
export const CityFieldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityField"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsWith"}}}]}]}}]} as unknown as DocumentNode<CityFieldQuery, CityFieldQueryVariables>;
export const SetDriverApplicationStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDriverApplicationStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadStatusChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changes"},"name":{"kind":"Name","value":"setDriverApplicationStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"leads"},"name":{"kind":"Name","value":"driverApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notFoundIds"}}]}}]}}]} as unknown as DocumentNode<SetDriverApplicationStatusesMutation, SetDriverApplicationStatusesMutationVariables>;
export const SendTestEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<SendTestEmailMutation, SendTestEmailMutationVariables>;
export const EmailLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLogFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogCard_log"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogCard_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<EmailLogsQuery, EmailLogsQueryVariables>;
export const EmailLogDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailLogDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogCard_log"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogDetails_log"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogCard_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EmailLogDetailsQuery, EmailLogDetailsQueryVariables>;
export const ResendEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogCard_log"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogDetails_log"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogCard_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ResendEmailMutation, ResendEmailMutationVariables>;
export const CancelEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailLog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogCard_log"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailLogDetails_log"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogCard_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailLogDetails_log"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CancelEmailMutation, CancelEmailMutationVariables>;
export const EmailPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailLogType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<EmailPreviewQuery, EmailPreviewQueryVariables>;
export const AddLeadNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLeadNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLeadNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leadType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadType"}}},{"kind":"Argument","name":{"kind":"Name","value":"leadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadNotes_note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadNotes_note"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<AddLeadNoteMutation, AddLeadNoteMutationVariables>;
export const LeadStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LeadStatisticsQuery, LeadStatisticsQueryVariables>;
export const MediaLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFileOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<MediaLibraryQuery, MediaLibraryQueryVariables>;
export const ChosenMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<ChosenMediaQuery, ChosenMediaQueryVariables>;
export const UpdateMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"altText"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"altText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"altText"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMediaMutation, UpdateMediaMutationVariables>;
export const DeleteMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evenIfUsed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"evenIfUsed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evenIfUsed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMediaMutation, DeleteMediaMutationVariables>;
export const UploadMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDuplicate"}},{"kind":"Field","name":{"kind":"Name","value":"mediaFile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaFile_file"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaFile_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MediaFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}}]}}]}}]}}]} as unknown as DocumentNode<UploadMediaMutation, UploadMediaMutationVariables>;

export const useDashboardLayoutQuery = (options?: useQuery.Options<DashboardLayoutQuery, DashboardLayoutQueryVariables> | SkipToken) =>
  useQuery(DashboardLayoutDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDashboardPageQuery = (options?: useQuery.Options<DashboardPageQuery, DashboardPageQueryVariables> | SkipToken) =>
  useQuery(DashboardPageDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDashboardChangesQuery = (options?: useQuery.Options<DashboardChangesQuery, DashboardChangesQueryVariables> | SkipToken) =>
  useQuery(DashboardChangesDocument, options === skipToken ? skipToken : (options ?? {}))

export const useAdvertiserSubmissionsQuery = (options: (useQuery.Options<AdvertiserSubmissionsQuery, AdvertiserSubmissionsQueryVariables> & { variables: AdvertiserSubmissionsQueryVariables }) | SkipToken) =>
  useQuery(AdvertiserSubmissionsDocument, options === skipToken ? skipToken : (options))

export const useAdvertiserSubmissionPageQuery = (options: (useQuery.Options<AdvertiserSubmissionPageQuery, AdvertiserSubmissionPageQueryVariables> & { variables: AdvertiserSubmissionPageQueryVariables }) | SkipToken) =>
  useQuery(AdvertiserSubmissionPageDocument, options === skipToken ? skipToken : (options))

export const useSetAdvertiserSubmissionStatusesMutation = (options?: useMutation.Options<SetAdvertiserSubmissionStatusesMutation, SetAdvertiserSubmissionStatusesMutationVariables>) =>
  useMutation(SetAdvertiserSubmissionStatusesDocument, options)

export const useLoginMutation = (options?: useMutation.Options<LoginMutation, LoginMutationVariables>) =>
  useMutation(LoginDocument, options)

export const useLoginHintQuery = (options: (useQuery.Options<LoginHintQuery, LoginHintQueryVariables> & { variables: LoginHintQueryVariables }) | SkipToken) =>
  useQuery(LoginHintDocument, options === skipToken ? skipToken : (options))

export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) =>
  useMutation(LogoutDocument, options)

export const useGlobalContentQuery = (options?: useQuery.Options<GlobalContentQuery, GlobalContentQueryVariables> | SkipToken) =>
  useQuery(GlobalContentDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCmsEditorQuery = (options?: useQuery.Options<CmsEditorQuery, CmsEditorQueryVariables> | SkipToken) =>
  useQuery(CmsEditorDocument, options === skipToken ? skipToken : (options ?? {}))

export const useCmsBlockNowQuery = (options: (useQuery.Options<CmsBlockNowQuery, CmsBlockNowQueryVariables> & { variables: CmsBlockNowQueryVariables }) | SkipToken) =>
  useQuery(CmsBlockNowDocument, options === skipToken ? skipToken : (options))

export const useUpdateCmsBlockMutation = (options?: useMutation.Options<UpdateCmsBlockMutation, UpdateCmsBlockMutationVariables>) =>
  useMutation(UpdateCmsBlockDocument, options)

export const useCmsBlockHistoryQuery = (options: (useQuery.Options<CmsBlockHistoryQuery, CmsBlockHistoryQueryVariables> & { variables: CmsBlockHistoryQueryVariables }) | SkipToken) =>
  useQuery(CmsBlockHistoryDocument, options === skipToken ? skipToken : (options))

export const useDriverApplicationsQuery = (options: (useQuery.Options<DriverApplicationsQuery, DriverApplicationsQueryVariables> & { variables: DriverApplicationsQueryVariables }) | SkipToken) =>
  useQuery(DriverApplicationsDocument, options === skipToken ? skipToken : (options))

export const useDriverApplicationPageQuery = (options: (useQuery.Options<DriverApplicationPageQuery, DriverApplicationPageQueryVariables> & { variables: DriverApplicationPageQueryVariables }) | SkipToken) =>
  useQuery(DriverApplicationPageDocument, options === skipToken ? skipToken : (options))

export const useCityFieldQuery = (options: (useQuery.Options<CityFieldQuery, CityFieldQueryVariables> & { variables: CityFieldQueryVariables }) | SkipToken) =>
  useQuery(CityFieldDocument, options === skipToken ? skipToken : (options))

export const useSetDriverApplicationStatusesMutation = (options?: useMutation.Options<SetDriverApplicationStatusesMutation, SetDriverApplicationStatusesMutationVariables>) =>
  useMutation(SetDriverApplicationStatusesDocument, options)

export const useSendTestEmailMutation = (options?: useMutation.Options<SendTestEmailMutation, SendTestEmailMutationVariables>) =>
  useMutation(SendTestEmailDocument, options)

export const useEmailLogsQuery = (options: (useQuery.Options<EmailLogsQuery, EmailLogsQueryVariables> & { variables: EmailLogsQueryVariables }) | SkipToken) =>
  useQuery(EmailLogsDocument, options === skipToken ? skipToken : (options))

export const useEmailLogDetailsQuery = (options: (useQuery.Options<EmailLogDetailsQuery, EmailLogDetailsQueryVariables> & { variables: EmailLogDetailsQueryVariables }) | SkipToken) =>
  useQuery(EmailLogDetailsDocument, options === skipToken ? skipToken : (options))

export const useResendEmailMutation = (options?: useMutation.Options<ResendEmailMutation, ResendEmailMutationVariables>) =>
  useMutation(ResendEmailDocument, options)

export const useCancelEmailMutation = (options?: useMutation.Options<CancelEmailMutation, CancelEmailMutationVariables>) =>
  useMutation(CancelEmailDocument, options)

export const useEmailPreviewQuery = (options: (useQuery.Options<EmailPreviewQuery, EmailPreviewQueryVariables> & { variables: EmailPreviewQueryVariables }) | SkipToken) =>
  useQuery(EmailPreviewDocument, options === skipToken ? skipToken : (options))

export const useAddLeadNoteMutation = (options?: useMutation.Options<AddLeadNoteMutation, AddLeadNoteMutationVariables>) =>
  useMutation(AddLeadNoteDocument, options)

export const useLeadStatisticsQuery = (options: (useQuery.Options<LeadStatisticsQuery, LeadStatisticsQueryVariables> & { variables: LeadStatisticsQueryVariables }) | SkipToken) =>
  useQuery(LeadStatisticsDocument, options === skipToken ? skipToken : (options))

export const useMediaLibraryQuery = (options?: useQuery.Options<MediaLibraryQuery, MediaLibraryQueryVariables> | SkipToken) =>
  useQuery(MediaLibraryDocument, options === skipToken ? skipToken : (options ?? {}))

export const useChosenMediaQuery = (options: (useQuery.Options<ChosenMediaQuery, ChosenMediaQueryVariables> & { variables: ChosenMediaQueryVariables }) | SkipToken) =>
  useQuery(ChosenMediaDocument, options === skipToken ? skipToken : (options))

export const useUpdateMediaMutation = (options?: useMutation.Options<UpdateMediaMutation, UpdateMediaMutationVariables>) =>
  useMutation(UpdateMediaDocument, options)

export const useDeleteMediaMutation = (options?: useMutation.Options<DeleteMediaMutation, DeleteMediaMutationVariables>) =>
  useMutation(DeleteMediaDocument, options)

export const useUploadMediaMutation = (options?: useMutation.Options<UploadMediaMutation, UploadMediaMutationVariables>) =>
  useMutation(UploadMediaDocument, options)
