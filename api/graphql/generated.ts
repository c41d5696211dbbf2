import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AdFormat as AdFormatValue } from '../modules/advertisers/adFormat.ts';
import type { EmailLogStatus as EmailLogStatusValue } from '../modules/email/emailLogStatus.ts';
import type { EmailLogType as EmailLogTypeValue } from '../modules/email/emailLogType.ts';
import type { LeadStatus as LeadStatusValue } from '../modules/leads/leadStatus.ts';
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
  /** The formats the advertiser asked for, at least one. */
  adFormats: Array<AdFormat>;
  /** The stated budget, always "Contact for quote". */
  budgetRange: Scalars['String']['output'];
  /** The company's name. */
  companyName: Scalars['String']['output'];
  /** The name of the person to answer. */
  contactName: Scalars['String']['output'];
  /** When it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address to answer to. */
  email: Scalars['String']['output'];
  /** Identifies the submission. */
  id: Scalars['ID']['output'];
  /** Where the advertiser wants to be seen. */
  location: Scalars['String']['output'];
  /** What the advertiser wrote. Null when the sender had only a location, as a REST client may. */
  message?: Maybe<Scalars['String']['output']>;
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
  /** Advertiser submissions with the status `PENDING`. */
  pendingAdvertiserSubmissions: Scalars['Int']['output'];
  /** Driver applications with the status `PENDING`. */
  pendingDriverApplications: Scalars['Int']['output'];
};

/** A driver's wish to carry screens or wraps. */
export type DriverApplication = {
  __typename?: 'DriverApplication';
  /** The city the driver works in. */
  city: Scalars['String']['output'];
  /** When it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** The driver's e-mail address. */
  email: Scalars['String']['output'];
  /** Identifies the application. */
  id: Scalars['ID']['output'];
  /** The driver's name. */
  name: Scalars['String']['output'];
  /** The driver's phone number, as entered. */
  phone: Scalars['String']['output'];
  /** The platform the driver works with. */
  platform: Platform;
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

/** Conditions on a list of leads. Conditions that are not given do not restrict it. */
export type LeadFilter = {
  /** Only leads in one of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
};

/** The order of a list of leads. */
export type LeadOrder =
  /** Latest arrival first. */
  | 'NEWEST_FIRST'
  /** Earliest arrival first. */
  | 'OLDEST_FIRST';

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
  /**
   * Sign in. A wrong user name or password is `UNAUTHENTICATED` with the message "Invalid credentials",
   * too many attempts are `RATE_LIMITED`.
   */
  login: LoginPayload;
  /** Admin. Revoke the token that this request carries. True once it is revoked. */
  logout: Scalars['Boolean']['output'];
  /**
   * Admin. Put an advertiser submission into a status. Any status may follow any other; each change is
   * kept in `statusChanges`. `NOT_FOUND` when there is no such submission.
   */
  setAdvertiserSubmissionStatus: SetAdvertiserSubmissionStatusPayload;
  /**
   * Admin. Put a driver application into a status. Any status may follow any other; each change is
   * kept in `statusChanges`. `NOT_FOUND` when there is no such application.
   */
  setDriverApplicationStatus: SetDriverApplicationStatusPayload;
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
export type MutationLoginArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationSetAdvertiserSubmissionStatusArgs = {
  id: Scalars['ID']['input'];
  status: LeadStatus;
};


/** Everything that can be changed. */
export type MutationSetDriverApplicationStatusArgs = {
  id: Scalars['ID']['input'];
  status: LeadStatus;
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
  /** Admin. Advertiser submissions, newest first unless `orderBy` says otherwise. */
  advertiserSubmissions: AdvertiserSubmissionConnection;
  /** The site's editable content, ordered by page and section. */
  cmsBlocks: Array<CmsBlock>;
  /** Admin. The four counters above the dashboard's tabs. */
  dashboardSummary: DashboardSummary;
  /** Admin. Driver applications, newest first unless `orderBy` says otherwise. */
  driverApplications: DriverApplicationConnection;
  /** Admin. The mail log, newest first. */
  emailLogs: EmailLogConnection;
  /**
   * The sign-in that the login page may show, or null. Present only while an embedded trial
   * installation on a loopback address still uses the password it made for itself.
   */
  loginHint?: Maybe<LoginHint>;
  /** Admin. The account behind the token. */
  me: Admin;
};


/** Everything that can be read. */
export type QueryAdvertiserSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LeadFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LeadOrder>;
};


/** Everything that can be read. */
export type QueryCmsBlocksArgs = {
  page?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryDriverApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LeadFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<LeadOrder>;
};


/** Everything that can be read. */
export type QueryEmailLogsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The answer to a change of an advertiser submission's status. */
export type SetAdvertiserSubmissionStatusPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusPayload';
  /** The submission as it now stands. */
  advertiserSubmission: AdvertiserSubmission;
};

