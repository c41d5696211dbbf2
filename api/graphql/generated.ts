import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AdvertiserSubmissionOrderField as AdvertiserSubmissionOrderFieldValue } from '../modules/advertisers/advertiserSubmissionOrder.ts';
import type { DriverApplicationOrderField as DriverApplicationOrderFieldValue } from '../modules/drivers/driverApplicationOrder.ts';
import type { AdFormat as AdFormatValue } from '../modules/advertisers/adFormat.ts';
import type { EmailLogStatus as EmailLogStatusValue } from '../modules/email/emailLogStatus.ts';
import type { EmailLogType as EmailLogTypeValue } from '../modules/email/emailLogType.ts';
import type { LeadStatus as LeadStatusValue } from '../modules/leads/leadStatus.ts';
import type { LeadType as LeadTypeValue } from '../modules/leads/leadType.ts';
import type { LeadNote as LeadNoteModel } from '../modules/leads/leadNote.model.ts';
import type { LeadReference as LeadReferenceRow } from '../modules/leads/possibleRepeats.ts';
import type { Platform as PlatformValue } from '../modules/drivers/platform.ts';
import type { AdvertiserSubmissionPage } from '../modules/advertisers/advertiserSubmission.service.ts';
import type { DriverApplicationPage } from '../modules/drivers/driverApplication.service.ts';
import type { EmailLogPage } from '../modules/email/email.service.ts';
import type { AdminUser } from '../modules/auth/adminUser.model.ts';
import type { AdvertiserSubmission as AdvertiserSubmissionModel } from '../modules/advertisers/advertiserSubmission.model.ts';
import type { CmsBlock as CmsBlockModel } from '../modules/cms/cmsBlock.model.ts';
import type { DriverApplication as DriverApplicationModel } from '../modules/drivers/driverApplication.model.ts';
import type { EmailLog as EmailLogModel } from '../modules/email/emailLog.model.ts';
import type { StatusChange as StatusChangeModel } from '../modules/leads/statusChange.model.ts';
import type { RequestContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, as an ISO 8601 string with milliseconds: `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** An ad format on offer. */
export type AdFormat =
  /** Car Wrapping. */
  | 'Car Wrapping'
  /** In-Car Tablet. */
  | 'In-Car Tablet'
  /** On-Top Dynamic Screen. */
  | 'On-Top Dynamic Screen';

/** The answer to a new note. */
export type AddLeadNotePayload = {
  __typename?: 'AddLeadNotePayload';
  /** The note as stored. */
  note: LeadNote;
};

/** An account that may use the dashboard. */
export type Admin = {
  __typename?: 'Admin';
  /** Identifies the account. */
  id: Scalars['ID']['output'];
  /** The name the admin signs in with. */
  username: Scalars['String']['output'];
};

/** An advertiser's inquiry, as stored. */
export type AdvertiserSubmission = {
  __typename?: 'AdvertiserSubmission';
  /** The date of the Terms and Privacy Policy that the sender accepted, as the form showed it. Null when no form was used. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /** The formats the advertiser asked for, at least one. */
  adFormats: Array<AdFormat>;
  /** When the promised answer is due (48 hours for drivers, 24 for advertisers). Null once the status is no longer `PENDING`. */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The stated budget: "Contact for quote" unless a REST client stated another. */
  budgetRange: Scalars['String']['output'];
  /** The company's name. */
  companyName: Scalars['String']['output'];
  /** The name of the person to answer. */
  contactName: Scalars['String']['output'];
  /** When it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address to answer to. */
  email: Scalars['String']['output'];
  /** The mails about it, oldest first. */
  emails: Array<EmailLog>;
  /** Identifies the submission. */
  id: Scalars['ID']['output'];
  /** Where the advertiser wants to be seen. */
  location: Scalars['String']['output'];
  /** What the advertiser wrote. Null when the sender had only a location, as a REST client may. */
  message?: Maybe<Scalars['String']['output']>;
  /** Internal notes, oldest first. */
  notes: Array<LeadNote>;
  /** Other leads of either kind with the same e-mail address or phone number, newest first, up to 20: possibly the same sender again. */
  possibleRepeats: Array<LeadReference>;
  /** Where the operator stands with it. */
  status: LeadStatus;
  /** Every change of status, oldest first. */
  statusChanges: Array<StatusChange>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of advertiser submissions. */
export type AdvertiserSubmissionConnection = {
  __typename?: 'AdvertiserSubmissionConnection';
  /** The submissions with their cursors. */
  edges: Array<AdvertiserSubmissionEdge>;
  /** The submissions alone. */
  nodes: Array<AdvertiserSubmission>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match the filter on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** An advertiser submission in a list. */
export type AdvertiserSubmissionEdge = {
  __typename?: 'AdvertiserSubmissionEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The submission. */
  node: AdvertiserSubmission;
};

/** Conditions on a list of advertiser submissions, all of which must hold. What is not given does not restrict it. */
export type AdvertiserSubmissionFilter = {
  /** Only those whose promised answer is overdue (true), or is not (false). */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that arrived before this moment. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that arrived at this moment or later. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words, each of which must begin a word of the company, the contact, the e-mail address or the location; case and accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
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
  | 'companyName'
  /** The contact's name. */
  | 'contactName'
  /** The e-mail address. */
  | 'email'
  /** The order of arrival. */
  | 'id'
  /** The status, by its name. */
  | 'status';

/** A section of a page, as the operator can edit it. */
export type CmsBlock = {
  __typename?: 'CmsBlock';
  /** The section's content: a JSON object of texts, lists and nested objects. */
  content: Scalars['JSON']['output'];
  /** Identifies the block. */
  id: Scalars['ID']['output'];
  /** The page it belongs to, for example `home`; `global` is shared by all pages. */
  page: Scalars['String']['output'];
  /** The section of the page, for example `hero`. */
  sectionId: Scalars['String']['output'];
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Counts over all leads. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** All advertiser submissions. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** All driver applications. */
  driverApplications: Scalars['Int']['output'];
  /** Pending advertiser submissions whose promised answer is overdue. */
  overdueAdvertiserSubmissions: Scalars['Int']['output'];
  /** Pending driver applications whose promised answer is overdue. */
  overdueDriverApplications: Scalars['Int']['output'];
  /** Advertiser submissions with the status `PENDING`. */
  pendingAdvertiserSubmissions: Scalars['Int']['output'];
  /** Driver applications with the status `PENDING`. */
  pendingDriverApplications: Scalars['Int']['output'];
};

/** A driver's wish to carry screens or wraps. */
export type DriverApplication = {
  __typename?: 'DriverApplication';
  /** The date of the Terms and Privacy Policy that the sender accepted, as the form showed it. Null when no form was used. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /** When the promised answer is due (48 hours for drivers, 24 for advertisers). Null once the status is no longer `PENDING`. */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The city the driver works in. */
  city: Scalars['String']['output'];
  /** When it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** The driver's e-mail address. */
  email: Scalars['String']['output'];
  /** The mails about it, oldest first. */
  emails: Array<EmailLog>;
  /** Identifies the application. */
  id: Scalars['ID']['output'];
  /** The driver's name. */
  name: Scalars['String']['output'];
  /** Internal notes, oldest first. */
  notes: Array<LeadNote>;
  /** The driver's phone number, as entered. */
  phone: Scalars['String']['output'];
  /** The platform the driver works with. */
  platform: Platform;
  /** Other leads of either kind with the same e-mail address or phone number, newest first, up to 20: possibly the same sender again. */
  possibleRepeats: Array<LeadReference>;
  /** Where the operator stands with it. */
  status: LeadStatus;
  /** Every change of status, oldest first. */
  statusChanges: Array<StatusChange>;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The vehicle's make. */
  vehicleMake: Scalars['String']['output'];
  /** The vehicle's model. */
  vehicleModel: Scalars['String']['output'];
  /** The vehicle's model year, as entered. */
  vehicleYear: Scalars['String']['output'];
};

/** A page of driver applications. */
export type DriverApplicationConnection = {
  __typename?: 'DriverApplicationConnection';
  /** The applications with their cursors. */
  edges: Array<DriverApplicationEdge>;
  /** The applications alone. */
  nodes: Array<DriverApplication>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match the filter on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A driver application in a list. */
export type DriverApplicationEdge = {
  __typename?: 'DriverApplicationEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The application. */
  node: DriverApplication;
};

/** Conditions on a list of driver applications, all of which must hold. What is not given does not restrict it. */
export type DriverApplicationFilter = {
  /** Only those from exactly this city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Only those whose promised answer is overdue (true), or is not (false). */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those on one of these platforms. An empty list matches nothing. */
  platforms?: InputMaybe<Array<Platform>>;
  /** Only those that arrived before this moment. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that arrived at this moment or later. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words, each of which must begin a word of the name, the e-mail address or the city; case and accents do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
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
  | 'city'
  /** The e-mail address. */
  | 'email'
  /** The driver's name. */
  | 'name'
  /** The platform. */
  | 'platform'
  /** The order of arrival. */
  | 'id'
  /** The status, by its name. */
  | 'status';

/** A mail to the operator, kept from the moment the lead was stored. */
export type EmailLog = {
  __typename?: 'EmailLog';
  /** The mail's plain text. */
  body: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The submitted values, named as in the REST interface. */
  formData: Scalars['JSON']['output'];
  /** Identifies the entry. */
  id: Scalars['ID']['output'];
  /** The mail's recipient. */
  recipient: Scalars['String']['output'];
  /** What has become of it. */
  status: EmailLogStatus;
  /** The mail's subject. */
  subject: Scalars['String']['output'];
  /** What the mail is about. */
  type: EmailLogType;
};

/** A page of the mail log. */
export type EmailLogConnection = {
  __typename?: 'EmailLogConnection';
  /** The entries with their cursors. */
  edges: Array<EmailLogEdge>;
  /** The entries alone. */
  nodes: Array<EmailLog>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many entries there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the mail log in a list. */
export type EmailLogEdge = {
  __typename?: 'EmailLogEdge';
  /** Marks this place in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: EmailLog;
};

/** What has become of a mail. */
export type EmailLogStatus =
  /** No mail server is set: the mail is only kept here. */
  | 'logged'
  /** Waiting to be sent. */
  | 'queued';

/** What a mail is about. */
export type EmailLogType =
  /** An advertiser's inquiry has arrived. */
  | 'advertiser_inquiry'
  /** A driver's application has arrived. */
  | 'driver_application';

/** An internal note about a lead; the sender never sees it. */
export type LeadNote = {
  __typename?: 'LeadNote';
  /** Identifies the note. */
  id: Scalars['ID']['output'];
  /** What was noted. */
  text: Scalars['String']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
  /** User name of the admin who wrote it. */
  writtenBy: Scalars['String']['output'];
};

/** Another lead, in short. */
export type LeadReference = {
  __typename?: 'LeadReference';
  /** When it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** Its e-mail address. */
  email: Scalars['String']['output'];
  /** Identifies it among the leads of its kind. */
  id: Scalars['ID']['output'];
  /** The driver's name, or the advertiser's company. */
  name: Scalars['String']['output'];
  /** Where the operator stands with it. */
  status: LeadStatus;
  /** What kind of lead it is. */
  type: LeadType;
};

/** Numbers for a chart of leads. */
export type LeadStatistics = {
  __typename?: 'LeadStatistics';
  /** Each of the days asked for, oldest first, days without leads included. */
  days: Array<LeadsPerDay>;
  /** Each status. */
  statuses: Array<LeadsPerStatus>;
};

/** Where the operator stands with a lead. */
export type LeadStatus =
  /** Accepted. */
  | 'approved'
  /** The operator has been in touch. */
  | 'contacted'
  /** Nobody has dealt with it yet. Every lead starts here. */
  | 'pending'
  /** Turned down. */
  | 'rejected';

/** One lead's change of status among several. */
export type LeadStatusChangeInput = {
  /** The status it had when the change was decided on. Without it the change is made whatever the status is. */
  expectedStatus?: InputMaybe<LeadStatus>;
  /** Which lead. */
  id: Scalars['ID']['input'];
  /** Its new status. */
  status: LeadStatus;
};

/** The two kinds of lead. */
export type LeadType =
  /** An advertiser submission. */
  | 'advertiser_submission'
  /** A driver application. */
  | 'driver_application';

/** How many leads arrived on one day. */
export type LeadsPerDay = {
  __typename?: 'LeadsPerDay';
  /** Advertiser submissions that arrived on it. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** The day in UTC, as `2026-11-21`. */
  date: Scalars['String']['output'];
  /** Driver applications that arrived on it. */
  driverApplications: Scalars['Int']['output'];
};

/** How many leads stand in one status. */
export type LeadsPerStatus = {
  __typename?: 'LeadsPerStatus';
  /** Advertiser submissions in it. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** Driver applications in it. */
  driverApplications: Scalars['Int']['output'];
  /** The status. */
  status: LeadStatus;
};

/** A sign-in that works right now on a trial installation. */
export type LoginHint = {
  __typename?: 'LoginHint';
  /** The password. */
  password: Scalars['String']['output'];
  /** The user name. */
  username: Scalars['String']['output'];
};

/** The answer to a successful login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** The account that signed in. */
  admin: Admin;
  /** When the session ends at the latest. It ends earlier after long idleness or by `logout`. */
  expiresAt: Scalars['DateTime']['output'];
  /** The session's bearer token. It is shown only here. */
  token: Scalars['String']['output'];
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Admin. Write an internal note about a lead. `NOT_FOUND` when there is no such lead. */
  addLeadNote: AddLeadNotePayload;
  /**
   * Sign in. A wrong user name or password is `UNAUTHENTICATED` with the message "Invalid credentials",
   * too many attempts are `RATE_LIMITED`.
   */
  login: LoginPayload;
  /** Admin. Revoke the token that this request carries. True once it is revoked. */
  logout: Scalars['Boolean']['output'];
  /**
   * Admin. Put an advertiser submission into a status. Any status may follow any other; each change is
   * kept in `statusChanges`. `NOT_FOUND` when there is no such submission, `CONFLICT` when it no longer has the
   * `expectedStatus`.
   */
  setAdvertiserSubmissionStatus: SetAdvertiserSubmissionStatusPayload;
  /**
   * Admin. Change the status of up to 500 advertiser submissions at once. Those that no longer have their expected
   * status stay as they are and are answered as conflicts; all others change together.
   */
  setAdvertiserSubmissionStatuses: SetAdvertiserSubmissionStatusesPayload;
  /**
   * Admin. Put a driver application into a status. Any status may follow any other; each change is
   * kept in `statusChanges`. `NOT_FOUND` when there is no such application, `CONFLICT` when it no longer has the
   * `expectedStatus`.
   */
  setDriverApplicationStatus: SetDriverApplicationStatusPayload;
  /**
   * Admin. Change the status of up to 500 driver applications at once. Those that no longer have their expected status
   * stay as they are and are answered as conflicts; all others change together.
   */
  setDriverApplicationStatuses: SetDriverApplicationStatusesPayload;
  /**
   * Send an advertiser's inquiry. Refuses bad values with `BAD_USER_INPUT`, too many from one address
   * with `RATE_LIMITED`, and a `submissionId` already used for other values with `CONFLICT`.
   */
  submitAdvertiserInquiry: SubmitAdvertiserInquiryPayload;
  /**
   * Send a driver's application. Refuses bad values with `BAD_USER_INPUT`, too many from one address
   * with `RATE_LIMITED`, and a `submissionId` already used for other values with `CONFLICT`.
   */
  submitDriverApplication: SubmitDriverApplicationPayload;
  /**
   * Admin. Replace the content of a block; the site shows it at the next request. `BAD_USER_INPUT` when
   * the content is no JSON object, `PAYLOAD_TOO_LARGE` over 64 KB, `NOT_FOUND` when there is no such block.
   */
  updateCmsBlock: UpdateCmsBlockPayload;
};


/** Everything that can be changed. */
export type MutationAddLeadNoteArgs = {
  leadId: Scalars['ID']['input'];
  leadType: LeadType;
  text: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationLoginArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationSetAdvertiserSubmissionStatusArgs = {
  expectedStatus?: InputMaybe<LeadStatus>;
  id: Scalars['ID']['input'];
  status: LeadStatus;
};


/** Everything that can be changed. */
export type MutationSetAdvertiserSubmissionStatusesArgs = {
  changes: Array<LeadStatusChangeInput>;
};


/** Everything that can be changed. */
export type MutationSetDriverApplicationStatusArgs = {
  expectedStatus?: InputMaybe<LeadStatus>;
  id: Scalars['ID']['input'];
  status: LeadStatus;
};


/** Everything that can be changed. */
export type MutationSetDriverApplicationStatusesArgs = {
  changes: Array<LeadStatusChangeInput>;
};


/** Everything that can be changed. */
export type MutationSubmitAdvertiserInquiryArgs = {
  input: SubmitAdvertiserInquiryInput;
};


/** Everything that can be changed. */
export type MutationSubmitDriverApplicationArgs = {
  input: SubmitDriverApplicationInput;
};


/** Everything that can be changed. */
export type MutationUpdateCmsBlockArgs = {
  content: Scalars['JSON']['input'];
  id: Scalars['ID']['input'];
};

/** Which way a list goes. */
export type OrderDirection =
  /** A before B, earlier before later. */
  | 'ASCENDING'
  /** B before A, later before earlier. */
  | 'DESCENDING';

/** Where a page of a connection stands. Paging is forward only. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge, to be sent as `after`; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows behind `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the page was asked for with `after`, so that something lies before it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge, null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The rideshare platform a driver works with. */
export type Platform =
  /** Uber and Lyft. */
  | 'Both'
  /** Lyft. */
  | 'Lyft'
  /** Uber. */
  | 'Uber';

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** Admin. One advertiser submission, or null when there is none with this id. */
  advertiserSubmission?: Maybe<AdvertiserSubmission>;
  /** Admin. Advertiser submissions, newest first unless `orderBy` says otherwise. */
  advertiserSubmissions: AdvertiserSubmissionConnection;
  /** The site's editable content, ordered by page and section. */
  cmsBlocks: Array<CmsBlock>;
  /** Admin. The four counters above the dashboard's tabs. */
  dashboardSummary: DashboardSummary;
  /** Admin. One driver application, or null when there is none with this id. */
  driverApplication?: Maybe<DriverApplication>;
  /** Admin. Driver applications, newest first unless `orderBy` says otherwise. */
  driverApplications: DriverApplicationConnection;
  /** Admin. The mail log, newest first. */
  emailLogs: EmailLogConnection;
  /** Admin. How many leads arrived on each of the last days, and how many stand in each status. */
  leadStatistics: LeadStatistics;
  /**
   * The sign-in that the login page may show, or null. Present only while an embedded trial
   * installation on a loopback address still uses the password it made for itself.
   */
  loginHint?: Maybe<LoginHint>;
  /** Admin. The account behind the token. */
  me: Admin;
};