/** The answer to a change of a driver application's status. */
export type SetDriverApplicationStatusPayload = {
  __typename?: 'SetDriverApplicationStatusPayload';
  /** The application as it now stands. */
  driverApplication: DriverApplication;
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

/** What an advertiser enters. Single-line texts are trimmed and may have up to 255 characters; all but `submissionId` are required. */
export type SubmitAdvertiserInquiryInput = {
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

/** What a driver enters. Single-line texts are trimmed and may have up to 255 characters; all are required. */
export type SubmitDriverApplicationInput = {
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
  Admin: ResolverTypeWrapper<AdminUser>;
  AdvertiserSubmission: ResolverTypeWrapper<AdvertiserSubmissionModel>;
  AdvertiserSubmissionConnection: ResolverTypeWrapper<AdvertiserSubmissionPage>;
  AdvertiserSubmissionEdge: ResolverTypeWrapper<Omit<AdvertiserSubmissionEdge, 'node'> & { node: ResolversTypes['AdvertiserSubmission'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CmsBlock: ResolverTypeWrapper<CmsBlockModel>;
  DashboardSummary: ResolverTypeWrapper<DashboardSummary>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DriverApplication: ResolverTypeWrapper<DriverApplicationModel>;
  DriverApplicationConnection: ResolverTypeWrapper<DriverApplicationPage>;
  DriverApplicationEdge: ResolverTypeWrapper<Omit<DriverApplicationEdge, 'node'> & { node: ResolversTypes['DriverApplication'] }>;
  EmailLog: ResolverTypeWrapper<EmailLogModel>;
  EmailLogConnection: ResolverTypeWrapper<EmailLogPage>;
  EmailLogEdge: ResolverTypeWrapper<Omit<EmailLogEdge, 'node'> & { node: ResolversTypes['EmailLog'] }>;
  EmailLogStatus: ResolverTypeWrapper<EmailLogStatusValue>;
  EmailLogType: ResolverTypeWrapper<EmailLogTypeValue>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LeadFilter: LeadFilter;
  LeadOrder: LeadOrder;
  LeadStatus: ResolverTypeWrapper<LeadStatusValue>;
  LoginHint: ResolverTypeWrapper<LoginHint>;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'admin'> & { admin: ResolversTypes['Admin'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Platform: ResolverTypeWrapper<PlatformValue>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetAdvertiserSubmissionStatusPayload: ResolverTypeWrapper<Omit<SetAdvertiserSubmissionStatusPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversTypes['AdvertiserSubmission'] }>;
  SetDriverApplicationStatusPayload: ResolverTypeWrapper<Omit<SetDriverApplicationStatusPayload, 'driverApplication'> & { driverApplication: ResolversTypes['DriverApplication'] }>;
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
  Admin: AdminUser;
  AdvertiserSubmission: AdvertiserSubmissionModel;
  AdvertiserSubmissionConnection: AdvertiserSubmissionPage;
  AdvertiserSubmissionEdge: Omit<AdvertiserSubmissionEdge, 'node'> & { node: ResolversParentTypes['AdvertiserSubmission'] };
  Boolean: Scalars['Boolean']['output'];
  CmsBlock: CmsBlockModel;
  DashboardSummary: DashboardSummary;
  DateTime: Scalars['DateTime']['output'];
  DriverApplication: DriverApplicationModel;
  DriverApplicationConnection: DriverApplicationPage;
  DriverApplicationEdge: Omit<DriverApplicationEdge, 'node'> & { node: ResolversParentTypes['DriverApplication'] };
  EmailLog: EmailLogModel;
  EmailLogConnection: EmailLogPage;
  EmailLogEdge: Omit<EmailLogEdge, 'node'> & { node: ResolversParentTypes['EmailLog'] };
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LeadFilter: LeadFilter;
  LoginHint: LoginHint;
  LoginPayload: Omit<LoginPayload, 'admin'> & { admin: ResolversParentTypes['Admin'] };
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  SetAdvertiserSubmissionStatusPayload: Omit<SetAdvertiserSubmissionStatusPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversParentTypes['AdvertiserSubmission'] };
  SetDriverApplicationStatusPayload: Omit<SetDriverApplicationStatusPayload, 'driverApplication'> & { driverApplication: ResolversParentTypes['DriverApplication'] };
  StatusChange: StatusChangeModel;
  String: Scalars['String']['output'];
  SubmitAdvertiserInquiryInput: SubmitAdvertiserInquiryInput;
  SubmitAdvertiserInquiryPayload: SubmitAdvertiserInquiryPayload;
  SubmitDriverApplicationInput: SubmitDriverApplicationInput;
  SubmitDriverApplicationPayload: SubmitDriverApplicationPayload;
  UpdateCmsBlockPayload: Omit<UpdateCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
};

export type AdFormatResolvers = { CAR_WRAPPING: 'Car Wrapping', IN_CAR_TABLET: 'In-Car Tablet', ON_TOP_DYNAMIC_SCREEN: 'On-Top Dynamic Screen' };

export type AdminResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvertiserSubmissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvertiserSubmission'] = ResolversParentTypes['AdvertiserSubmission']> = {
  adFormats?: Resolver<Array<ResolversTypes['AdFormat']>, ParentType, ContextType>;
  budgetRange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  pendingAdvertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingDriverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DriverApplicationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplication'] = ResolversParentTypes['DriverApplication']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
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

export type LeadStatusResolvers = { APPROVED: 'approved', CONTACTED: 'contacted', PENDING: 'pending', REJECTED: 'rejected' };

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
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'password' | 'username'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setAdvertiserSubmissionStatus?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusArgs, 'id' | 'status'>>;
  setDriverApplicationStatus?: Resolver<ResolversTypes['SetDriverApplicationStatusPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusArgs, 'id' | 'status'>>;
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
  advertiserSubmissions?: Resolver<ResolversTypes['AdvertiserSubmissionConnection'], ParentType, ContextType, RequireFields<QueryAdvertiserSubmissionsArgs, 'first' | 'orderBy'>>;
  cmsBlocks?: Resolver<Array<ResolversTypes['CmsBlock']>, ParentType, ContextType, Partial<QueryCmsBlocksArgs>>;
  dashboardSummary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['DriverApplicationConnection'], ParentType, ContextType, RequireFields<QueryDriverApplicationsArgs, 'first' | 'orderBy'>>;
  emailLogs?: Resolver<ResolversTypes['EmailLogConnection'], ParentType, ContextType, RequireFields<QueryEmailLogsArgs, 'first'>>;
  loginHint?: Resolver<Maybe<ResolversTypes['LoginHint']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Admin'], ParentType, ContextType>;
};

export type SetAdvertiserSubmissionStatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAdvertiserSubmissionStatusPayload'] = ResolversParentTypes['SetAdvertiserSubmissionStatusPayload']> = {
  advertiserSubmission?: Resolver<ResolversTypes['AdvertiserSubmission'], ParentType, ContextType>;
};

export type SetDriverApplicationStatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDriverApplicationStatusPayload'] = ResolversParentTypes['SetDriverApplicationStatusPayload']> = {
  driverApplication?: Resolver<ResolversTypes['DriverApplication'], ParentType, ContextType>;
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
  Admin?: AdminResolvers<ContextType>;
  AdvertiserSubmission?: AdvertiserSubmissionResolvers<ContextType>;
  AdvertiserSubmissionConnection?: AdvertiserSubmissionConnectionResolvers<ContextType>;
  AdvertiserSubmissionEdge?: AdvertiserSubmissionEdgeResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DriverApplication?: DriverApplicationResolvers<ContextType>;
  DriverApplicationConnection?: DriverApplicationConnectionResolvers<ContextType>;
  DriverApplicationEdge?: DriverApplicationEdgeResolvers<ContextType>;
  EmailLog?: EmailLogResolvers<ContextType>;
  EmailLogConnection?: EmailLogConnectionResolvers<ContextType>;
  EmailLogEdge?: EmailLogEdgeResolvers<ContextType>;
  EmailLogStatus?: EmailLogStatusResolvers;
  EmailLogType?: EmailLogTypeResolvers;
  JSON?: GraphQLScalarType;
  LeadStatus?: LeadStatusResolvers;
  LoginHint?: LoginHintResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Platform?: PlatformResolvers;
  Query?: QueryResolvers<ContextType>;
  SetAdvertiserSubmissionStatusPayload?: SetAdvertiserSubmissionStatusPayloadResolvers<ContextType>;
  SetDriverApplicationStatusPayload?: SetDriverApplicationStatusPayloadResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  SubmitAdvertiserInquiryPayload?: SubmitAdvertiserInquiryPayloadResolvers<ContextType>;
  SubmitDriverApplicationPayload?: SubmitDriverApplicationPayloadResolvers<ContextType>;
  UpdateCmsBlockPayload?: UpdateCmsBlockPayloadResolvers<ContextType>;
};