/** Everything that can be read. */
export type QueryAdvertiserSubmissionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdvertiserSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdvertiserSubmissionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<AdvertiserSubmissionOrder>;
};


/** Everything that can be read. */
export type QueryCmsBlocksArgs = {
  page?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryDriverApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDriverApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DriverApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DriverApplicationOrder>;
};


/** Everything that can be read. */
export type QueryEmailLogsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryLeadStatisticsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** The answer to a change of an advertiser submission's status. */
export type SetAdvertiserSubmissionStatusPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusPayload';
  /** The submission as it now stands. */
  advertiserSubmission: AdvertiserSubmission;
};

/** The answer to a change of several advertiser submissions' status. */
export type SetAdvertiserSubmissionStatusesPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusesPayload';
  /** The submissions that now have the status asked for. */
  advertiserSubmissions: Array<AdvertiserSubmission>;
  /** The submissions that had another status than expected, as they now stand. */
  conflicts: Array<AdvertiserSubmission>;
};

/** The answer to a change of a driver application's status. */
export type SetDriverApplicationStatusPayload = {
  __typename?: 'SetDriverApplicationStatusPayload';
  /** The application as it now stands. */
  driverApplication: DriverApplication;
};

/** The answer to a change of several driver applications' status. */
export type SetDriverApplicationStatusesPayload = {
  __typename?: 'SetDriverApplicationStatusesPayload';
  /** The applications that had another status than expected, as they now stand. */
  conflicts: Array<DriverApplication>;
  /** The applications that now have the status asked for. */
  driverApplications: Array<DriverApplication>;
};

/** One move of a lead from a status to another. */
export type StatusChange = {
  __typename?: 'StatusChange';
  /** When it was made. */
  changedAt: Scalars['DateTime']['output'];
  /** User name of the admin who made the change. */
  changedBy: Scalars['String']['output'];
  /** The status before. */
  from: LeadStatus;
  /** Identifies the change. */
  id: Scalars['ID']['output'];
  /** The status after. */
  to: LeadStatus;
};

/** What an advertiser enters. Single-line texts are trimmed and may have up to 255 characters; all are required but `submissionId` and `acceptedTermsDate`. */
export type SubmitAdvertiserInquiryInput = {
  /** The date of the Terms and Privacy Policy that the sender accepted, as the form showed it. */
  acceptedTermsDate?: InputMaybe<Scalars['String']['input']>;
  /** At least one format. */
  adFormats: Array<AdFormat>;
  /** The company's name. */
  companyName: Scalars['String']['input'];
  /** The name of the person to answer. */
  contactName: Scalars['String']['input'];
  /** The e-mail address to answer to. */
  email: Scalars['String']['input'];
  /** Where the advertiser wants to be seen. */
  location: Scalars['String']['input'];
  /** What the advertiser wants to say, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Made by the sender, a UUID: sending the same one again with the same values answers with the first result instead of making a second inquiry. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
};

/** The answer to an advertiser's inquiry. */
export type SubmitAdvertiserInquiryPayload = {
  __typename?: 'SubmitAdvertiserInquiryPayload';
  /** Identifies the stored submission. */
  id: Scalars['ID']['output'];
  /** What to tell the advertiser. */
  message: Scalars['String']['output'];
};

/** What a driver enters. Single-line texts are trimmed and may have up to 255 characters; all are required but `submissionId` and `acceptedTermsDate`. */
export type SubmitDriverApplicationInput = {
  /** The date of the Terms and Privacy Policy that the sender accepted, as the form showed it. */
  acceptedTermsDate?: InputMaybe<Scalars['String']['input']>;
  /** The city the driver works in. */
  city: Scalars['String']['input'];
  /** The driver's e-mail address. */
  email: Scalars['String']['input'];
  /** The driver's name. */
  name: Scalars['String']['input'];
  /** The driver's phone number. */
  phone: Scalars['String']['input'];
  /** The platform the driver works with. */
  platform: Platform;
  /** Made by the sender, a UUID: sending the same one again with the same values answers with the first result instead of making a second application. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  /** The vehicle's make. */
  vehicleMake: Scalars['String']['input'];
  /** The vehicle's model. */
  vehicleModel: Scalars['String']['input'];
  /** The vehicle's model year. */
  vehicleYear: Scalars['String']['input'];
};

/** The answer to a driver's application. */
export type SubmitDriverApplicationPayload = {
  __typename?: 'SubmitDriverApplicationPayload';
  /** Identifies the stored application. */
  id: Scalars['ID']['output'];
  /** What to tell the driver. */
  message: Scalars['String']['output'];
};

/** The answer to an edit of a content block. */
export type UpdateCmsBlockPayload = {
  __typename?: 'UpdateCmsBlockPayload';
  /** The block as it now stands. */
  cmsBlock: CmsBlock;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdFormat: ResolverTypeWrapper<AdFormatValue>;
  AddLeadNotePayload: ResolverTypeWrapper<Omit<AddLeadNotePayload, 'note'> & { note: ResolversTypes['LeadNote'] }>;
  Admin: ResolverTypeWrapper<AdminUser>;
  AdvertiserSubmission: ResolverTypeWrapper<AdvertiserSubmissionModel>;
  AdvertiserSubmissionConnection: ResolverTypeWrapper<AdvertiserSubmissionPage>;
  AdvertiserSubmissionEdge: ResolverTypeWrapper<Omit<AdvertiserSubmissionEdge, 'node'> & { node: ResolversTypes['AdvertiserSubmission'] }>;
  AdvertiserSubmissionFilter: AdvertiserSubmissionFilter;
  AdvertiserSubmissionOrder: AdvertiserSubmissionOrder;
  AdvertiserSubmissionOrderField: ResolverTypeWrapper<AdvertiserSubmissionOrderFieldValue>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CmsBlock: ResolverTypeWrapper<CmsBlockModel>;
  DashboardSummary: ResolverTypeWrapper<DashboardSummary>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DriverApplication: ResolverTypeWrapper<DriverApplicationModel>;
  DriverApplicationConnection: ResolverTypeWrapper<DriverApplicationPage>;
  DriverApplicationEdge: ResolverTypeWrapper<Omit<DriverApplicationEdge, 'node'> & { node: ResolversTypes['DriverApplication'] }>;
  DriverApplicationFilter: DriverApplicationFilter;
  DriverApplicationOrder: DriverApplicationOrder;
  DriverApplicationOrderField: ResolverTypeWrapper<DriverApplicationOrderFieldValue>;
  EmailLog: ResolverTypeWrapper<EmailLogModel>;
  EmailLogConnection: ResolverTypeWrapper<EmailLogPage>;
  EmailLogEdge: ResolverTypeWrapper<Omit<EmailLogEdge, 'node'> & { node: ResolversTypes['EmailLog'] }>;
  EmailLogStatus: ResolverTypeWrapper<EmailLogStatusValue>;
  EmailLogType: ResolverTypeWrapper<EmailLogTypeValue>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LeadNote: ResolverTypeWrapper<LeadNoteModel>;
  LeadReference: ResolverTypeWrapper<LeadReferenceRow>;
  LeadStatistics: ResolverTypeWrapper<Omit<LeadStatistics, 'statuses'> & { statuses: Array<ResolversTypes['LeadsPerStatus']> }>;
  LeadStatus: ResolverTypeWrapper<LeadStatusValue>;
  LeadStatusChangeInput: LeadStatusChangeInput;
  LeadType: ResolverTypeWrapper<LeadTypeValue>;
  LeadsPerDay: ResolverTypeWrapper<LeadsPerDay>;
  LeadsPerStatus: ResolverTypeWrapper<Omit<LeadsPerStatus, 'status'> & { status: ResolversTypes['LeadStatus'] }>;
  LoginHint: ResolverTypeWrapper<LoginHint>;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'admin'> & { admin: ResolversTypes['Admin'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Platform: ResolverTypeWrapper<PlatformValue>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetAdvertiserSubmissionStatusPayload: ResolverTypeWrapper<Omit<SetAdvertiserSubmissionStatusPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversTypes['AdvertiserSubmission'] }>;
  SetAdvertiserSubmissionStatusesPayload: ResolverTypeWrapper<Omit<SetAdvertiserSubmissionStatusesPayload, 'advertiserSubmissions' | 'conflicts'> & { advertiserSubmissions: Array<ResolversTypes['AdvertiserSubmission']>, conflicts: Array<ResolversTypes['AdvertiserSubmission']> }>;
  SetDriverApplicationStatusPayload: ResolverTypeWrapper<Omit<SetDriverApplicationStatusPayload, 'driverApplication'> & { driverApplication: ResolversTypes['DriverApplication'] }>;
  SetDriverApplicationStatusesPayload: ResolverTypeWrapper<Omit<SetDriverApplicationStatusesPayload, 'conflicts' | 'driverApplications'> & { conflicts: Array<ResolversTypes['DriverApplication']>, driverApplications: Array<ResolversTypes['DriverApplication']> }>;
  StatusChange: ResolverTypeWrapper<StatusChangeModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitAdvertiserInquiryInput: SubmitAdvertiserInquiryInput;
  SubmitAdvertiserInquiryPayload: ResolverTypeWrapper<SubmitAdvertiserInquiryPayload>;
  SubmitDriverApplicationInput: SubmitDriverApplicationInput;
  SubmitDriverApplicationPayload: ResolverTypeWrapper<SubmitDriverApplicationPayload>;
  UpdateCmsBlockPayload: ResolverTypeWrapper<Omit<UpdateCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversTypes['CmsBlock'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddLeadNotePayload: Omit<AddLeadNotePayload, 'note'> & { note: ResolversParentTypes['LeadNote'] };
  Admin: AdminUser;
  AdvertiserSubmission: AdvertiserSubmissionModel;
  AdvertiserSubmissionConnection: AdvertiserSubmissionPage;
  AdvertiserSubmissionEdge: Omit<AdvertiserSubmissionEdge, 'node'> & { node: ResolversParentTypes['AdvertiserSubmission'] };
  AdvertiserSubmissionFilter: AdvertiserSubmissionFilter;
  AdvertiserSubmissionOrder: AdvertiserSubmissionOrder;
  Boolean: Scalars['Boolean']['output'];
  CmsBlock: CmsBlockModel;
  DashboardSummary: DashboardSummary;
  DateTime: Scalars['DateTime']['output'];
  DriverApplication: DriverApplicationModel;
  DriverApplicationConnection: DriverApplicationPage;
  DriverApplicationEdge: Omit<DriverApplicationEdge, 'node'> & { node: ResolversParentTypes['DriverApplication'] };
  DriverApplicationFilter: DriverApplicationFilter;
  DriverApplicationOrder: DriverApplicationOrder;
  EmailLog: EmailLogModel;
  EmailLogConnection: EmailLogPage;
  EmailLogEdge: Omit<EmailLogEdge, 'node'> & { node: ResolversParentTypes['EmailLog'] };
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LeadNote: LeadNoteModel;
  LeadReference: LeadReferenceRow;
  LeadStatistics: Omit<LeadStatistics, 'statuses'> & { statuses: Array<ResolversParentTypes['LeadsPerStatus']> };
  LeadStatusChangeInput: LeadStatusChangeInput;
  LeadsPerDay: LeadsPerDay;
  LeadsPerStatus: LeadsPerStatus;
  LoginHint: LoginHint;
  LoginPayload: Omit<LoginPayload, 'admin'> & { admin: ResolversParentTypes['Admin'] };
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  SetAdvertiserSubmissionStatusPayload: Omit<SetAdvertiserSubmissionStatusPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversParentTypes['AdvertiserSubmission'] };
  SetAdvertiserSubmissionStatusesPayload: Omit<SetAdvertiserSubmissionStatusesPayload, 'advertiserSubmissions' | 'conflicts'> & { advertiserSubmissions: Array<ResolversParentTypes['AdvertiserSubmission']>, conflicts: Array<ResolversParentTypes['AdvertiserSubmission']> };
  SetDriverApplicationStatusPayload: Omit<SetDriverApplicationStatusPayload, 'driverApplication'> & { driverApplication: ResolversParentTypes['DriverApplication'] };
  SetDriverApplicationStatusesPayload: Omit<SetDriverApplicationStatusesPayload, 'conflicts' | 'driverApplications'> & { conflicts: Array<ResolversParentTypes['DriverApplication']>, driverApplications: Array<ResolversParentTypes['DriverApplication']> };
  StatusChange: StatusChangeModel;
  String: Scalars['String']['output'];
  SubmitAdvertiserInquiryInput: SubmitAdvertiserInquiryInput;
  SubmitAdvertiserInquiryPayload: SubmitAdvertiserInquiryPayload;
  SubmitDriverApplicationInput: SubmitDriverApplicationInput;
  SubmitDriverApplicationPayload: SubmitDriverApplicationPayload;
  UpdateCmsBlockPayload: Omit<UpdateCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
};

export type AdFormatResolvers = { CAR_WRAPPING: 'Car Wrapping', IN_CAR_TABLET: 'In-Car Tablet', ON_TOP_DYNAMIC_SCREEN: 'On-Top Dynamic Screen' };

export type AddLeadNotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddLeadNotePayload'] = ResolversParentTypes['AddLeadNotePayload']> = {
  note?: Resolver<ResolversTypes['LeadNote'], ParentType, ContextType>;
};

export type AdminResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvertiserSubmissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvertiserSubmission'] = ResolversParentTypes['AdvertiserSubmission']> = {
  acceptedTermsDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adFormats?: Resolver<Array<ResolversTypes['AdFormat']>, ParentType, ContextType>;
  answerDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  budgetRange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emails?: Resolver<Array<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['LeadNote']>, ParentType, ContextType>;
  possibleRepeats?: Resolver<Array<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdvertiserSubmissionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvertiserSubmissionConnection'] = ResolversParentTypes['AdvertiserSubmissionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdvertiserSubmissionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdvertiserSubmissionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvertiserSubmissionEdge'] = ResolversParentTypes['AdvertiserSubmissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdvertiserSubmission'], ParentType, ContextType>;
};

export type AdvertiserSubmissionOrderFieldResolvers = { COMPANY: 'companyName', CONTACT: 'contactName', EMAIL: 'email', RECEIVED: 'id', STATUS: 'status' };

export type CmsBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DashboardSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardSummary'] = ResolversParentTypes['DashboardSummary']> = {
  advertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueAdvertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueDriverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingAdvertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingDriverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DriverApplicationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplication'] = ResolversParentTypes['DriverApplication']> = {
  acceptedTermsDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emails?: Resolver<Array<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['LeadNote']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  possibleRepeats?: Resolver<Array<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleMake?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleModel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DriverApplicationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplicationConnection'] = ResolversParentTypes['DriverApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DriverApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DriverApplication']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DriverApplicationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplicationEdge'] = ResolversParentTypes['DriverApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DriverApplication'], ParentType, ContextType>;
};

export type DriverApplicationOrderFieldResolvers = { CITY: 'city', EMAIL: 'email', NAME: 'name', PLATFORM: 'platform', RECEIVED: 'id', STATUS: 'status' };

export type EmailLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailLog'] = ResolversParentTypes['EmailLog']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  formData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmailLogStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EmailLogType'], ParentType, ContextType>;
};

export type EmailLogConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailLogConnection'] = ResolversParentTypes['EmailLogConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EmailLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailLogEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailLogEdge'] = ResolversParentTypes['EmailLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
};

export type EmailLogStatusResolvers = { LOGGED: 'logged', QUEUED: 'queued' };

export type EmailLogTypeResolvers = { ADVERTISER_INQUIRY: 'advertiser_inquiry', DRIVER_APPLICATION: 'driver_application' };

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LeadNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadNote'] = ResolversParentTypes['LeadNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadReference'] = ResolversParentTypes['LeadReference']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
};

export type LeadStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadStatistics'] = ResolversParentTypes['LeadStatistics']> = {
  days?: Resolver<Array<ResolversTypes['LeadsPerDay']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['LeadsPerStatus']>, ParentType, ContextType>;
};

export type LeadStatusResolvers = { APPROVED: 'approved', CONTACTED: 'contacted', PENDING: 'pending', REJECTED: 'rejected' };

export type LeadTypeResolvers = { ADVERTISER_SUBMISSION: 'advertiser_submission', DRIVER_APPLICATION: 'driver_application' };

export type LeadsPerDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadsPerDay'] = ResolversParentTypes['LeadsPerDay']> = {
  advertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadsPerStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadsPerStatus'] = ResolversParentTypes['LeadsPerStatus']> = {
  advertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
};

export type LoginHintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginHint'] = ResolversParentTypes['LoginHint']> = {
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  admin?: Resolver<ResolversTypes['Admin'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addLeadNote?: Resolver<ResolversTypes['AddLeadNotePayload'], ParentType, ContextType, RequireFields<MutationAddLeadNoteArgs, 'leadId' | 'leadType' | 'text'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'password' | 'username'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setAdvertiserSubmissionStatus?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusArgs, 'id' | 'status'>>;
  setAdvertiserSubmissionStatuses?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusesPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusesArgs, 'changes'>>;
  setDriverApplicationStatus?: Resolver<ResolversTypes['SetDriverApplicationStatusPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusArgs, 'id' | 'status'>>;
  setDriverApplicationStatuses?: Resolver<ResolversTypes['SetDriverApplicationStatusesPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusesArgs, 'changes'>>;
  submitAdvertiserInquiry?: Resolver<ResolversTypes['SubmitAdvertiserInquiryPayload'], ParentType, ContextType, RequireFields<MutationSubmitAdvertiserInquiryArgs, 'input'>>;
  submitDriverApplication?: Resolver<ResolversTypes['SubmitDriverApplicationPayload'], ParentType, ContextType, RequireFields<MutationSubmitDriverApplicationArgs, 'input'>>;
  updateCmsBlock?: Resolver<ResolversTypes['UpdateCmsBlockPayload'], ParentType, ContextType, RequireFields<MutationUpdateCmsBlockArgs, 'content' | 'id'>>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformResolvers = { BOTH: 'Both', LYFT: 'Lyft', UBER: 'Uber' };

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  advertiserSubmission?: Resolver<Maybe<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType, RequireFields<QueryAdvertiserSubmissionArgs, 'id'>>;
  advertiserSubmissions?: Resolver<ResolversTypes['AdvertiserSubmissionConnection'], ParentType, ContextType, RequireFields<QueryAdvertiserSubmissionsArgs, 'first'>>;
  cmsBlocks?: Resolver<Array<ResolversTypes['CmsBlock']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  dashboardSummary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType>;
  driverApplication?: Resolver<Maybe<ResolversTypes['DriverApplication']>, ParentType, ContextType, RequireFields<QueryDriverApplicationArgs, 'id'>>;
  driverApplications?: Resolver<ResolversTypes['DriverApplicationConnection'], ParentType, ContextType, RequireFields<QueryDriverApplicationsArgs, 'first'>>;
  emailLogs?: Resolver<ResolversTypes['EmailLogConnection'], ParentType, ContextType, RequireFields<QueryEmailLogsArgs, 'first'>>;
  leadStatistics?: Resolver<ResolversTypes['LeadStatistics'], ParentType, ContextType, RequireFields<QueryLeadStatisticsArgs, 'days'>>;
  loginHint?: Resolver<Maybe<ResolversTypes['LoginHint']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Admin'], ParentType, ContextType>;
};

export type SetAdvertiserSubmissionStatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAdvertiserSubmissionStatusPayload'] = ResolversParentTypes['SetAdvertiserSubmissionStatusPayload']> = {
  advertiserSubmission?: Resolver<ResolversTypes['AdvertiserSubmission'], ParentType, ContextType>;
};

export type SetAdvertiserSubmissionStatusesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAdvertiserSubmissionStatusesPayload'] = ResolversParentTypes['SetAdvertiserSubmissionStatusesPayload']> = {
  advertiserSubmissions?: Resolver<Array<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType>;
};

export type SetDriverApplicationStatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDriverApplicationStatusPayload'] = ResolversParentTypes['SetDriverApplicationStatusPayload']> = {
  driverApplication?: Resolver<ResolversTypes['DriverApplication'], ParentType, ContextType>;
};

export type SetDriverApplicationStatusesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDriverApplicationStatusesPayload'] = ResolversParentTypes['SetDriverApplicationStatusesPayload']> = {
  conflicts?: Resolver<Array<ResolversTypes['DriverApplication']>, ParentType, ContextType>;
  driverApplications?: Resolver<Array<ResolversTypes['DriverApplication']>, ParentType, ContextType>;
};

export type StatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusChange'] = ResolversParentTypes['StatusChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
};

export type SubmitAdvertiserInquiryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitAdvertiserInquiryPayload'] = ResolversParentTypes['SubmitAdvertiserInquiryPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitDriverApplicationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitDriverApplicationPayload'] = ResolversParentTypes['SubmitDriverApplicationPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateCmsBlockPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCmsBlockPayload'] = ResolversParentTypes['UpdateCmsBlockPayload']> = {
  cmsBlock?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AdFormat?: AdFormatResolvers;
  AddLeadNotePayload?: AddLeadNotePayloadResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AdvertiserSubmission?: AdvertiserSubmissionResolvers<ContextType>;
  AdvertiserSubmissionConnection?: AdvertiserSubmissionConnectionResolvers<ContextType>;
  AdvertiserSubmissionEdge?: AdvertiserSubmissionEdgeResolvers<ContextType>;
  AdvertiserSubmissionOrderField?: AdvertiserSubmissionOrderFieldResolvers;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DriverApplication?: DriverApplicationResolvers<ContextType>;
  DriverApplicationConnection?: DriverApplicationConnectionResolvers<ContextType>;
  DriverApplicationEdge?: DriverApplicationEdgeResolvers<ContextType>;
  DriverApplicationOrderField?: DriverApplicationOrderFieldResolvers;
  EmailLog?: EmailLogResolvers<ContextType>;
  EmailLogConnection?: EmailLogConnectionResolvers<ContextType>;
  EmailLogEdge?: EmailLogEdgeResolvers<ContextType>;
  EmailLogStatus?: EmailLogStatusResolvers;
  EmailLogType?: EmailLogTypeResolvers;
  JSON?: GraphQLScalarType;
  LeadNote?: LeadNoteResolvers<ContextType>;
  LeadReference?: LeadReferenceResolvers<ContextType>;
  LeadStatistics?: LeadStatisticsResolvers<ContextType>;
  LeadStatus?: LeadStatusResolvers;
  LeadType?: LeadTypeResolvers;
  LeadsPerDay?: LeadsPerDayResolvers<ContextType>;
  LeadsPerStatus?: LeadsPerStatusResolvers<ContextType>;
  LoginHint?: LoginHintResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Platform?: PlatformResolvers;
  Query?: QueryResolvers<ContextType>;
  SetAdvertiserSubmissionStatusPayload?: SetAdvertiserSubmissionStatusPayloadResolvers<ContextType>;
  SetAdvertiserSubmissionStatusesPayload?: SetAdvertiserSubmissionStatusesPayloadResolvers<ContextType>;
  SetDriverApplicationStatusPayload?: SetDriverApplicationStatusPayloadResolvers<ContextType>;
  SetDriverApplicationStatusesPayload?: SetDriverApplicationStatusesPayloadResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  SubmitAdvertiserInquiryPayload?: SubmitAdvertiserInquiryPayloadResolvers<ContextType>;
  SubmitDriverApplicationPayload?: SubmitDriverApplicationPayloadResolvers<ContextType>;
  UpdateCmsBlockPayload?: UpdateCmsBlockPayloadResolvers<ContextType>;
};

