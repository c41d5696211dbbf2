import type { Upload } from '../http/uploads.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { LeadRow } from '../../rooms/leads/lead/leadKind.ts';
import type { LeadPage } from '../../rooms/leads/list/listLeads.service.ts';
import type { MediaFileRow } from '../../rooms/content/pictures/mediaFile.model.ts';
import type { MediaFilePage } from '../../rooms/content/media/media.service.ts';
import type { DashboardSummary as DashboardSummaryRow, LeadsPerDay as LeadsPerDayRow, LeadsPerStatus as LeadsPerStatusRow } from '../../rooms/statistics/leads/leadSummary.service.ts';
import type { MergeWithPart } from '../../rooms/leads/merged/mergedLeads.ts';
import type { LeadNote as LeadNoteModel, LeadView as LeadViewModel } from '../../rooms/leads/related/leadWork.model.ts';
import type { LetterRow } from '../../rooms/mail/letters/letter.model.ts';
import type { LeadMessageRow, ReplyDraftRow } from '../../rooms/leads/related/leadMessage.model.ts';
import type { MessagePage } from '../../rooms/conversation/messages/messages.service.ts';
import type { StoredAttachment } from '../../contract/mail/messages.ts';
import type { LeadFileRow, LeadFileRequestRow } from '../../rooms/leads/related/leadFile.model.ts';
import type { NamedRule } from '../../rooms/automation/rules/ruleNames.ts';
import type { LeadImportRow as LeadImportModelRow } from '../../rooms/automation/imports/leadImport.model.ts';
import type { ImportedRow, ImportedRowPage } from '../../rooms/automation/imports/importRows.ts';
import type { LeadImportPage } from '../../rooms/automation/imports/leadImports.service.ts';
import type { LeadReference as LeadReferenceRow } from '../../rooms/leads/lead/leadReference.ts';
import type { EmailLogPage } from '../../rooms/mail/log/email.service.ts';
import type { ApiKeyFacts } from '../../rooms/accounts/apiKeys/apiKey.service.ts';
import type { TeamSettings as TeamSettingsRow } from '../../rooms/accounts/team/teamSettings.service.ts';
import type { Account } from '../../platform/viewer/viewer.ts';
import type { Passkey as PasskeyModel } from '../../rooms/accounts/proofs/factor.model.ts';
import type { CmsBlock as CmsBlockModel, CmsBlockVersionRow } from '../../rooms/content/cms/cmsBlock.model.ts';
import type { CmsDraftRow } from '../../rooms/content/cms/cmsDraft.model.ts';
import type { CmsBlockVersionPage } from '../../rooms/content/cms/cms.service.ts';
import type { EmailAttempt as EmailAttemptModel, EmailLogRow } from '../../platform/outbox/emailLog.model.ts';
import type { RecordedEventRow } from '../../platform/events/event.model.ts';
import type { ErasureReport as ErasureReportRow, ErasedKey } from '../../rooms/privacy/erasure/erasure.service.ts';
import type { PlacedLead, PlacedPage } from '../../rooms/leads/places/placedLeads.ts';
import type { PrivacyRequestRow } from '../../rooms/mail/privacy/privacyRequest.model.ts';
import type { PrivacyRequestPage } from '../../rooms/privacy/privacyRequests/privacyRequests.service.ts';
import type { PersonLead } from '../../rooms/privacy/privacyRequests/answers/personLeads.ts';
import type { NamedExport } from '../../rooms/privacy/erasure/remainingCopies.ts';
import type { LeadChange, ChangePage } from '../../rooms/activity/changes/change.service.ts';
import type { ChangedField as ChangedFieldRow } from '../../contract/activity/changedFields.ts';
import type { EventPage } from '../../rooms/activity/events/event.service.ts';
import type { StatusChange as StatusChangeModel } from '../../rooms/leads/history/leadEvents.ts';
import type { WebhookRow, WebhookDeliveryRow, WebhookAttempt as WebhookAttemptModel } from '../../rooms/activity/webhooks/webhook.model.ts';
import type { LeadConditions } from '../../rooms/automation/rules/ruleFields.rules.ts';
import type { WebhookDeliveryPage } from '../../rooms/activity/webhooks/webhook.service.ts';
import type { RequestContext } from './context.ts';
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
  /** A day such as `2026-11-21`. */
  Date: { input: string; output: string; }
  /** A moment in UTC as ISO 8601 with milliseconds: `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A file as part of a multipart request. */
  Upload: { input: Upload; output: Upload; }
};

/** The input of `acceptInvitation`. */
export type AcceptInvitationInput = {
  /** Display name, up to 255 characters. */
  name: Scalars['String']['input'];
  /** 12 to 255 characters, not easy to guess. */
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** Account security. */
export type AccountSecurity = {
  __typename?: 'AccountSecurity';
  /** True if sign-in requires codes of an authenticator app. */
  hasTotp: Scalars['Boolean']['output'];
  /** True if owners require a second factor from the viewer's role. */
  isSecondFactorRequired: Scalars['Boolean']['output'];
  /** Oldest first. */
  passkeys: Array<Passkey>;
  recoveryCodesLeft: Scalars['Int']['output'];
  /** End of the last identity proof's validity; may be in the past. */
  verifiedUntil: Scalars['DateTime']['output'];
};

/** Ad format. */
export type AdFormat =
  | 'Car Wrapping'
  | 'In-Car Tablet'
  | 'On-Top Dynamic Screen';

/** The answer to `addAdvertiserSubmission`. */
export type AddAdvertiserSubmissionPayload = {
  __typename?: 'AddAdvertiserSubmissionPayload';
  advertiserSubmission: AdvertiserSubmission;
};

/** The answer to `addDriverApplication`. */
export type AddDriverApplicationPayload = {
  __typename?: 'AddDriverApplicationPayload';
  driverApplication: DriverApplication;
};

/** The answer to `addLeadNote`. */
export type AddLeadNotePayload = {
  __typename?: 'AddLeadNotePayload';
  note: LeadNote;
};

/** A stored inquiry of an advertiser. */
export type AdvertiserSubmission = Lead & Node & {
  __typename?: 'AdvertiserSubmission';
  /** Date of the accepted Terms and Privacy Policy as stated by the client; `termsAcceptance` is recorded by the server. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /** Empty only if a user added the lead without any. */
  adFormats: Array<AdFormat>;
  /**
   * Due date of the promised reply (`LeadKindSummary.replyPromise`), counted from the arrival of a `PENDING` lead and
   * otherwise from `waitingSince`. Null if no reply is due, or if none was promised, as to leads on a wait list or from imports.
   */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Always `Contact for quote`, as prices are negotiated. */
  budgetRange: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  contactName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** Mails about the lead, oldest first. */
  emails: Array<EmailLog>;
  /** Id set by an API client; null for none. */
  externalId?: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  /** Requested files not sent yet, oldest first. */
  fileRequests: Array<FileRequest>;
  /** Oldest first. */
  files: Array<LeadFile>;
  /** Day of the follow-up; null for none. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  hasPossibleRepeats: Scalars['Boolean']['output'];
  /** Oldest first: the arrival, then a page of later entries, such as changes, notes, calls and mails. */
  history: Array<LeadHistoryEntry>;
  id: Scalars['ID']['output'];
  /** Language of the sender and of replies: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** Requested location of the ads. */
  location: Scalars['String']['output'];
  /** Reason for suppressing mail to the lead's address; null if mail is allowed. */
  mailProblem?: Maybe<MailProblem>;
  /** Time of the last bounce of mail to the sender; null without one, and after a reply or status change. */
  mailReturnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Leads merged into this one, oldest first. */
  merges: Array<LeadMerge>;
  /** Null if a REST client sent only a location. */
  message?: Maybe<Scalars['String']['output']>;
  /** Number of received and sent messages. */
  messageCount: Scalars['Int']['output'];
  /** Messages between sender and team, oldest first. */
  messages: LeadMessageConnection;
  /** Texts set by API clients, by name. */
  metadata: Array<LeadMetadataEntry>;
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
  notes: Array<LeadNote>;
  /** Null if unassigned. */
  owner?: Maybe<Colleague>;
  /** As entered; empty if not given. */
  phone: Scalars['String']['output'];
  /** Readable: national format for North America, otherwise with country code; as entered if invalid. */
  phoneDisplay: Scalars['String']['output'];
  /** E.164, such as `+12135550100`; numbers without a country code count as US numbers. Null if invalid. */
  phoneE164?: Maybe<Scalars['String']['output']>;
  /** Budget of the planned campaign in whole US dollars. Null without a plan. */
  plannedBudget?: Maybe<Scalars['Int']['output']>;
  /** City names of the planned campaign. Null without a plan. */
  plannedCities?: Maybe<Array<Scalars['String']['output']>>;
  /** Duration of the planned campaign in weeks. Null without a plan. */
  plannedWeeks?: Maybe<Scalars['Int']['output']>;
  /** Leads of any kind with the same email address or phone number, newest first, up to 20. */
  possibleRepeats: Array<LeadReference>;
  replyDrafts: Array<ReplyDraft>;
  /** Start of the opt-out from sale and sharing; null without an opt-out. */
  saleOptOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Traffic source; null if unknown. */
  source?: Maybe<LeadSource>;
  status: LeadStatus;
  statusChanges: Array<StatusChange>;
  /** Reason of the status; null if none was given. */
  statusReason?: Maybe<Scalars['String']['output']>;
  /** Consent recorded by the server. Null if the lead was sent without `acceptedTerms`. */
  termsAcceptance?: Maybe<TermsAcceptance>;
  /** Title of the lead in lists: the driver's name, or the advertiser's company name, otherwise the contact's name. */
  title: Scalars['String']['output'];
  /** Time of the last call that did not reach the sender; null without one. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the lead's address unsubscribed from marketing letters; null while subscribed. */
  unsubscribedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** City that the sender waits for, such as `new-york-ny`; null for none. */
  waitListCity?: Maybe<Scalars['String']['output']>;
  /** Time at which the sender was notified of the city's opening; null before. */
  waitListToldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the sender's first message without a reply, or of a bounce; null after a reply, call or status change. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** A stored inquiry of an advertiser. */
export type AdvertiserSubmissionHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};


/** A stored inquiry of an advertiser. */
export type AdvertiserSubmissionMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of advertiser submissions. */
export type AdvertiserSubmissionConnection = {
  __typename?: 'AdvertiserSubmissionConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<AdvertiserSubmissionEdge>;
  /** The entries of this page. */
  nodes: Array<AdvertiserSubmission>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type AdvertiserSubmissionEdge = {
  __typename?: 'AdvertiserSubmissionEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdvertiserSubmission;
};

/** Conditions, all of which must hold. */
export type AdvertiserSubmissionFilter = {
  /** Exactly this email address, ignoring case. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id set by an API client; matches at most one lead. A merged lead's id finds its survivor. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Open (pending or contacted) with a follow-up on this day or earlier. */
  followUpBy?: InputMaybe<Scalars['Date']['input']>;
  /** Promised reply overdue (true) or not (false). */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leads with bounced mail and no reply since (true), or all others (false). */
  isReturned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Without an owner (true) or with one (false). */
  isUnassigned?: InputMaybe<Scalars['Boolean']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Exact phone number. Only digits are compared, without the leading 1 of an eleven-digit number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Arrived before this moment. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Arrived at this moment or later. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Words that must all occur in company, contact, email address, location, message or a note; words of one or two
   * letters must start a word. Ignores case and accents. Text without letters and digits finds nothing.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this reason for the status. */
  statusReason?: InputMaybe<Scalars['String']['input']>;
  /** Any of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
  /** Changed at this moment or later: status, owner, follow-up, note, reply or correction. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** On the wait list of this city, such as `new-york-ny`. */
  waitListCity?: InputMaybe<Scalars['String']['input']>;
};

/** Advertiser submission order. */
export type AdvertiserSubmissionOrder = {
  direction?: OrderDirection;
  field: AdvertiserSubmissionOrderField;
};

/** Sort fields of advertiser submissions. Ties follow the order of arrival. */
export type AdvertiserSubmissionOrderField =
  | 'companyName'
  | 'contactName'
  | 'email'
  /** By `createdAt`; for imports, the time in the file. */
  | 'createdAt'
  | 'status'
  /** Last change. Changed leads move within the list: to miss nothing, use `changes`. */
  | 'updatedAt';

/** The answer to `allowMail`. */
export type AllowMailPayload = {
  __typename?: 'AllowMailPayload';
  lead: Lead;
};

/** The answer to `answerPrivacyRequest`. */
export type AnswerPrivacyRequestPayload = {
  __typename?: 'AnswerPrivacyRequestPayload';
  erasureReport?: Maybe<ErasureReport>;
  privacyRequest: PrivacyRequest;
};

/** A key for API clients, independent of any user's password. */
export type ApiKey = {
  __typename?: 'ApiKey';
  createdAt: Scalars['DateTime']['output'];
  /** The owner who created it; null if the account no longer exists. */
  createdBy?: Maybe<User>;
  expiresAt: Scalars['DateTime']['output'];
  /** The last four characters of the secret. */
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True while the creator's account is active. The key works regardless. */
  isCreatorActive: Scalars['Boolean']['output'];
  /** True unless revoked or expired. */
  isInUse: Scalars['Boolean']['output'];
  /** Accurate to about a minute; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Actions of the key are recorded as `API key <name>`. */
  name: Scalars['String']['output'];
  /** Null unless revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  scopes: Array<ApiKeyScope>;
};

/** Scopes of API keys; each grants the permission of the same name. */
export type ApiKeyScope =
  /** `content:read`: read content with its drafts and versions. */
  | 'content:read'
  /** `content:write`: change and publish content. */
  | 'content:write'
  /** `events:read`: read the activity. */
  | 'events:read'
  /** `leads:erase`: correct leads, move them to the trash and back, and erase leads and people. */
  | 'leads:erase'
  /** `leads:read`: read leads, their notes and history, and export them. */
  | 'leads:read'
  /** `leads:write`: change statuses, assign, schedule follow-ups and write notes. Includes `leads:read`, as other write scopes include theirs. */
  | 'leads:write'
  /** `mail:read`: read the mail log. */
  | 'mail:read'
  /** `media:read`: read the media library. */
  | 'media:read'
  /** `media:write`: upload, change and delete pictures. */
  | 'media:write'
  /** `webhooks:write`: manage webhooks and read their messages. Includes `leads:read`, as messages contain leads. */
  | 'webhooks:write';

/** The answer to `attachMessage`. */
export type AttachMessagePayload = {
  __typename?: 'AttachMessagePayload';
  lead: Lead;
  message: LeadMessage;
};

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

/** Call figures. */
export type CallFigures = {
  __typename?: 'CallFigures';
  count: Scalars['Int']['output'];
  outcome: CallOutcome;
};

/** Call outcome. */
export type CallOutcome =
  | 'left_message'
  | 'no_answer'
  | 'reached';

/** The answer to `cancelEmail`. */
export type CancelEmailPayload = {
  __typename?: 'CancelEmailPayload';
  emailLog: EmailLog;
};

/** The answer to `cancelFileRequest`. */
export type CancelFileRequestPayload = {
  __typename?: 'CancelFileRequestPayload';
  lead: Lead;
};

/** A change of a lead. A lead that changed twice appears twice. */
export type Change = {
  __typename?: 'Change';
  /** Changed fields by REST name; empty for an arrival. */
  changed: Array<ChangedField>;
  /** The current lead, possibly newer than this change. Null if no longer stored. */
  lead?: Maybe<Lead>;
  /** Id of the lead, unique within its kind. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** Id of the API key that made the change, so that a client recognizes its own changes. Null for other actors. */
  madeByKeyId?: Maybe<Scalars['ID']['output']>;
  /** Set if this change merged the lead into another, which now owns its data. */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** Time of the change. The submission time if the change released the lead from quarantine. */
  occurredAt: Scalars['DateTime']['output'];
  /** Rank among all events: ascending and immutable, but with gaps, as events about other things also have positions. */
  position: Scalars['String']['output'];
  /** Such as `driver_application.created`, `driver_application.status_changed` or `lead.noted`. */
  type: Scalars['String']['output'];
};

/** A page of the change feed. Cursors are positions. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<ChangeEdge>;
  /** Position of the last event of any kind. */
  headPosition: Scalars['String']['output'];
  /** The requesting API key: changes with it as `madeByKeyId` are its own. Null for a user. */
  keyId?: Maybe<Scalars['ID']['output']>;
  /** Position to continue from, also after a page without changes. */
  nextPosition: Scalars['String']['output'];
  /** The entries of this page. */
  nodes: Array<Change>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type ChangeEdge = {
  __typename?: 'ChangeEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: Change;
};

/** The answer to `assignLeads`, `setFollowUp`. */
export type ChangeLeadsPayload = {
  __typename?: 'ChangeLeadsPayload';
  leads: Array<Lead>;
  /** Requested ids that do not exist. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The input of `changePassword`. */
export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** 12 to 255 characters, not easy to guess. */
  newPassword: Scalars['String']['input'];
};

/** The input of `changeUserRole`. */
export type ChangeUserRoleInput = {
  id: Scalars['ID']['input'];
  role: Role;
};

/** Changed field. */
export type ChangedField = {
  __typename?: 'ChangedField';
  /** REST name, such as `owner_id`. */
  field: Scalars['String']['output'];
  /** Previous value; null if empty, personal or unknown. */
  from?: Maybe<Scalars['String']['output']>;
  /** New value; null if empty, personal or unknown: read it from the lead. */
  to?: Maybe<Scalars['String']['output']>;
};

/** The answer to `chooseMail`. */
export type ChooseMailPayload = {
  __typename?: 'ChooseMailPayload';
  mailChoices: Array<MailChoice>;
};

/** An editable section of a page. */
export type CmsBlock = Node & {
  __typename?: 'CmsBlock';
  /**
   * JSON object of texts, lists and nested objects. In languages other than English, only translatable texts, all
   * optional: missing or empty ones fall back to the delivered translation, then to English. List rows correspond to the
   * English rows by order. `translated_from` is the English source; a save without it assumes the current English content.
   */
  content: Scalars['JSON']['output'];
  /** Unpublished changes; null if there are none. */
  draft?: Maybe<CmsDraft>;
  id: Scalars['ID']['output'];
  locale: Locale;
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
  /** Such as `home`; `global` is shared by all pages. */
  page: Scalars['String']['output'];
  /** Such as `hero`. */
  sectionId: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Name of the user who last saved it; null for default content. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Incremented by each save. */
  version: Scalars['Int']['output'];
  /** Content after each save, newest first; the first version is the default content. */
  versions: CmsBlockVersionConnection;
};


/** An editable section of a page. */
export type CmsBlockVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A block after a save. */
export type CmsBlockVersion = {
  __typename?: 'CmsBlockVersion';
  content: Scalars['JSON']['output'];
  /** Unique among the versions of all blocks. */
  id: Scalars['ID']['output'];
  savedAt: Scalars['DateTime']['output'];
  /** Name of the user; null for default content. */
  savedBy?: Maybe<Scalars['String']['output']>;
  /** The block's `version` at that time. */
  version: Scalars['Int']['output'];
};

/** A page of cms block versions. */
export type CmsBlockVersionConnection = {
  __typename?: 'CmsBlockVersionConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<CmsBlockVersionEdge>;
  /** The entries of this page. */
  nodes: Array<CmsBlockVersion>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type CmsBlockVersionEdge = {
  __typename?: 'CmsBlockVersionEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CmsBlockVersion;
};

/** Unpublished changes of a block. */
export type CmsDraft = {
  __typename?: 'CmsDraft';
  /** The block's content at `baseVersion`; null if no longer stored. */
  baseContent?: Maybe<Scalars['JSON']['output']>;
  /** The block's `version` that the draft is based on. The draft can only be published while the block has this version. */
  baseVersion: Scalars['Int']['output'];
  /** The section's content as it would be published; may be incomplete. */
  content: Scalars['JSON']['output'];
  /** Time at which a scheduled publication failed; null otherwise. */
  missedAt?: Maybe<Scalars['DateTime']['output']>;
  missedBecause?: Maybe<CmsDraftMissedBecause>;
  /** Time of publication, accurate to half a minute; null unless scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  savedAt: Scalars['DateTime']['output'];
  savedBy: Scalars['String']['output'];
  scheduledBy?: Maybe<Scalars['String']['output']>;
  /** Incremented by each change of a draft or its schedule. A new draft of the block continues the count. */
  version: Scalars['Int']['output'];
};

/** Reason for not publishing a scheduled draft. */
export type CmsDraftMissedBecause =
  /** The block was published since the draft was started. */
  | 'LIVE_CHANGED'
  /** The user who scheduled it lost the permission. */
  | 'NOT_PERMITTED'
  /** The draft would break the page, for example because a picture was deleted. */
  | 'REFUSED';

/** A person who works on leads. */
export type Colleague = {
  __typename?: 'Colleague';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** The answer to `confirmDate`. */
export type ConfirmDatePayload = {
  __typename?: 'ConfirmDatePayload';
  date: Scalars['DateTime']['output'];
};

/** A fresh proof of identity: exactly one of the fields. */
export type ConfirmIdentityInput = {
  /** Authenticator or recovery code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Answer to a challenge of `beginPasskeyLogin`. */
  passkey?: InputMaybe<FinishPasskeyLoginInput>;
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `continueLetter`. */
export type ContinueLetterPayload = {
  __typename?: 'ContinueLetterPayload';
  letter: Letter;
};

/** The answer to `correctLead`. */
export type CorrectLeadPayload = {
  __typename?: 'CorrectLeadPayload';
  lead: Lead;
};

/** The input of `createApiKey`. */
export type CreateApiKeyInput = {
  /** Within a year; 90 days from now by default. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Up to 60 characters, unique among active keys; identifies the key in the activity. */
  name: Scalars['String']['input'];
  /** At least one. */
  scopes: Array<ApiKeyScope>;
};

/** The answer to `createApiKey`. */
export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  apiKey: ApiKey;
  /** Returned only here. Send it as `Authorization: Bearer <secret>`. */
  secret: Scalars['String']['output'];
};

/** The input of `createWebhook`. */
export type CreateWebhookInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  events: Array<WebhookEvent>;
  /** Default: all leads. */
  filter?: InputMaybe<WebhookFilterInput>;
  /** Default: `STANDARD`. */
  format?: InputMaybe<WebhookFormat>;
  /** Target URL: https, at a public Internet address. Outside production also http on this machine. */
  url: Scalars['String']['input'];
};

/** Counts of all leads. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  driverApplications: Scalars['Int']['output'];
  kinds: Array<LeadKindSummary>;
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  overdueAdvertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  overdueDriverApplications: Scalars['Int']['output'];
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  pendingAdvertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  pendingDriverApplications: Scalars['Int']['output'];
  /** Open privacy requests; null for viewers who may not answer them. */
  privacyRequests?: Maybe<PrivacyRequestCounts>;
  /** Quarantined submissions, not part of other counts; counted up to 1,000. */
  quarantined: Scalars['Int']['output'];
};

/** A jump of the server's date that no owner has confirmed yet. */
export type DateJump = {
  __typename?: 'DateJump';
  /** Latest moment seen before the jump. */
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
};

/** The answer to `deleteLeadFile`. */
export type DeleteLeadFilePayload = {
  __typename?: 'DeleteLeadFilePayload';
  /** The updated lead; null if the file belonged to none. */
  lead?: Maybe<Lead>;
};

/** The answer to `deleteLeadImport`. */
export type DeleteLeadImportPayload = {
  __typename?: 'DeleteLeadImportPayload';
  id: Scalars['ID']['output'];
};

/** The answer to `deleteLead`. */
export type DeleteLeadPayload = {
  __typename?: 'DeleteLeadPayload';
  trashedLead: TrashedLead;
};

/** The answer to `deleteLeadRule`. */
export type DeleteLeadRulePayload = {
  __typename?: 'DeleteLeadRulePayload';
  id: Scalars['ID']['output'];
};

/** The answer to `deleteLeads`. */
export type DeleteLeadsPayload = {
  __typename?: 'DeleteLeadsPayload';
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The answer to `deleteMedia`. */
export type DeleteMediaPayload = {
  __typename?: 'DeleteMediaPayload';
  id: Scalars['ID']['output'];
};

/** The answer to `deleteQuarantined`. */
export type DeleteQuarantinedPayload = {
  __typename?: 'DeleteQuarantinedPayload';
  deletedIds: Array<Scalars['ID']['output']>;
  /** Requested ids that do not exist. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The answer to `deleteWebhook`. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  id: Scalars['ID']['output'];
};

/** The complete description of an import. */
export type DescribeLeadImportInput = {
  /** Columns that are mapped to a field. All others are skipped. */
  columns: Array<LeadImportColumnInput>;
  /** Order of day and month in the file's dates. Required if `unclearDates` is not empty. */
  dateOrder?: InputMaybe<LeadImportDateOrder>;
  id: Scalars['ID']['input'];
  /** True if cells of unmapped columns become metadata of new leads: up to 20, of up to 500 characters. */
  keepsOthers?: InputMaybe<Scalars['Boolean']['input']>;
  onKnown?: InputMaybe<LeadImportKnown>;
  /** Owner of new leads. Null if unassigned. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** True if automation rules also run on the leads that the import adds. */
  runsRules?: InputMaybe<Scalars['Boolean']['input']>;
  /** Source of new leads, unless a column has one; up to 50 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `detachMessage`. */
export type DetachMessagePayload = {
  __typename?: 'DetachMessagePayload';
  lead: Lead;
  message: LeadMessage;
};

/** The input of `disableTotp`. */
export type DisableTotpInput = {
  /** Authenticator or recovery code. */
  code: Scalars['String']['input'];
};

/** The answer to `discardCmsDraft`. */
export type DiscardCmsDraftPayload = {
  __typename?: 'DiscardCmsDraftPayload';
  cmsBlock: CmsBlock;
};

/** The answer to `discardMessage`. */
export type DiscardMessagePayload = {
  __typename?: 'DiscardMessagePayload';
  id: Scalars['ID']['output'];
};

/** The answer to `discardReplyDraft`. */
export type DiscardReplyDraftPayload = {
  __typename?: 'DiscardReplyDraftPayload';
  id?: Maybe<Scalars['ID']['output']>;
};

/** A driver's application to carry screens or wraps. */
export type DriverApplication = Lead & Node & {
  __typename?: 'DriverApplication';
  /** Date of the accepted Terms and Privacy Policy as stated by the client; `termsAcceptance` is recorded by the server. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /**
   * Due date of the promised reply (`LeadKindSummary.replyPromise`), counted from the arrival of a `PENDING` lead and
   * otherwise from `waitingSince`. Null if no reply is due, or if none was promised, as to leads on a wait list or from imports.
   */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  city: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Empty if users added the lead with a phone number alone. */
  email: Scalars['String']['output'];
  /** Mails about the lead, oldest first. */
  emails: Array<EmailLog>;
  /** Id set by an API client; null for none. */
  externalId?: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  /** Requested files not sent yet, oldest first. */
  fileRequests: Array<FileRequest>;
  /** Oldest first. */
  files: Array<LeadFile>;
  /** Day of the follow-up; null for none. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  hasPossibleRepeats: Scalars['Boolean']['output'];
  /** Oldest first: the arrival, then a page of later entries, such as changes, notes, calls and mails. */
  history: Array<LeadHistoryEntry>;
  id: Scalars['ID']['output'];
  /** Language of the sender and of replies: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** Reason for suppressing mail to the lead's address; null if mail is allowed. */
  mailProblem?: Maybe<MailProblem>;
  /** Time of the last bounce of mail to the sender; null without one, and after a reply or status change. */
  mailReturnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Leads merged into this one, oldest first. */
  merges: Array<LeadMerge>;
  /** Number of received and sent messages. */
  messageCount: Scalars['Int']['output'];
  /** Messages between sender and team, oldest first. */
  messages: LeadMessageConnection;
  /** Texts set by API clients, by name. */
  metadata: Array<LeadMetadataEntry>;
  name: Scalars['String']['output'];
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
  notes: Array<LeadNote>;
  /** Null if unassigned. */
  owner?: Maybe<Colleague>;
  /** As entered; empty if not given. */
  phone: Scalars['String']['output'];
  /** Readable: national format for North America, otherwise with country code; as entered if invalid. */
  phoneDisplay: Scalars['String']['output'];
  /** E.164, such as `+12135550100`; numbers without a country code count as US numbers. Null if invalid. */
  phoneE164?: Maybe<Scalars['String']['output']>;
  platform: Platform;
  /** Leads of any kind with the same email address or phone number, newest first, up to 20. */
  possibleRepeats: Array<LeadReference>;
  replyDrafts: Array<ReplyDraft>;
  /** Start of the opt-out from sale and sharing; null without an opt-out. */
  saleOptOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Traffic source; null if unknown. */
  source?: Maybe<LeadSource>;
  status: LeadStatus;
  statusChanges: Array<StatusChange>;
  /** Reason of the status; null if none was given. */
  statusReason?: Maybe<Scalars['String']['output']>;
  /** Consent recorded by the server. Null if the lead was sent without `acceptedTerms`. */
  termsAcceptance?: Maybe<TermsAcceptance>;
  /** Title of the lead in lists: the driver's name, or the advertiser's company name, otherwise the contact's name. */
  title: Scalars['String']['output'];
  /** Time of the last call that did not reach the sender; null without one. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the lead's address unsubscribed from marketing letters; null while subscribed. */
  unsubscribedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  vehicleMake: Scalars['String']['output'];
  vehicleModel: Scalars['String']['output'];
  /** As entered. */
  vehicleYear: Scalars['String']['output'];
  /** City that the sender waits for, such as `new-york-ny`; null for none. */
  waitListCity?: Maybe<Scalars['String']['output']>;
  /** Time at which the sender was notified of the city's opening; null before. */
  waitListToldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the sender's first message without a reply, or of a bounce; null after a reply, call or status change. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** A driver's application to carry screens or wraps. */
export type DriverApplicationHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};


/** A driver's application to carry screens or wraps. */
export type DriverApplicationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of driver applications. */
export type DriverApplicationConnection = {
  __typename?: 'DriverApplicationConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<DriverApplicationEdge>;
  /** The entries of this page. */
  nodes: Array<DriverApplication>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type DriverApplicationEdge = {
  __typename?: 'DriverApplicationEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: DriverApplication;
};

/** Conditions, all of which must hold. */
export type DriverApplicationFilter = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this email address, ignoring case. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id set by an API client; matches at most one lead. A merged lead's id finds its survivor. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Open (pending or contacted) with a follow-up on this day or earlier. */
  followUpBy?: InputMaybe<Scalars['Date']['input']>;
  /** Promised reply overdue (true) or not (false). */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leads with bounced mail and no reply since (true), or all others (false). */
  isReturned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Without an owner (true) or with one (false). */
  isUnassigned?: InputMaybe<Scalars['Boolean']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Exact phone number. Only digits are compared, without the leading 1 of an eleven-digit number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Any of these platforms. An empty list matches nothing. */
  platforms?: InputMaybe<Array<Platform>>;
  /** Arrived before this moment. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Arrived at this moment or later. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * Words that must all occur in name, email address, digits of the phone number, city, vehicle or a note; words of one
   * or two letters must start a word. Ignores case and accents. Text without letters and digits finds nothing.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this reason for the status. */
  statusReason?: InputMaybe<Scalars['String']['input']>;
  /** Any of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
  /** Changed at this moment or later: status, owner, follow-up, note, reply or correction. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** On the wait list of this city, such as `new-york-ny`. */
  waitListCity?: InputMaybe<Scalars['String']['input']>;
};

/** Driver application order. */
export type DriverApplicationOrder = {
  direction?: OrderDirection;
  field: DriverApplicationOrderField;
};

/** Sort fields of driver applications. Ties follow the order of arrival. */
export type DriverApplicationOrderField =
  | 'city'
  | 'email'
  | 'name'
  | 'platform'
  /** By `createdAt`; for imports, the time in the file. */
  | 'createdAt'
  | 'status'
  /** Last change. Changed leads move within the list: to miss nothing, use `changes`. */
  | 'updatedAt';

/** The answer to `editLeadNote`. */
export type EditLeadNotePayload = {
  __typename?: 'EditLeadNotePayload';
  note: LeadNote;
};

/** Email attempt. */
export type EmailAttempt = {
  __typename?: 'EmailAttempt';
  /** Verbatim answer of the mail server, or network error. Null if there was none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Explanation for operators; null while in progress. */
  explanation?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Null while in progress. */
  outcome?: Maybe<EmailAttemptOutcome>;
  startedAt: Scalars['DateTime']['output'];
};

/** Email attempt outcome. */
export type EmailAttemptOutcome =
  | 'accepted'
  /** Failed temporarily and will be retried: the server is unreachable, busy, or asked to wait. */
  | 'deferred'
  /** The sending process ended midway; the mail may or may not have been sent. */
  | 'interrupted'
  /** Refused permanently. */
  | 'refused';

/** A mail, written to the log in the same transaction as the change that causes it. */
export type EmailLog = Node & {
  __typename?: 'EmailLog';
  /** Oldest first. */
  attempts: Array<EmailAttempt>;
  body: Scalars['String']['output'];
  bounceKind?: Maybe<BounceKind>;
  /** Explanation for operators; null unless it bounced. */
  bounceReason?: Maybe<Scalars['String']['output']>;
  bouncedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Time of a delivery report by the recipient's server. Usually null, as most servers send none. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Submitted values, with REST names. */
  formData: Scalars['JSON']['output'];
  /** Display name of the sender if a person wrote it; null for automatic mails. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** A complete HTML document without scripts. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null if it is not about a lead. */
  lead?: Maybe<LeadReference>;
  /** Message-ID. Stays the same on each attempt, so that receivers can drop duplicates. */
  messageId: Scalars['String']['output'];
  /** Null if none is scheduled. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
  recipient: Scalars['String']['output'];
  /** Reply address; null without one. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** Time of acceptance by the mail server; null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  status: EmailLogStatus;
  subject: Scalars['String']['output'];
  /** Time at which retention erased subject, addresses and texts; null before. */
  textsErasedAt?: Maybe<Scalars['DateTime']['output']>;
  type: EmailLogType;
};

/** A page of email logs. */
export type EmailLogConnection = {
  __typename?: 'EmailLogConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<EmailLogEdge>;
  /** The entries of this page. */
  nodes: Array<EmailLog>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type EmailLogEdge = {
  __typename?: 'EmailLogEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: EmailLog;
};

/** Conditions, all of which must hold. */
export type EmailLogFilter = {
  /** Exclusive. */
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** True for bounced mails only. Together with `statuses`, a mail needs to match only one of both filters. */
  isReturned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words that must all occur in subject or recipient; words of one or two letters must start a word. Ignores case and accents. Text without letters and digits finds nothing. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<EmailLogStatus>>;
  /** Any of these types. An empty list matches nothing. */
  types?: InputMaybe<Array<EmailLogType>>;
};

/** Email log status. */
export type EmailLogStatus =
  /** Canceled by a user before it was sent, or dismissed after it failed. */
  | 'cancelled'
  /** Failed: refused permanently, or not accepted within 24 hours. */
  | 'failed'
  /** Only stored, as no mail server is configured. */
  | 'logged'
  /** Waiting to be sent, for the first time or again. */
  | 'queued'
  | 'sending'
  | 'sent';

/** Email log type. */
export type EmailLogType =
  /** To an invited person, with a link to accept. The log omits the link. */
  | 'account_invitation'
  /** To a user, with a link to choose a new password. The log omits the link. */
  | 'account_password_reset'
  /** To a user: sign-in from a new device. */
  | 'account_sign_in'
  | 'account_unlocked'
  /** To the operator: a new advertiser inquiry. */
  | 'advertiser_inquiry'
  /** To the advertiser: receipt with the reply promise. */
  | 'advertiser_receipt'
  /** To the advertiser: a colleague's reply. */
  | 'advertiser_reply'
  /** To an owner: an API key expires within a week. */
  | 'api_key_expiring'
  /** To the user who scheduled a draft, or else to the operator: the draft was not published. */
  | 'content_held_up'
  /** To the operator: a new driver application. */
  | 'driver_application'
  /** To the driver: receipt with the reply promise. */
  | 'driver_receipt'
  /** To the driver: a colleague's reply. */
  | 'driver_reply'
  /** To a user, in the morning: leads to follow up. */
  | 'follow_up_reminder'
  /** To colleagues: notification by a rule. */
  | 'lead_rule'
  /** To a lead's owner, or else to the operator: the sender has written, or mail to the sender bounced. */
  | 'message_received'
  /** To the sender of a message without a lead: a colleague's reply. */
  | 'message_reply'
  /** To a user who switched it on, in the morning: new and overdue leads, follow-ups, and messages without a reply. */
  | 'morning_summary'
  /** To a user: mentioned in a colleague's note. */
  | 'note_mention'
  /** To the requester: answer to a privacy request. The log omits its link. */
  | 'privacy_answer'
  /** To the requester, with a link to confirm a privacy request. The log omits the link. */
  | 'privacy_confirmation'
  /** To the requester: privacy request extended, with the reason. */
  | 'privacy_extension'
  /** To the requester: privacy request confirmed, with its due date. */
  | 'privacy_receipt'
  /** To users who may answer privacy requests: one is due soon, or overdue. */
  | 'privacy_request_due'
  /** To users who may answer privacy requests: a new one. */
  | 'privacy_request_new'
  | 'test'
  /** To managers of the team: a webhook was disabled. */
  | 'webhook_switched_off';

/** Email preview. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  body: Scalars['String']['output'];
  /** A complete HTML document without scripts. */
  html: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

/** The answer to `endStatusLink`. */
export type EndStatusLinkPayload = {
  __typename?: 'EndStatusLinkPayload';
  lead: Lead;
};

/** Erased copies. */
export type ErasedCopies = {
  __typename?: 'ErasedCopies';
  count: Scalars['Int']['output'];
  kind: ErasedCopyKind;
};

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

/** Erased lead. */
export type ErasedLead = {
  __typename?: 'ErasedLead';
  /** Id of the lead, unique within its kind. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  receivedAt: Scalars['DateTime']['output'];
};

/** Reason of an erasure. No free text, as that could contain personal data. */
export type ErasureReason =
  | 'not_needed'
  | 'requested'
  /** Sent by mistake, or as a test. */
  | 'sent_by_mistake';

/** Result or preview of an erasure, without personal data. */
export type ErasureReport = {
  __typename?: 'ErasureReport';
  /** Counts per kind; kinds without data are omitted. */
  copies: Array<ErasedCopies>;
  /** Null in a preview. */
  erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Exports that may contain these leads, newest first, up to 100: all since the first of them was received. */
  exports: Array<LeadExport>;
  leads: Array<ErasedLead>;
  /** Copies outside this product's reach, with advice. */
  unreached: Array<UnreachedCopies>;
};

/** A permanent record of an action. */
export type Event = {
  __typename?: 'Event';
  /** Null unless the actor is an account. */
  actor?: Maybe<User>;
  /** Name of the actor; visitors and the software have generic names. */
  actorName: Scalars['String']['output'];
  /** Details by name, never a lead's personal data. */
  facts: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Null unless the event is about a lead that still exists. */
  lead?: Maybe<LeadReference>;
  occurredAt: Scalars['DateTime']['output'];
  /** Gapless rank among all events, from 1. Null until assigned, for a moment. */
  position?: Maybe<Scalars['String']['output']>;
  /** Request that caused the event; null for background jobs. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Null if the event is about no single item. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Such as `driver_application`. */
  subjectType: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  /** The `summary` in parts, so that clients can make the subject a link. */
  summaryParts: Array<SummaryPart>;
  /** Such as `driver_application.status_changed`. */
  type: Scalars['String']['output'];
};

/** A page of events. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<EventEdge>;
  /** The entries of this page. */
  nodes: Array<Event>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: Event;
};

/** Conditions, all of which must hold. */
export type EventFilter = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  subjectType?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The answer to `extendPrivacyRequest`. */
export type ExtendPrivacyRequestPayload = {
  __typename?: 'ExtendPrivacyRequestPayload';
  privacyRequest: PrivacyRequest;
};

/** The uploader of a file. */
export type FileOrigin =
  | 'COLLEAGUE'
  | 'MESSAGE'
  /** The lead's sender, on the status page. */
  | 'SENDER';

/** A file requested from a lead's sender. */
export type FileRequest = {
  __typename?: 'FileRequest';
  id: Scalars['ID']['output'];
  requestedAt: Scalars['DateTime']['output'];
  /** Null if the account no longer exists. */
  requestedBy?: Maybe<Colleague>;
  /** Name of the file as shown to the sender, such as `your insurance card`. */
  what: Scalars['String']['output'];
};

/** The input of `finishPasskeyLogin`. */
export type FinishPasskeyLoginInput = {
  challengeId: Scalars['ID']['input'];
  response: Scalars['JSON']['input'];
};

/** The input of `finishPasskeyRegistration`. */
export type FinishPasskeyRegistrationInput = {
  challengeId: Scalars['ID']['input'];
  /** Up to 100 characters. */
  name: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
};

/** The answer to `finishPasskeyRegistration`. */
export type FinishPasskeyRegistrationPayload = {
  __typename?: 'FinishPasskeyRegistrationPayload';
  passkey: Passkey;
  /** Ten recovery codes, returned only here, if the account had none; otherwise empty. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A point of a picture, in percent of its size. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  /** From the left edge, 0 to 100. */
  x: Scalars['Int']['output'];
  /** From the top edge, 0 to 100. */
  y: Scalars['Int']['output'];
};

/** A point of a picture, in percent of its size. */
export type FocalPointInput = {
  /** From the left edge, 0 to 100. */
  x: Scalars['Int']['input'];
  /** From the top edge, 0 to 100. */
  y: Scalars['Int']['input'];
};

/** Spam signals of the site's own forms. An omitted signal is no evidence of spam. */
export type FormSignals = {
  /** Milliseconds from showing the form to sending it. */
  formOpenMs?: InputMaybe<Scalars['Int']['input']>;
  /** Solved challenge of `GET /api/altcha/challenge`, encoded by ALTCHA. Valid once. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** Value of the hidden honeypot field; empty unless a bot fills in everything. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Conversion funnel of one source or city. */
export type FunnelStage = {
  __typename?: 'FunnelStage';
  /** Submissions now `APPROVED`. */
  approved: Scalars['Int']['output'];
  /** Submissions now `CONTACTED` or `APPROVED`. */
  contacted: Scalars['Int']['output'];
  /** Source such as `newsletter`, `search.example` or `direct`, or city such as `Los Angeles, CA`. */
  name: Scalars['String']['output'];
  sent: Scalars['Int']['output'];
  /** Visitors who entered something into a form, each counted once per day (UTC). */
  started: Scalars['Int']['output'];
  /** Visitors, each counted once per day (UTC). */
  visits: Scalars['Int']['output'];
};

/** Invitation. */
export type Invitation = {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitedBy?: Maybe<Scalars['String']['output']>;
  role: Role;
};

/** The input of `inviteUser`. */
export type InviteUserInput = {
  /** Up to 255 characters. */
  email: Scalars['String']['input'];
  role: Role;
};

/** The answer to `inviteUser`. */
export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  /** Link to pass on, or its path if the site's address is unknown. Null if the invitation is mailed, as only the mail contains the link. */
  link?: Maybe<Scalars['String']['output']>;
  member: TeamMember;
};

/** Reason for not processing an item. */
export type ItemError = {
  __typename?: 'ItemError';
  /** The `extensions.code` that a request for this item alone would get. */
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Result for one of the requested items. */
export type ItemResult = {
  __typename?: 'ItemResult';
  /** Null on success. */
  error?: Maybe<ItemError>;
  id: Scalars['ID']['output'];
  ok: Scalars['Boolean']['output'];
};

/** Presence of other users who have the lead open. */
export type KeepLeadOpenPayload = {
  __typename?: 'KeepLeadOpenPayload';
  /** By name. */
  others: Array<Colleague>;
};

/** Fields of all kinds of leads. */
export type Lead = {
  /** Date of the accepted Terms and Privacy Policy as stated by the client; `termsAcceptance` is recorded by the server. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /**
   * Due date of the promised reply (`LeadKindSummary.replyPromise`), counted from the arrival of a `PENDING` lead and
   * otherwise from `waitingSince`. Null if no reply is due, or if none was promised, as to leads on a wait list or from imports.
   */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Empty if users added the lead with a phone number alone. */
  email: Scalars['String']['output'];
  /** Mails about the lead, oldest first. */
  emails: Array<EmailLog>;
  /** Id set by an API client; null for none. */
  externalId?: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  /** Requested files not sent yet, oldest first. */
  fileRequests: Array<FileRequest>;
  /** Oldest first. */
  files: Array<LeadFile>;
  /** Day of the follow-up; null for none. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  hasPossibleRepeats: Scalars['Boolean']['output'];
  /** Oldest first: the arrival, then a page of later entries, such as changes, notes, calls and mails. */
  history: Array<LeadHistoryEntry>;
  id: Scalars['ID']['output'];
  /** Language of the sender and of replies: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** Reason for suppressing mail to the lead's address; null if mail is allowed. */
  mailProblem?: Maybe<MailProblem>;
  /** Time of the last bounce of mail to the sender; null without one, and after a reply or status change. */
  mailReturnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Leads merged into this one, oldest first. */
  merges: Array<LeadMerge>;
  /** Number of received and sent messages. */
  messageCount: Scalars['Int']['output'];
  /** Messages between sender and team, oldest first. */
  messages: LeadMessageConnection;
  /** Texts set by API clients, by name. */
  metadata: Array<LeadMetadataEntry>;
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
  notes: Array<LeadNote>;
  /** Null if unassigned. */
  owner?: Maybe<Colleague>;
  /** As entered; empty if not given. */
  phone: Scalars['String']['output'];
  /** Readable: national format for North America, otherwise with country code; as entered if invalid. */
  phoneDisplay: Scalars['String']['output'];
  /** E.164, such as `+12135550100`; numbers without a country code count as US numbers. Null if invalid. */
  phoneE164?: Maybe<Scalars['String']['output']>;
  /** Leads of any kind with the same email address or phone number, newest first, up to 20. */
  possibleRepeats: Array<LeadReference>;
  replyDrafts: Array<ReplyDraft>;
  /** Start of the opt-out from sale and sharing; null without an opt-out. */
  saleOptOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Traffic source; null if unknown. */
  source?: Maybe<LeadSource>;
  status: LeadStatus;
  statusChanges: Array<StatusChange>;
  /** Reason of the status; null if none was given. */
  statusReason?: Maybe<Scalars['String']['output']>;
  /** Consent recorded by the server. Null if the lead was sent without `acceptedTerms`. */
  termsAcceptance?: Maybe<TermsAcceptance>;
  /** Title of the lead in lists: the driver's name, or the advertiser's company name, otherwise the contact's name. */
  title: Scalars['String']['output'];
  /** Time of the last call that did not reach the sender; null without one. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the lead's address unsubscribed from marketing letters; null while subscribed. */
  unsubscribedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** City that the sender waits for, such as `new-york-ny`; null for none. */
  waitListCity?: Maybe<Scalars['String']['output']>;
  /** Time at which the sender was notified of the city's opening; null before. */
  waitListToldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the sender's first message without a reply, or of a bounce; null after a reply, call or status change. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** Fields of all kinds of leads. */
export type LeadHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};


/** Fields of all kinds of leads. */
export type LeadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Lead city count. */
export type LeadCityCount = {
  __typename?: 'LeadCityCount';
  /** Leads now `APPROVED`. */
  approved: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
};

/** Lead city figures. */
export type LeadCityFigures = {
  __typename?: 'LeadCityFigures';
  kinds: Array<LeadCityCount>;
  /** As spelled by senders; null for the entry of all other leads, which include those without a city. */
  name?: Maybe<Scalars['String']['output']>;
  /** Visits to the city's page, or to a form opened for the city; a visitor counts once per day (UTC). */
  visits: Scalars['Int']['output'];
};

/** Corrections of a lead. Fields that its kind lacks are refused with the available names. */
export type LeadCorrection = {
  city?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  contactName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  vehicleMake?: InputMaybe<Scalars['String']['input']>;
  vehicleModel?: InputMaybe<Scalars['String']['input']>;
  vehicleYear?: InputMaybe<Scalars['String']['input']>;
};

/** Lead export. */
export type LeadExport = {
  __typename?: 'LeadExport';
  /** Current name of the account or API key. */
  actorName: Scalars['String']['output'];
  /** Names of the filters used; empty if none. */
  filters: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** True for a file download; otherwise an API client read the whole list. */
  isFile: Scalars['Boolean']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  occurredAt: Scalars['DateTime']['output'];
};

/** Lead figures. */
export type LeadFigures = {
  __typename?: 'LeadFigures';
  /** The preceding period of as many days; its last day ends at the current time of day. */
  before: LeadPeriodFigures;
  /** Calls of the period by outcome; outcomes without calls are omitted. */
  calls: Array<CallFigures>;
  /** Up to 50 cities as spelled by senders, most leads first, then one entry for all other leads. Each lead counts once. */
  cities: Array<LeadCityFigures>;
  /** The requested days, until now. */
  current: LeadPeriodFigures;
  /** In the requested time zone, oldest first, including days without leads. */
  days: Array<LeadsPerDay>;
  /** Leads now `REJECTED`, grouped by reason: most leads first, up to 50, those without a reason last. */
  rejections: Array<LeadRejectionFigures>;
};

/** A file of a lead, or of an unmatched message. Only the team can read it; the sender cannot download it. */
export type LeadFile = {
  __typename?: 'LeadFile';
  addedBy: FileOrigin;
  /** The colleague who added the file; null for files from a sender or message. */
  colleague?: Maybe<Colleague>;
  /** By content, such as `application/pdf`. */
  contentType: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Address of a preview picture, with the same authorization. Null without a preview. */
  previewUrl?: Maybe<Scalars['String']['output']>;
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** Download address, with the same authorization; never displayed inline. */
  url: Scalars['String']['output'];
};

/** Lead history entry. */
export type LeadHistoryEntry = {
  __typename?: 'LeadHistoryEntry';
  actorName: Scalars['String']['output'];
  /** Sent or bounced mail; null otherwise. */
  emailLogId?: Maybe<Scalars['ID']['output']>;
  /** Added or deleted file; null otherwise. */
  fileId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isArrival: Scalars['Boolean']['output'];
  /** Received or moved message; null otherwise. */
  messageId?: Maybe<Scalars['ID']['output']>;
  /** Written, changed or deleted note; null otherwise. */
  noteId?: Maybe<Scalars['ID']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  /** Description that follows the actor's name, such as `assigned it to Kim`. */
  summary: Scalars['String']['output'];
};

/** An uploaded file of leads, with its settings and progress. */
export type LeadImport = {
  __typename?: 'LeadImport';
  columns: Array<LeadImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  /** Rows for new leads. All counts are planned ones after the check, and actual ones during and after the run. */
  createdCount: Scalars['Int']['output'];
  /** Order of day and month in the file's dates. Null without dates, or until set. */
  dateOrder?: Maybe<LeadImportDateOrder>;
  /** Rows checked, imported or undone so far in the current state, out of `rowCount`. */
  doneCount: Scalars['Int']['output'];
  faultyCount: Scalars['Int']['output'];
  fields: Array<LeadImportField>;
  fileName: Scalars['String']['output'];
  /** End of the run or of the undo. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  keepsOthers: Scalars['Boolean']['output'];
  /** Leads that an undo left unchanged, because they were edited after the import. */
  keptCount: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** The uploading colleague or API key. */
  madeBy: Scalars['String']['output'];
  onKnown: LeadImportKnown;
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** Error that stopped the import. Null unless `FAILED`. */
  problem?: Maybe<Scalars['String']['output']>;
  revision: Scalars['Int']['output'];
  rowCount: Scalars['Int']['output'];
  /** Rows with their planned or actual outcomes, in the order of the file. */
  rows: LeadImportRowConnection;
  runsRules: Scalars['Boolean']['output'];
  /** Rows whose person already has a lead or an earlier row. */
  skippedCount: Scalars['Int']['output'];
  source: Scalars['String']['output'];
  /** Start of the run. Null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  state: LeadImportState;
  /** Ambiguous dates of the file, such as 03/04/2026; they require a `dateOrder`. */
  unclearDates: Array<Scalars['String']['output']>;
  /** End of the undo period. Null if the import cannot be undone. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  updatedCount: Scalars['Int']['output'];
};


/** An uploaded file of leads, with its settings and progress. */
export type LeadImportRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<LeadImportOutcome>;
};

/** Lead import column. */
export type LeadImportColumn = {
  __typename?: 'LeadImportColumn';
  /** Name of the target field; a guess until it is set. Null for none. */
  field?: Maybe<Scalars['String']['output']>;
  /** Title in the file's first row. */
  header: Scalars['String']['output'];
  /** Position in the file, from 0. */
  index: Scalars['Int']['output'];
  /** Up to three non-empty values. */
  samples: Array<Scalars['String']['output']>;
};

/** Lead import column input. */
export type LeadImportColumnInput = {
  field: Scalars['String']['input'];
  /** Position in the file, from 0. */
  index: Scalars['Int']['input'];
};

/** A page of lead imports. */
export type LeadImportConnection = {
  __typename?: 'LeadImportConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<LeadImportEdge>;
  /** The entries of this page. */
  nodes: Array<LeadImport>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** Order of day and month in a file's dates that do not begin with the year or name the month. */
export type LeadImportDateOrder =
  /** As in 21/11/2026. */
  | 'DAY_FIRST'
  /** As in 11/21/2026. */
  | 'MONTH_FIRST';

/** An entry of a page. */
export type LeadImportEdge = {
  __typename?: 'LeadImportEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LeadImport;
};

/** Lead import fault. */
export type LeadImportFault = {
  __typename?: 'LeadImportFault';
  /** Header of the column, or the field if no column is mapped to it. */
  column: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** Lead import field. */
export type LeadImportField = {
  __typename?: 'LeadImportField';
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** Value for `LeadImportColumnInput.field`. */
  name: Scalars['String']['output'];
};

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

/** The answer to `describeLeadImport`, `startLeadImport`, `pauseLeadImport`, `undoLeadImport`. */
export type LeadImportPayload = {
  __typename?: 'LeadImportPayload';
  leadImport: LeadImport;
};

/** Lead import row. */
export type LeadImportRow = {
  __typename?: 'LeadImportRow';
  cells: Array<Scalars['String']['output']>;
  faults: Array<LeadImportFault>;
  /** The new or existing lead. Null without one, and once it is deleted. */
  lead?: Maybe<LeadReference>;
  /** Line number as in a spreadsheet; the headers are line 1. */
  line: Scalars['Int']['output'];
  outcome: LeadImportOutcome;
};

/** A page of lead import rows. */
export type LeadImportRowConnection = {
  __typename?: 'LeadImportRowConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<LeadImportRowEdge>;
  /** The entries of this page. */
  nodes: Array<LeadImportRow>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type LeadImportRowEdge = {
  __typename?: 'LeadImportRowEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LeadImportRow;
};

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

/** Lead kind count. */
export type LeadKindCount = {
  __typename?: 'LeadKindCount';
  count: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
};

/** Lead kind summary. */
export type LeadKindSummary = {
  __typename?: 'LeadKindSummary';
  /** The viewer's open leads due for follow-up by today, counted up to 1,000. */
  followUpsDue: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** The viewer's open leads (pending or contacted), counted up to 1,000. */
  mine: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
  /** Leads with status `PENDING`, whether overdue or not. */
  pending: Scalars['Int']['output'];
  /** Promised time to a reply, in hours or days, as on the site. */
  replyPromise: Scalars['String']['output'];
  /** Leads with bounced mail and no reply since, counted up to 1,000. */
  returned: Scalars['Int']['output'];
  /** The team's usual reasons of a status, such as `City not open`. */
  statusReasons: Array<Scalars['String']['output']>;
  total: Scalars['Int']['output'];
  /** Pending leads without an owner, counted up to 1,000. */
  unassigned: Scalars['Int']['output'];
};

/** A lead that became a part of another. */
export type LeadMerge = {
  __typename?: 'LeadMerge';
  id: Scalars['ID']['output'];
  mergedAt: Scalars['DateTime']['output'];
  mergedBy: Scalars['String']['output'];
  /** Id of the merged lead. Reading it returns the survivor. */
  mergedId: Scalars['ID']['output'];
  /** Name of that lead: the driver's, or the advertiser's company. */
  name: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** End of the period for `undoLeadMerge`; null once the merge cannot be undone. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A message between a lead's sender and the team. */
export type LeadMessage = {
  __typename?: 'LeadMessage';
  attachments: Array<MessageAttachment>;
  /** Time of receipt, or of queueing for sending. */
  createdAt: Scalars['DateTime']['output'];
  direction: MessageDirection;
  /** Log entry of a sent message; null for received messages. */
  emailLog?: Maybe<EmailLog>;
  /** From address in the mail; null without one. */
  fromAddress?: Maybe<Scalars['String']['output']>;
  /** Display name in the mail; null without one. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** True if `html` is not null, for lists that do not request it. */
  hasHtml: Scalars['Boolean']['output'];
  /** HTML without scripts, forms and remote content. Null without HTML. */
  html?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: MessageKind;
  /** Null while unmatched. */
  lead?: Maybe<LeadReference>;
  /** Null for sent and unmatched messages. */
  matchedBy?: Maybe<MessageMatch>;
  /** Explains unreadable parts to an operator; null if none. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Quoted earlier mails, plain. Null without any. */
  quotedText?: Maybe<Scalars['String']['output']>;
  /** Date header; null without one. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Empty without a subject. */
  subject: Scalars['String']['output'];
  /** Plain text without quoted mails. */
  text: Scalars['String']['output'];
};

/** A page of lead messages. */
export type LeadMessageConnection = {
  __typename?: 'LeadMessageConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<LeadMessageEdge>;
  /** The entries of this page. */
  nodes: Array<LeadMessage>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type LeadMessageEdge = {
  __typename?: 'LeadMessageEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LeadMessage;
};

/** Lead metadata entry. */
export type LeadMetadataEntry = {
  __typename?: 'LeadMetadataEntry';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** The input of `setLeadExternal`. */
export type LeadMetadataInput = {
  /** Unique per lead: 1 to 40 characters of a-z, A-Z, 0-9, `_`, `-` and `.`. */
  name: Scalars['String']['input'];
  /** Up to 500 characters. Null removes the name. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** An internal note about a lead; the sender never sees it. */
export type LeadNote = {
  __typename?: 'LeadNote';
  /** Outcome of the call; null for other notes. */
  call?: Maybe<CallOutcome>;
  /** Last change of the text; null if unchanged. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  mentions: Array<Colleague>;
  text: Scalars['String']['output'];
  /** True if the viewer wrote it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  writtenAt: Scalars['DateTime']['output'];
  writtenBy: Scalars['String']['output'];
};

/** Key figures of leads of all kinds that arrived in a period. */
export type LeadPeriodFigures = {
  __typename?: 'LeadPeriodFigures';
  /** Part of `due` handled within the currently promised time. */
  answeredInTime: Scalars['Int']['output'];
  /** Leads now `APPROVED`. */
  approved: Scalars['Int']['output'];
  /** Leads handled (no longer `PENDING`) or overdue. Excludes leads that are not due yet, and handled ones without a recorded time. */
  due: Scalars['Int']['output'];
  /** Median seconds until handling, rounded down to 1 minute, from 1 hour to 5 minutes, from 2 days to 1 hour. Null without handled leads. */
  medianAnswerSeconds?: Maybe<Scalars['Int']['output']>;
  received: Scalars['Int']['output'];
};

/** Lead reference. */
export type LeadReference = {
  __typename?: 'LeadReference';
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The driver's name, or the advertiser's company. */
  name: Scalars['String']['output'];
  status: LeadStatus;
  type: LeadType;
};

/** Lead rejection figures. */
export type LeadRejectionFigures = {
  __typename?: 'LeadRejectionFigures';
  kinds: Array<LeadKindCount>;
  /** Null for leads without a reason. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** An automatic action on leads. */
export type LeadRule = {
  __typename?: 'LeadRule';
  /** Hours between the due date of the promised reply and the trigger; 0 for none, and for other triggers. */
  afterHours: Scalars['Int']['output'];
  /** Ids of users who get unowned leads in rotation. */
  assignTo: Array<Scalars['ID']['output']>;
  /** Conditions that the lead must all meet. */
  conditions: Array<LeadRuleCondition>;
  /** Days until the follow-up that the rule sets, unless the lead has one. Null for no follow-up. */
  followUpDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
  /** True if `followUpDays` are working days. */
  isWorkingDays: Scalars['Boolean']['output'];
  /** Explanation of the rule's last failure. Null after a success or a change of the rule. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the rule's last effect. Null before the first. */
  lastRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** The kind of lead. Null for all kinds. */
  leadType?: Maybe<LeadType>;
  /** User who created the rule. Null once the account is deleted. */
  madeBy?: Maybe<Colleague>;
  name?: Maybe<Scalars['String']['output']>;
  runCount: Scalars['Int']['output'];
  /** The whole rule in English. */
  sentence: Scalars['String']['output'];
  /** The `sentence` in parts. Every second part is a chosen value. */
  sentenceParts: Array<Scalars['String']['output']>;
  /** Recipients of a mail: ids of colleagues, `owner` for the lead's owner, `managers` for all owners and managers of the team. */
  tell: Array<Scalars['ID']['output']>;
  /** Name of the reply template mailed to the sender. Null for none. */
  template?: Maybe<Scalars['String']['output']>;
  trigger: LeadRuleTrigger;
};

/** Lead rule choice. */
export type LeadRuleChoice = {
  __typename?: 'LeadRuleChoice';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Lead rule condition. */
export type LeadRuleCondition = {
  __typename?: 'LeadRuleCondition';
  /** Such as `city`, `status`, `owner`, `source`, `campaign` or `locale`. */
  field: Scalars['String']['output'];
  /** Alternatives. An owner is an account id, or `nobody`. */
  values: Array<Scalars['String']['output']>;
};

/** Lead rule condition input. */
export type LeadRuleConditionInput = {
  /** Name from `leadRuleFields`. */
  field: Scalars['String']['input'];
  /** 1 to 50 alternatives. */
  values: Array<Scalars['String']['input']>;
};

/** Field that a condition can test. */
export type LeadRuleField = {
  __typename?: 'LeadRuleField';
  /** Possible values. Null if any text is possible. */
  choices?: Maybe<Array<LeadRuleChoice>>;
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A rule. At least one effect is required: `assignTo`, `followUpDays`, `template` or `tell`. */
export type LeadRuleInput = {
  /** Hours between the due date of the promised reply and the trigger, 0 to 720. */
  afterHours?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of up to 20 users who get leads in rotation. */
  assignTo?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Up to 10 conditions, all of which must hold. */
  conditions?: InputMaybe<Array<LeadRuleConditionInput>>;
  /** Days until the follow-up, 0 to 365. Null for none. */
  followUpDays?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the rule to change; omit it to create a rule. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if `followUpDays` are working days. */
  isWorkingDays?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of lead. Null for all kinds. */
  leadType?: InputMaybe<LeadType>;
  /** Up to 80 characters; null for a rule without a name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Recipients of a mail: ids of colleagues, `owner`, `managers`; up to 20. */
  tell?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Name of the reply template mailed to the sender. Also needs `mail:write`. */
  template?: InputMaybe<Scalars['String']['input']>;
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

/** Traffic source of a lead, found without cookies or IP addresses. */
export type LeadSource = {
  __typename?: 'LeadSource';
  /** `utm_campaign`, or null. */
  campaign?: Maybe<Scalars['String']['output']>;
  /** First page that the sender visited on the day of the submission, by its English path. */
  landingPage?: Maybe<Scalars['String']['output']>;
  /** `utm_source`, else the referring host, else `direct`. */
  source: Scalars['String']['output'];
};

/** Lead statistics. */
export type LeadStatistics = {
  __typename?: 'LeadStatistics';
  /** Oldest first, including days without leads. */
  days: Array<LeadsPerDay>;
  statuses: Array<LeadsPerStatus>;
};

/** Lead status. */
export type LeadStatus =
  | 'approved'
  /** A colleague has contacted the sender. */
  | 'contacted'
  /** Initial status; nobody has contacted the sender yet. */
  | 'pending'
  | 'rejected';

/** The input of `setAdvertiserSubmissionStatuses`, `setDriverApplicationStatuses`. */
export type LeadStatusChangeInput = {
  /** Status that the decision is based on. The change is a conflict if the lead now has any other status, even the new one. Omit it to skip this check. */
  expectedStatus?: InputMaybe<LeadStatus>;
  id: Scalars['ID']['input'];
  /** Reason for the status, up to 200 characters. A new status without a reason clears the earlier one; with the current status, only the reason changes. */
  reason?: InputMaybe<Scalars['String']['input']>;
  status: LeadStatus;
};

/** Lead type. */
export type LeadType =
  | 'advertiser_submission'
  | 'driver_application';

/** Lead view. */
export type LeadView = {
  __typename?: 'LeadView';
  id: Scalars['ID']['output'];
  /** True if the viewer created the view, and may change it. */
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  madeBy: Colleague;
  name: Scalars['String']['output'];
  /** Parameters after the `?` of the list's address in the dashboard. */
  query: Scalars['String']['output'];
};

/** Leads per day. */
export type LeadsPerDay = {
  __typename?: 'LeadsPerDay';
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** UTC day, such as `2026-11-21`. */
  date: Scalars['String']['output'];
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  driverApplications: Scalars['Int']['output'];
  kinds: Array<LeadKindCount>;
};

/** Leads per status. */
export type LeadsPerStatus = {
  __typename?: 'LeadsPerStatus';
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`. Goes away after 2027-06-01. */
  driverApplications: Scalars['Int']['output'];
  kinds: Array<LeadKindCount>;
  status: LeadStatus;
};

/** A letter to many leads. Deleted 30 days after its end; the mails stay. */
export type Letter = {
  __typename?: 'Letter';
  createdAt: Scalars['DateTime']['output'];
  /** Null while sending. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isMarketing: Scalars['Boolean']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** Leads processed so far, mailed or left out. */
  position: Scalars['Int']['output'];
  /** Kind of the error that stopped the letter after 10 tries; `continueLetter` tries again. Null without one. */
  problem?: Maybe<Scalars['String']['output']>;
  repeated: Scalars['Int']['output'];
  /** Mails queued so far; the mail log has the delivery of each. */
  sent: Scalars['Int']['output'];
  state: LetterState;
  /** Subject in English, with placeholders. */
  subject: Scalars['String']['output'];
  /** Leads of the letter, without those left out at its start. */
  total: Scalars['Int']['output'];
  undeliverable: Scalars['Int']['output'];
  unsubscribed: Scalars['Int']['output'];
  withoutAddress: Scalars['Int']['output'];
  /** Current name of the user who started the letter. */
  writtenBy: Scalars['String']['output'];
};

/** A letter and its recipients. Requires the filter of exactly one kind, which may be empty. */
export type LetterInput = {
  /** The letter goes to all advertiser submissions that match this filter. */
  advertiserSubmissions?: InputMaybe<AdvertiserSubmissionFilter>;
  /** The letter goes to all driver applications that match this filter. */
  driverApplications?: InputMaybe<DriverApplicationFilter>;
  /** Writes only to these leads, if they match the filter; up to 20,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Adds an unsubscribe link, and skips people who unsubscribed. */
  isMarketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** One text per language, with the placeholders of reply templates, such as `{first_name}`. Required to start a letter; a preview without texts only counts. */
  texts?: InputMaybe<Array<WaitListLetterInput>>;
  /** Writes to the wait list of this opened city; the filter then only names the kind. */
  waitListCity?: InputMaybe<Scalars['String']['input']>;
};

/** Numbers of leads that a letter would reach, and those left out. */
export type LetterPreview = {
  __typename?: 'LetterPreview';
  /** Leads with the address of an earlier lead. */
  repeated: Scalars['Int']['output'];
  /** The first recipients, up to 5. */
  samples: Array<LetterSample>;
  /** Number of recipients. */
  sent: Scalars['Int']['output'];
  undeliverable: Scalars['Int']['output'];
  unsubscribed: Scalars['Int']['output'];
  withoutAddress: Scalars['Int']['output'];
};

/** A letter as a lead would get it. */
export type LetterSample = {
  __typename?: 'LetterSample';
  body: Scalars['String']['output'];
  lead: LeadReference;
  subject: Scalars['String']['output'];
};

/** Letter state. */
export type LetterState =
  | 'DONE'
  | 'SENDING'
  /** Stopped by a user, because its city closed, or by a `problem`. */
  | 'STOPPED';

/** Letter template. */
export type LetterTemplate = {
  __typename?: 'LetterTemplate';
  /** True for the letter to leads that wait for an opened city. */
  isCityOpened: Scalars['Boolean']['output'];
  /** Empty for the first template. */
  name: Scalars['String']['output'];
  texts: Array<WaitListLetter>;
};

/** Locale. */
export type Locale =
  /** Fallback of all other languages. */
  | 'en'
  | 'es';

/** Valid credentials of a trial installation. */
export type LoginHint = {
  __typename?: 'LoginHint';
  password: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

/** The answer to `finishPasskeyLogin`, `login`, `acceptInvitation`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** @deprecated Ask for `user`. Goes away after 2027-06-01. */
  admin: User;
  /** Latest end of the session; idleness or `logout` end it earlier. */
  expiresAt: Scalars['DateTime']['output'];
  /** Bearer token of the session, returned only here. */
  token: Scalars['String']['output'];
  user: User;
};

/** Mail choice. */
export type MailChoice = {
  __typename?: 'MailChoice';
  isOn: Scalars['Boolean']['output'];
  type: EmailLogType;
};

/** Reason for suppressing mail to an address. */
export type MailProblem = {
  __typename?: 'MailProblem';
  /** Explains the last bounce to an operator. */
  reason: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
};

/** Mail state. */
export type MailState = {
  __typename?: 'MailState';
  /** Failed mails not sent again since, except test mails. */
  failedCount: Scalars['Int']['output'];
  /** False if mails are only logged, without a mail server. */
  isConfigured: Scalars['Boolean']['output'];
  /** Start of the longest wait; null if none waits. */
  oldestWaitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The last attempt if it failed, otherwise null. */
  problem?: Maybe<EmailAttempt>;
  /** Mails waiting or being sent. */
  waitingCount: Scalars['Int']['output'];
};

/** Mailbox. */
export type Mailbox = {
  __typename?: 'Mailbox';
  /** Address for replies; null if not configured. */
  address?: Maybe<Scalars['String']['output']>;
  folder?: Maybe<Scalars['String']['output']>;
  /** Host of the mail server; null if not configured. */
  host?: Maybe<Scalars['String']['output']>;
  /** False without `IMAP_URL`; then no mail is received. */
  isConfigured: Scalars['Boolean']['output'];
  /** Problem with reading the mailbox or marking its messages, explained for operators; null if there is none. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Start of `problem`; null without one. */
  problemSince?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last successful reading; null before the first. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  unmatchedCount: Scalars['Int']['output'];
};

/** A picture of the media library. */
export type MediaFile = Node & {
  __typename?: 'MediaFile';
  /** Description for people who cannot see the picture. Empty until written. */
  altText: Scalars['String']['output'];
  /** By content: `image/jpeg`, `image/png`, `image/gif` or `image/webp`. */
  contentType: Scalars['String']['output'];
  /** Time of the first upload; `replaceMedia` does not change it. */
  createdAt: Scalars['DateTime']['output'];
  filename: Scalars['String']['output'];
  /** Point that stays visible when a page crops the picture; null for the center. */
  focalPoint?: Maybe<FocalPoint>;
  /** In pixels, after the rotation by Exif. */
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isAnimated: Scalars['Boolean']['output'];
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
  /** Absolute URL on `PUBLIC_URL`; null if that is not set. */
  publicUrl?: Maybe<Scalars['String']['output']>;
  /** Size of the uploaded file, in bytes. */
  size: Scalars['Int']['output'];
  /** A small still version, at most 400 pixels wide. */
  thumbnailUrl: Scalars['String']['output'];
  /** Name of the user who uploaded or last replaced it. */
  uploadedBy: Scalars['String']['output'];
  /**
   * Public address on this site, also used in content: `/api/cms/media/{id}`. Camera metadata is removed; the team gets
   * the uploaded bytes at `{url}/original`.
   */
  url: Scalars['String']['output'];
  uses: Array<MediaUse>;
  /** In pixels, after the rotation by Exif. */
  width: Scalars['Int']['output'];
};

/** A page of media files. */
export type MediaFileConnection = {
  __typename?: 'MediaFileConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<MediaFileEdge>;
  /** The entries of this page. */
  nodes: Array<MediaFile>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
  /** Total bytes of all matching files; may exceed `Int`. */
  totalSize: Scalars['Float']['output'];
};

/** An entry of a page. */
export type MediaFileEdge = {
  __typename?: 'MediaFileEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: MediaFile;
};

/** Conditions, all of which must hold. */
export type MediaFileFilter = {
  /** Only files that content does not use (true) or uses (false). */
  isUnused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only files without (true) or with (false) alternative text. */
  lacksAltText?: InputMaybe<Scalars['Boolean']['input']>;
  /** Substring of filename or alternative text, ignoring case. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Media file order. */
export type MediaFileOrder = {
  direction?: OrderDirection;
  field: MediaFileOrderField;
};

/** Sort fields of media files. Ties follow the order of upload. */
export type MediaFileOrderField =
  | 'filename'
  /** By the size of the uploaded file. */
  | 'size'
  | 'createdAt';

/** A reference to a picture in published content or a draft. */
export type MediaUse = {
  __typename?: 'MediaUse';
  block: CmsBlock;
  /** Path in the content, such as `picture` or `cards.1.picture`. */
  field: Scalars['String']['output'];
  /** True if only the unpublished draft refers to it. */
  isDraft: Scalars['Boolean']['output'];
};

/** The input of `mergeLeads`. */
export type MergeLeadsInput = {
  /** The `updatedAt` of both leads as read; `CONFLICT` if one changed since. Without it, changes are not detected. */
  expectedUpdatedAt?: InputMaybe<MergedLeadsUpdatedAt>;
  /** The kind of lead. */
  leadType: LeadType;
  mergedId: Scalars['ID']['input'];
  survivorId: Scalars['ID']['input'];
  /** Fields whose values the survivor takes from the other lead, by the names of its GraphQL type, such as `email`, `status`, `owner` and `followUpOn`. Values that the survivor lacks are always taken. */
  takenFields?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The answer to `mergeLeads`. */
export type MergeLeadsPayload = {
  __typename?: 'MergeLeadsPayload';
  lead: Lead;
  merge: LeadMerge;
};

/** The `updatedAt` of both leads of a merge. */
export type MergedLeadsUpdatedAt = {
  merged: Scalars['DateTime']['input'];
  survivor: Scalars['DateTime']['input'];
};

/** Message attachment. */
export type MessageAttachment = {
  __typename?: 'MessageAttachment';
  /** As declared in the mail. */
  contentType: Scalars['String']['output'];
  /** Stored file; null if it was not stored or was deleted. */
  file?: Maybe<LeadFile>;
  /** Reason for not storing the attachment; null if it was stored, even if it was deleted since. */
  leftOut?: Maybe<AttachmentLeftOut>;
  name: Scalars['String']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
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

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation and signs in. `NOT_FOUND` for an invalid link; the message names the next step. */
  acceptInvitation: LoginPayload;
  /**
   * Adds an advertiser submission manually, such as after a call: with a name, and an email address or a phone number. All other texts may
   * be `""`, and lists empty. The lead skips the quarantine, and its history shows the user who added it. Sends no mail, except
   * a receipt with `sendReceipt`. Omit `acceptedTerms`, `acceptedTermsDate` and `signals`, as the sender has accepted
   * nothing. `BAD_USER_INPUT` for invalid values, `NOT_FOUND` for an unknown colleague or message, `CONFLICT` for a message
   * that has a lead, or a `submissionId` used for other values.
   */
  addAdvertiserSubmission: AddAdvertiserSubmissionPayload;
  /**
   * Adds a driver application manually, such as after a call: with a name, and an email address or a phone number. All other texts may
   * be `""`, and lists empty. The lead skips the quarantine, and its history shows the user who added it. Sends no mail, except
   * a receipt with `sendReceipt`. Omit `acceptedTerms`, `acceptedTermsDate` and `signals`, as the sender has accepted
   * nothing. `BAD_USER_INPUT` for invalid values, `NOT_FOUND` for an unknown colleague or message, `CONFLICT` for a message
   * that has a lead, or a `submissionId` used for other values.
   */
  addDriverApplication: AddDriverApplicationPayload;
  /**
   * Adds an internal note to a lead, or the note of a call. A call that reached the sender ends the wait for a reply: a
   * pending lead becomes contacted. `NOT_FOUND` for an unknown lead.
   */
  addLeadNote: AddLeadNotePayload;
  /** Allows mail to a lead's address that was suppressed after a bounce (`mailProblem`). `NOT_FOUND` for an unknown lead. */
  allowMail: AllowMailPayload;
  /**
   * Answers a privacy request and mails the answer. `FULFILLED` executes it: `DELETE` erases the person like
   * `eraseSubject`; `KNOW` mails a link to the export; `OPT_OUT` marks the person's leads; for `CORRECT`, call
   * `correctLead` first. `CONFLICT` if already answered, or for `NOTHING_FOUND` although leads have the address.
   */
  answerPrivacyRequest: AnswerPrivacyRequestPayload;
  /**
   * Assigns up to 500 leads of one kind to a colleague, or unassigns them. `NOT_FOUND` for an unknown colleague. Unknown
   * ids are returned as `notFoundIds`; all other leads change together.
   */
  assignLeads: ChangeLeadsPayload;
  /** Assigns a message with its files to a lead. `NOT_FOUND` for an unknown message or lead. */
  attachMessage: AttachMessagePayload;
  /** Starts a passkey sign-in. `CONFLICT` if the site's address is an IP address, which cannot have passkeys. */
  beginPasskeyLogin: PasskeyChallenge;
  /** Starts adding a passkey; an account may have 10. */
  beginPasskeyRegistration: PasskeyChallenge;
  /** Starts setting up an authenticator app, which takes effect with `confirmTotp`. `CONFLICT` if the account has one. */
  beginTotpEnrolment: TotpEnrolment;
  /**
   * Cancels a waiting mail, or dismisses a failed one so that it no longer counts as failed. `NOT_FOUND` for an unknown
   * mail, `CONFLICT` if it neither waits nor failed.
   */
  cancelEmail: CancelEmailPayload;
  /** Cancels a file request. `NOT_FOUND` if there is no open one. */
  cancelFileRequest: CancelFileRequestPayload;
  /**
   * Changes the viewer's password and ends all other sessions. The session gets a new token in the response header
   * `X-Session-Token`; the old one stays valid for 30 seconds.
   */
  changePassword: Scalars['Boolean']['output'];
  /** Changes a user's role, and unassigns open leads if the new role cannot work on leads. `CONFLICT` for the last owner. */
  changeUserRole: TeamMemberPayload;
  /** Switches a type of mail to the viewer on or off. `BAD_USER_INPUT` for types not in `mailChoices`, such as security mails. */
  chooseMail: ChooseMailPayload;
  /** Confirms the server's date, which resumes deletion by age. `CONFLICT` if it differs from `seen` by more than a day. */
  confirmDate: ConfirmDatePayload;
  /**
   * Confirms the viewer's identity before a sensitive action. `BAD_USER_INPUT` if the proof is wrong, without
   * ending the session. The session gets a new token in the response header `X-Session-Token`; the old one stays valid for 30
   * seconds.
   */
  confirmIdentity: AccountSecurity;
  /** Enables the authenticator app and replaces recovery codes. `BAD_USER_INPUT` for a wrong code. Replaces the session's token like `confirmIdentity`. */
  confirmTotp: RecoveryCodesPayload;
  /** Continues a letter that stopped with a `problem`; changes no other letter. `NOT_FOUND` for an unknown letter. */
  continueLetter: ContinueLetterPayload;
  /**
   * Corrects a lead's submitted data by the form's rules; updates searches, counters and duplicates. `NOT_FOUND` for an
   * unknown lead, `CONFLICT` if it changed since it was read.
   */
  correctLead: CorrectLeadPayload;
  /** Creates an API key. Its secret is returned only once. `CONFLICT` if an active key has the name. */
  createApiKey: CreateApiKeyPayload;
  /** Adds a webhook for later events of all leads, or of those that match a filter. `CONFLICT` for more than 20. */
  createWebhook: WebhookSecretPayload;
  /**
   * Deactivates an account: ends its sessions, withdraws an open invitation, and unassigns its open leads. API keys that
   * it created keep working unless `revokeKeyIds` names them. `CONFLICT` for the last owner.
   */
  deactivateUser: TeamMemberPayload;
  /**
   * Moves a lead to the trash: it leaves lists, counters, searches, statistics and exports, and is erased after 30 days.
   * `NOT_FOUND` for an unknown lead.
   */
  deleteLead: DeleteLeadPayload;
  /** Deletes a file of a lead or, with `mail:write`, of an unmatched message. `NOT_FOUND` for an unknown id. */
  deleteLeadFile: DeleteLeadFilePayload;
  /** Deletes an import with its file. `CONFLICT` once it was started. */
  deleteLeadImport: DeleteLeadImportPayload;
  /** Deletes the viewer's own note. `FORBIDDEN` for another's note, `NOT_FOUND` for an unknown one. */
  deleteLeadNote: Scalars['Boolean']['output'];
  /** Deletes a rule; its past effects stay. `NOT_FOUND` for an unknown id. */
  deleteLeadRule: DeleteLeadRulePayload;
  /** Deletes one of the viewer's views. False for an unknown id. */
  deleteLeadView: Scalars['Boolean']['output'];
  /** Moves up to 500 leads of one kind to the trash. Unknown ids fail; all other leads move together. */
  deleteLeads: DeleteLeadsPayload;
  /**
   * Deletes a file. `NOT_FOUND` for an unknown file, `CONFLICT` if it is in use and `evenIfUsed` is not true: the message
   * names the places. Pages then show their default picture.
   */
  deleteMedia: DeleteMediaPayload;
  /** Permanently deletes quarantined submissions. */
  deleteQuarantined: DeleteQuarantinedPayload;
  /** Deletes a webhook with its deliveries. Undelivered events are dropped. */
  deleteWebhook: DeleteWebhookPayload;
  /**
   * Sets the columns of an uploaded file, and the handling of new and existing leads. A background
   * job then checks the file row by row. `CONFLICT` once the import runs. Updating existing leads needs `leads:erase`.
   */
  describeLeadImport: LeadImportPayload;
  /** Removes a message from its lead, which makes it unmatched. `NOT_FOUND` if it has no lead; `CONFLICT` for sent messages. */
  detachMessage: DetachMessagePayload;
  /** Removes the authenticator app, and the recovery codes of an account without passkeys. `BAD_USER_INPUT` for a wrong code. */
  disableTotp: AccountSecurity;
  /** Discards a draft and its schedule. `NOT_FOUND` for an unknown block, `CONFLICT` if `expectedVersion` is outdated. */
  discardCmsDraft: DiscardCmsDraftPayload;
  /** Deletes an unmatched message with its files; the mailbox keeps the mail. `NOT_FOUND` for any other message. */
  discardMessage: DiscardMessagePayload;
  /** Discards a draft of the viewer or of an API client. The returned id is null for any other draft. */
  discardReplyDraft: DiscardReplyDraftPayload;
  /** Changes the viewer's note, mailing newly mentioned colleagues. `FORBIDDEN` for others' notes, `NOT_FOUND` for an unknown id. */
  editLeadNote: EditLeadNotePayload;
  /** Revokes a sender's status link. The next receipt has a new one. `NOT_FOUND` for an unknown lead. */
  endStatusLink: EndStatusLinkPayload;
  /** Ends all sessions of a user, and returns their number. The user can sign in again. `NOT_FOUND` for an unknown account. */
  endUserSessions: Scalars['Int']['output'];
  /**
   * Erases a lead or quarantined submission with every copy: notes, mails, messages, files, webhook messages and search
   * data. Irreversible. A record of the id, dates, status and city stays. `NOT_FOUND` for an unknown lead.
   */
  eraseLead: ErasureReport;
  /**
   * Erases a person: every lead and submission with the address or number, as `eraseLead` does, all mails and messages to
   * and from the address, and mentions in notes and messages about others.
   */
  eraseSubject: ErasureReport;
  /** Extends an open privacy request by 45 days, once, and mails the reason. `CONFLICT` if already extended or answered. */
  extendPrivacyRequest: ExtendPrivacyRequestPayload;
  /** Signs in with a passkey, without password or code. `UNAUTHENTICATED` if the answer is invalid or late. */
  finishPasskeyLogin: LoginPayload;
  /** Adds a passkey. `BAD_USER_INPUT` for an invalid or late answer. Replaces the session's token like `confirmIdentity`. */
  finishPasskeyRegistration: FinishPasskeyRegistrationPayload;
  /** Invites a user by a single-use link valid for 72 hours. Replaces an open invitation. `CONFLICT` if the address has an account. */
  inviteUser: InviteUserPayload;
  /** Marks a lead as open by the viewer for 25 seconds, and returns the other users who have the lead open. */
  keepLeadOpen: KeepLeadOpenPayload;
  /**
   * Signs in. Wrong user name, password or code: `UNAUTHENTICATED` with the message "Invalid credentials"; too many
   * attempts: `RATE_LIMITED`. If the password is right but a required code is missing: `UNAUTHENTICATED` with reason
   * `CODE_REQUIRED`.
   */
  login: LoginPayload;
  /** Revokes the token of this request. True once it is revoked. */
  logout: Scalars['Boolean']['output'];
  /**
   * Merges two leads of one kind: the survivor gets the notes, mails, messages, files and history of both, and the other
   * id returns the survivor. `CONFLICT` if both are the same, or if one has changed since `expectedUpdatedAt`;
   * `NOT_FOUND` for an unknown lead.
   */
  mergeLeads: MergeLeadsPayload;
  /** Pauses a running import. `CONFLICT` in any other state. */
  pauseLeadImport: LeadImportPayload;
  /**
   * Publishes a block's draft, now or at a given time. `BAD_USER_INPUT` if it would break the page (`fields` as for
   * `updateCmsBlock`) or the time is in the past, `NOT_FOUND` for an unknown block, `CONFLICT` if the draft's version
   * differs from `expectedVersion`, or if the block was published since the draft was started.
   */
  publishCmsBlock: PublishCmsBlockPayload;
  /** Reactivates an account. An account that never accepted its invitation becomes `INVITED` and needs another one. */
  reactivateUser: TeamMemberPayload;
  /** Replaces the recovery codes. `CONFLICT` without a second factor. */
  recoveryCodes: RecoveryCodesPayload;
  /** Turns quarantined submissions into leads with the time of their submission, and sends their mails. Safe to repeat. */
  releaseQuarantined: ReleaseQuarantinedPayload;
  /** Removes a passkey. `NOT_FOUND` for an unknown id. */
  removePasskey: AccountSecurity;
  /**
   * Replaces a picture's file. Id, address, uses, alternative text and focal point stay; the filename changes. The old
   * bytes are deleted. Input and errors as for `uploadMedia`; `NOT_FOUND` for an unknown file, `CONFLICT` if another file
   * has the same bytes.
   */
  replaceMedia: ReplaceMediaPayload;
  /** Resends to a webhook all matching events after a position or time, with the same message ids. `CONFLICT` for a disabled webhook. */
  replayWebhook: WebhookPayload;
  /**
   * Replies to a lead by mail and optionally marks it as contacted. `NOT_FOUND` for an unknown lead. `CONFLICT` without a
   * mail server or address, if the lead's status is not `expectedStatus`, or if `replyId` was used for another text.
   */
  replyToLead: ReplyToLeadPayload;
  /**
   * Replies to an unmatched message by mail, quotes it, and deletes it with its files. `NOT_FOUND` if the message is no
   * longer unmatched, so nothing is sent twice. `CONFLICT` without a mail server, or if mail to its sender is impossible.
   */
  replyToMessage: ReplyToMessagePayload;
  /**
   * Requests a file from a lead's sender, as a step on the status page. Sends no mail, unlike `replyToLead` with
   * `requestFile`. `NOT_FOUND` for an unknown lead, `CONFLICT` if the same or 10 other files are already requested.
   */
  requestLeadFile: RequestLeadFilePayload;
  /** Mails a link to choose a new password, valid once for 30 minutes. True even if no account has the address. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Requires a proof of work from the site's forms, or stops requiring it. Submissions without one are quarantined, except
   * those by API keys with `leads:write`. During a flood of submissions, a proof is always required.
   */
  requireProofOfWork: TeamSettings;
  /** Requires a second factor from users, or no longer requires it. `CONFLICT` if the viewer has no second factor. */
  requireSecondFactor: TeamSettings;
  /** Resends a mail at once. `NOT_FOUND` for an unknown mail; `CONFLICT` while it is being sent, and without a mail server. */
  resendEmail: ResendEmailPayload;
  /**
   * Queues several mails again. Skips mails that are being sent, due, canceled, or sent less than a minute ago, with the
   * reason, so that repeating the call sends nothing twice. `CONFLICT` without a mail server.
   */
  resendEmails: ResendEmailsPayload;
  /**
   * Queues all failed mails again, or as many as 8 seconds allow; `mailState.failedCount` counts the rest. Excludes test
   * mails, and account mails that the viewer may not read. `CONFLICT` without a mail server.
   */
  resendFailedEmails: ResendFailedEmailsPayload;
  /** Sends a message again, with the same `webhook-id`. `CONFLICT` while the message is waiting or being sent, and for a disabled webhook. */
  resendWebhookDelivery: WebhookDeliveryPayload;
  /** Sets a password by a mailed link and ends all sessions. `NOT_FOUND` for an invalid link; the message names the next step. */
  resetPassword: Scalars['Boolean']['output'];
  /** Restores a lead with notes and mails. `NOT_FOUND` if it is not in the trash; `CONFLICT` if its `submissionId` was sent again. */
  restoreLead: RestoreLeadPayload;
  /** Restores up to 500 leads of one kind, each independently of the others: `results` has the errors. */
  restoreLeads: RestoreLeadsPayload;
  /** Revokes an API key from the next request on. `NOT_FOUND` for an unknown id. */
  revokeApiKey: RevokeApiKeyPayload;
  /** Ends all other sessions of the viewer; returns their number. */
  revokeOtherSessions: Scalars['Int']['output'];
  /** Revokes the reply address of a lead; mail to that address arrives unmatched. `NOT_FOUND` for an unknown lead. */
  revokeReplyAddress: RevokeReplyAddressPayload;
  /** Ends one of the viewer's sessions. False for an unknown id. */
  revokeSession: Scalars['Boolean']['output'];
  /** Replaces a webhook's secret. For 24 hours, messages are signed with both secrets. */
  rotateWebhookSecret: WebhookSecretPayload;
  /**
   * Saves a block's draft, visible to the team only; it may be incomplete. Cancels a schedule. `PAYLOAD_TOO_LARGE` over 64
   * KB, `NOT_FOUND` for an unknown block, `CONFLICT` if the draft's version differs from `expectedVersion`, unless the
   * content is the same.
   */
  saveCmsDraft: SaveCmsDraftPayload;
  /**
   * Creates or changes a rule. A new or newly enabled rule applies to later events only. `NOT_FOUND` for an unknown id;
   * `CONFLICT` for more than 50 rules.
   */
  saveLeadRule: SaveLeadRulePayload;
  /** Saves or changes a view. `CONFLICT` if the viewer has a view with this name, or 50 views; `NOT_FOUND` for an unknown id. */
  saveLeadView: SaveLeadViewPayload;
  /** Saves the viewer's draft for a lead, one per lead; an empty text discards it. `NOT_FOUND` for an unknown lead. */
  saveReplyDraft: SaveReplyDraftPayload;
  /** Sets the team's time zone, which overrides the setting `TIME_ZONE`. */
  saveTimeZone: SaveTimeZonePayload;
  /** Sets the team's working days. */
  saveWorkingDays: SaveWorkingDaysPayload;
  /**
   * Sends a mail of the given type with sample values to the operator's address (`EMAIL_TO`), and returns the mail server's
   * answer.
   */
  sendTestEmail: SendTestEmailPayload;
  /** Sends the message `webhook.test` once. */
  sendTestWebhook: WebhookDeliveryPayload;
  /**
   * Sets the status of an advertiser submission. Any status may follow any other; `statusChanges` keeps each change. `NOT_FOUND` for an
   * unknown submission, `CONFLICT` if its status differs from `expectedStatus`.
   */
  setAdvertiserSubmissionStatus: SetAdvertiserSubmissionStatusPayload;
  /**
   * Sets the status of up to 500 advertiser submissions. Leads without their `expectedStatus` stay unchanged and are returned as
   * `conflicts`, unknown ids as `notFoundIds`; all other leads change together.
   */
  setAdvertiserSubmissionStatuses: SetAdvertiserSubmissionStatusesPayload;
  /**
   * Sets the status of a driver application. Any status may follow any other; `statusChanges` keeps each change. `NOT_FOUND` for an
   * unknown application, `CONFLICT` if its status differs from `expectedStatus`.
   */
  setDriverApplicationStatus: SetDriverApplicationStatusPayload;
  /**
   * Sets the status of up to 500 driver applications. Leads without their `expectedStatus` stay unchanged and are returned as
   * `conflicts`, unknown ids as `notFoundIds`; all other leads change together.
   */
  setDriverApplicationStatuses: SetDriverApplicationStatusesPayload;
  /**
   * Schedules or clears the follow-up of up to 500 leads of one kind. The owner is mailed on the morning of that day.
   * Unknown ids are returned as `notFoundIds`; all other leads change together.
   */
  setFollowUp: ChangeLeadsPayload;
  /**
   * Sets the external id and metadata of a lead; omitted ones stay. `NOT_FOUND` for an unknown lead; `CONFLICT` if
   * another lead of the kind (named in the message) has the external id, or if the lead changed.
   */
  setLeadExternal: SetLeadExternalPayload;
  /** Subscribes a lead's address to marketing letters (true), or unsubscribes it. `NOT_FOUND` for an unknown lead. */
  setLetters: SetLettersPayload;
  /**
   * Runs a checked import, or resumes a paused one. Faulty rows are skipped. `CONFLICT` in any other state. Needs the
   * permissions of `describeLeadImport`.
   */
  startLeadImport: LeadImportPayload;
  /**
   * Starts a letter to all leads of a filter, up to 20,000. A background job mails each address once, and skips addresses
   * with bounced mail; marketing letters also skip unsubscribed ones. `CONFLICT` without a mail server or recipients.
   */
  startLetter: StartLetterPayload;
  /** Stops a letter for good. Mails already queued are still sent. `NOT_FOUND` for an unknown letter. */
  stopLetter: StopLetterPayload;
  /**
   * Submits an advertiser submission. `BAD_USER_INPUT` for invalid values, `RATE_LIMITED` for too many from one address, `CONFLICT` if the
   * `submissionId` was used for other values.
   */
  submitAdvertiserInquiry: SubmitAdvertiserInquiryPayload;
  /**
   * Submits a driver application. `BAD_USER_INPUT` for invalid values, `RATE_LIMITED` for too many from one address, `CONFLICT` if the
   * `submissionId` was used for other values.
   */
  submitDriverApplication: SubmitDriverApplicationPayload;
  /** Enables or disables a rule. `NOT_FOUND` for an unknown id. */
  switchLeadRule: SwitchLeadRulePayload;
  /**
   * Enables daily erasure with the current periods, or disables it. Shortened periods take effect when it is enabled
   * again. `CONFLICT` if the periods differ from `seen`.
   */
  switchRetention: Retention;
  /**
   * Mails up to 50 leads that wait for an opened city, each once, in order of arrival. Skips addresses with bounced mail.
   * `CONFLICT` without a mail server, and while the city is not open.
   * @deprecated Use `startLetter`. Goes away after 2027-06-01.
   */
  tellWaitList: TellWaitListPayload;
  /** Signs in to the mailbox over its own connection and returns the server's answer. Nothing is read or changed. */
  testMailbox: TestMailboxPayload;
  /**
   * Undoes an import in the background: removes its new leads and restores changed ones. Leads edited after the import stay
   * unchanged and count in `keptCount`. `CONFLICT` for an import that runs, is undone, or is older than 30 days.
   */
  undoLeadImport: LeadImportPayload;
  /**
   * Undoes a merge of the last 30 days: restores both leads. Notes, mails and messages since the merge stay with the
   * survivor. `CONFLICT` if the merge is older or undone, or if the survivor was merged into another lead.
   */
  undoLeadMerge: UndoLeadMergePayload;
  /**
   * Lifts locks caused by failed sign-ins. With `removesFactors`, also removes the user's authenticator app, passkeys and
   * recovery codes. The user is notified by mail. `CONFLICT` for the viewer's own account.
   */
  unlockUser: TeamMemberPayload;
  /** Cancels a draft's schedule. `NOT_FOUND` for an unknown block, `CONFLICT` if `expectedVersion` is outdated. */
  unscheduleCmsBlock: UnscheduleCmsBlockPayload;
  /**
   * Replaces a block's content; the site shows it at the next request. `BAD_USER_INPUT` if the content is no JSON object
   * or a value would break the page (`fields` contains the path, such as `content.cards.1.title`), `PAYLOAD_TOO_LARGE`
   * over 64 KB, `NOT_FOUND` for an unknown block, `CONFLICT` if its version differs from `expectedVersion`.
   */
  updateCmsBlock: UpdateCmsBlockPayload;
  /** Changes the viewer's name and address. */
  updateMe: UpdateMePayload;
  /** Changes a picture's description; omitted fields stay. `NOT_FOUND` for an unknown file. */
  updateMedia: UpdateMediaPayload;
  /** Changes a webhook, or enables or disables it. A newly enabled webhook gets later events only; a replay sends the missed ones. */
  updateWebhook: WebhookPayload;
  /**
   * Adds a file to a lead: JPEG, PNG, WebP, HEIC or PDF by content, up to 10 MB, up to 20 per lead. For bytes that the lead already has,
   * returns the existing file. `NOT_FOUND` for an unknown lead, `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, and `CONFLICT` if
   * the lead has 20 files.
   */
  uploadLeadFile: UploadLeadFilePayload;
  /**
   * Uploads a picture (JPG, PNG, GIF or WebP by content) as multipart (GraphQL multipart request specification, with the
   * header `apollo-require-preflight`). `PAYLOAD_TOO_LARGE` over 10 MB, `UNSUPPORTED_MEDIA_TYPE` for other types,
   * `BAD_USER_INPUT` for pictures that cannot be fully decoded or have too many pixels.
   */
  uploadMedia: UploadMediaPayload;
};


/** Everything that can be changed. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** Everything that can be changed. */
export type MutationAddAdvertiserSubmissionArgs = {
  input: SubmitAdvertiserInquiryInput;
  messageId?: InputMaybe<Scalars['ID']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  sendReceipt?: InputMaybe<Scalars['Boolean']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationAddDriverApplicationArgs = {
  input: SubmitDriverApplicationInput;
  messageId?: InputMaybe<Scalars['ID']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  sendReceipt?: InputMaybe<Scalars['Boolean']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationAddLeadNoteArgs = {
  call?: InputMaybe<CallOutcome>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
  mentionedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  text: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationAllowMailArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationAnswerPrivacyRequestArgs = {
  id: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  outcome: PrivacyRequestOutcome;
};


/** Everything that can be changed. */
export type MutationAssignLeadsArgs = {
  ids: Array<Scalars['ID']['input']>;
  leadType: LeadType;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationAttachMessageArgs = {
  id: Scalars['ID']['input'];
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationCancelEmailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationCancelFileRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationChangeUserRoleArgs = {
  input: ChangeUserRoleInput;
};


/** Everything that can be changed. */
export type MutationChooseMailArgs = {
  isOn: Scalars['Boolean']['input'];
  type: EmailLogType;
};


/** Everything that can be changed. */
export type MutationConfirmDateArgs = {
  seen: Scalars['DateTime']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


/** Everything that can be changed. */
export type MutationConfirmTotpArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationContinueLetterArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationCorrectLeadArgs = {
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
  values: LeadCorrection;
};


/** Everything that can be changed. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** Everything that can be changed. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. */
export type MutationDeactivateUserArgs = {
  id: Scalars['ID']['input'];
  revokeKeyIds?: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationDeleteLeadArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationDeleteLeadFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteLeadImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteLeadNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteLeadRuleArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteLeadViewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteLeadsArgs = {
  ids: Array<Scalars['ID']['input']>;
  leadType: LeadType;
};


/** Everything that can be changed. */
export type MutationDeleteMediaArgs = {
  evenIfUsed?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteQuarantinedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDescribeLeadImportArgs = {
  input: DescribeLeadImportInput;
};


/** Everything that can be changed. */
export type MutationDetachMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDisableTotpArgs = {
  input: DisableTotpInput;
};


/** Everything that can be changed. */
export type MutationDiscardCmsDraftArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be changed. */
export type MutationDiscardMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDiscardReplyDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationEditLeadNoteArgs = {
  id: Scalars['ID']['input'];
  mentionedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  text: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationEndStatusLinkArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationEndUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationEraseLeadArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
  reason: ErasureReason;
};


/** Everything that can be changed. */
export type MutationEraseSubjectArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  reason: ErasureReason;
};


/** Everything that can be changed. */
export type MutationExtendPrivacyRequestArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationFinishPasskeyLoginArgs = {
  input: FinishPasskeyLoginInput;
};


/** Everything that can be changed. */
export type MutationFinishPasskeyRegistrationArgs = {
  input: FinishPasskeyRegistrationInput;
};


/** Everything that can be changed. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** Everything that can be changed. */
export type MutationKeepLeadOpenArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationLoginArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationMergeLeadsArgs = {
  input: MergeLeadsInput;
};


/** Everything that can be changed. */
export type MutationPauseLeadImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationPublishCmsBlockArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  locale?: InputMaybe<Locale>;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be changed. */
export type MutationReactivateUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationReleaseQuarantinedArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationReplaceMediaArgs = {
  file: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationReplayWebhookArgs = {
  input: ReplayWebhookInput;
};


/** Everything that can be changed. */
export type MutationReplyToLeadArgs = {
  input: ReplyToLeadInput;
};


/** Everything that can be changed. */
export type MutationReplyToMessageArgs = {
  input: ReplyToMessageInput;
};


/** Everything that can be changed. */
export type MutationRequestLeadFileArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
  what: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationRequireProofOfWorkArgs = {
  isRequired: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationRequireSecondFactorArgs = {
  isRequired: Scalars['Boolean']['input'];
  roles?: InputMaybe<Array<Role>>;
};


/** Everything that can be changed. */
export type MutationResendEmailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationResendEmailsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. */
export type MutationRestoreLeadArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationRestoreLeadsArgs = {
  ids: Array<Scalars['ID']['input']>;
  leadType: LeadType;
};


/** Everything that can be changed. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeReplyAddressArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSaveCmsDraftArgs = {
  baseVersion: Scalars['Int']['input'];
  content: Scalars['JSON']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be changed. */
export type MutationSaveLeadRuleArgs = {
  input: LeadRuleInput;
};


/** Everything that can be changed. */
export type MutationSaveLeadViewArgs = {
  input: SaveLeadViewInput;
};


/** Everything that can be changed. */
export type MutationSaveReplyDraftArgs = {
  input: SaveReplyDraftInput;
};


/** Everything that can be changed. */
export type MutationSaveTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationSaveWorkingDaysArgs = {
  days: Array<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationSendTestEmailArgs = {
  locale?: InputMaybe<Locale>;
  type?: InputMaybe<EmailLogType>;
};


/** Everything that can be changed. */
export type MutationSendTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSetAdvertiserSubmissionStatusArgs = {
  expectedStatus?: InputMaybe<LeadStatus>;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
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
  reason?: InputMaybe<Scalars['String']['input']>;
  status: LeadStatus;
};


/** Everything that can be changed. */
export type MutationSetDriverApplicationStatusesArgs = {
  changes: Array<LeadStatusChangeInput>;
};


/** Everything that can be changed. */
export type MutationSetFollowUpArgs = {
  ids: Array<Scalars['ID']['input']>;
  leadType: LeadType;
  on?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be changed. */
export type MutationSetLeadExternalArgs = {
  expectedUpdatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
  metadata?: InputMaybe<Array<LeadMetadataInput>>;
};


/** Everything that can be changed. */
export type MutationSetLettersArgs = {
  isSubscribed: Scalars['Boolean']['input'];
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationStartLeadImportArgs = {
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationStartLetterArgs = {
  input: LetterInput;
  letterId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationStopLetterArgs = {
  id: Scalars['ID']['input'];
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
export type MutationSwitchLeadRuleArgs = {
  id: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationSwitchRetentionArgs = {
  on: Scalars['Boolean']['input'];
  seen?: InputMaybe<RetentionDaysInput>;
};


/** Everything that can be changed. */
export type MutationTellWaitListArgs = {
  input: TellWaitListInput;
};


/** Everything that can be changed. */
export type MutationUndoLeadImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUndoLeadMergeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUnlockUserArgs = {
  id: Scalars['ID']['input'];
  removesFactors?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationUnscheduleCmsBlockArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be changed. */
export type MutationUpdateCmsBlockArgs = {
  content: Scalars['JSON']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be changed. */
export type MutationUpdateMeArgs = {
  input: UpdateMeInput;
};


/** Everything that can be changed. */
export type MutationUpdateMediaArgs = {
  altText?: InputMaybe<Scalars['String']['input']>;
  focalPoint?: InputMaybe<FocalPointInput>;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** Everything that can be changed. */
export type MutationUploadLeadFileArgs = {
  file: Scalars['Upload']['input'];
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be changed. */
export type MutationUploadMediaArgs = {
  file: Scalars['Upload']['input'];
};

/** Anything that can be read by its global id: leads, mails, pictures and sections of the site's content. */
export type Node = {
  /** Globally unique and opaque; its format may change. */
  nodeId: Scalars['ID']['output'];
};

/** Order direction. */
export type OrderDirection =
  /** A to Z, old to new. */
  | 'ASCENDING'
  /** Z to A, new to old. */
  | 'DESCENDING';

/** Position of a page in a connection. Paging is forward only. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last edge, for `after`; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  /** True if the page was requested with `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Page views. */
export type PageViews = {
  __typename?: 'PageViews';
  /** English path, such as `/drivers`. */
  path: Scalars['String']['output'];
  views: Scalars['Int']['output'];
};

/** Passkey. */
export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Last sign-in; null if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

/** A WebAuthn challenge for `navigator.credentials`. */
export type PasskeyChallenge = {
  __typename?: 'PasskeyChallenge';
  /** Send it with the browser's answer. Valid once, for five minutes. */
  id: Scalars['ID']['output'];
  /** WebAuthn options as JSON. */
  options: Scalars['JSON']['output'];
};

/** Platform. */
export type Platform =
  | 'Both'
  | 'Lyft'
  | 'Uber'
  /** Only for leads added by users who do not know the platform; refused in submissions. */
  | '';

/**
 * A privacy request. The requester is anonymized 30 days after the answer, or at once after a deletion; the rest is
 * deleted 24 months after the answer.
 */
export type PrivacyRequest = {
  __typename?: 'PrivacyRequest';
  /** Additional text of the answer. Null if missing or cleared. */
  answerMessage?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  answeredBy?: Maybe<Colleague>;
  confirmedAt: Scalars['DateTime']['output'];
  /** Free text by the person. Null if missing or cleared. */
  details?: Maybe<Scalars['String']['output']>;
  /** 45 days after receipt, or 90 days if extended. */
  dueAt: Scalars['DateTime']['output'];
  /** Confirmed by mail. Null once cleared. */
  email?: Maybe<Scalars['String']['output']>;
  exportExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  extendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason mailed to the person. Null if not extended, or cleared. */
  extensionReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PrivacyRequestKind;
  /** Leads with the address or phone number, including quarantine and trash. */
  leads: Array<PrivacyRequestLead>;
  /** Language of the answer: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** As entered. Null if missing or cleared. */
  name?: Maybe<Scalars['String']['output']>;
  outcome?: Maybe<PrivacyRequestOutcome>;
  /** As entered. Null if missing or cleared. */
  phone?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  status: PrivacyRequestStatus;
};

/** A page of privacy requests. */
export type PrivacyRequestConnection = {
  __typename?: 'PrivacyRequestConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<PrivacyRequestEdge>;
  /** The entries of this page. */
  nodes: Array<PrivacyRequest>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** Counts of open privacy requests, each up to 1,000. */
export type PrivacyRequestCounts = {
  __typename?: 'PrivacyRequestCounts';
  /** Due within 7 days. */
  dueSoon: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
};

/** An entry of a page. */
export type PrivacyRequestEdge = {
  __typename?: 'PrivacyRequestEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PrivacyRequest;
};

/** Privacy request kind. */
export type PrivacyRequestKind =
  | 'CORRECT'
  | 'DELETE'
  /** A copy of the stored data. */
  | 'KNOW'
  /** Opt-out from sale and sharing. */
  | 'OPT_OUT';

/** A lead that may belong to the requester. */
export type PrivacyRequestLead = {
  __typename?: 'PrivacyRequestLead';
  isQuarantined: Scalars['Boolean']['output'];
  isTrashed: Scalars['Boolean']['output'];
  /** Id of the lead, unique within its kind. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  matches: Array<PrivacyRequestMatch>;
  /** Name of the sender or company. */
  name: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
};

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

/** The answer to `publishCmsBlock`. */
export type PublishCmsBlockPayload = {
  __typename?: 'PublishCmsBlockPayload';
  cmsBlock: CmsBlock;
};

/** Quarantine reason. */
export type QuarantineReason = {
  __typename?: 'QuarantineReason';
  code: SpamReason;
  text: Scalars['String']['output'];
};

/** A submission suspected of spam. */
export type QuarantinedSubmission = {
  __typename?: 'QuarantinedSubmission';
  id: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  reasons: Array<QuarantineReason>;
  receivedAt: Scalars['DateTime']['output'];
  /** Sum of the reasons' weights, at least 100. */
  score: Scalars['Int']['output'];
  /** Name of the sender or company. */
  title: Scalars['String']['output'];
  values: Array<SubmittedValue>;
};

/** A page of quarantined submissions. */
export type QuarantinedSubmissionConnection = {
  __typename?: 'QuarantinedSubmissionConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<QuarantinedSubmissionEdge>;
  /** The entries of this page. */
  nodes: Array<QuarantinedSubmission>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type QuarantinedSubmissionEdge = {
  __typename?: 'QuarantinedSubmissionEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: QuarantinedSubmission;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** Security settings of the viewer's account. */
  accountSecurity: AccountSecurity;
  /** One advertiser submission, or null for an unknown id. */
  advertiserSubmission?: Maybe<AdvertiserSubmission>;
  /** Advertiser submissions, newest first unless `orderBy` is given. */
  advertiserSubmissions: AdvertiserSubmissionConnection;
  /** Active API keys, newest first, followed by up to 200 ended ones. */
  apiKeys: Array<ApiKey>;
  /** Changes of leads, oldest first, each once. Read the lists first, then continue from `headPosition`. */
  changes: ChangeConnection;
  /** A section of the site's content, or null for an unknown id. */
  cmsBlock?: Maybe<CmsBlock>;
  /** Editable content of the site, by page and section. Internal pages such as `replies` need `content:read`. */
  cmsBlocks: Array<CmsBlock>;
  /** People who can own leads, by name. */
  colleagues: Array<Colleague>;
  /** Counts for the dashboard's tabs. */
  dashboardSummary: DashboardSummary;
  /** Jump of the server's date by more than a day. Deletion by age pauses until the date is confirmed. Null without a jump. */
  dateJump?: Maybe<DateJump>;
  /** One driver application, or null for an unknown id. */
  driverApplication?: Maybe<DriverApplication>;
  /** Driver applications, newest first unless `orderBy` is given. */
  driverApplications: DriverApplicationConnection;
  /** A mail of the log, or null for an unknown id. */
  emailLog?: Maybe<EmailLog>;
  /** The mail log, newest first. */
  emailLogs: EmailLogConnection;
  /** A mail of this type, with sample values. */
  emailPreview: EmailPreview;
  /** Events, newest first. */
  events: EventConnection;
  /** The invitation of a link. `NOT_FOUND` if the link is used, expired or unknown; the message names the next step. */
  invitation: Invitation;
  /** Up to 10 cities of driver applications that begin with a prefix, alphabetically, as suggestions for filters. */
  leadCities: Array<Scalars['String']['output']>;
  /** Preview of `eraseLead`: what it erases and what it cannot reach. Null for an unknown lead. */
  leadErasurePreview?: Maybe<ErasureReport>;
  /** Key figures of recent leads, compared with the period before. */
  leadFigures: LeadFigures;
  /** An import with its settings and progress, or null for an unknown id. */
  leadImport?: Maybe<LeadImport>;
  /** Imports of leads from files, newest first. */
  leadImports: LeadImportConnection;
  /** Fields that rule conditions can test, for a kind of lead. */
  leadRuleFields: Array<LeadRuleField>;
  /** Automatic rules, oldest first. Rules run in this order. */
  leadRules: Array<LeadRule>;
  /** Arrivals per day, and leads per status. */
  leadStatistics: LeadStatistics;
  /** The viewer's saved views and shared ones, by name. */
  leadViews: Array<LeadView>;
  /** Counts the recipients of a letter and the leads left out, and fills in the letter for the first recipients. Sends nothing. */
  letterPreview: LetterPreview;
  /** Letter templates per language, with placeholders for each lead's values. The first has only greeting and signature. */
  letterTemplates: Array<LetterTemplate>;
  /** The last 20 letters, newest first. */
  letters: Array<Letter>;
  /**
   * Credentials for the login page, or null. Given only if the server is a trial on a loopback address without a proxy, its
   * generated password is unchanged, the browser runs on the same machine, and `key` is from the link printed at the start.
   */
  loginHint?: Maybe<LoginHint>;
  /** Types of mail that the viewer can switch on and off. */
  mailChoices: Array<MailChoice>;
  /** Health of outgoing mail: waiting and failed mails, and the last attempt if it failed. */
  mailState: MailState;
  /** The mailbox that receives replies, and its last error. */
  mailbox: Mailbox;
  /** The viewer. `UNAUTHENTICATED` for visitors, `FORBIDDEN` for API keys. */
  me: User;
  /** A file of the media library, or null for an unknown id. */
  mediaFile?: Maybe<MediaFile>;
  /** The media library, newest first unless `orderBy` is given. */
  mediaFiles: MediaFileConnection;
  /** The object with this `nodeId`, or null if unknown. Needs the permission to read objects of its type, such as `leads:read`. */
  node?: Maybe<Node>;
  /** Objects in the order of `ids`, null for unknown ids. Each object needs the permission as for `node`. */
  nodes: Array<Maybe<Node>>;
  /**
   * Preview of the mail that `answerPrivacyRequest` sends or, without an outcome, of the one that `extendPrivacyRequest`
   * sends. Null once the address was cleared. `CONFLICT` if already answered.
   */
  privacyMailPreview?: Maybe<EmailPreview>;
  /** A confirmed privacy request, or null for an unknown id. */
  privacyRequest?: Maybe<PrivacyRequest>;
  /** Confirmed privacy requests: open ones by due date, all others newest first. */
  privacyRequests: PrivacyRequestConnection;
  /** Suspected spam, newest first. Not a lead until released. */
  quarantinedSubmissions: QuarantinedSubmissionConnection;
  /** Prepared values for a reply. Null for an unknown lead. */
  replyStart?: Maybe<ReplyStart>;
  /** Automatic erasure by age: the rules, and the amount that each would erase today. */
  retention: Retention;
  /** Sessions of the viewer, most recently used first. */
  sessions: Array<Session>;
  /** Preview of `eraseSubject`: what it erases and what it cannot reach. Needs an address, a number, or both. */
  subjectErasurePreview: ErasureReport;
  /**
   * Warnings for the server's operator, a sentence each: the database does not protect the event record, or a daily task
   * such as the backup has not succeeded for a day and a half.
   */
  systemWarnings: Array<Scalars['String']['output']>;
  /** Settings for the whole team. */
  teamSettings: TeamSettings;
  /** Deleted leads that can be restored, last deleted first. */
  trash: TrashedLeadConnection;
  /** Received messages that belong to no lead, oldest first. */
  unmatchedMessages: LeadMessageConnection;
  /** All accounts by name, deactivated ones last. */
  users: Array<TeamMember>;
  /** Permissions of the viewer's role, for clients that hide unavailable actions. */
  viewerPermissions: ViewerPermissions;
  /** Visits of the site and their conversion to leads, counted without cookies and IP addresses. */
  visitStatistics: VisitStatistics;
  /** Awaited cities, up to 100 per kind: open ones with unnotified senders first, then by number of leads. */
  waitList: Array<WaitListCity>;
  /** Effects of an edit on waiting leads: their city would be renamed, replaced, removed or closed. */
  waitListEffects: Array<WaitListEffect>;
  /**
   * Template of the letter about an opened city, one per language, with placeholders for each lead's values.
   * @deprecated Read `letterTemplates`. Goes away after 2027-06-01.
   */
  waitListLetters: Array<WaitListLetter>;
  /** One webhook. `NOT_FOUND` for an unknown id. */
  webhook: Webhook;
  /** Past and pending deliveries to a webhook, newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** A delivery, or null if unknown or older than thirty days. */
  webhookDelivery?: Maybe<WebhookDelivery>;
  /** Webhooks, oldest first. */
  webhooks: Array<Webhook>;
  /** The team's working days, 1 for Monday to 7 for Sunday. */
  workingDays: Array<Scalars['Int']['output']>;
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
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryCmsBlockArgs = {
  id: Scalars['ID']['input'];
  locale?: InputMaybe<Locale>;
};


/** Everything that can be read. */
export type QueryCmsBlocksArgs = {
  locale?: InputMaybe<Locale>;
  page?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryDashboardSummaryArgs = {
  today?: InputMaybe<Scalars['Date']['input']>;
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
export type QueryEmailLogArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryEmailLogsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EmailLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryEmailPreviewArgs = {
  locale?: InputMaybe<Locale>;
  type: EmailLogType;
};


/** Everything that can be read. */
export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLeadCitiesArgs = {
  startsWith: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLeadErasurePreviewArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be read. */
export type QueryLeadFiguresArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryLeadImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLeadImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryLeadRuleFieldsArgs = {
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be read. */
export type QueryLeadStatisticsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryLetterPreviewArgs = {
  input: LetterInput;
};


/** Everything that can be read. */
export type QueryLetterTemplatesArgs = {
  leadType: LeadType;
};


/** Everything that can be read. */
export type QueryLoginHintArgs = {
  key?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryMediaFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMediaFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MediaFileFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MediaFileOrder>;
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryPrivacyMailPreviewArgs = {
  id: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<PrivacyRequestOutcome>;
};


/** Everything that can be read. */
export type QueryPrivacyRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPrivacyRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<PrivacyRequestStatus>;
};


/** Everything that can be read. */
export type QueryQuarantinedSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryReplyStartArgs = {
  leadId?: InputMaybe<Scalars['ID']['input']>;
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  leadType?: InputMaybe<LeadType>;
};


/** Everything that can be read. */
export type QuerySubjectErasurePreviewArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryTrashArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryUnmatchedMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryVisitStatisticsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryWaitListEffectsArgs = {
  content: Scalars['JSON']['input'];
};


/** Everything that can be read. */
export type QueryWaitListLettersArgs = {
  leadType: LeadType;
};


/** Everything that can be read. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
  webhookId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};

/** New recovery codes, returned only here; older ones stop working. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Ten codes, each valid once in place of an authenticator code. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A mail that was not resent, with the reason. */
export type RefusedResend = {
  __typename?: 'RefusedResend';
  emailLog: EmailLog;
  /** Result in plain English; after a failure, its cause. */
  reason: Scalars['String']['output'];
};

/** The answer to `releaseQuarantined`. */
export type ReleaseQuarantinedPayload = {
  __typename?: 'ReleaseQuarantinedPayload';
  leads: Array<LeadReference>;
  /** Requested ids that do not exist. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The answer to `replaceMedia`. */
export type ReplaceMediaPayload = {
  __typename?: 'ReplaceMediaPayload';
  mediaFile: MediaFile;
};

/** First event to send again, as a position or as a time: exactly one. */
export type ReplayWebhookInput = {
  /** Events after this position; 0 for all. */
  afterPosition?: InputMaybe<Scalars['String']['input']>;
  /**
   * `afterPosition` as a number.
   * @deprecated Give `afterPosition`. Goes away after 2027-06-01.
   */
  fromPosition?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** Events since one minute before this time. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Reply draft. */
export type ReplyDraft = {
  __typename?: 'ReplyDraft';
  /** Null for a draft of an API client, which any colleague may use. */
  author?: Maybe<Colleague>;
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Current name, such as `API key Assistant`. */
  writtenBy: Scalars['String']['output'];
};

/** Prepared values for a reply, and how it will be sent. */
export type ReplyStart = {
  __typename?: 'ReplyStart';
  /** Greeting and signature, for a reply without a template. */
  body: Scalars['String']['output'];
  /** Display name of the sender. */
  from: Scalars['String']['output'];
  /** False without a mail server; replies cannot be sent then. */
  isMailConfigured: Scalars['Boolean']['output'];
  replyTo: Scalars['String']['output'];
  /** Subject without a template; empty if the lead got no mail before. */
  subject: Scalars['String']['output'];
  /** Templates for this kind of lead, in the order of the content page `replies`. */
  templates: Array<ReplyTemplate>;
  /** Recipient; empty for a lead without an email address, which cannot get replies. */
  to: Scalars['String']['output'];
};

/** A reply template filled in for lead and viewer. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  body: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** File to request (`ReplyToLeadInput.requestFile`); null for none. */
  requestFile?: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
};

/** The input of `replyToLead`. */
export type ReplyToLeadInput = {
  /** Plain text, up to 10,000 characters. Unfilled placeholders in braces are refused. */
  body: Scalars['String']['input'];
  /** The lead's status when the reply was written; nothing is sent if the status differs now. Omit it to skip this check. */
  expectedStatus?: InputMaybe<LeadStatus>;
  /**
   * Id of the lead, unique within its kind.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** The `nodeId` of the lead. Required unless `leadType` and `leadId` are given. */
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The kind of lead.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadType?: InputMaybe<LeadType>;
  /** Client-generated UUID that makes retries harmless: the mail is sent once. */
  replyId: Scalars['ID']['input'];
  /** File to request from the sender, such as `your insurance card`, up to 100 characters. The mail ends with an upload link, and the status page lists the file as a step. */
  requestFile?: InputMaybe<Scalars['String']['input']>;
  setContacted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Up to 150 characters on one line. */
  subject: Scalars['String']['input'];
};

/** The answer to `replyToLead`. */
export type ReplyToLeadPayload = {
  __typename?: 'ReplyToLeadPayload';
  emailLog: EmailLog;
  status: LeadStatus;
};

/** The input of `replyToMessage`. */
export type ReplyToMessageInput = {
  /** Plain text, up to 10,000 characters, without the quoted message. */
  body: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

/** The answer to `replyToMessage`. */
export type ReplyToMessagePayload = {
  __typename?: 'ReplyToMessagePayload';
  emailLog: EmailLog;
};

/** The answer to `requestLeadFile`. */
export type RequestLeadFilePayload = {
  __typename?: 'RequestLeadFilePayload';
  lead: Lead;
  request: FileRequest;
};

/** The answer to `resendEmail`. */
export type ResendEmailPayload = {
  __typename?: 'ResendEmailPayload';
  emailLog: EmailLog;
};

/** The answer to `resendEmails`. */
export type ResendEmailsPayload = {
  __typename?: 'ResendEmailsPayload';
  /** Requested ids that do not exist. */
  notFoundIds: Array<Scalars['ID']['output']>;
  refused: Array<RefusedResend>;
  resent: Array<EmailLog>;
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The answer to `resendFailedEmails`. */
export type ResendFailedEmailsPayload = {
  __typename?: 'ResendFailedEmailsPayload';
  count: Scalars['Int']['output'];
};

/** The input of `resetPassword`. */
export type ResetPasswordInput = {
  /** 12 to 255 characters, not easy to guess. */
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** The answer to `restoreLead`. */
export type RestoreLeadPayload = {
  __typename?: 'RestoreLeadPayload';
  lead: Lead;
};

/** The answer to `restoreLeads`. */
export type RestoreLeadsPayload = {
  __typename?: 'RestoreLeadsPayload';
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** State of automatic erasure by age. */
export type Retention = {
  __typename?: 'Retention';
  isOn: Scalars['Boolean']['output'];
  /** Null before the first run. */
  lastRun?: Maybe<RetentionRun>;
  /** In order of execution. */
  rules: Array<RetentionRuleState>;
  /** Time of the last `switchRetention`; null while off. */
  switchedOnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Retention count. */
export type RetentionCount = {
  __typename?: 'RetentionCount';
  count: Scalars['Int']['output'];
  rule: RetentionRule;
};

/** Days after which data is erased, 0 for never: the `days` of each rule. */
export type RetentionDaysInput = {
  /** For `EVENTS`. */
  eventsDays: Scalars['Int']['input'];
  /** For `FILES`. Without it, no files are erased until their period is confirmed. */
  filesDays?: InputMaybe<Scalars['Int']['input']>;
  /** For `LEADS`. */
  leadsDays: Scalars['Int']['input'];
  /** For `MAIL_TEXTS` and `MAIL_LINES`. */
  mailDays: Scalars['Int']['input'];
  /** For `REJECTED_LEADS`. */
  rejectedDays: Scalars['Int']['input'];
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

/** A rule with its effect today. */
export type RetentionRuleState = {
  __typename?: 'RetentionRuleState';
  /** Configured days; 0 for never. */
  days: Scalars['Int']['output'];
  /** Effective days; longer than `days` until an owner confirms a shortened period. Null while off. */
  daysInForce?: Maybe<Scalars['Int']['output']>;
  /** Number of items that are due for erasure today by `days`. */
  dueCount: Scalars['Int']['output'];
  /** Date of the oldest due item. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  rule: RetentionRule;
  /** Environment variable of `days`. */
  variable: Scalars['String']['output'];
};

/** Retention run. */
export type RetentionRun = {
  __typename?: 'RetentionRun';
  counts: Array<RetentionCount>;
  endedAt: Scalars['DateTime']['output'];
  /** Leads, mails and files that could not be erased; retried by the next run. */
  failedCount: Scalars['Int']['output'];
  /** False if the next hour continues with the rest. */
  isComplete: Scalars['Boolean']['output'];
  /** Start of the run. If it continued earlier runs, start of the first of them. */
  startedAt: Scalars['DateTime']['output'];
};

/** The answer to `revokeApiKey`. */
export type RevokeApiKeyPayload = {
  __typename?: 'RevokeApiKeyPayload';
  apiKey: ApiKey;
};

/** The answer to `revokeReplyAddress`. */
export type RevokeReplyAddressPayload = {
  __typename?: 'RevokeReplyAddressPayload';
  lead: Lead;
};

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

/** The answer to `saveCmsDraft`. */
export type SaveCmsDraftPayload = {
  __typename?: 'SaveCmsDraftPayload';
  cmsBlock: CmsBlock;
};

/** The answer to `saveLeadRule`. */
export type SaveLeadRulePayload = {
  __typename?: 'SaveLeadRulePayload';
  leadRule: LeadRule;
};

/** The input of `saveLeadView`. */
export type SaveLeadViewInput = {
  /** Id of the view to change; omit it to create a view. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isShared: Scalars['Boolean']['input'];
  /** The kind of lead. */
  leadType: LeadType;
  /** Up to 60 characters. */
  name: Scalars['String']['input'];
  /** Parameters after the `?` of the dashboard's address, up to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** The answer to `saveLeadView`. */
export type SaveLeadViewPayload = {
  __typename?: 'SaveLeadViewPayload';
  leadView: LeadView;
};

/** The input of `saveReplyDraft`. */
export type SaveReplyDraftInput = {
  /** Up to 10,000 characters; may be empty. */
  body: Scalars['String']['input'];
  /**
   * Id of the lead, unique within its kind.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** The `nodeId` of the lead. Required unless `leadType` and `leadId` are given. */
  leadNodeId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The kind of lead.
   * @deprecated Give `leadNodeId`. Goes away after 2027-12-01.
   */
  leadType?: InputMaybe<LeadType>;
  /** Up to 150 characters on one line; may be empty. */
  subject: Scalars['String']['input'];
};

/** The answer to `saveReplyDraft`. */
export type SaveReplyDraftPayload = {
  __typename?: 'SaveReplyDraftPayload';
  replyDraft?: Maybe<ReplyDraft>;
};

/** The answer to `saveTimeZone`. */
export type SaveTimeZonePayload = {
  __typename?: 'SaveTimeZonePayload';
  teamSettings: TeamSettings;
};

/** The answer to `saveWorkingDays`. */
export type SaveWorkingDaysPayload = {
  __typename?: 'SaveWorkingDaysPayload';
  workingDays: Array<Scalars['Int']['output']>;
};

/** The answer to `sendTestEmail`. */
export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  /** Verbatim answer of the mail server; null if there was none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Explanation for operators. */
  explanation: Scalars['String']['output'];
  isAccepted: Scalars['Boolean']['output'];
};

/** A signed-in browser or program. */
export type Session = {
  __typename?: 'Session';
  /** IP address at sign-in. */
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Readable browser and system, such as `Firefox on Windows`. */
  device: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  /** Accurate to a minute. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** The answer to `setAdvertiserSubmissionStatus`. */
export type SetAdvertiserSubmissionStatusPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusPayload';
  advertiserSubmission: AdvertiserSubmission;
};

/** The answer to `setAdvertiserSubmissionStatuses`. */
export type SetAdvertiserSubmissionStatusesPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusesPayload';
  advertiserSubmissions: Array<AdvertiserSubmission>;
  /** Advertiser submissions without their `expectedStatus`, in their current state. */
  conflicts: Array<AdvertiserSubmission>;
  /** Requested ids that do not exist. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The answer to `setDriverApplicationStatus`. */
export type SetDriverApplicationStatusPayload = {
  __typename?: 'SetDriverApplicationStatusPayload';
  driverApplication: DriverApplication;
};

/** The answer to `setDriverApplicationStatuses`. */
export type SetDriverApplicationStatusesPayload = {
  __typename?: 'SetDriverApplicationStatusesPayload';
  /** Driver applications without their `expectedStatus`, in their current state. */
  conflicts: Array<DriverApplication>;
  driverApplications: Array<DriverApplication>;
  /** Requested ids that do not exist. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** Results in the order of the request. */
  results: Array<ItemResult>;
};

/** The answer to `setLeadExternal`. */
export type SetLeadExternalPayload = {
  __typename?: 'SetLeadExternalPayload';
  lead: Lead;
};

/** The answer to `setLetters`. */
export type SetLettersPayload = {
  __typename?: 'SetLettersPayload';
  lead: Lead;
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

/** The answer to `startLetter`. */
export type StartLetterPayload = {
  __typename?: 'StartLetterPayload';
  letter: Letter;
};

/** Status change. */
export type StatusChange = {
  __typename?: 'StatusChange';
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  from: LeadStatus;
  id: Scalars['ID']['output'];
  to: LeadStatus;
};

/** The answer to `stopLetter`. */
export type StopLetterPayload = {
  __typename?: 'StopLetterPayload';
  letter: Letter;
};

/** Texts are trimmed, and have 1 to 255 characters on one line unless stated otherwise. `addAdvertiserSubmission` also accepts empty texts. */
export type SubmitAdvertiserInquiryInput = {
  /** True if the sender is of age and accepts the Terms of Service and the Privacy Policy. The server records their version. */
  acceptedTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Date of the Terms and Privacy Policy as displayed. It proves nothing: send `acceptedTerms`. */
  acceptedTermsDate?: InputMaybe<Scalars['String']['input']>;
  adFormats: Array<AdFormat>;
  companyName: Scalars['String']['input'];
  contactName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** Your id for the lead, up to 255 characters, unique among leads of its kind. Only for API keys with the scope `leads:write`, and for leads added manually. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Language for replies: `en` (default) or `es`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Requested location of the ads. */
  location: Scalars['String']['input'];
  /** 1 to 5,000 characters, with line breaks. */
  message: Scalars['String']['input'];
  /** Texts to store with the lead. Only for callers that may set `externalId`. */
  metadata?: InputMaybe<Array<LeadMetadataInput>>;
  /** Only for leads added by users; submissions ignore it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Budget of a planned campaign in whole US dollars, from 1 to 100,000,000. */
  plannedBudget?: InputMaybe<Scalars['Int']['input']>;
  /** City names of a planned campaign, up to 50. */
  plannedCities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Duration of a planned campaign in weeks, from 1 to 104. */
  plannedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** Spam signals of the site's forms; API clients omit them. */
  signals?: InputMaybe<FormSignals>;
  /** Client-generated UUID: a repeat with the same values returns the first result instead of storing a second lead. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
};

/** The answer to `submitAdvertiserInquiry`. */
export type SubmitAdvertiserInquiryPayload = {
  __typename?: 'SubmitAdvertiserInquiryPayload';
  /** Id of the stored submission. A quarantined submission keeps this id when it is released. */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** Texts are trimmed, and have 1 to 255 characters on one line. `addDriverApplication` also accepts empty texts. */
export type SubmitDriverApplicationInput = {
  /** True if the sender is of age and accepts the Terms of Service and the Privacy Policy. The server records their version. */
  acceptedTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** Date of the Terms and Privacy Policy as displayed. It proves nothing: send `acceptedTerms`. */
  acceptedTermsDate?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** Your id for the lead, up to 255 characters, unique among leads of its kind. Only for API keys with the scope `leads:write`, and for leads added manually. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Language for replies: `en` (default) or `es`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Texts to store with the lead. Only for callers that may set `externalId`. */
  metadata?: InputMaybe<Array<LeadMetadataInput>>;
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  platform: Platform;
  /** Spam signals of the site's forms; API clients omit them. */
  signals?: InputMaybe<FormSignals>;
  /** Client-generated UUID: a repeat with the same values returns the first result instead of storing a second lead. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  vehicleMake: Scalars['String']['input'];
  vehicleModel: Scalars['String']['input'];
  vehicleYear: Scalars['String']['input'];
};

/** The answer to `submitDriverApplication`. */
export type SubmitDriverApplicationPayload = {
  __typename?: 'SubmitDriverApplicationPayload';
  /** Id of the stored application. A quarantined submission keeps this id when it is released. */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** Submitted value. */
export type SubmittedValue = {
  __typename?: 'SubmittedValue';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A part of an event's `summary`; the joined parts are the whole summary. */
export type SummaryPart = {
  __typename?: 'SummaryPart';
  /** True if this part names the subject. */
  isSubject: Scalars['Boolean']['output'];
  /** With surrounding spaces. */
  text: Scalars['String']['output'];
};

/** The answer to `switchLeadRule`. */
export type SwitchLeadRulePayload = {
  __typename?: 'SwitchLeadRulePayload';
  leadRule: LeadRule;
};

/** An account with its sign-in state, which only owners see. */
export type TeamMember = {
  __typename?: 'TeamMember';
  createdAt: Scalars['DateTime']['output'];
  /** True if sign-in needs a second factor or passkey. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** End of the last invitation's validity; null without one, or while its mail is unsent. */
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last sign-in; null before the first. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
  state: UserState;
  user: User;
};

/** The answer to `changeUserRole`, `deactivateUser`, `unlockUser`, `reactivateUser`. */
export type TeamMemberPayload = {
  __typename?: 'TeamMemberPayload';
  member: TeamMember;
};

/** Team settings. */
export type TeamSettings = {
  __typename?: 'TeamSettings';
  /** True if forms always need a proof of work. If false, they need one only during a flood of submissions. */
  isProofOfWorkRequired: Scalars['Boolean']['output'];
  /** True if users of all roles must set up a second factor before other operations. */
  isSecondFactorRequired: Scalars['Boolean']['output'];
  /** False while the zone comes from the setting `TIME_ZONE`. */
  isTimeZoneChosen: Scalars['Boolean']['output'];
  /** Roles whose users must set up a second factor before other operations. */
  secondFactorRoles: Array<Role>;
  /** IANA name; used for days, reminders, schedules and mails. */
  timeZone: Scalars['String']['output'];
};

/** A letter to leads waiting for an opened city. */
export type TellWaitListInput = {
  /** `next` of the previous answer. */
  after?: InputMaybe<Scalars['ID']['input']>;
  city: Scalars['String']['input'];
  /** The kind of lead. */
  leadType: LeadType;
  /** One letter per language, with the placeholders of reply templates, such as `{first_name}` and `{city}`. */
  letters: Array<WaitListLetterInput>;
};

/** The answer to `tellWaitList`. */
export type TellWaitListPayload = {
  __typename?: 'TellWaitListPayload';
  /** Leads skipped because their address bounced. */
  held: Scalars['Int']['output'];
  /** Value for `after` in the next call; null once all leads are notified. */
  next?: Maybe<Scalars['ID']['output']>;
  /** Letters written by this call. */
  told: Scalars['Int']['output'];
};

/** Record that the sender is of age, and accepts the Terms of Service and the Privacy Policy. */
export type TermsAcceptance = {
  __typename?: 'TermsAcceptance';
  /** Time of receipt by the server. */
  acceptedAt: Scalars['DateTime']['output'];
  /** "Last updated" date of both documents at that time. */
  termsDate: Scalars['String']['output'];
  /** SHA-256 of both documents as published then. */
  version: Scalars['String']['output'];
};

/** The answer to `testMailbox`. */
export type TestMailboxPayload = {
  __typename?: 'TestMailboxPayload';
  /** Verbatim answer; null if there was none. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Explanation for operators, with advice. */
  explanation: Scalars['String']['output'];
  isReadable: Scalars['Boolean']['output'];
  /** Messages in the folder; null if it cannot be read. */
  messageCount?: Maybe<Scalars['Int']['output']>;
  /** True if the server supports push (IDLE). Otherwise the mailbox is polled every minute. */
  tellsOfNewMail: Scalars['Boolean']['output'];
};

/** Secret for setting up an authenticator app, in two forms. */
export type TotpEnrolment = {
  __typename?: 'TotpEnrolment';
  /** In base32, for manual entry. */
  secret: Scalars['String']['output'];
  /** `otpauth://` address, for a QR code. */
  uri: Scalars['String']['output'];
};

/** Trashed lead. */
export type TrashedLead = {
  __typename?: 'TrashedLead';
  deletedAt: Scalars['DateTime']['output'];
  /** User who deleted the lead; null for an API client. */
  deletedBy?: Maybe<Colleague>;
  /** The first daily run after this moment erases the lead. */
  erasedFrom: Scalars['DateTime']['output'];
  /** Unchanged by the deletion. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  receivedAt: Scalars['DateTime']['output'];
  status: LeadStatus;
  /** Name of the sender or company. */
  title: Scalars['String']['output'];
};

/** A page of trashed leads. */
export type TrashedLeadConnection = {
  __typename?: 'TrashedLeadConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<TrashedLeadEdge>;
  /** The entries of this page. */
  nodes: Array<TrashedLead>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type TrashedLeadEdge = {
  __typename?: 'TrashedLeadEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TrashedLead;
};

/** The answer to `undoLeadMerge`. */
export type UndoLeadMergePayload = {
  __typename?: 'UndoLeadMergePayload';
  lead: Lead;
  restored: Lead;
};

/** Copies that an erasure does not reach. */
export type UnreachedCopies = {
  __typename?: 'UnreachedCopies';
  /** Null if unknown. */
  count?: Maybe<Scalars['Int']['output']>;
  kind: UnreachedCopyKind;
  /** Description of the copies, and advice for erasing them. */
  text: Scalars['String']['output'];
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

/** The answer to `unscheduleCmsBlock`. */
export type UnscheduleCmsBlockPayload = {
  __typename?: 'UnscheduleCmsBlockPayload';
  cmsBlock: CmsBlock;
};

/** The answer to `updateCmsBlock`. */
export type UpdateCmsBlockPayload = {
  __typename?: 'UpdateCmsBlockPayload';
  cmsBlock: CmsBlock;
};

/** The input of `updateMe`. */
export type UpdateMeInput = {
  /** Up to 255 characters; null for none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Display name, up to 255 characters. */
  name: Scalars['String']['input'];
};

/** The answer to `updateMe`. */
export type UpdateMePayload = {
  __typename?: 'UpdateMePayload';
  user: User;
};

/** The answer to `updateMedia`. */
export type UpdateMediaPayload = {
  __typename?: 'UpdateMediaPayload';
  mediaFile: MediaFile;
};

/** Changes of a webhook; omitted fields stay. */
export type UpdateWebhookInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Null for all leads. */
  filter?: InputMaybe<WebhookFilterInput>;
  id: Scalars['ID']['input'];
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `uploadLeadFile`. */
export type UploadLeadFilePayload = {
  __typename?: 'UploadLeadFilePayload';
  file: LeadFile;
  isDuplicate: Scalars['Boolean']['output'];
  lead: Lead;
};

/** The answer to `uploadMedia`. */
export type UploadMediaPayload = {
  __typename?: 'UploadMediaPayload';
  /** True if the library already had these bytes; the existing file keeps its name. */
  isDuplicate: Scalars['Boolean']['output'];
  mediaFile: MediaFile;
};

/** User. */
export type User = {
  __typename?: 'User';
  /** For mails and sign-in; null if the user has set none. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  username: Scalars['String']['output'];
};

/** User state. */
export type UserState =
  | 'ACTIVE'
  /** Cannot sign in. The name stays on past actions. */
  | 'DEACTIVATED'
  /** Invitation not accepted yet. */
  | 'INVITED';

/** Permissions as true or false. Services check them again on each call. */
export type ViewerPermissions = {
  __typename?: 'ViewerPermissions';
  viewerCanEditContent: Scalars['Boolean']['output'];
  viewerCanEditMedia: Scalars['Boolean']['output'];
  /** Delete, restore and erase leads, and erase people. */
  viewerCanEraseLeads: Scalars['Boolean']['output'];
  /** Invite people, change roles, deactivate accounts, and require second factors. */
  viewerCanManageTeam: Scalars['Boolean']['output'];
  viewerCanReadContent: Scalars['Boolean']['output'];
  viewerCanReadEvents: Scalars['Boolean']['output'];
  /** Read leads, their notes and history, and export them. */
  viewerCanReadLeads: Scalars['Boolean']['output'];
  viewerCanReadMail: Scalars['Boolean']['output'];
  viewerCanReadMedia: Scalars['Boolean']['output'];
  /** Resend and cancel mails, and test the mail server. */
  viewerCanSendMail: Scalars['Boolean']['output'];
  /** Change statuses and write notes. */
  viewerCanWorkLeads: Scalars['Boolean']['output'];
};

/**
 * Conversion of visits over some days. A visitor counts again on each day; people behind one address with the same browser
 * count as one. Bots and the team are not counted.
 */
export type VisitStatistics = {
  __typename?: 'VisitStatistics';
  /**
   * Up to 50 cities, most leads first, then `Other` for the rest: visitors of the city's page or of a form opened for the
   * city, and leads that name the city. Unlisted cities have the senders' spelling.
   */
  cities: Array<FunnelStage>;
  /** By English path, most views first, up to 50. */
  pages: Array<PageViews>;
  /** By source, most visits first, up to 50. Leads without a source are under `unknown`. */
  sources: Array<FunnelStage>;
  /** Page views with opt-out (`Sec-GPC`, `DNT`); not part of any other number. */
  uncountedViews: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
  /** Visitors, each counted once per day (UTC). */
  visits: Scalars['Int']['output'];
};

/** Wait list city. */
export type WaitListCity = {
  __typename?: 'WaitListCity';
  /** False for places entered by senders, who were promised a reply as well. */
  isListed: Scalars['Boolean']['output'];
  isOpen: Scalars['Boolean']['output'];
  kinds: Array<WaitListKind>;
  /** Name on the content page `cities`, or a sender's spelling. */
  name: Scalars['String']['output'];
  /** Arrival of the first waiting lead. */
  since: Scalars['DateTime']['output'];
  /** Value for the filter `waitListCity`, such as `new-york-ny`. */
  slug: Scalars['String']['output'];
};

/** Effect of a city edit on waiting leads. */
export type WaitListEffect = {
  __typename?: 'WaitListEffect';
  /** City for which the leads would wait after the edit; null if it is not listed. */
  becomes?: Maybe<Scalars['String']['output']>;
  /** True if an open city closes before the waiting leads were notified of its opening. */
  isClosed: Scalars['Boolean']['output'];
  isRemoved: Scalars['Boolean']['output'];
  /** City for which the leads wait now. */
  name: Scalars['String']['output'];
  /** Pending or contacted leads that wait. */
  waiting: Scalars['Int']['output'];
};

/** Leads of one kind waiting for a city. */
export type WaitListKind = {
  __typename?: 'WaitListKind';
  /** The kind of lead. */
  leadType: LeadType;
  /** Leads already notified of the city's opening. */
  told: Scalars['Int']['output'];
  /** Pending or contacted leads that wait. */
  waiting: Scalars['Int']['output'];
};

/** Wait list letter. */
export type WaitListLetter = {
  __typename?: 'WaitListLetter';
  /** With greeting and signature. */
  body: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

/** Wait list letter input. */
export type WaitListLetterInput = {
  /** Plain text, up to 10,000 characters. */
  body: Scalars['String']['input'];
  locale: Scalars['String']['input'];
  /** Up to 150 characters on one line. */
  subject: Scalars['String']['input'];
};

/** A receiver of events at a URL. Messages arrive at least once, approximately in order. */
export type Webhook = {
  __typename?: 'Webhook';
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  /** Reason if the webhook was disabled automatically; null otherwise. */
  disabledReason?: Maybe<Scalars['String']['output']>;
  events: Array<WebhookEvent>;
  failedCount: Scalars['Int']['output'];
  /** Start of uninterrupted failures; null if the last attempt succeeded. After five days, the webhook is disabled. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Null for all leads. */
  filter?: Maybe<WebhookFilter>;
  format: WebhookFormat;
  health: WebhookHealth;
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  /**
   * Position up to which messages are queued, capped at the largest `Int`.
   * @deprecated Read `queuedPosition`. Goes away after 2027-06-01.
   */
  position: Scalars['Int']['output'];
  /** Time until which the previous secret also signs; null without a previous secret. */
  previousSecretEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Position up to which messages are queued. */
  queuedPosition: Scalars['String']['output'];
  url: Scalars['String']['output'];
  waitingCount: Scalars['Int']['output'];
};

/** Webhook attempt. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** First 2 KB of the receiver's answer, or an error code. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Null while in progress. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  explanation?: Maybe<Scalars['String']['output']>;
  outcome?: Maybe<WebhookAttemptOutcome>;
  startedAt: Scalars['DateTime']['output'];
  statusCode?: Maybe<Scalars['Int']['output']>;
};

/** Webhook attempt outcome. */
export type WebhookAttemptOutcome =
  | 'accepted'
  | 'forbidden_address'
  /** The sending process ended; the message is sent again. */
  | 'interrupted'
  | 'refused'
  /** No connection, or no answer within 10 seconds. */
  | 'unreachable';

/** A message to a webhook with all its delivery attempts. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  attemptCount: Scalars['Int']['output'];
  /** Oldest first. */
  attempts: Array<WebhookAttempt>;
  /** Body as sent in the last attempt; null before the first attempt, and after seven days. */
  body?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the next attempt; null if none is due. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The `webhook-id`, the same for each attempt. */
  messageId: Scalars['String']['output'];
  status: WebhookDeliveryStatus;
  /** Such as `lead.created`. */
  type: Scalars['String']['output'];
};

/** A page of webhook deliverys. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<WebhookDeliveryEdge>;
  /** The entries of this page. */
  nodes: Array<WebhookDelivery>;
  /** Position of this page in the list. */
  pageInfo: PageInfo;
  /** Number of matches on all pages; a lower bound if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` is a lower bound: slow counts, such as a search with many results, end at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Position of this entry: pass it as `after` to continue from here. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: WebhookDelivery;
};

/** The answer to `sendTestWebhook`, `resendWebhookDelivery`. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  delivery: WebhookDelivery;
};

/** Webhook delivery status. */
export type WebhookDeliveryStatus =
  /** The webhook was disabled, or the lead no longer exists. */
  | 'cancelled'
  /** Accepted by the receiver with a status from 200 to 299. */
  | 'delivered'
  /** Given up after ten attempts in three days. */
  | 'failed'
  /** The message waits for its first or next attempt. */
  | 'queued'
  | 'sending';

/** Webhook event. */
export type WebhookEvent =
  /** A lead was submitted, added, imported or released from quarantine: `lead.created`. */
  | 'lead.created'
  /** A lead's status changed: `lead.status_changed`. */
  | 'lead.status_changed'
  /** Any other change of a lead: owner, follow-up, note, reply, correction by its sender, trash and restore, erasure: `lead.updated`. */
  | 'lead.updated';

/**
 * Selects the leads whose events a webhook gets. A webhook also gets leads that matched before a change, and erased leads,
 * so that receivers can delete them.
 */
export type WebhookFilter = {
  __typename?: 'WebhookFilter';
  /** A lead must meet all of them. */
  conditions: Array<LeadRuleCondition>;
  /** Null for all kinds. */
  leadType?: Maybe<LeadType>;
  /** Such as `each driver application from Phoenix whose owner is nobody`. */
  sentence: Scalars['String']['output'];
};

/** Webhook filter input. */
export type WebhookFilterInput = {
  /** Up to 10, as in a rule. */
  conditions?: InputMaybe<Array<LeadRuleConditionInput>>;
  /** Null for all kinds. */
  leadType?: InputMaybe<LeadType>;
};

/** Webhook format. */
export type WebhookFormat =
  /** Text for a Slack channel by an incoming webhook. */
  | 'slack'
  /** Standard Webhooks specification, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
  | 'standard';

/** Deliveries of a webhook in the last thirty days. */
export type WebhookHealth = {
  __typename?: 'WebhookHealth';
  lastAttempt?: Maybe<WebhookAttempt>;
  /** Time at which the receiver last accepted a new message. */
  lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the next queued message is due; null without one. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The answer to `updateWebhook`, `replayWebhook`. */
export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  webhook: Webhook;
};

/** A webhook with its secret, returned only here. */
export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  /** Signs messages: `whsec_` and base64. */
  secret: Scalars['String']['output'];
  webhook: Webhook;
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




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Lead:
    | ( LeadRow )
    | ( LeadRow )
  ;
  Node:
    | ( LeadRow )
    | ( CmsBlockModel )
    | ( LeadRow )
    | ( EmailLogRow )
    | ( MediaFileRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AccountSecurity: ResolverTypeWrapper<Omit<AccountSecurity, 'passkeys'> & { passkeys: Array<ResolversTypes['Passkey']> }>;
  AdFormat: ResolverTypeWrapper<"In-Car Tablet" | "Car Wrapping" | "On-Top Dynamic Screen">;
  AddAdvertiserSubmissionPayload: ResolverTypeWrapper<Omit<AddAdvertiserSubmissionPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversTypes['AdvertiserSubmission'] }>;
  AddDriverApplicationPayload: ResolverTypeWrapper<Omit<AddDriverApplicationPayload, 'driverApplication'> & { driverApplication: ResolversTypes['DriverApplication'] }>;
  AddLeadNotePayload: ResolverTypeWrapper<Omit<AddLeadNotePayload, 'note'> & { note: ResolversTypes['LeadNote'] }>;
  AdvertiserSubmission: ResolverTypeWrapper<LeadRow>;
  AdvertiserSubmissionConnection: ResolverTypeWrapper<LeadPage>;
  AdvertiserSubmissionEdge: ResolverTypeWrapper<Omit<AdvertiserSubmissionEdge, 'node'> & { node: ResolversTypes['AdvertiserSubmission'] }>;
  AdvertiserSubmissionFilter: AdvertiserSubmissionFilter;
  AdvertiserSubmissionOrder: AdvertiserSubmissionOrder;
  AdvertiserSubmissionOrderField: ResolverTypeWrapper<"createdAt" | "companyName" | "contactName" | "email" | "status" | "updatedAt">;
  AllowMailPayload: ResolverTypeWrapper<Omit<AllowMailPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  AnswerPrivacyRequestPayload: ResolverTypeWrapper<Omit<AnswerPrivacyRequestPayload, 'erasureReport' | 'privacyRequest'> & { erasureReport?: Maybe<ResolversTypes['ErasureReport']>, privacyRequest: ResolversTypes['PrivacyRequest'] }>;
  ApiKey: ResolverTypeWrapper<ApiKeyFacts>;
  ApiKeyScope: ResolverTypeWrapper<"leads:read" | "leads:write" | "leads:erase" | "content:read" | "content:write" | "media:read" | "media:write" | "mail:read" | "events:read" | "webhooks:write">;
  AttachMessagePayload: ResolverTypeWrapper<Omit<AttachMessagePayload, 'lead' | 'message'> & { lead: ResolversTypes['Lead'], message: ResolversTypes['LeadMessage'] }>;
  AttachmentLeftOut: AttachmentLeftOut;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BounceKind: BounceKind;
  CallFigures: ResolverTypeWrapper<Omit<CallFigures, 'outcome'> & { outcome: ResolversTypes['CallOutcome'] }>;
  CallOutcome: ResolverTypeWrapper<"reached" | "no_answer" | "left_message">;
  CancelEmailPayload: ResolverTypeWrapper<Omit<CancelEmailPayload, 'emailLog'> & { emailLog: ResolversTypes['EmailLog'] }>;
  CancelFileRequestPayload: ResolverTypeWrapper<Omit<CancelFileRequestPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  Change: ResolverTypeWrapper<LeadChange>;
  ChangeConnection: ResolverTypeWrapper<ChangePage>;
  ChangeEdge: ResolverTypeWrapper<Omit<ChangeEdge, 'node'> & { node: ResolversTypes['Change'] }>;
  ChangeLeadsPayload: ResolverTypeWrapper<Omit<ChangeLeadsPayload, 'leads'> & { leads: Array<ResolversTypes['Lead']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangeUserRoleInput: ChangeUserRoleInput;
  ChangedField: ResolverTypeWrapper<ChangedFieldRow>;
  ChooseMailPayload: ResolverTypeWrapper<Omit<ChooseMailPayload, 'mailChoices'> & { mailChoices: Array<ResolversTypes['MailChoice']> }>;
  CmsBlock: ResolverTypeWrapper<CmsBlockModel>;
  CmsBlockVersion: ResolverTypeWrapper<CmsBlockVersionRow>;
  CmsBlockVersionConnection: ResolverTypeWrapper<CmsBlockVersionPage>;
  CmsBlockVersionEdge: ResolverTypeWrapper<Omit<CmsBlockVersionEdge, 'node'> & { node: ResolversTypes['CmsBlockVersion'] }>;
  CmsDraft: ResolverTypeWrapper<CmsDraftRow>;
  CmsDraftMissedBecause: CmsDraftMissedBecause;
  Colleague: ResolverTypeWrapper<Colleague>;
  ConfirmDatePayload: ResolverTypeWrapper<ConfirmDatePayload>;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ContinueLetterPayload: ResolverTypeWrapper<Omit<ContinueLetterPayload, 'letter'> & { letter: ResolversTypes['Letter'] }>;
  CorrectLeadPayload: ResolverTypeWrapper<Omit<CorrectLeadPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: ResolverTypeWrapper<Omit<CreateApiKeyPayload, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  CreateWebhookInput: CreateWebhookInput;
  DashboardSummary: ResolverTypeWrapper<DashboardSummaryRow>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateJump: ResolverTypeWrapper<DateJump>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteLeadFilePayload: ResolverTypeWrapper<Omit<DeleteLeadFilePayload, 'lead'> & { lead?: Maybe<ResolversTypes['Lead']> }>;
  DeleteLeadImportPayload: ResolverTypeWrapper<DeleteLeadImportPayload>;
  DeleteLeadPayload: ResolverTypeWrapper<Omit<DeleteLeadPayload, 'trashedLead'> & { trashedLead: ResolversTypes['TrashedLead'] }>;
  DeleteLeadRulePayload: ResolverTypeWrapper<DeleteLeadRulePayload>;
  DeleteLeadsPayload: ResolverTypeWrapper<DeleteLeadsPayload>;
  DeleteMediaPayload: ResolverTypeWrapper<DeleteMediaPayload>;
  DeleteQuarantinedPayload: ResolverTypeWrapper<DeleteQuarantinedPayload>;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  DescribeLeadImportInput: DescribeLeadImportInput;
  DetachMessagePayload: ResolverTypeWrapper<Omit<DetachMessagePayload, 'lead' | 'message'> & { lead: ResolversTypes['Lead'], message: ResolversTypes['LeadMessage'] }>;
  DisableTotpInput: DisableTotpInput;
  DiscardCmsDraftPayload: ResolverTypeWrapper<Omit<DiscardCmsDraftPayload, 'cmsBlock'> & { cmsBlock: ResolversTypes['CmsBlock'] }>;
  DiscardMessagePayload: ResolverTypeWrapper<DiscardMessagePayload>;
  DiscardReplyDraftPayload: ResolverTypeWrapper<DiscardReplyDraftPayload>;
  DriverApplication: ResolverTypeWrapper<LeadRow>;
  DriverApplicationConnection: ResolverTypeWrapper<LeadPage>;
  DriverApplicationEdge: ResolverTypeWrapper<Omit<DriverApplicationEdge, 'node'> & { node: ResolversTypes['DriverApplication'] }>;
  DriverApplicationFilter: DriverApplicationFilter;
  DriverApplicationOrder: DriverApplicationOrder;
  DriverApplicationOrderField: ResolverTypeWrapper<"createdAt" | "name" | "email" | "city" | "platform" | "status" | "updatedAt">;
  EditLeadNotePayload: ResolverTypeWrapper<Omit<EditLeadNotePayload, 'note'> & { note: ResolversTypes['LeadNote'] }>;
  EmailAttempt: ResolverTypeWrapper<EmailAttemptModel>;
  EmailAttemptOutcome: ResolverTypeWrapper<"accepted" | "deferred" | "refused" | "interrupted">;
  EmailLog: ResolverTypeWrapper<EmailLogRow>;
  EmailLogConnection: ResolverTypeWrapper<EmailLogPage>;
  EmailLogEdge: ResolverTypeWrapper<Omit<EmailLogEdge, 'node'> & { node: ResolversTypes['EmailLog'] }>;
  EmailLogFilter: EmailLogFilter;
  EmailLogStatus: ResolverTypeWrapper<"logged" | "queued" | "sending" | "sent" | "failed" | "cancelled">;
  EmailLogType: ResolverTypeWrapper<string>;
  EmailPreview: ResolverTypeWrapper<EmailPreview>;
  EndStatusLinkPayload: ResolverTypeWrapper<Omit<EndStatusLinkPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  ErasedCopies: ResolverTypeWrapper<ErasedCopies>;
  ErasedCopyKind: ErasedCopyKind;
  ErasedLead: ResolverTypeWrapper<ErasedKey>;
  ErasureReason: ResolverTypeWrapper<"requested" | "not_needed" | "sent_by_mistake">;
  ErasureReport: ResolverTypeWrapper<ErasureReportRow>;
  Event: ResolverTypeWrapper<RecordedEventRow>;
  EventConnection: ResolverTypeWrapper<EventPage>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  EventFilter: EventFilter;
  ExtendPrivacyRequestPayload: ResolverTypeWrapper<Omit<ExtendPrivacyRequestPayload, 'privacyRequest'> & { privacyRequest: ResolversTypes['PrivacyRequest'] }>;
  FileOrigin: FileOrigin;
  FileRequest: ResolverTypeWrapper<LeadFileRequestRow>;
  FinishPasskeyLoginInput: FinishPasskeyLoginInput;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  FinishPasskeyRegistrationPayload: ResolverTypeWrapper<Omit<FinishPasskeyRegistrationPayload, 'passkey'> & { passkey: ResolversTypes['Passkey'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FocalPoint: ResolverTypeWrapper<FocalPoint>;
  FocalPointInput: FocalPointInput;
  FormSignals: FormSignals;
  FunnelStage: ResolverTypeWrapper<FunnelStage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InviteUserInput: InviteUserInput;
  InviteUserPayload: ResolverTypeWrapper<Omit<InviteUserPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  ItemError: ResolverTypeWrapper<ItemError>;
  ItemResult: ResolverTypeWrapper<ItemResult>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  KeepLeadOpenPayload: ResolverTypeWrapper<KeepLeadOpenPayload>;
  Lead: ResolverTypeWrapper<LeadRow>;
  LeadCityCount: ResolverTypeWrapper<Omit<LeadCityCount, 'leadType'> & { leadType: ResolversTypes['LeadType'] }>;
  LeadCityFigures: ResolverTypeWrapper<Omit<LeadCityFigures, 'kinds'> & { kinds: Array<ResolversTypes['LeadCityCount']> }>;
  LeadCorrection: LeadCorrection;
  LeadExport: ResolverTypeWrapper<NamedExport>;
  LeadFigures: ResolverTypeWrapper<Omit<LeadFigures, 'calls' | 'cities' | 'days' | 'rejections'> & { calls: Array<ResolversTypes['CallFigures']>, cities: Array<ResolversTypes['LeadCityFigures']>, days: Array<ResolversTypes['LeadsPerDay']>, rejections: Array<ResolversTypes['LeadRejectionFigures']> }>;
  LeadFile: ResolverTypeWrapper<LeadFileRow>;
  LeadHistoryEntry: ResolverTypeWrapper<LeadHistoryEntry>;
  LeadImport: ResolverTypeWrapper<LeadImportModelRow>;
  LeadImportColumn: ResolverTypeWrapper<LeadImportColumn>;
  LeadImportColumnInput: LeadImportColumnInput;
  LeadImportConnection: ResolverTypeWrapper<LeadImportPage>;
  LeadImportDateOrder: LeadImportDateOrder;
  LeadImportEdge: ResolverTypeWrapper<Omit<LeadImportEdge, 'node'> & { node: ResolversTypes['LeadImport'] }>;
  LeadImportFault: ResolverTypeWrapper<LeadImportFault>;
  LeadImportField: ResolverTypeWrapper<LeadImportField>;
  LeadImportKnown: LeadImportKnown;
  LeadImportOutcome: LeadImportOutcome;
  LeadImportPayload: ResolverTypeWrapper<Omit<LeadImportPayload, 'leadImport'> & { leadImport: ResolversTypes['LeadImport'] }>;
  LeadImportRow: ResolverTypeWrapper<ImportedRow>;
  LeadImportRowConnection: ResolverTypeWrapper<ImportedRowPage>;
  LeadImportRowEdge: ResolverTypeWrapper<Omit<LeadImportRowEdge, 'node'> & { node: ResolversTypes['LeadImportRow'] }>;
  LeadImportState: LeadImportState;
  LeadKindCount: ResolverTypeWrapper<Omit<LeadKindCount, 'leadType'> & { leadType: ResolversTypes['LeadType'] }>;
  LeadKindSummary: ResolverTypeWrapper<Omit<LeadKindSummary, 'leadType'> & { leadType: ResolversTypes['LeadType'] }>;
  LeadMerge: ResolverTypeWrapper<MergeWithPart>;
  LeadMessage: ResolverTypeWrapper<LeadMessageRow>;
  LeadMessageConnection: ResolverTypeWrapper<MessagePage>;
  LeadMessageEdge: ResolverTypeWrapper<Omit<LeadMessageEdge, 'node'> & { node: ResolversTypes['LeadMessage'] }>;
  LeadMetadataEntry: ResolverTypeWrapper<LeadMetadataEntry>;
  LeadMetadataInput: LeadMetadataInput;
  LeadNote: ResolverTypeWrapper<LeadNoteModel>;
  LeadPeriodFigures: ResolverTypeWrapper<LeadPeriodFigures>;
  LeadReference: ResolverTypeWrapper<LeadReferenceRow>;
  LeadRejectionFigures: ResolverTypeWrapper<Omit<LeadRejectionFigures, 'kinds'> & { kinds: Array<ResolversTypes['LeadKindCount']> }>;
  LeadRule: ResolverTypeWrapper<NamedRule>;
  LeadRuleChoice: ResolverTypeWrapper<LeadRuleChoice>;
  LeadRuleCondition: ResolverTypeWrapper<LeadRuleCondition>;
  LeadRuleConditionInput: LeadRuleConditionInput;
  LeadRuleField: ResolverTypeWrapper<LeadRuleField>;
  LeadRuleInput: LeadRuleInput;
  LeadRuleTrigger: LeadRuleTrigger;
  LeadSource: ResolverTypeWrapper<LeadSource>;
  LeadStatistics: ResolverTypeWrapper<Omit<LeadStatistics, 'days' | 'statuses'> & { days: Array<ResolversTypes['LeadsPerDay']>, statuses: Array<ResolversTypes['LeadsPerStatus']> }>;
  LeadStatus: ResolverTypeWrapper<"pending" | "contacted" | "approved" | "rejected">;
  LeadStatusChangeInput: LeadStatusChangeInput;
  LeadType: ResolverTypeWrapper<string>;
  LeadView: ResolverTypeWrapper<LeadViewModel>;
  LeadsPerDay: ResolverTypeWrapper<LeadsPerDayRow>;
  LeadsPerStatus: ResolverTypeWrapper<LeadsPerStatusRow>;
  Letter: ResolverTypeWrapper<LetterRow>;
  LetterInput: LetterInput;
  LetterPreview: ResolverTypeWrapper<Omit<LetterPreview, 'samples'> & { samples: Array<ResolversTypes['LetterSample']> }>;
  LetterSample: ResolverTypeWrapper<Omit<LetterSample, 'lead'> & { lead: ResolversTypes['LeadReference'] }>;
  LetterState: LetterState;
  LetterTemplate: ResolverTypeWrapper<LetterTemplate>;
  Locale: ResolverTypeWrapper<"en" | "es">;
  LoginHint: ResolverTypeWrapper<LoginHint>;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'admin' | 'user'> & { admin: ResolversTypes['User'], user: ResolversTypes['User'] }>;
  MailChoice: ResolverTypeWrapper<Omit<MailChoice, 'type'> & { type: ResolversTypes['EmailLogType'] }>;
  MailProblem: ResolverTypeWrapper<MailProblem>;
  MailState: ResolverTypeWrapper<Omit<MailState, 'problem'> & { problem?: Maybe<ResolversTypes['EmailAttempt']> }>;
  Mailbox: ResolverTypeWrapper<Mailbox>;
  MediaFile: ResolverTypeWrapper<MediaFileRow>;
  MediaFileConnection: ResolverTypeWrapper<MediaFilePage>;
  MediaFileEdge: ResolverTypeWrapper<Omit<MediaFileEdge, 'node'> & { node: ResolversTypes['MediaFile'] }>;
  MediaFileFilter: MediaFileFilter;
  MediaFileOrder: MediaFileOrder;
  MediaFileOrderField: ResolverTypeWrapper<"createdAt" | "filename" | "size">;
  MediaUse: ResolverTypeWrapper<Omit<MediaUse, 'block'> & { block: ResolversTypes['CmsBlock'] }>;
  MergeLeadsInput: MergeLeadsInput;
  MergeLeadsPayload: ResolverTypeWrapper<Omit<MergeLeadsPayload, 'lead' | 'merge'> & { lead: ResolversTypes['Lead'], merge: ResolversTypes['LeadMerge'] }>;
  MergedLeadsUpdatedAt: MergedLeadsUpdatedAt;
  MessageAttachment: ResolverTypeWrapper<StoredAttachment>;
  MessageDirection: MessageDirection;
  MessageKind: MessageKind;
  MessageMatch: MessageMatch;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OrderDirection: OrderDirection;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageViews: ResolverTypeWrapper<PageViews>;
  Passkey: ResolverTypeWrapper<PasskeyModel>;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  Platform: ResolverTypeWrapper<"Uber" | "Lyft" | "Both" | "">;
  PrivacyRequest: ResolverTypeWrapper<PrivacyRequestRow>;
  PrivacyRequestConnection: ResolverTypeWrapper<PrivacyRequestPage>;
  PrivacyRequestCounts: ResolverTypeWrapper<PrivacyRequestCounts>;
  PrivacyRequestEdge: ResolverTypeWrapper<Omit<PrivacyRequestEdge, 'node'> & { node: ResolversTypes['PrivacyRequest'] }>;
  PrivacyRequestKind: PrivacyRequestKind;
  PrivacyRequestLead: ResolverTypeWrapper<PersonLead>;
  PrivacyRequestMatch: PrivacyRequestMatch;
  PrivacyRequestOutcome: PrivacyRequestOutcome;
  PrivacyRequestStatus: PrivacyRequestStatus;
  PublishCmsBlockPayload: ResolverTypeWrapper<Omit<PublishCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversTypes['CmsBlock'] }>;
  QuarantineReason: ResolverTypeWrapper<QuarantineReason>;
  QuarantinedSubmission: ResolverTypeWrapper<PlacedLead>;
  QuarantinedSubmissionConnection: ResolverTypeWrapper<PlacedPage>;
  QuarantinedSubmissionEdge: ResolverTypeWrapper<Omit<QuarantinedSubmissionEdge, 'node'> & { node: ResolversTypes['QuarantinedSubmission'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  RefusedResend: ResolverTypeWrapper<Omit<RefusedResend, 'emailLog'> & { emailLog: ResolversTypes['EmailLog'] }>;
  ReleaseQuarantinedPayload: ResolverTypeWrapper<Omit<ReleaseQuarantinedPayload, 'leads'> & { leads: Array<ResolversTypes['LeadReference']> }>;
  ReplaceMediaPayload: ResolverTypeWrapper<Omit<ReplaceMediaPayload, 'mediaFile'> & { mediaFile: ResolversTypes['MediaFile'] }>;
  ReplayWebhookInput: ReplayWebhookInput;
  ReplyDraft: ResolverTypeWrapper<ReplyDraftRow>;
  ReplyStart: ResolverTypeWrapper<ReplyStart>;
  ReplyTemplate: ResolverTypeWrapper<ReplyTemplate>;
  ReplyToLeadInput: ReplyToLeadInput;
  ReplyToLeadPayload: ResolverTypeWrapper<Omit<ReplyToLeadPayload, 'emailLog' | 'status'> & { emailLog: ResolversTypes['EmailLog'], status: ResolversTypes['LeadStatus'] }>;
  ReplyToMessageInput: ReplyToMessageInput;
  ReplyToMessagePayload: ResolverTypeWrapper<Omit<ReplyToMessagePayload, 'emailLog'> & { emailLog: ResolversTypes['EmailLog'] }>;
  RequestLeadFilePayload: ResolverTypeWrapper<Omit<RequestLeadFilePayload, 'lead' | 'request'> & { lead: ResolversTypes['Lead'], request: ResolversTypes['FileRequest'] }>;
  ResendEmailPayload: ResolverTypeWrapper<Omit<ResendEmailPayload, 'emailLog'> & { emailLog: ResolversTypes['EmailLog'] }>;
  ResendEmailsPayload: ResolverTypeWrapper<Omit<ResendEmailsPayload, 'refused' | 'resent'> & { refused: Array<ResolversTypes['RefusedResend']>, resent: Array<ResolversTypes['EmailLog']> }>;
  ResendFailedEmailsPayload: ResolverTypeWrapper<ResendFailedEmailsPayload>;
  ResetPasswordInput: ResetPasswordInput;
  RestoreLeadPayload: ResolverTypeWrapper<Omit<RestoreLeadPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  RestoreLeadsPayload: ResolverTypeWrapper<RestoreLeadsPayload>;
  Retention: ResolverTypeWrapper<Retention>;
  RetentionCount: ResolverTypeWrapper<RetentionCount>;
  RetentionDaysInput: RetentionDaysInput;
  RetentionRule: RetentionRule;
  RetentionRuleState: ResolverTypeWrapper<RetentionRuleState>;
  RetentionRun: ResolverTypeWrapper<RetentionRun>;
  RevokeApiKeyPayload: ResolverTypeWrapper<Omit<RevokeApiKeyPayload, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  RevokeReplyAddressPayload: ResolverTypeWrapper<Omit<RevokeReplyAddressPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  Role: Role;
  SaveCmsDraftPayload: ResolverTypeWrapper<Omit<SaveCmsDraftPayload, 'cmsBlock'> & { cmsBlock: ResolversTypes['CmsBlock'] }>;
  SaveLeadRulePayload: ResolverTypeWrapper<Omit<SaveLeadRulePayload, 'leadRule'> & { leadRule: ResolversTypes['LeadRule'] }>;
  SaveLeadViewInput: SaveLeadViewInput;
  SaveLeadViewPayload: ResolverTypeWrapper<Omit<SaveLeadViewPayload, 'leadView'> & { leadView: ResolversTypes['LeadView'] }>;
  SaveReplyDraftInput: SaveReplyDraftInput;
  SaveReplyDraftPayload: ResolverTypeWrapper<Omit<SaveReplyDraftPayload, 'replyDraft'> & { replyDraft?: Maybe<ResolversTypes['ReplyDraft']> }>;
  SaveTimeZonePayload: ResolverTypeWrapper<Omit<SaveTimeZonePayload, 'teamSettings'> & { teamSettings: ResolversTypes['TeamSettings'] }>;
  SaveWorkingDaysPayload: ResolverTypeWrapper<SaveWorkingDaysPayload>;
  SendTestEmailPayload: ResolverTypeWrapper<SendTestEmailPayload>;
  Session: ResolverTypeWrapper<Session>;
  SetAdvertiserSubmissionStatusPayload: ResolverTypeWrapper<Omit<SetAdvertiserSubmissionStatusPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversTypes['AdvertiserSubmission'] }>;
  SetAdvertiserSubmissionStatusesPayload: ResolverTypeWrapper<Omit<SetAdvertiserSubmissionStatusesPayload, 'advertiserSubmissions' | 'conflicts'> & { advertiserSubmissions: Array<ResolversTypes['AdvertiserSubmission']>, conflicts: Array<ResolversTypes['AdvertiserSubmission']> }>;
  SetDriverApplicationStatusPayload: ResolverTypeWrapper<Omit<SetDriverApplicationStatusPayload, 'driverApplication'> & { driverApplication: ResolversTypes['DriverApplication'] }>;
  SetDriverApplicationStatusesPayload: ResolverTypeWrapper<Omit<SetDriverApplicationStatusesPayload, 'conflicts' | 'driverApplications'> & { conflicts: Array<ResolversTypes['DriverApplication']>, driverApplications: Array<ResolversTypes['DriverApplication']> }>;
  SetLeadExternalPayload: ResolverTypeWrapper<Omit<SetLeadExternalPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  SetLettersPayload: ResolverTypeWrapper<Omit<SetLettersPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  SpamReason: SpamReason;
  StartLetterPayload: ResolverTypeWrapper<Omit<StartLetterPayload, 'letter'> & { letter: ResolversTypes['Letter'] }>;
  StatusChange: ResolverTypeWrapper<StatusChangeModel>;
  StopLetterPayload: ResolverTypeWrapper<Omit<StopLetterPayload, 'letter'> & { letter: ResolversTypes['Letter'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitAdvertiserInquiryInput: SubmitAdvertiserInquiryInput;
  SubmitAdvertiserInquiryPayload: ResolverTypeWrapper<SubmitAdvertiserInquiryPayload>;
  SubmitDriverApplicationInput: SubmitDriverApplicationInput;
  SubmitDriverApplicationPayload: ResolverTypeWrapper<SubmitDriverApplicationPayload>;
  SubmittedValue: ResolverTypeWrapper<SubmittedValue>;
  SummaryPart: ResolverTypeWrapper<SummaryPart>;
  SwitchLeadRulePayload: ResolverTypeWrapper<Omit<SwitchLeadRulePayload, 'leadRule'> & { leadRule: ResolversTypes['LeadRule'] }>;
  TeamMember: ResolverTypeWrapper<Omit<TeamMember, 'user'> & { user: ResolversTypes['User'] }>;
  TeamMemberPayload: ResolverTypeWrapper<Omit<TeamMemberPayload, 'member'> & { member: ResolversTypes['TeamMember'] }>;
  TeamSettings: ResolverTypeWrapper<TeamSettingsRow>;
  TellWaitListInput: TellWaitListInput;
  TellWaitListPayload: ResolverTypeWrapper<TellWaitListPayload>;
  TermsAcceptance: ResolverTypeWrapper<TermsAcceptance>;
  TestMailboxPayload: ResolverTypeWrapper<TestMailboxPayload>;
  TotpEnrolment: ResolverTypeWrapper<TotpEnrolment>;
  TrashedLead: ResolverTypeWrapper<PlacedLead>;
  TrashedLeadConnection: ResolverTypeWrapper<PlacedPage>;
  TrashedLeadEdge: ResolverTypeWrapper<Omit<TrashedLeadEdge, 'node'> & { node: ResolversTypes['TrashedLead'] }>;
  UndoLeadMergePayload: ResolverTypeWrapper<Omit<UndoLeadMergePayload, 'lead' | 'restored'> & { lead: ResolversTypes['Lead'], restored: ResolversTypes['Lead'] }>;
  UnreachedCopies: ResolverTypeWrapper<UnreachedCopies>;
  UnreachedCopyKind: UnreachedCopyKind;
  UnscheduleCmsBlockPayload: ResolverTypeWrapper<Omit<UnscheduleCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversTypes['CmsBlock'] }>;
  UpdateCmsBlockPayload: ResolverTypeWrapper<Omit<UpdateCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversTypes['CmsBlock'] }>;
  UpdateMeInput: UpdateMeInput;
  UpdateMePayload: ResolverTypeWrapper<Omit<UpdateMePayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateMediaPayload: ResolverTypeWrapper<Omit<UpdateMediaPayload, 'mediaFile'> & { mediaFile: ResolversTypes['MediaFile'] }>;
  UpdateWebhookInput: UpdateWebhookInput;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UploadLeadFilePayload: ResolverTypeWrapper<Omit<UploadLeadFilePayload, 'file' | 'lead'> & { file: ResolversTypes['LeadFile'], lead: ResolversTypes['Lead'] }>;
  UploadMediaPayload: ResolverTypeWrapper<Omit<UploadMediaPayload, 'mediaFile'> & { mediaFile: ResolversTypes['MediaFile'] }>;
  User: ResolverTypeWrapper<Account>;
  UserState: UserState;
  ViewerPermissions: ResolverTypeWrapper<ViewerPermissions>;
  VisitStatistics: ResolverTypeWrapper<VisitStatistics>;
  WaitListCity: ResolverTypeWrapper<Omit<WaitListCity, 'kinds'> & { kinds: Array<ResolversTypes['WaitListKind']> }>;
  WaitListEffect: ResolverTypeWrapper<WaitListEffect>;
  WaitListKind: ResolverTypeWrapper<Omit<WaitListKind, 'leadType'> & { leadType: ResolversTypes['LeadType'] }>;
  WaitListLetter: ResolverTypeWrapper<WaitListLetter>;
  WaitListLetterInput: WaitListLetterInput;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttemptModel>;
  WebhookAttemptOutcome: ResolverTypeWrapper<"accepted" | "refused" | "unreachable" | "forbidden_address" | "interrupted">;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryPage>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Omit<WebhookDeliveryPayload, 'delivery'> & { delivery: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryStatus: ResolverTypeWrapper<"queued" | "sending" | "delivered" | "failed" | "cancelled">;
  WebhookEvent: ResolverTypeWrapper<"lead.created" | "lead.status_changed" | "lead.updated">;
  WebhookFilter: ResolverTypeWrapper<LeadConditions>;
  WebhookFilterInput: WebhookFilterInput;
  WebhookFormat: ResolverTypeWrapper<"standard" | "slack">;
  WebhookHealth: ResolverTypeWrapper<Omit<WebhookHealth, 'lastAttempt'> & { lastAttempt?: Maybe<ResolversTypes['WebhookAttempt']> }>;
  WebhookPayload: ResolverTypeWrapper<Omit<WebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  WebhookSecretPayload: ResolverTypeWrapper<Omit<WebhookSecretPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AccountSecurity: Omit<AccountSecurity, 'passkeys'> & { passkeys: Array<ResolversParentTypes['Passkey']> };
  AddAdvertiserSubmissionPayload: Omit<AddAdvertiserSubmissionPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversParentTypes['AdvertiserSubmission'] };
  AddDriverApplicationPayload: Omit<AddDriverApplicationPayload, 'driverApplication'> & { driverApplication: ResolversParentTypes['DriverApplication'] };
  AddLeadNotePayload: Omit<AddLeadNotePayload, 'note'> & { note: ResolversParentTypes['LeadNote'] };
  AdvertiserSubmission: LeadRow;
  AdvertiserSubmissionConnection: LeadPage;
  AdvertiserSubmissionEdge: Omit<AdvertiserSubmissionEdge, 'node'> & { node: ResolversParentTypes['AdvertiserSubmission'] };
  AdvertiserSubmissionFilter: AdvertiserSubmissionFilter;
  AdvertiserSubmissionOrder: AdvertiserSubmissionOrder;
  AllowMailPayload: Omit<AllowMailPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  AnswerPrivacyRequestPayload: Omit<AnswerPrivacyRequestPayload, 'erasureReport' | 'privacyRequest'> & { erasureReport?: Maybe<ResolversParentTypes['ErasureReport']>, privacyRequest: ResolversParentTypes['PrivacyRequest'] };
  ApiKey: ApiKeyFacts;
  AttachMessagePayload: Omit<AttachMessagePayload, 'lead' | 'message'> & { lead: ResolversParentTypes['Lead'], message: ResolversParentTypes['LeadMessage'] };
  Boolean: Scalars['Boolean']['output'];
  CallFigures: CallFigures;
  CancelEmailPayload: Omit<CancelEmailPayload, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  CancelFileRequestPayload: Omit<CancelFileRequestPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  Change: LeadChange;
  ChangeConnection: ChangePage;
  ChangeEdge: Omit<ChangeEdge, 'node'> & { node: ResolversParentTypes['Change'] };
  ChangeLeadsPayload: Omit<ChangeLeadsPayload, 'leads'> & { leads: Array<ResolversParentTypes['Lead']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangeUserRoleInput: ChangeUserRoleInput;
  ChangedField: ChangedFieldRow;
  ChooseMailPayload: Omit<ChooseMailPayload, 'mailChoices'> & { mailChoices: Array<ResolversParentTypes['MailChoice']> };
  CmsBlock: CmsBlockModel;
  CmsBlockVersion: CmsBlockVersionRow;
  CmsBlockVersionConnection: CmsBlockVersionPage;
  CmsBlockVersionEdge: Omit<CmsBlockVersionEdge, 'node'> & { node: ResolversParentTypes['CmsBlockVersion'] };
  CmsDraft: CmsDraftRow;
  Colleague: Colleague;
  ConfirmDatePayload: ConfirmDatePayload;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ContinueLetterPayload: Omit<ContinueLetterPayload, 'letter'> & { letter: ResolversParentTypes['Letter'] };
  CorrectLeadPayload: Omit<CorrectLeadPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  CreateApiKeyInput: CreateApiKeyInput;
  CreateApiKeyPayload: Omit<CreateApiKeyPayload, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  CreateWebhookInput: CreateWebhookInput;
  DashboardSummary: DashboardSummaryRow;
  Date: Scalars['Date']['output'];
  DateJump: DateJump;
  DateTime: Scalars['DateTime']['output'];
  DeleteLeadFilePayload: Omit<DeleteLeadFilePayload, 'lead'> & { lead?: Maybe<ResolversParentTypes['Lead']> };
  DeleteLeadImportPayload: DeleteLeadImportPayload;
  DeleteLeadPayload: Omit<DeleteLeadPayload, 'trashedLead'> & { trashedLead: ResolversParentTypes['TrashedLead'] };
  DeleteLeadRulePayload: DeleteLeadRulePayload;
  DeleteLeadsPayload: DeleteLeadsPayload;
  DeleteMediaPayload: DeleteMediaPayload;
  DeleteQuarantinedPayload: DeleteQuarantinedPayload;
  DeleteWebhookPayload: DeleteWebhookPayload;
  DescribeLeadImportInput: DescribeLeadImportInput;
  DetachMessagePayload: Omit<DetachMessagePayload, 'lead' | 'message'> & { lead: ResolversParentTypes['Lead'], message: ResolversParentTypes['LeadMessage'] };
  DisableTotpInput: DisableTotpInput;
  DiscardCmsDraftPayload: Omit<DiscardCmsDraftPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
  DiscardMessagePayload: DiscardMessagePayload;
  DiscardReplyDraftPayload: DiscardReplyDraftPayload;
  DriverApplication: LeadRow;
  DriverApplicationConnection: LeadPage;
  DriverApplicationEdge: Omit<DriverApplicationEdge, 'node'> & { node: ResolversParentTypes['DriverApplication'] };
  DriverApplicationFilter: DriverApplicationFilter;
  DriverApplicationOrder: DriverApplicationOrder;
  EditLeadNotePayload: Omit<EditLeadNotePayload, 'note'> & { note: ResolversParentTypes['LeadNote'] };
  EmailAttempt: EmailAttemptModel;
  EmailLog: EmailLogRow;
  EmailLogConnection: EmailLogPage;
  EmailLogEdge: Omit<EmailLogEdge, 'node'> & { node: ResolversParentTypes['EmailLog'] };
  EmailLogFilter: EmailLogFilter;
  EmailPreview: EmailPreview;
  EndStatusLinkPayload: Omit<EndStatusLinkPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  ErasedCopies: ErasedCopies;
  ErasedLead: ErasedKey;
  ErasureReport: ErasureReportRow;
  Event: RecordedEventRow;
  EventConnection: EventPage;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  EventFilter: EventFilter;
  ExtendPrivacyRequestPayload: Omit<ExtendPrivacyRequestPayload, 'privacyRequest'> & { privacyRequest: ResolversParentTypes['PrivacyRequest'] };
  FileRequest: LeadFileRequestRow;
  FinishPasskeyLoginInput: FinishPasskeyLoginInput;
  FinishPasskeyRegistrationInput: FinishPasskeyRegistrationInput;
  FinishPasskeyRegistrationPayload: Omit<FinishPasskeyRegistrationPayload, 'passkey'> & { passkey: ResolversParentTypes['Passkey'] };
  Float: Scalars['Float']['output'];
  FocalPoint: FocalPoint;
  FocalPointInput: FocalPointInput;
  FormSignals: FormSignals;
  FunnelStage: FunnelStage;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invitation: Invitation;
  InviteUserInput: InviteUserInput;
  InviteUserPayload: Omit<InviteUserPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  ItemError: ItemError;
  ItemResult: ItemResult;
  JSON: Scalars['JSON']['output'];
  KeepLeadOpenPayload: KeepLeadOpenPayload;
  Lead: LeadRow;
  LeadCityCount: LeadCityCount;
  LeadCityFigures: Omit<LeadCityFigures, 'kinds'> & { kinds: Array<ResolversParentTypes['LeadCityCount']> };
  LeadCorrection: LeadCorrection;
  LeadExport: NamedExport;
  LeadFigures: Omit<LeadFigures, 'calls' | 'cities' | 'days' | 'rejections'> & { calls: Array<ResolversParentTypes['CallFigures']>, cities: Array<ResolversParentTypes['LeadCityFigures']>, days: Array<ResolversParentTypes['LeadsPerDay']>, rejections: Array<ResolversParentTypes['LeadRejectionFigures']> };
  LeadFile: LeadFileRow;
  LeadHistoryEntry: LeadHistoryEntry;
  LeadImport: LeadImportModelRow;
  LeadImportColumn: LeadImportColumn;
  LeadImportColumnInput: LeadImportColumnInput;
  LeadImportConnection: LeadImportPage;
  LeadImportEdge: Omit<LeadImportEdge, 'node'> & { node: ResolversParentTypes['LeadImport'] };
  LeadImportFault: LeadImportFault;
  LeadImportField: LeadImportField;
  LeadImportPayload: Omit<LeadImportPayload, 'leadImport'> & { leadImport: ResolversParentTypes['LeadImport'] };
  LeadImportRow: ImportedRow;
  LeadImportRowConnection: ImportedRowPage;
  LeadImportRowEdge: Omit<LeadImportRowEdge, 'node'> & { node: ResolversParentTypes['LeadImportRow'] };
  LeadKindCount: LeadKindCount;
  LeadKindSummary: LeadKindSummary;
  LeadMerge: MergeWithPart;
  LeadMessage: LeadMessageRow;
  LeadMessageConnection: MessagePage;
  LeadMessageEdge: Omit<LeadMessageEdge, 'node'> & { node: ResolversParentTypes['LeadMessage'] };
  LeadMetadataEntry: LeadMetadataEntry;
  LeadMetadataInput: LeadMetadataInput;
  LeadNote: LeadNoteModel;
  LeadPeriodFigures: LeadPeriodFigures;
  LeadReference: LeadReferenceRow;
  LeadRejectionFigures: Omit<LeadRejectionFigures, 'kinds'> & { kinds: Array<ResolversParentTypes['LeadKindCount']> };
  LeadRule: NamedRule;
  LeadRuleChoice: LeadRuleChoice;
  LeadRuleCondition: LeadRuleCondition;
  LeadRuleConditionInput: LeadRuleConditionInput;
  LeadRuleField: LeadRuleField;
  LeadRuleInput: LeadRuleInput;
  LeadSource: LeadSource;
  LeadStatistics: Omit<LeadStatistics, 'days' | 'statuses'> & { days: Array<ResolversParentTypes['LeadsPerDay']>, statuses: Array<ResolversParentTypes['LeadsPerStatus']> };
  LeadStatusChangeInput: LeadStatusChangeInput;
  LeadView: LeadViewModel;
  LeadsPerDay: LeadsPerDayRow;
  LeadsPerStatus: LeadsPerStatusRow;
  Letter: LetterRow;
  LetterInput: LetterInput;
  LetterPreview: Omit<LetterPreview, 'samples'> & { samples: Array<ResolversParentTypes['LetterSample']> };
  LetterSample: Omit<LetterSample, 'lead'> & { lead: ResolversParentTypes['LeadReference'] };
  LetterTemplate: LetterTemplate;
  LoginHint: LoginHint;
  LoginPayload: Omit<LoginPayload, 'admin' | 'user'> & { admin: ResolversParentTypes['User'], user: ResolversParentTypes['User'] };
  MailChoice: MailChoice;
  MailProblem: MailProblem;
  MailState: Omit<MailState, 'problem'> & { problem?: Maybe<ResolversParentTypes['EmailAttempt']> };
  Mailbox: Mailbox;
  MediaFile: MediaFileRow;
  MediaFileConnection: MediaFilePage;
  MediaFileEdge: Omit<MediaFileEdge, 'node'> & { node: ResolversParentTypes['MediaFile'] };
  MediaFileFilter: MediaFileFilter;
  MediaFileOrder: MediaFileOrder;
  MediaUse: Omit<MediaUse, 'block'> & { block: ResolversParentTypes['CmsBlock'] };
  MergeLeadsInput: MergeLeadsInput;
  MergeLeadsPayload: Omit<MergeLeadsPayload, 'lead' | 'merge'> & { lead: ResolversParentTypes['Lead'], merge: ResolversParentTypes['LeadMerge'] };
  MergedLeadsUpdatedAt: MergedLeadsUpdatedAt;
  MessageAttachment: StoredAttachment;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  PageViews: PageViews;
  Passkey: PasskeyModel;
  PasskeyChallenge: PasskeyChallenge;
  PrivacyRequest: PrivacyRequestRow;
  PrivacyRequestConnection: PrivacyRequestPage;
  PrivacyRequestCounts: PrivacyRequestCounts;
  PrivacyRequestEdge: Omit<PrivacyRequestEdge, 'node'> & { node: ResolversParentTypes['PrivacyRequest'] };
  PrivacyRequestLead: PersonLead;
  PublishCmsBlockPayload: Omit<PublishCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
  QuarantineReason: QuarantineReason;
  QuarantinedSubmission: PlacedLead;
  QuarantinedSubmissionConnection: PlacedPage;
  QuarantinedSubmissionEdge: Omit<QuarantinedSubmissionEdge, 'node'> & { node: ResolversParentTypes['QuarantinedSubmission'] };
  Query: Record<PropertyKey, never>;
  RecoveryCodesPayload: RecoveryCodesPayload;
  RefusedResend: Omit<RefusedResend, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  ReleaseQuarantinedPayload: Omit<ReleaseQuarantinedPayload, 'leads'> & { leads: Array<ResolversParentTypes['LeadReference']> };
  ReplaceMediaPayload: Omit<ReplaceMediaPayload, 'mediaFile'> & { mediaFile: ResolversParentTypes['MediaFile'] };
  ReplayWebhookInput: ReplayWebhookInput;
  ReplyDraft: ReplyDraftRow;
  ReplyStart: ReplyStart;
  ReplyTemplate: ReplyTemplate;
  ReplyToLeadInput: ReplyToLeadInput;
  ReplyToLeadPayload: Omit<ReplyToLeadPayload, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  ReplyToMessageInput: ReplyToMessageInput;
  ReplyToMessagePayload: Omit<ReplyToMessagePayload, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  RequestLeadFilePayload: Omit<RequestLeadFilePayload, 'lead' | 'request'> & { lead: ResolversParentTypes['Lead'], request: ResolversParentTypes['FileRequest'] };
  ResendEmailPayload: Omit<ResendEmailPayload, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  ResendEmailsPayload: Omit<ResendEmailsPayload, 'refused' | 'resent'> & { refused: Array<ResolversParentTypes['RefusedResend']>, resent: Array<ResolversParentTypes['EmailLog']> };
  ResendFailedEmailsPayload: ResendFailedEmailsPayload;
  ResetPasswordInput: ResetPasswordInput;
  RestoreLeadPayload: Omit<RestoreLeadPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  RestoreLeadsPayload: RestoreLeadsPayload;
  Retention: Retention;
  RetentionCount: RetentionCount;
  RetentionDaysInput: RetentionDaysInput;
  RetentionRuleState: RetentionRuleState;
  RetentionRun: RetentionRun;
  RevokeApiKeyPayload: Omit<RevokeApiKeyPayload, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  RevokeReplyAddressPayload: Omit<RevokeReplyAddressPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  SaveCmsDraftPayload: Omit<SaveCmsDraftPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
  SaveLeadRulePayload: Omit<SaveLeadRulePayload, 'leadRule'> & { leadRule: ResolversParentTypes['LeadRule'] };
  SaveLeadViewInput: SaveLeadViewInput;
  SaveLeadViewPayload: Omit<SaveLeadViewPayload, 'leadView'> & { leadView: ResolversParentTypes['LeadView'] };
  SaveReplyDraftInput: SaveReplyDraftInput;
  SaveReplyDraftPayload: Omit<SaveReplyDraftPayload, 'replyDraft'> & { replyDraft?: Maybe<ResolversParentTypes['ReplyDraft']> };
  SaveTimeZonePayload: Omit<SaveTimeZonePayload, 'teamSettings'> & { teamSettings: ResolversParentTypes['TeamSettings'] };
  SaveWorkingDaysPayload: SaveWorkingDaysPayload;
  SendTestEmailPayload: SendTestEmailPayload;
  Session: Session;
  SetAdvertiserSubmissionStatusPayload: Omit<SetAdvertiserSubmissionStatusPayload, 'advertiserSubmission'> & { advertiserSubmission: ResolversParentTypes['AdvertiserSubmission'] };
  SetAdvertiserSubmissionStatusesPayload: Omit<SetAdvertiserSubmissionStatusesPayload, 'advertiserSubmissions' | 'conflicts'> & { advertiserSubmissions: Array<ResolversParentTypes['AdvertiserSubmission']>, conflicts: Array<ResolversParentTypes['AdvertiserSubmission']> };
  SetDriverApplicationStatusPayload: Omit<SetDriverApplicationStatusPayload, 'driverApplication'> & { driverApplication: ResolversParentTypes['DriverApplication'] };
  SetDriverApplicationStatusesPayload: Omit<SetDriverApplicationStatusesPayload, 'conflicts' | 'driverApplications'> & { conflicts: Array<ResolversParentTypes['DriverApplication']>, driverApplications: Array<ResolversParentTypes['DriverApplication']> };
  SetLeadExternalPayload: Omit<SetLeadExternalPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  SetLettersPayload: Omit<SetLettersPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  StartLetterPayload: Omit<StartLetterPayload, 'letter'> & { letter: ResolversParentTypes['Letter'] };
  StatusChange: StatusChangeModel;
  StopLetterPayload: Omit<StopLetterPayload, 'letter'> & { letter: ResolversParentTypes['Letter'] };
  String: Scalars['String']['output'];
  SubmitAdvertiserInquiryInput: SubmitAdvertiserInquiryInput;
  SubmitAdvertiserInquiryPayload: SubmitAdvertiserInquiryPayload;
  SubmitDriverApplicationInput: SubmitDriverApplicationInput;
  SubmitDriverApplicationPayload: SubmitDriverApplicationPayload;
  SubmittedValue: SubmittedValue;
  SummaryPart: SummaryPart;
  SwitchLeadRulePayload: Omit<SwitchLeadRulePayload, 'leadRule'> & { leadRule: ResolversParentTypes['LeadRule'] };
  TeamMember: Omit<TeamMember, 'user'> & { user: ResolversParentTypes['User'] };
  TeamMemberPayload: Omit<TeamMemberPayload, 'member'> & { member: ResolversParentTypes['TeamMember'] };
  TeamSettings: TeamSettingsRow;
  TellWaitListInput: TellWaitListInput;
  TellWaitListPayload: TellWaitListPayload;
  TermsAcceptance: TermsAcceptance;
  TestMailboxPayload: TestMailboxPayload;
  TotpEnrolment: TotpEnrolment;
  TrashedLead: PlacedLead;
  TrashedLeadConnection: PlacedPage;
  TrashedLeadEdge: Omit<TrashedLeadEdge, 'node'> & { node: ResolversParentTypes['TrashedLead'] };
  UndoLeadMergePayload: Omit<UndoLeadMergePayload, 'lead' | 'restored'> & { lead: ResolversParentTypes['Lead'], restored: ResolversParentTypes['Lead'] };
  UnreachedCopies: UnreachedCopies;
  UnscheduleCmsBlockPayload: Omit<UnscheduleCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
  UpdateCmsBlockPayload: Omit<UpdateCmsBlockPayload, 'cmsBlock'> & { cmsBlock: ResolversParentTypes['CmsBlock'] };
  UpdateMeInput: UpdateMeInput;
  UpdateMePayload: Omit<UpdateMePayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateMediaPayload: Omit<UpdateMediaPayload, 'mediaFile'> & { mediaFile: ResolversParentTypes['MediaFile'] };
  UpdateWebhookInput: UpdateWebhookInput;
  Upload: Scalars['Upload']['output'];
  UploadLeadFilePayload: Omit<UploadLeadFilePayload, 'file' | 'lead'> & { file: ResolversParentTypes['LeadFile'], lead: ResolversParentTypes['Lead'] };
  UploadMediaPayload: Omit<UploadMediaPayload, 'mediaFile'> & { mediaFile: ResolversParentTypes['MediaFile'] };
  User: Account;
  ViewerPermissions: ViewerPermissions;
  VisitStatistics: VisitStatistics;
  WaitListCity: Omit<WaitListCity, 'kinds'> & { kinds: Array<ResolversParentTypes['WaitListKind']> };
  WaitListEffect: WaitListEffect;
  WaitListKind: WaitListKind;
  WaitListLetter: WaitListLetter;
  WaitListLetterInput: WaitListLetterInput;
  Webhook: WebhookRow;
  WebhookAttempt: WebhookAttemptModel;
  WebhookDelivery: WebhookDeliveryRow;
  WebhookDeliveryConnection: WebhookDeliveryPage;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryPayload: Omit<WebhookDeliveryPayload, 'delivery'> & { delivery: ResolversParentTypes['WebhookDelivery'] };
  WebhookFilter: LeadConditions;
  WebhookFilterInput: WebhookFilterInput;
  WebhookHealth: Omit<WebhookHealth, 'lastAttempt'> & { lastAttempt?: Maybe<ResolversParentTypes['WebhookAttempt']> };
  WebhookPayload: Omit<WebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WebhookSecretPayload: Omit<WebhookSecretPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
};

export type CostDirectiveArgs = {
  size?: Scalars['Int']['input'];
  sizedBy?: Maybe<Scalars['String']['input']>;
  weight?: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ForAnyoneDirectiveArgs = { };

export type ForAnyoneDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = ForAnyoneDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NeedsDirectiveArgs = {
  factorProof?: Maybe<Scalars['String']['input']>;
  freshProof?: Maybe<Scalars['String']['input']>;
  permission: Array<Scalars['String']['input']>;
  person?: Scalars['Boolean']['input'];
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountSecurityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  hasTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSecondFactorRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verifiedUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdFormatResolvers = { CAR_WRAPPING: 'Car Wrapping', IN_CAR_TABLET: 'In-Car Tablet', ON_TOP_DYNAMIC_SCREEN: 'On-Top Dynamic Screen' };

export type AddAdvertiserSubmissionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddAdvertiserSubmissionPayload'] = ResolversParentTypes['AddAdvertiserSubmissionPayload']> = {
  advertiserSubmission?: Resolver<ResolversTypes['AdvertiserSubmission'], ParentType, ContextType>;
};

export type AddDriverApplicationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddDriverApplicationPayload'] = ResolversParentTypes['AddDriverApplicationPayload']> = {
  driverApplication?: Resolver<ResolversTypes['DriverApplication'], ParentType, ContextType>;
};

export type AddLeadNotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddLeadNotePayload'] = ResolversParentTypes['AddLeadNotePayload']> = {
  note?: Resolver<ResolversTypes['LeadNote'], ParentType, ContextType>;
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
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileRequests?: Resolver<Array<ResolversTypes['FileRequest']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['LeadFile']>, ParentType, ContextType>;
  followUpOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasPossibleRepeats?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['LeadHistoryEntry']>, ParentType, ContextType, RequireFields<AdvertiserSubmissionHistoryArgs, 'last'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailProblem?: Resolver<Maybe<ResolversTypes['MailProblem']>, ParentType, ContextType>;
  mailReturnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  merges?: Resolver<Array<ResolversTypes['LeadMerge']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['LeadMessageConnection'], ParentType, ContextType, RequireFields<AdvertiserSubmissionMessagesArgs, 'first'>>;
  metadata?: Resolver<Array<ResolversTypes['LeadMetadataEntry']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['LeadNote']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneE164?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedBudget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plannedCities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  plannedWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  possibleRepeats?: Resolver<Array<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  replyDrafts?: Resolver<Array<ResolversTypes['ReplyDraft']>, ParentType, ContextType>;
  saleOptOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['LeadSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAcceptance?: Resolver<Maybe<ResolversTypes['TermsAcceptance']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unsubscribedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitListCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitListToldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiserSubmissionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvertiserSubmissionConnection'] = ResolversParentTypes['AdvertiserSubmissionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdvertiserSubmissionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdvertiserSubmissionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdvertiserSubmissionEdge'] = ResolversParentTypes['AdvertiserSubmissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdvertiserSubmission'], ParentType, ContextType>;
};

export type AdvertiserSubmissionOrderFieldResolvers = { COMPANY: 'companyName', CONTACT: 'contactName', EMAIL: 'email', RECEIVED: 'createdAt', STATUS: 'status', UPDATED_AT: 'updatedAt' };

export type AllowMailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AllowMailPayload'] = ResolversParentTypes['AllowMailPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type AnswerPrivacyRequestPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerPrivacyRequestPayload'] = ResolversParentTypes['AnswerPrivacyRequestPayload']> = {
  erasureReport?: Resolver<Maybe<ResolversTypes['ErasureReport']>, ParentType, ContextType>;
  privacyRequest?: Resolver<ResolversTypes['PrivacyRequest'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCreatorActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiKeyScope']>, ParentType, ContextType>;
};

export type ApiKeyScopeResolvers = { CONTENT_READ: 'content:read', CONTENT_WRITE: 'content:write', EVENTS_READ: 'events:read', LEADS_ERASE: 'leads:erase', LEADS_READ: 'leads:read', LEADS_WRITE: 'leads:write', MAIL_READ: 'mail:read', MEDIA_READ: 'media:read', MEDIA_WRITE: 'media:write', WEBHOOKS_WRITE: 'webhooks:write' };

export type AttachMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttachMessagePayload'] = ResolversParentTypes['AttachMessagePayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['LeadMessage'], ParentType, ContextType>;
};

export type CallFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CallFigures'] = ResolversParentTypes['CallFigures']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CallOutcome'], ParentType, ContextType>;
};

export type CallOutcomeResolvers = { LEFT_MESSAGE: 'left_message', NO_ANSWER: 'no_answer', REACHED: 'reached' };

export type CancelEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelEmailPayload'] = ResolversParentTypes['CancelEmailPayload']> = {
  emailLog?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
};

export type CancelFileRequestPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelFileRequestPayload'] = ResolversParentTypes['CancelFileRequestPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  changed?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  madeByKeyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mergedIntoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChangeEdge']>, ParentType, ContextType>;
  headPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeEdge'] = ResolversParentTypes['ChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Change'], ParentType, ContextType>;
};

export type ChangeLeadsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeLeadsPayload'] = ResolversParentTypes['ChangeLeadsPayload']> = {
  leads?: Resolver<Array<ResolversTypes['Lead']>, ParentType, ContextType>;
  notFoundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChooseMailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChooseMailPayload'] = ResolversParentTypes['ChooseMailPayload']> = {
  mailChoices?: Resolver<Array<ResolversTypes['MailChoice']>, ParentType, ContextType>;
};

export type CmsBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlock'] = ResolversParentTypes['CmsBlock']> = {
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['CmsDraft']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['CmsBlockVersionConnection'], ParentType, ContextType, RequireFields<CmsBlockVersionsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CmsBlockVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlockVersion'] = ResolversParentTypes['CmsBlockVersion']> = {
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CmsBlockVersionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlockVersionConnection'] = ResolversParentTypes['CmsBlockVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CmsBlockVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CmsBlockVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CmsBlockVersionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsBlockVersionEdge'] = ResolversParentTypes['CmsBlockVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CmsBlockVersion'], ParentType, ContextType>;
};

export type CmsDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CmsDraft'] = ResolversParentTypes['CmsDraft']> = {
  baseContent?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  baseVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  missedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missedBecause?: Resolver<Maybe<ResolversTypes['CmsDraftMissedBecause']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmDatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmDatePayload'] = ResolversParentTypes['ConfirmDatePayload']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContinueLetterPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContinueLetterPayload'] = ResolversParentTypes['ContinueLetterPayload']> = {
  letter?: Resolver<ResolversTypes['Letter'], ParentType, ContextType>;
};

export type CorrectLeadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CorrectLeadPayload'] = ResolversParentTypes['CorrectLeadPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type CreateApiKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateApiKeyPayload'] = ResolversParentTypes['CreateApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardSummary'] = ResolversParentTypes['DashboardSummary']> = {
  advertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['LeadKindSummary']>, ParentType, ContextType>;
  overdueAdvertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueDriverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingAdvertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingDriverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  privacyRequests?: Resolver<Maybe<ResolversTypes['PrivacyRequestCounts']>, ParentType, ContextType>;
  quarantined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateJumpResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DateJump'] = ResolversParentTypes['DateJump']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteLeadFilePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteLeadFilePayload'] = ResolversParentTypes['DeleteLeadFilePayload']> = {
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
};

export type DeleteLeadImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteLeadImportPayload'] = ResolversParentTypes['DeleteLeadImportPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteLeadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteLeadPayload'] = ResolversParentTypes['DeleteLeadPayload']> = {
  trashedLead?: Resolver<ResolversTypes['TrashedLead'], ParentType, ContextType>;
};

export type DeleteLeadRulePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteLeadRulePayload'] = ResolversParentTypes['DeleteLeadRulePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteLeadsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteLeadsPayload'] = ResolversParentTypes['DeleteLeadsPayload']> = {
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type DeleteMediaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteMediaPayload'] = ResolversParentTypes['DeleteMediaPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteQuarantinedPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteQuarantinedPayload'] = ResolversParentTypes['DeleteQuarantinedPayload']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  notFoundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DetachMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DetachMessagePayload'] = ResolversParentTypes['DetachMessagePayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['LeadMessage'], ParentType, ContextType>;
};

export type DiscardCmsDraftPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscardCmsDraftPayload'] = ResolversParentTypes['DiscardCmsDraftPayload']> = {
  cmsBlock?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
};

export type DiscardMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscardMessagePayload'] = ResolversParentTypes['DiscardMessagePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DiscardReplyDraftPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DiscardReplyDraftPayload'] = ResolversParentTypes['DiscardReplyDraftPayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DriverApplicationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplication'] = ResolversParentTypes['DriverApplication']> = {
  acceptedTermsDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emails?: Resolver<Array<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileRequests?: Resolver<Array<ResolversTypes['FileRequest']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['LeadFile']>, ParentType, ContextType>;
  followUpOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasPossibleRepeats?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['LeadHistoryEntry']>, ParentType, ContextType, RequireFields<DriverApplicationHistoryArgs, 'last'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailProblem?: Resolver<Maybe<ResolversTypes['MailProblem']>, ParentType, ContextType>;
  mailReturnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  merges?: Resolver<Array<ResolversTypes['LeadMerge']>, ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['LeadMessageConnection'], ParentType, ContextType, RequireFields<DriverApplicationMessagesArgs, 'first'>>;
  metadata?: Resolver<Array<ResolversTypes['LeadMetadataEntry']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['LeadNote']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneE164?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  possibleRepeats?: Resolver<Array<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  replyDrafts?: Resolver<Array<ResolversTypes['ReplyDraft']>, ParentType, ContextType>;
  saleOptOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['LeadSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAcceptance?: Resolver<Maybe<ResolversTypes['TermsAcceptance']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unsubscribedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleMake?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleModel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleYear?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitListCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitListToldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DriverApplicationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplicationConnection'] = ResolversParentTypes['DriverApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DriverApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DriverApplication']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DriverApplicationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DriverApplicationEdge'] = ResolversParentTypes['DriverApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DriverApplication'], ParentType, ContextType>;
};

export type DriverApplicationOrderFieldResolvers = { CITY: 'city', EMAIL: 'email', NAME: 'name', PLATFORM: 'platform', RECEIVED: 'createdAt', STATUS: 'status', UPDATED_AT: 'updatedAt' };

export type EditLeadNotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditLeadNotePayload'] = ResolversParentTypes['EditLeadNotePayload']> = {
  note?: Resolver<ResolversTypes['LeadNote'], ParentType, ContextType>;
};

export type EmailAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailAttempt'] = ResolversParentTypes['EmailAttempt']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['EmailAttemptOutcome']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EmailAttemptOutcomeResolvers = { ACCEPTED: 'accepted', DEFERRED: 'deferred', INTERRUPTED: 'interrupted', REFUSED: 'refused' };

export type EmailLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailLog'] = ResolversParentTypes['EmailLog']> = {
  attempts?: Resolver<Array<ResolversTypes['EmailAttempt']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bounceKind?: Resolver<Maybe<ResolversTypes['BounceKind']>, ParentType, ContextType>;
  bounceReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bouncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formData?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  fromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EmailLogStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textsErasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EmailLogType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailLogConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailLogConnection'] = ResolversParentTypes['EmailLogConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EmailLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmailLogEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailLogEdge'] = ResolversParentTypes['EmailLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
};

export type EmailLogStatusResolvers = { CANCELLED: 'cancelled', FAILED: 'failed', LOGGED: 'logged', QUEUED: 'queued', SENDING: 'sending', SENT: 'sent' };

export type EmailLogTypeResolvers = { ACCOUNT_INVITATION: 'account_invitation', ACCOUNT_PASSWORD_RESET: 'account_password_reset', ACCOUNT_SIGN_IN: 'account_sign_in', ACCOUNT_UNLOCKED: 'account_unlocked', ADVERTISER_INQUIRY: 'advertiser_inquiry', ADVERTISER_RECEIPT: 'advertiser_receipt', ADVERTISER_REPLY: 'advertiser_reply', API_KEY_EXPIRING: 'api_key_expiring', CONTENT_HELD_UP: 'content_held_up', DRIVER_APPLICATION: 'driver_application', DRIVER_RECEIPT: 'driver_receipt', DRIVER_REPLY: 'driver_reply', FOLLOW_UP_REMINDER: 'follow_up_reminder', LEAD_RULE: 'lead_rule', MESSAGE_RECEIVED: 'message_received', MESSAGE_REPLY: 'message_reply', MORNING_SUMMARY: 'morning_summary', NOTE_MENTION: 'note_mention', PRIVACY_ANSWER: 'privacy_answer', PRIVACY_CONFIRMATION: 'privacy_confirmation', PRIVACY_EXTENSION: 'privacy_extension', PRIVACY_RECEIPT: 'privacy_receipt', PRIVACY_REQUEST_DUE: 'privacy_request_due', PRIVACY_REQUEST_NEW: 'privacy_request_new', TEST: 'test', WEBHOOK_SWITCHED_OFF: 'webhook_switched_off' };

export type EmailPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailPreview'] = ResolversParentTypes['EmailPreview']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndStatusLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndStatusLinkPayload'] = ResolversParentTypes['EndStatusLinkPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type ErasedCopiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ErasedCopies'] = ResolversParentTypes['ErasedCopies']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ErasedCopyKind'], ParentType, ContextType>;
};

export type ErasedLeadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ErasedLead'] = ResolversParentTypes['ErasedLead']> = {
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ErasureReasonResolvers = { NOT_NEEDED: 'not_needed', REQUESTED: 'requested', SENT_BY_MISTAKE: 'sent_by_mistake' };

export type ErasureReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ErasureReport'] = ResolversParentTypes['ErasureReport']> = {
  copies?: Resolver<Array<ResolversTypes['ErasedCopies']>, ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exports?: Resolver<Array<ResolversTypes['LeadExport']>, ParentType, ContextType>;
  leads?: Resolver<Array<ResolversTypes['ErasedLead']>, ParentType, ContextType>;
  unreached?: Resolver<Array<ResolversTypes['UnreachedCopies']>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summaryParts?: Resolver<Array<ResolversTypes['SummaryPart']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EventEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type ExtendPrivacyRequestPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExtendPrivacyRequestPayload'] = ResolversParentTypes['ExtendPrivacyRequestPayload']> = {
  privacyRequest?: Resolver<ResolversTypes['PrivacyRequest'], ParentType, ContextType>;
};

export type FileRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FileRequest'] = ResolversParentTypes['FileRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishPasskeyRegistrationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FinishPasskeyRegistrationPayload'] = ResolversParentTypes['FinishPasskeyRegistrationPayload']> = {
  passkey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FocalPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FocalPoint'] = ResolversParentTypes['FocalPoint']> = {
  x?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelStageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FunnelStage'] = ResolversParentTypes['FunnelStage']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contacted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  started?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type InviteUserPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteUserPayload'] = ResolversParentTypes['InviteUserPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type ItemErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemError'] = ResolversParentTypes['ItemError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemResult'] = ResolversParentTypes['ItemResult']> = {
  error?: Resolver<Maybe<ResolversTypes['ItemError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type KeepLeadOpenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeepLeadOpenPayload'] = ResolversParentTypes['KeepLeadOpenPayload']> = {
  others?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
};

export type LeadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  __resolveType: TypeResolveFn<'AdvertiserSubmission' | 'DriverApplication', ParentType, ContextType>;
};

export type LeadCityCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadCityCount'] = ResolversParentTypes['LeadCityCount']> = {
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
};

export type LeadCityFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadCityFigures'] = ResolversParentTypes['LeadCityFigures']> = {
  kinds?: Resolver<Array<ResolversTypes['LeadCityCount']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadExportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadExport'] = ResolversParentTypes['LeadExport']> = {
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LeadFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadFigures'] = ResolversParentTypes['LeadFigures']> = {
  before?: Resolver<ResolversTypes['LeadPeriodFigures'], ParentType, ContextType>;
  calls?: Resolver<Array<ResolversTypes['CallFigures']>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['LeadCityFigures']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['LeadPeriodFigures'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['LeadsPerDay']>, ParentType, ContextType>;
  rejections?: Resolver<Array<ResolversTypes['LeadRejectionFigures']>, ParentType, ContextType>;
};

export type LeadFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadFile'] = ResolversParentTypes['LeadFile']> = {
  addedBy?: Resolver<ResolversTypes['FileOrigin'], ParentType, ContextType>;
  colleague?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previewUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadHistoryEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadHistoryEntry'] = ResolversParentTypes['LeadHistoryEntry']> = {
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailLogId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArrival?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  noteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImport'] = ResolversParentTypes['LeadImport']> = {
  columns?: Resolver<Array<ResolversTypes['LeadImportColumn']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateOrder?: Resolver<Maybe<ResolversTypes['LeadImportDateOrder']>, ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faultyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['LeadImportField']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepsOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onKnown?: Resolver<ResolversTypes['LeadImportKnown'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['LeadImportRowConnection'], ParentType, ContextType, RequireFields<LeadImportRowsArgs, 'first'>>;
  runsRules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeadImportState'], ParentType, ContextType>;
  unclearDates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportColumn'] = ResolversParentTypes['LeadImportColumn']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadImportConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportConnection'] = ResolversParentTypes['LeadImportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeadImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LeadImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeadImportEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportEdge'] = ResolversParentTypes['LeadImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LeadImport'], ParentType, ContextType>;
};

export type LeadImportFaultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportFault'] = ResolversParentTypes['LeadImportFault']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadImportFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportField'] = ResolversParentTypes['LeadImportField']> = {
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadImportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportPayload'] = ResolversParentTypes['LeadImportPayload']> = {
  leadImport?: Resolver<ResolversTypes['LeadImport'], ParentType, ContextType>;
};

export type LeadImportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportRow'] = ResolversParentTypes['LeadImportRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['LeadImportFault']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LeadImportOutcome'], ParentType, ContextType>;
};

export type LeadImportRowConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportRowConnection'] = ResolversParentTypes['LeadImportRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeadImportRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LeadImportRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeadImportRowEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportRowEdge'] = ResolversParentTypes['LeadImportRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LeadImportRow'], ParentType, ContextType>;
};

export type LeadKindCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadKindCount'] = ResolversParentTypes['LeadKindCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
};

export type LeadKindSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadKindSummary'] = ResolversParentTypes['LeadKindSummary']> = {
  followUpsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyPromise?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadMergeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadMerge'] = ResolversParentTypes['LeadMerge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mergedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mergedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LeadMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadMessage'] = ResolversParentTypes['LeadMessage']> = {
  attachments?: Resolver<Array<ResolversTypes['MessageAttachment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['MessageDirection'], ParentType, ContextType>;
  emailLog?: Resolver<Maybe<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  fromAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasHtml?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  matchedBy?: Resolver<Maybe<ResolversTypes['MessageMatch']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadMessageConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadMessageConnection'] = ResolversParentTypes['LeadMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeadMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LeadMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LeadMessageEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadMessageEdge'] = ResolversParentTypes['LeadMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LeadMessage'], ParentType, ContextType>;
};

export type LeadMetadataEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadMetadataEntry'] = ResolversParentTypes['LeadMetadataEntry']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadNote'] = ResolversParentTypes['LeadNote']> = {
  call?: Resolver<Maybe<ResolversTypes['CallOutcome']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadPeriodFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadPeriodFigures'] = ResolversParentTypes['LeadPeriodFigures']> = {
  answeredInTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianAnswerSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadReferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadReference'] = ResolversParentTypes['LeadReference']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
};

export type LeadRejectionFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadRejectionFigures'] = ResolversParentTypes['LeadRejectionFigures']> = {
  kinds?: Resolver<Array<ResolversTypes['LeadKindCount']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadRule'] = ResolversParentTypes['LeadRule']> = {
  afterHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignTo?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['LeadRuleCondition']>, ParentType, ContextType>;
  followUpDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWorkingDays?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFailureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leadType?: Resolver<Maybe<ResolversTypes['LeadType']>, ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentenceParts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tell?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['LeadRuleTrigger'], ParentType, ContextType>;
};

export type LeadRuleChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadRuleChoice'] = ResolversParentTypes['LeadRuleChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadRuleConditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadRuleCondition'] = ResolversParentTypes['LeadRuleCondition']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadRuleFieldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadRuleField'] = ResolversParentTypes['LeadRuleField']> = {
  choices?: Resolver<Maybe<Array<ResolversTypes['LeadRuleChoice']>>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadSource'] = ResolversParentTypes['LeadSource']> = {
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadStatistics'] = ResolversParentTypes['LeadStatistics']> = {
  days?: Resolver<Array<ResolversTypes['LeadsPerDay']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['LeadsPerStatus']>, ParentType, ContextType>;
};

export type LeadStatusResolvers = { APPROVED: 'approved', CONTACTED: 'contacted', PENDING: 'pending', REJECTED: 'rejected' };

export type LeadTypeResolvers = { ADVERTISER_SUBMISSION: 'advertiser_submission', DRIVER_APPLICATION: 'driver_application' };

export type LeadViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadView'] = ResolversParentTypes['LeadView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['Colleague'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeadsPerDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadsPerDay'] = ResolversParentTypes['LeadsPerDay']> = {
  advertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['LeadKindCount']>, ParentType, ContextType>;
};

export type LeadsPerStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadsPerStatus'] = ResolversParentTypes['LeadsPerStatus']> = {
  advertiserSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  driverApplications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['LeadKindCount']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LetterState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undeliverable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutAddress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LetterPreview'] = ResolversParentTypes['LetterPreview']> = {
  repeated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['LetterSample']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undeliverable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutAddress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterSampleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LetterSample'] = ResolversParentTypes['LetterSample']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['LeadReference'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LetterTemplate'] = ResolversParentTypes['LetterTemplate']> = {
  isCityOpened?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['WaitListLetter']>, ParentType, ContextType>;
};

export type LocaleResolvers = { EN: 'en', ES: 'es' };

export type LoginHintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginHint'] = ResolversParentTypes['LoginHint']> = {
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  admin?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MailChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailChoice'] = ResolversParentTypes['MailChoice']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EmailLogType'], ParentType, ContextType>;
};

export type MailProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailProblem'] = ResolversParentTypes['MailProblem']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MailStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailState'] = ResolversParentTypes['MailState']> = {
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oldestWaitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['EmailAttempt']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailboxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mailbox'] = ResolversParentTypes['Mailbox']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problemSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unmatchedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MediaFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaFile'] = ResolversParentTypes['MediaFile']> = {
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  focalPoint?: Resolver<Maybe<ResolversTypes['FocalPoint']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAnimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publicUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['MediaUse']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaFileConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaFileConnection'] = ResolversParentTypes['MediaFileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaFileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MediaFile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MediaFileEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaFileEdge'] = ResolversParentTypes['MediaFileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MediaFile'], ParentType, ContextType>;
};

export type MediaFileOrderFieldResolvers = { FILENAME: 'filename', SIZE: 'size', UPLOADED: 'createdAt' };

export type MediaUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaUse'] = ResolversParentTypes['MediaUse']> = {
  block?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MergeLeadsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MergeLeadsPayload'] = ResolversParentTypes['MergeLeadsPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  merge?: Resolver<ResolversTypes['LeadMerge'], ParentType, ContextType>;
};

export type MessageAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageAttachment'] = ResolversParentTypes['MessageAttachment']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['LeadFile']>, ParentType, ContextType>;
  leftOut?: Resolver<Maybe<ResolversTypes['AttachmentLeftOut']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addAdvertiserSubmission?: Resolver<ResolversTypes['AddAdvertiserSubmissionPayload'], ParentType, ContextType, RequireFields<MutationAddAdvertiserSubmissionArgs, 'input' | 'sendReceipt'>>;
  addDriverApplication?: Resolver<ResolversTypes['AddDriverApplicationPayload'], ParentType, ContextType, RequireFields<MutationAddDriverApplicationArgs, 'input' | 'sendReceipt'>>;
  addLeadNote?: Resolver<ResolversTypes['AddLeadNotePayload'], ParentType, ContextType, RequireFields<MutationAddLeadNoteArgs, 'mentionedIds' | 'text'>>;
  allowMail?: Resolver<ResolversTypes['AllowMailPayload'], ParentType, ContextType, Partial<MutationAllowMailArgs>>;
  answerPrivacyRequest?: Resolver<ResolversTypes['AnswerPrivacyRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerPrivacyRequestArgs, 'id' | 'outcome'>>;
  assignLeads?: Resolver<ResolversTypes['ChangeLeadsPayload'], ParentType, ContextType, RequireFields<MutationAssignLeadsArgs, 'ids' | 'leadType'>>;
  attachMessage?: Resolver<ResolversTypes['AttachMessagePayload'], ParentType, ContextType, RequireFields<MutationAttachMessageArgs, 'id'>>;
  beginPasskeyLogin?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  beginPasskeyRegistration?: Resolver<ResolversTypes['PasskeyChallenge'], ParentType, ContextType>;
  beginTotpEnrolment?: Resolver<ResolversTypes['TotpEnrolment'], ParentType, ContextType>;
  cancelEmail?: Resolver<ResolversTypes['CancelEmailPayload'], ParentType, ContextType, RequireFields<MutationCancelEmailArgs, 'id'>>;
  cancelFileRequest?: Resolver<ResolversTypes['CancelFileRequestPayload'], ParentType, ContextType, RequireFields<MutationCancelFileRequestArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeUserRole?: Resolver<ResolversTypes['TeamMemberPayload'], ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'input'>>;
  chooseMail?: Resolver<ResolversTypes['ChooseMailPayload'], ParentType, ContextType, RequireFields<MutationChooseMailArgs, 'isOn' | 'type'>>;
  confirmDate?: Resolver<ResolversTypes['ConfirmDatePayload'], ParentType, ContextType, RequireFields<MutationConfirmDateArgs, 'seen'>>;
  confirmIdentity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmTotp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'code'>>;
  continueLetter?: Resolver<ResolversTypes['ContinueLetterPayload'], ParentType, ContextType, RequireFields<MutationContinueLetterArgs, 'id'>>;
  correctLead?: Resolver<ResolversTypes['CorrectLeadPayload'], ParentType, ContextType, RequireFields<MutationCorrectLeadArgs, 'values'>>;
  createApiKey?: Resolver<ResolversTypes['CreateApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deactivateUser?: Resolver<ResolversTypes['TeamMemberPayload'], ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'id' | 'revokeKeyIds'>>;
  deleteLead?: Resolver<ResolversTypes['DeleteLeadPayload'], ParentType, ContextType, Partial<MutationDeleteLeadArgs>>;
  deleteLeadFile?: Resolver<ResolversTypes['DeleteLeadFilePayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadFileArgs, 'id'>>;
  deleteLeadImport?: Resolver<ResolversTypes['DeleteLeadImportPayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadImportArgs, 'id'>>;
  deleteLeadNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLeadNoteArgs, 'id'>>;
  deleteLeadRule?: Resolver<ResolversTypes['DeleteLeadRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadRuleArgs, 'id'>>;
  deleteLeadView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLeadViewArgs, 'id'>>;
  deleteLeads?: Resolver<ResolversTypes['DeleteLeadsPayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadsArgs, 'ids' | 'leadType'>>;
  deleteMedia?: Resolver<ResolversTypes['DeleteMediaPayload'], ParentType, ContextType, RequireFields<MutationDeleteMediaArgs, 'evenIfUsed' | 'id'>>;
  deleteQuarantined?: Resolver<ResolversTypes['DeleteQuarantinedPayload'], ParentType, ContextType, RequireFields<MutationDeleteQuarantinedArgs, 'ids'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  describeLeadImport?: Resolver<ResolversTypes['LeadImportPayload'], ParentType, ContextType, RequireFields<MutationDescribeLeadImportArgs, 'input'>>;
  detachMessage?: Resolver<ResolversTypes['DetachMessagePayload'], ParentType, ContextType, RequireFields<MutationDetachMessageArgs, 'id'>>;
  disableTotp?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationDisableTotpArgs, 'input'>>;
  discardCmsDraft?: Resolver<ResolversTypes['DiscardCmsDraftPayload'], ParentType, ContextType, RequireFields<MutationDiscardCmsDraftArgs, 'expectedVersion' | 'id'>>;
  discardMessage?: Resolver<ResolversTypes['DiscardMessagePayload'], ParentType, ContextType, RequireFields<MutationDiscardMessageArgs, 'id'>>;
  discardReplyDraft?: Resolver<ResolversTypes['DiscardReplyDraftPayload'], ParentType, ContextType, RequireFields<MutationDiscardReplyDraftArgs, 'id'>>;
  editLeadNote?: Resolver<ResolversTypes['EditLeadNotePayload'], ParentType, ContextType, RequireFields<MutationEditLeadNoteArgs, 'id' | 'mentionedIds' | 'text'>>;
  endStatusLink?: Resolver<ResolversTypes['EndStatusLinkPayload'], ParentType, ContextType, Partial<MutationEndStatusLinkArgs>>;
  endUserSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'id'>>;
  eraseLead?: Resolver<ResolversTypes['ErasureReport'], ParentType, ContextType, RequireFields<MutationEraseLeadArgs, 'reason'>>;
  eraseSubject?: Resolver<ResolversTypes['ErasureReport'], ParentType, ContextType, RequireFields<MutationEraseSubjectArgs, 'reason'>>;
  extendPrivacyRequest?: Resolver<ResolversTypes['ExtendPrivacyRequestPayload'], ParentType, ContextType, RequireFields<MutationExtendPrivacyRequestArgs, 'id' | 'reason'>>;
  finishPasskeyLogin?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationFinishPasskeyLoginArgs, 'input'>>;
  finishPasskeyRegistration?: Resolver<ResolversTypes['FinishPasskeyRegistrationPayload'], ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['InviteUserPayload'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  keepLeadOpen?: Resolver<ResolversTypes['KeepLeadOpenPayload'], ParentType, ContextType, Partial<MutationKeepLeadOpenArgs>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'password' | 'username'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergeLeads?: Resolver<ResolversTypes['MergeLeadsPayload'], ParentType, ContextType, RequireFields<MutationMergeLeadsArgs, 'input'>>;
  pauseLeadImport?: Resolver<ResolversTypes['LeadImportPayload'], ParentType, ContextType, RequireFields<MutationPauseLeadImportArgs, 'id'>>;
  publishCmsBlock?: Resolver<ResolversTypes['PublishCmsBlockPayload'], ParentType, ContextType, RequireFields<MutationPublishCmsBlockArgs, 'expectedVersion' | 'id'>>;
  reactivateUser?: Resolver<ResolversTypes['TeamMemberPayload'], ParentType, ContextType, RequireFields<MutationReactivateUserArgs, 'id'>>;
  recoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType>;
  releaseQuarantined?: Resolver<ResolversTypes['ReleaseQuarantinedPayload'], ParentType, ContextType, RequireFields<MutationReleaseQuarantinedArgs, 'ids'>>;
  removePasskey?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  replaceMedia?: Resolver<ResolversTypes['ReplaceMediaPayload'], ParentType, ContextType, RequireFields<MutationReplaceMediaArgs, 'file' | 'id'>>;
  replayWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'input'>>;
  replyToLead?: Resolver<ResolversTypes['ReplyToLeadPayload'], ParentType, ContextType, RequireFields<MutationReplyToLeadArgs, 'input'>>;
  replyToMessage?: Resolver<ResolversTypes['ReplyToMessagePayload'], ParentType, ContextType, RequireFields<MutationReplyToMessageArgs, 'input'>>;
  requestLeadFile?: Resolver<ResolversTypes['RequestLeadFilePayload'], ParentType, ContextType, RequireFields<MutationRequestLeadFileArgs, 'what'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requireProofOfWork?: Resolver<ResolversTypes['TeamSettings'], ParentType, ContextType, RequireFields<MutationRequireProofOfWorkArgs, 'isRequired'>>;
  requireSecondFactor?: Resolver<ResolversTypes['TeamSettings'], ParentType, ContextType, RequireFields<MutationRequireSecondFactorArgs, 'isRequired'>>;
  resendEmail?: Resolver<ResolversTypes['ResendEmailPayload'], ParentType, ContextType, RequireFields<MutationResendEmailArgs, 'id'>>;
  resendEmails?: Resolver<ResolversTypes['ResendEmailsPayload'], ParentType, ContextType, RequireFields<MutationResendEmailsArgs, 'ids'>>;
  resendFailedEmails?: Resolver<ResolversTypes['ResendFailedEmailsPayload'], ParentType, ContextType>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreLead?: Resolver<ResolversTypes['RestoreLeadPayload'], ParentType, ContextType, Partial<MutationRestoreLeadArgs>>;
  restoreLeads?: Resolver<ResolversTypes['RestoreLeadsPayload'], ParentType, ContextType, RequireFields<MutationRestoreLeadsArgs, 'ids' | 'leadType'>>;
  revokeApiKey?: Resolver<ResolversTypes['RevokeApiKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokeReplyAddress?: Resolver<ResolversTypes['RevokeReplyAddressPayload'], ParentType, ContextType, Partial<MutationRevokeReplyAddressArgs>>;
  revokeSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveCmsDraft?: Resolver<ResolversTypes['SaveCmsDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveCmsDraftArgs, 'baseVersion' | 'content' | 'id'>>;
  saveLeadRule?: Resolver<ResolversTypes['SaveLeadRulePayload'], ParentType, ContextType, RequireFields<MutationSaveLeadRuleArgs, 'input'>>;
  saveLeadView?: Resolver<ResolversTypes['SaveLeadViewPayload'], ParentType, ContextType, RequireFields<MutationSaveLeadViewArgs, 'input'>>;
  saveReplyDraft?: Resolver<ResolversTypes['SaveReplyDraftPayload'], ParentType, ContextType, RequireFields<MutationSaveReplyDraftArgs, 'input'>>;
  saveTimeZone?: Resolver<ResolversTypes['SaveTimeZonePayload'], ParentType, ContextType, RequireFields<MutationSaveTimeZoneArgs, 'timeZone'>>;
  saveWorkingDays?: Resolver<ResolversTypes['SaveWorkingDaysPayload'], ParentType, ContextType, RequireFields<MutationSaveWorkingDaysArgs, 'days'>>;
  sendTestEmail?: Resolver<ResolversTypes['SendTestEmailPayload'], ParentType, ContextType, RequireFields<MutationSendTestEmailArgs, 'locale' | 'type'>>;
  sendTestWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationSendTestWebhookArgs, 'id'>>;
  setAdvertiserSubmissionStatus?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusArgs, 'id' | 'status'>>;
  setAdvertiserSubmissionStatuses?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusesPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusesArgs, 'changes'>>;
  setDriverApplicationStatus?: Resolver<ResolversTypes['SetDriverApplicationStatusPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusArgs, 'id' | 'status'>>;
  setDriverApplicationStatuses?: Resolver<ResolversTypes['SetDriverApplicationStatusesPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusesArgs, 'changes'>>;
  setFollowUp?: Resolver<ResolversTypes['ChangeLeadsPayload'], ParentType, ContextType, RequireFields<MutationSetFollowUpArgs, 'ids' | 'leadType'>>;
  setLeadExternal?: Resolver<ResolversTypes['SetLeadExternalPayload'], ParentType, ContextType, Partial<MutationSetLeadExternalArgs>>;
  setLetters?: Resolver<ResolversTypes['SetLettersPayload'], ParentType, ContextType, RequireFields<MutationSetLettersArgs, 'isSubscribed'>>;
  startLeadImport?: Resolver<ResolversTypes['LeadImportPayload'], ParentType, ContextType, RequireFields<MutationStartLeadImportArgs, 'id'>>;
  startLetter?: Resolver<ResolversTypes['StartLetterPayload'], ParentType, ContextType, RequireFields<MutationStartLetterArgs, 'input' | 'letterId'>>;
  stopLetter?: Resolver<ResolversTypes['StopLetterPayload'], ParentType, ContextType, RequireFields<MutationStopLetterArgs, 'id'>>;
  submitAdvertiserInquiry?: Resolver<ResolversTypes['SubmitAdvertiserInquiryPayload'], ParentType, ContextType, RequireFields<MutationSubmitAdvertiserInquiryArgs, 'input'>>;
  submitDriverApplication?: Resolver<ResolversTypes['SubmitDriverApplicationPayload'], ParentType, ContextType, RequireFields<MutationSubmitDriverApplicationArgs, 'input'>>;
  switchLeadRule?: Resolver<ResolversTypes['SwitchLeadRulePayload'], ParentType, ContextType, RequireFields<MutationSwitchLeadRuleArgs, 'id' | 'isOn'>>;
  switchRetention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType, RequireFields<MutationSwitchRetentionArgs, 'on'>>;
  tellWaitList?: Resolver<ResolversTypes['TellWaitListPayload'], ParentType, ContextType, RequireFields<MutationTellWaitListArgs, 'input'>>;
  testMailbox?: Resolver<ResolversTypes['TestMailboxPayload'], ParentType, ContextType>;
  undoLeadImport?: Resolver<ResolversTypes['LeadImportPayload'], ParentType, ContextType, RequireFields<MutationUndoLeadImportArgs, 'id'>>;
  undoLeadMerge?: Resolver<ResolversTypes['UndoLeadMergePayload'], ParentType, ContextType, RequireFields<MutationUndoLeadMergeArgs, 'id'>>;
  unlockUser?: Resolver<ResolversTypes['TeamMemberPayload'], ParentType, ContextType, RequireFields<MutationUnlockUserArgs, 'id' | 'removesFactors'>>;
  unscheduleCmsBlock?: Resolver<ResolversTypes['UnscheduleCmsBlockPayload'], ParentType, ContextType, RequireFields<MutationUnscheduleCmsBlockArgs, 'expectedVersion' | 'id'>>;
  updateCmsBlock?: Resolver<ResolversTypes['UpdateCmsBlockPayload'], ParentType, ContextType, RequireFields<MutationUpdateCmsBlockArgs, 'content' | 'id'>>;
  updateMe?: Resolver<ResolversTypes['UpdateMePayload'], ParentType, ContextType, RequireFields<MutationUpdateMeArgs, 'input'>>;
  updateMedia?: Resolver<ResolversTypes['UpdateMediaPayload'], ParentType, ContextType, RequireFields<MutationUpdateMediaArgs, 'id'>>;
  updateWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  uploadLeadFile?: Resolver<ResolversTypes['UploadLeadFilePayload'], ParentType, ContextType, RequireFields<MutationUploadLeadFileArgs, 'file'>>;
  uploadMedia?: Resolver<ResolversTypes['UploadMediaPayload'], ParentType, ContextType, RequireFields<MutationUploadMediaArgs, 'file'>>;
};

export type NodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AdvertiserSubmission' | 'CmsBlock' | 'DriverApplication' | 'EmailLog' | 'MediaFile', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageViewsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageViews'] = ResolversParentTypes['PageViews']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type PlatformResolvers = { BOTH: 'Both', LYFT: 'Lyft', UBER: 'Uber', UNKNOWN?: '' };

export type PrivacyRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrivacyRequest'] = ResolversParentTypes['PrivacyRequest']> = {
  answerMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  confirmedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exportExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extensionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrivacyRequestKind'], ParentType, ContextType>;
  leads?: Resolver<Array<ResolversTypes['PrivacyRequestLead']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['PrivacyRequestOutcome']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PrivacyRequestStatus'], ParentType, ContextType>;
};

export type PrivacyRequestConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrivacyRequestConnection'] = ResolversParentTypes['PrivacyRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PrivacyRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PrivacyRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrivacyRequestCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrivacyRequestCounts'] = ResolversParentTypes['PrivacyRequestCounts']> = {
  dueSoon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrivacyRequestEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrivacyRequestEdge'] = ResolversParentTypes['PrivacyRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PrivacyRequest'], ParentType, ContextType>;
};

export type PrivacyRequestLeadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrivacyRequestLead'] = ResolversParentTypes['PrivacyRequestLead']> = {
  isQuarantined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrashed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['PrivacyRequestMatch']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PublishCmsBlockPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PublishCmsBlockPayload'] = ResolversParentTypes['PublishCmsBlockPayload']> = {
  cmsBlock?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
};

export type QuarantineReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuarantineReason'] = ResolversParentTypes['QuarantineReason']> = {
  code?: Resolver<ResolversTypes['SpamReason'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuarantinedSubmissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuarantinedSubmission'] = ResolversParentTypes['QuarantinedSubmission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['QuarantineReason']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SubmittedValue']>, ParentType, ContextType>;
};

export type QuarantinedSubmissionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuarantinedSubmissionConnection'] = ResolversParentTypes['QuarantinedSubmissionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['QuarantinedSubmissionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['QuarantinedSubmission']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuarantinedSubmissionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuarantinedSubmissionEdge'] = ResolversParentTypes['QuarantinedSubmissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QuarantinedSubmission'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountSecurity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  advertiserSubmission?: Resolver<Maybe<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType, RequireFields<QueryAdvertiserSubmissionArgs, 'id'>>;
  advertiserSubmissions?: Resolver<ResolversTypes['AdvertiserSubmissionConnection'], ParentType, ContextType, RequireFields<QueryAdvertiserSubmissionsArgs, 'first'>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['ChangeConnection'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  cmsBlock?: Resolver<Maybe<ResolversTypes['CmsBlock']>, ParentType, ContextType, RequireFields<QueryCmsBlockArgs, 'id'>>;
  cmsBlocks?: Resolver<Array<ResolversTypes['CmsBlock']>, ParentType, ContextType, RequireFields<QueryCmsBlocksArgs, 'locale'>>;
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  dashboardSummary?: Resolver<ResolversTypes['DashboardSummary'], ParentType, ContextType, Partial<QueryDashboardSummaryArgs>>;
  dateJump?: Resolver<Maybe<ResolversTypes['DateJump']>, ParentType, ContextType>;
  driverApplication?: Resolver<Maybe<ResolversTypes['DriverApplication']>, ParentType, ContextType, RequireFields<QueryDriverApplicationArgs, 'id'>>;
  driverApplications?: Resolver<ResolversTypes['DriverApplicationConnection'], ParentType, ContextType, RequireFields<QueryDriverApplicationsArgs, 'first'>>;
  emailLog?: Resolver<Maybe<ResolversTypes['EmailLog']>, ParentType, ContextType, RequireFields<QueryEmailLogArgs, 'id'>>;
  emailLogs?: Resolver<ResolversTypes['EmailLogConnection'], ParentType, ContextType, RequireFields<QueryEmailLogsArgs, 'first'>>;
  emailPreview?: Resolver<ResolversTypes['EmailPreview'], ParentType, ContextType, RequireFields<QueryEmailPreviewArgs, 'locale' | 'type'>>;
  events?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, RequireFields<QueryEventsArgs, 'first'>>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  leadCities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryLeadCitiesArgs, 'startsWith'>>;
  leadErasurePreview?: Resolver<Maybe<ResolversTypes['ErasureReport']>, ParentType, ContextType, Partial<QueryLeadErasurePreviewArgs>>;
  leadFigures?: Resolver<ResolversTypes['LeadFigures'], ParentType, ContextType, RequireFields<QueryLeadFiguresArgs, 'days' | 'timeZone'>>;
  leadImport?: Resolver<Maybe<ResolversTypes['LeadImport']>, ParentType, ContextType, RequireFields<QueryLeadImportArgs, 'id'>>;
  leadImports?: Resolver<ResolversTypes['LeadImportConnection'], ParentType, ContextType, RequireFields<QueryLeadImportsArgs, 'first'>>;
  leadRuleFields?: Resolver<Array<ResolversTypes['LeadRuleField']>, ParentType, ContextType, Partial<QueryLeadRuleFieldsArgs>>;
  leadRules?: Resolver<Array<ResolversTypes['LeadRule']>, ParentType, ContextType>;
  leadStatistics?: Resolver<ResolversTypes['LeadStatistics'], ParentType, ContextType, RequireFields<QueryLeadStatisticsArgs, 'days'>>;
  leadViews?: Resolver<Array<ResolversTypes['LeadView']>, ParentType, ContextType>;
  letterPreview?: Resolver<ResolversTypes['LetterPreview'], ParentType, ContextType, RequireFields<QueryLetterPreviewArgs, 'input'>>;
  letterTemplates?: Resolver<Array<ResolversTypes['LetterTemplate']>, ParentType, ContextType, RequireFields<QueryLetterTemplatesArgs, 'leadType'>>;
  letters?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType>;
  loginHint?: Resolver<Maybe<ResolversTypes['LoginHint']>, ParentType, ContextType, Partial<QueryLoginHintArgs>>;
  mailChoices?: Resolver<Array<ResolversTypes['MailChoice']>, ParentType, ContextType>;
  mailState?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  mailbox?: Resolver<ResolversTypes['Mailbox'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  mediaFile?: Resolver<Maybe<ResolversTypes['MediaFile']>, ParentType, ContextType, RequireFields<QueryMediaFileArgs, 'id'>>;
  mediaFiles?: Resolver<ResolversTypes['MediaFileConnection'], ParentType, ContextType, RequireFields<QueryMediaFilesArgs, 'first'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  privacyMailPreview?: Resolver<Maybe<ResolversTypes['EmailPreview']>, ParentType, ContextType, RequireFields<QueryPrivacyMailPreviewArgs, 'id'>>;
  privacyRequest?: Resolver<Maybe<ResolversTypes['PrivacyRequest']>, ParentType, ContextType, RequireFields<QueryPrivacyRequestArgs, 'id'>>;
  privacyRequests?: Resolver<ResolversTypes['PrivacyRequestConnection'], ParentType, ContextType, RequireFields<QueryPrivacyRequestsArgs, 'first'>>;
  quarantinedSubmissions?: Resolver<ResolversTypes['QuarantinedSubmissionConnection'], ParentType, ContextType, RequireFields<QueryQuarantinedSubmissionsArgs, 'first'>>;
  replyStart?: Resolver<Maybe<ResolversTypes['ReplyStart']>, ParentType, ContextType, Partial<QueryReplyStartArgs>>;
  retention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  subjectErasurePreview?: Resolver<ResolversTypes['ErasureReport'], ParentType, ContextType, Partial<QuerySubjectErasurePreviewArgs>>;
  systemWarnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teamSettings?: Resolver<ResolversTypes['TeamSettings'], ParentType, ContextType>;
  trash?: Resolver<ResolversTypes['TrashedLeadConnection'], ParentType, ContextType, RequireFields<QueryTrashArgs, 'first'>>;
  unmatchedMessages?: Resolver<ResolversTypes['LeadMessageConnection'], ParentType, ContextType, RequireFields<QueryUnmatchedMessagesArgs, 'first'>>;
  users?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  viewerPermissions?: Resolver<ResolversTypes['ViewerPermissions'], ParentType, ContextType>;
  visitStatistics?: Resolver<ResolversTypes['VisitStatistics'], ParentType, ContextType, RequireFields<QueryVisitStatisticsArgs, 'days'>>;
  waitList?: Resolver<Array<ResolversTypes['WaitListCity']>, ParentType, ContextType>;
  waitListEffects?: Resolver<Array<ResolversTypes['WaitListEffect']>, ParentType, ContextType, RequireFields<QueryWaitListEffectsArgs, 'content'>>;
  waitListLetters?: Resolver<Array<ResolversTypes['WaitListLetter']>, ParentType, ContextType, RequireFields<QueryWaitListLettersArgs, 'leadType'>>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first' | 'webhookId'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  workingDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefusedResendResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefusedResend'] = ResolversParentTypes['RefusedResend']> = {
  emailLog?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReleaseQuarantinedPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReleaseQuarantinedPayload'] = ResolversParentTypes['ReleaseQuarantinedPayload']> = {
  leads?: Resolver<Array<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  notFoundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type ReplaceMediaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplaceMediaPayload'] = ResolversParentTypes['ReplaceMediaPayload']> = {
  mediaFile?: Resolver<ResolversTypes['MediaFile'], ParentType, ContextType>;
};

export type ReplyDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplyDraft'] = ResolversParentTypes['ReplyDraft']> = {
  author?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyStartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplyStart'] = ResolversParentTypes['ReplyStart']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMailConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replyTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templates?: Resolver<Array<ResolversTypes['ReplyTemplate']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplyTemplate'] = ResolversParentTypes['ReplyTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestFile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReplyToLeadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplyToLeadPayload'] = ResolversParentTypes['ReplyToLeadPayload']> = {
  emailLog?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
};

export type ReplyToMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplyToMessagePayload'] = ResolversParentTypes['ReplyToMessagePayload']> = {
  emailLog?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
};

export type RequestLeadFilePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestLeadFilePayload'] = ResolversParentTypes['RequestLeadFilePayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  request?: Resolver<ResolversTypes['FileRequest'], ParentType, ContextType>;
};

export type ResendEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResendEmailPayload'] = ResolversParentTypes['ResendEmailPayload']> = {
  emailLog?: Resolver<ResolversTypes['EmailLog'], ParentType, ContextType>;
};

export type ResendEmailsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResendEmailsPayload'] = ResolversParentTypes['ResendEmailsPayload']> = {
  notFoundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedResend']>, ParentType, ContextType>;
  resent?: Resolver<Array<ResolversTypes['EmailLog']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type ResendFailedEmailsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResendFailedEmailsPayload'] = ResolversParentTypes['ResendFailedEmailsPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RestoreLeadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoreLeadPayload'] = ResolversParentTypes['RestoreLeadPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type RestoreLeadsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RestoreLeadsPayload'] = ResolversParentTypes['RestoreLeadsPayload']> = {
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['RetentionRun']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['RetentionRuleState']>, ParentType, ContextType>;
  switchedOnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RetentionCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionCount'] = ResolversParentTypes['RetentionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['RetentionRule'], ParentType, ContextType>;
};

export type RetentionRuleStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionRuleState'] = ResolversParentTypes['RetentionRuleState']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysInForce?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['RetentionRule'], ParentType, ContextType>;
  variable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetentionRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionRun'] = ResolversParentTypes['RetentionRun']> = {
  counts?: Resolver<Array<ResolversTypes['RetentionCount']>, ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RevokeApiKeyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeApiKeyPayload'] = ResolversParentTypes['RevokeApiKeyPayload']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type RevokeReplyAddressPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RevokeReplyAddressPayload'] = ResolversParentTypes['RevokeReplyAddressPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type SaveCmsDraftPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveCmsDraftPayload'] = ResolversParentTypes['SaveCmsDraftPayload']> = {
  cmsBlock?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
};

export type SaveLeadRulePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveLeadRulePayload'] = ResolversParentTypes['SaveLeadRulePayload']> = {
  leadRule?: Resolver<ResolversTypes['LeadRule'], ParentType, ContextType>;
};

export type SaveLeadViewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveLeadViewPayload'] = ResolversParentTypes['SaveLeadViewPayload']> = {
  leadView?: Resolver<ResolversTypes['LeadView'], ParentType, ContextType>;
};

export type SaveReplyDraftPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveReplyDraftPayload'] = ResolversParentTypes['SaveReplyDraftPayload']> = {
  replyDraft?: Resolver<Maybe<ResolversTypes['ReplyDraft']>, ParentType, ContextType>;
};

export type SaveTimeZonePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveTimeZonePayload'] = ResolversParentTypes['SaveTimeZonePayload']> = {
  teamSettings?: Resolver<ResolversTypes['TeamSettings'], ParentType, ContextType>;
};

export type SaveWorkingDaysPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveWorkingDaysPayload'] = ResolversParentTypes['SaveWorkingDaysPayload']> = {
  workingDays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SendTestEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTestEmailPayload'] = ResolversParentTypes['SendTestEmailPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetAdvertiserSubmissionStatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAdvertiserSubmissionStatusPayload'] = ResolversParentTypes['SetAdvertiserSubmissionStatusPayload']> = {
  advertiserSubmission?: Resolver<ResolversTypes['AdvertiserSubmission'], ParentType, ContextType>;
};

export type SetAdvertiserSubmissionStatusesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAdvertiserSubmissionStatusesPayload'] = ResolversParentTypes['SetAdvertiserSubmissionStatusesPayload']> = {
  advertiserSubmissions?: Resolver<Array<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['AdvertiserSubmission']>, ParentType, ContextType>;
  notFoundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type SetDriverApplicationStatusPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDriverApplicationStatusPayload'] = ResolversParentTypes['SetDriverApplicationStatusPayload']> = {
  driverApplication?: Resolver<ResolversTypes['DriverApplication'], ParentType, ContextType>;
};

export type SetDriverApplicationStatusesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetDriverApplicationStatusesPayload'] = ResolversParentTypes['SetDriverApplicationStatusesPayload']> = {
  conflicts?: Resolver<Array<ResolversTypes['DriverApplication']>, ParentType, ContextType>;
  driverApplications?: Resolver<Array<ResolversTypes['DriverApplication']>, ParentType, ContextType>;
  notFoundIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ItemResult']>, ParentType, ContextType>;
};

export type SetLeadExternalPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetLeadExternalPayload'] = ResolversParentTypes['SetLeadExternalPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type SetLettersPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetLettersPayload'] = ResolversParentTypes['SetLettersPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type StartLetterPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartLetterPayload'] = ResolversParentTypes['StartLetterPayload']> = {
  letter?: Resolver<ResolversTypes['Letter'], ParentType, ContextType>;
};

export type StatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusChange'] = ResolversParentTypes['StatusChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
};

export type StopLetterPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StopLetterPayload'] = ResolversParentTypes['StopLetterPayload']> = {
  letter?: Resolver<ResolversTypes['Letter'], ParentType, ContextType>;
};

export type SubmitAdvertiserInquiryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitAdvertiserInquiryPayload'] = ResolversParentTypes['SubmitAdvertiserInquiryPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmitDriverApplicationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitDriverApplicationPayload'] = ResolversParentTypes['SubmitDriverApplicationPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmittedValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmittedValue'] = ResolversParentTypes['SubmittedValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SummaryPartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SummaryPart'] = ResolversParentTypes['SummaryPart']> = {
  isSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwitchLeadRulePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SwitchLeadRulePayload'] = ResolversParentTypes['SwitchLeadRulePayload']> = {
  leadRule?: Resolver<ResolversTypes['LeadRule'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitationExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UserState'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TeamMemberPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeamMemberPayload'] = ResolversParentTypes['TeamMemberPayload']> = {
  member?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType>;
};

export type TeamSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeamSettings'] = ResolversParentTypes['TeamSettings']> = {
  isProofOfWorkRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSecondFactorRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTimeZoneChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactorRoles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TellWaitListPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TellWaitListPayload'] = ResolversParentTypes['TellWaitListPayload']> = {
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  told?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermsAcceptanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TermsAcceptance'] = ResolversParentTypes['TermsAcceptance']> = {
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  termsDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestMailboxPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestMailboxPayload'] = ResolversParentTypes['TestMailboxPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tellsOfNewMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TotpEnrolmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TotpEnrolment'] = ResolversParentTypes['TotpEnrolment']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrashedLeadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrashedLead'] = ResolversParentTypes['TrashedLead']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  erasedFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrashedLeadConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrashedLeadConnection'] = ResolversParentTypes['TrashedLeadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TrashedLeadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TrashedLead']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TrashedLeadEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrashedLeadEdge'] = ResolversParentTypes['TrashedLeadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TrashedLead'], ParentType, ContextType>;
};

export type UndoLeadMergePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoLeadMergePayload'] = ResolversParentTypes['UndoLeadMergePayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type UnreachedCopiesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnreachedCopies'] = ResolversParentTypes['UnreachedCopies']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UnreachedCopyKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnscheduleCmsBlockPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnscheduleCmsBlockPayload'] = ResolversParentTypes['UnscheduleCmsBlockPayload']> = {
  cmsBlock?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
};

export type UpdateCmsBlockPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateCmsBlockPayload'] = ResolversParentTypes['UpdateCmsBlockPayload']> = {
  cmsBlock?: Resolver<ResolversTypes['CmsBlock'], ParentType, ContextType>;
};

export type UpdateMePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateMePayload'] = ResolversParentTypes['UpdateMePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UpdateMediaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateMediaPayload'] = ResolversParentTypes['UpdateMediaPayload']> = {
  mediaFile?: Resolver<ResolversTypes['MediaFile'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadLeadFilePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadLeadFilePayload'] = ResolversParentTypes['UploadLeadFilePayload']> = {
  file?: Resolver<ResolversTypes['LeadFile'], ParentType, ContextType>;
  isDuplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type UploadMediaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UploadMediaPayload'] = ResolversParentTypes['UploadMediaPayload']> = {
  isDuplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mediaFile?: Resolver<ResolversTypes['MediaFile'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerPermissionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ViewerPermissions'] = ResolversParentTypes['ViewerPermissions']> = {
  viewerCanEditContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEditMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEraseLeads?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManageTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadEvents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadLeads?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReadMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanSendMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanWorkLeads?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VisitStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VisitStatistics'] = ResolversParentTypes['VisitStatistics']> = {
  cities?: Resolver<Array<ResolversTypes['FunnelStage']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageViews']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['FunnelStage']>, ParentType, ContextType>;
  uncountedViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitListCityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitListCity'] = ResolversParentTypes['WaitListCity']> = {
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['WaitListKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaitListEffectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitListEffect'] = ResolversParentTypes['WaitListEffect']> = {
  becomes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitListKindResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitListKind'] = ResolversParentTypes['WaitListKind']> = {
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  told?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitListLetterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitListLetter'] = ResolversParentTypes['WaitListLetter']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['WebhookFilter']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['WebhookFormat'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['WebhookHealth'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousSecretEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  queuedPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['WebhookAttemptOutcome']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookAttemptOutcomeResolvers = { ACCEPTED: 'accepted', FORBIDDEN_ADDRESS: 'forbidden_address', INTERRUPTED: 'interrupted', REFUSED: 'refused', UNREACHABLE: 'unreachable' };

export type WebhookDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryStatusResolvers = { CANCELLED: 'cancelled', DELIVERED: 'delivered', FAILED: 'failed', QUEUED: 'queued', SENDING: 'sending' };

export type WebhookEventResolvers = { LEAD_CREATED: 'lead.created', LEAD_STATUS_CHANGED: 'lead.status_changed', LEAD_UPDATED: 'lead.updated' };

export type WebhookFilterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookFilter'] = ResolversParentTypes['WebhookFilter']> = {
  conditions?: Resolver<Array<ResolversTypes['LeadRuleCondition']>, ParentType, ContextType>;
  leadType?: Resolver<Maybe<ResolversTypes['LeadType']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookFormatResolvers = { SLACK: 'slack', STANDARD: 'standard' };

export type WebhookHealthResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookHealth'] = ResolversParentTypes['WebhookHealth']> = {
  lastAttempt?: Resolver<Maybe<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  AdFormat?: AdFormatResolvers;
  AddAdvertiserSubmissionPayload?: AddAdvertiserSubmissionPayloadResolvers<ContextType>;
  AddDriverApplicationPayload?: AddDriverApplicationPayloadResolvers<ContextType>;
  AddLeadNotePayload?: AddLeadNotePayloadResolvers<ContextType>;
  AdvertiserSubmission?: AdvertiserSubmissionResolvers<ContextType>;
  AdvertiserSubmissionConnection?: AdvertiserSubmissionConnectionResolvers<ContextType>;
  AdvertiserSubmissionEdge?: AdvertiserSubmissionEdgeResolvers<ContextType>;
  AdvertiserSubmissionOrderField?: AdvertiserSubmissionOrderFieldResolvers;
  AllowMailPayload?: AllowMailPayloadResolvers<ContextType>;
  AnswerPrivacyRequestPayload?: AnswerPrivacyRequestPayloadResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyScope?: ApiKeyScopeResolvers;
  AttachMessagePayload?: AttachMessagePayloadResolvers<ContextType>;
  CallFigures?: CallFiguresResolvers<ContextType>;
  CallOutcome?: CallOutcomeResolvers;
  CancelEmailPayload?: CancelEmailPayloadResolvers<ContextType>;
  CancelFileRequestPayload?: CancelFileRequestPayloadResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  ChangeLeadsPayload?: ChangeLeadsPayloadResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ChooseMailPayload?: ChooseMailPayloadResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlockVersion?: CmsBlockVersionResolvers<ContextType>;
  CmsBlockVersionConnection?: CmsBlockVersionConnectionResolvers<ContextType>;
  CmsBlockVersionEdge?: CmsBlockVersionEdgeResolvers<ContextType>;
  CmsDraft?: CmsDraftResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ConfirmDatePayload?: ConfirmDatePayloadResolvers<ContextType>;
  ContinueLetterPayload?: ContinueLetterPayloadResolvers<ContextType>;
  CorrectLeadPayload?: CorrectLeadPayloadResolvers<ContextType>;
  CreateApiKeyPayload?: CreateApiKeyPayloadResolvers<ContextType>;
  DashboardSummary?: DashboardSummaryResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateJump?: DateJumpResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteLeadFilePayload?: DeleteLeadFilePayloadResolvers<ContextType>;
  DeleteLeadImportPayload?: DeleteLeadImportPayloadResolvers<ContextType>;
  DeleteLeadPayload?: DeleteLeadPayloadResolvers<ContextType>;
  DeleteLeadRulePayload?: DeleteLeadRulePayloadResolvers<ContextType>;
  DeleteLeadsPayload?: DeleteLeadsPayloadResolvers<ContextType>;
  DeleteMediaPayload?: DeleteMediaPayloadResolvers<ContextType>;
  DeleteQuarantinedPayload?: DeleteQuarantinedPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DetachMessagePayload?: DetachMessagePayloadResolvers<ContextType>;
  DiscardCmsDraftPayload?: DiscardCmsDraftPayloadResolvers<ContextType>;
  DiscardMessagePayload?: DiscardMessagePayloadResolvers<ContextType>;
  DiscardReplyDraftPayload?: DiscardReplyDraftPayloadResolvers<ContextType>;
  DriverApplication?: DriverApplicationResolvers<ContextType>;
  DriverApplicationConnection?: DriverApplicationConnectionResolvers<ContextType>;
  DriverApplicationEdge?: DriverApplicationEdgeResolvers<ContextType>;
  DriverApplicationOrderField?: DriverApplicationOrderFieldResolvers;
  EditLeadNotePayload?: EditLeadNotePayloadResolvers<ContextType>;
  EmailAttempt?: EmailAttemptResolvers<ContextType>;
  EmailAttemptOutcome?: EmailAttemptOutcomeResolvers;
  EmailLog?: EmailLogResolvers<ContextType>;
  EmailLogConnection?: EmailLogConnectionResolvers<ContextType>;
  EmailLogEdge?: EmailLogEdgeResolvers<ContextType>;
  EmailLogStatus?: EmailLogStatusResolvers;
  EmailLogType?: EmailLogTypeResolvers;
  EmailPreview?: EmailPreviewResolvers<ContextType>;
  EndStatusLinkPayload?: EndStatusLinkPayloadResolvers<ContextType>;
  ErasedCopies?: ErasedCopiesResolvers<ContextType>;
  ErasedLead?: ErasedLeadResolvers<ContextType>;
  ErasureReason?: ErasureReasonResolvers;
  ErasureReport?: ErasureReportResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  ExtendPrivacyRequestPayload?: ExtendPrivacyRequestPayloadResolvers<ContextType>;
  FileRequest?: FileRequestResolvers<ContextType>;
  FinishPasskeyRegistrationPayload?: FinishPasskeyRegistrationPayloadResolvers<ContextType>;
  FocalPoint?: FocalPointResolvers<ContextType>;
  FunnelStage?: FunnelStageResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InviteUserPayload?: InviteUserPayloadResolvers<ContextType>;
  ItemError?: ItemErrorResolvers<ContextType>;
  ItemResult?: ItemResultResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  KeepLeadOpenPayload?: KeepLeadOpenPayloadResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadCityCount?: LeadCityCountResolvers<ContextType>;
  LeadCityFigures?: LeadCityFiguresResolvers<ContextType>;
  LeadExport?: LeadExportResolvers<ContextType>;
  LeadFigures?: LeadFiguresResolvers<ContextType>;
  LeadFile?: LeadFileResolvers<ContextType>;
  LeadHistoryEntry?: LeadHistoryEntryResolvers<ContextType>;
  LeadImport?: LeadImportResolvers<ContextType>;
  LeadImportColumn?: LeadImportColumnResolvers<ContextType>;
  LeadImportConnection?: LeadImportConnectionResolvers<ContextType>;
  LeadImportEdge?: LeadImportEdgeResolvers<ContextType>;
  LeadImportFault?: LeadImportFaultResolvers<ContextType>;
  LeadImportField?: LeadImportFieldResolvers<ContextType>;
  LeadImportPayload?: LeadImportPayloadResolvers<ContextType>;
  LeadImportRow?: LeadImportRowResolvers<ContextType>;
  LeadImportRowConnection?: LeadImportRowConnectionResolvers<ContextType>;
  LeadImportRowEdge?: LeadImportRowEdgeResolvers<ContextType>;
  LeadKindCount?: LeadKindCountResolvers<ContextType>;
  LeadKindSummary?: LeadKindSummaryResolvers<ContextType>;
  LeadMerge?: LeadMergeResolvers<ContextType>;
  LeadMessage?: LeadMessageResolvers<ContextType>;
  LeadMessageConnection?: LeadMessageConnectionResolvers<ContextType>;
  LeadMessageEdge?: LeadMessageEdgeResolvers<ContextType>;
  LeadMetadataEntry?: LeadMetadataEntryResolvers<ContextType>;
  LeadNote?: LeadNoteResolvers<ContextType>;
  LeadPeriodFigures?: LeadPeriodFiguresResolvers<ContextType>;
  LeadReference?: LeadReferenceResolvers<ContextType>;
  LeadRejectionFigures?: LeadRejectionFiguresResolvers<ContextType>;
  LeadRule?: LeadRuleResolvers<ContextType>;
  LeadRuleChoice?: LeadRuleChoiceResolvers<ContextType>;
  LeadRuleCondition?: LeadRuleConditionResolvers<ContextType>;
  LeadRuleField?: LeadRuleFieldResolvers<ContextType>;
  LeadSource?: LeadSourceResolvers<ContextType>;
  LeadStatistics?: LeadStatisticsResolvers<ContextType>;
  LeadStatus?: LeadStatusResolvers;
  LeadType?: LeadTypeResolvers;
  LeadView?: LeadViewResolvers<ContextType>;
  LeadsPerDay?: LeadsPerDayResolvers<ContextType>;
  LeadsPerStatus?: LeadsPerStatusResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LetterPreview?: LetterPreviewResolvers<ContextType>;
  LetterSample?: LetterSampleResolvers<ContextType>;
  LetterTemplate?: LetterTemplateResolvers<ContextType>;
  Locale?: LocaleResolvers;
  LoginHint?: LoginHintResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  MailChoice?: MailChoiceResolvers<ContextType>;
  MailProblem?: MailProblemResolvers<ContextType>;
  MailState?: MailStateResolvers<ContextType>;
  Mailbox?: MailboxResolvers<ContextType>;
  MediaFile?: MediaFileResolvers<ContextType>;
  MediaFileConnection?: MediaFileConnectionResolvers<ContextType>;
  MediaFileEdge?: MediaFileEdgeResolvers<ContextType>;
  MediaFileOrderField?: MediaFileOrderFieldResolvers;
  MediaUse?: MediaUseResolvers<ContextType>;
  MergeLeadsPayload?: MergeLeadsPayloadResolvers<ContextType>;
  MessageAttachment?: MessageAttachmentResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageViews?: PageViewsResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  Platform?: PlatformResolvers;
  PrivacyRequest?: PrivacyRequestResolvers<ContextType>;
  PrivacyRequestConnection?: PrivacyRequestConnectionResolvers<ContextType>;
  PrivacyRequestCounts?: PrivacyRequestCountsResolvers<ContextType>;
  PrivacyRequestEdge?: PrivacyRequestEdgeResolvers<ContextType>;
  PrivacyRequestLead?: PrivacyRequestLeadResolvers<ContextType>;
  PublishCmsBlockPayload?: PublishCmsBlockPayloadResolvers<ContextType>;
  QuarantineReason?: QuarantineReasonResolvers<ContextType>;
  QuarantinedSubmission?: QuarantinedSubmissionResolvers<ContextType>;
  QuarantinedSubmissionConnection?: QuarantinedSubmissionConnectionResolvers<ContextType>;
  QuarantinedSubmissionEdge?: QuarantinedSubmissionEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RefusedResend?: RefusedResendResolvers<ContextType>;
  ReleaseQuarantinedPayload?: ReleaseQuarantinedPayloadResolvers<ContextType>;
  ReplaceMediaPayload?: ReplaceMediaPayloadResolvers<ContextType>;
  ReplyDraft?: ReplyDraftResolvers<ContextType>;
  ReplyStart?: ReplyStartResolvers<ContextType>;
  ReplyTemplate?: ReplyTemplateResolvers<ContextType>;
  ReplyToLeadPayload?: ReplyToLeadPayloadResolvers<ContextType>;
  ReplyToMessagePayload?: ReplyToMessagePayloadResolvers<ContextType>;
  RequestLeadFilePayload?: RequestLeadFilePayloadResolvers<ContextType>;
  ResendEmailPayload?: ResendEmailPayloadResolvers<ContextType>;
  ResendEmailsPayload?: ResendEmailsPayloadResolvers<ContextType>;
  ResendFailedEmailsPayload?: ResendFailedEmailsPayloadResolvers<ContextType>;
  RestoreLeadPayload?: RestoreLeadPayloadResolvers<ContextType>;
  RestoreLeadsPayload?: RestoreLeadsPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionCount?: RetentionCountResolvers<ContextType>;
  RetentionRuleState?: RetentionRuleStateResolvers<ContextType>;
  RetentionRun?: RetentionRunResolvers<ContextType>;
  RevokeApiKeyPayload?: RevokeApiKeyPayloadResolvers<ContextType>;
  RevokeReplyAddressPayload?: RevokeReplyAddressPayloadResolvers<ContextType>;
  SaveCmsDraftPayload?: SaveCmsDraftPayloadResolvers<ContextType>;
  SaveLeadRulePayload?: SaveLeadRulePayloadResolvers<ContextType>;
  SaveLeadViewPayload?: SaveLeadViewPayloadResolvers<ContextType>;
  SaveReplyDraftPayload?: SaveReplyDraftPayloadResolvers<ContextType>;
  SaveTimeZonePayload?: SaveTimeZonePayloadResolvers<ContextType>;
  SaveWorkingDaysPayload?: SaveWorkingDaysPayloadResolvers<ContextType>;
  SendTestEmailPayload?: SendTestEmailPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetAdvertiserSubmissionStatusPayload?: SetAdvertiserSubmissionStatusPayloadResolvers<ContextType>;
  SetAdvertiserSubmissionStatusesPayload?: SetAdvertiserSubmissionStatusesPayloadResolvers<ContextType>;
  SetDriverApplicationStatusPayload?: SetDriverApplicationStatusPayloadResolvers<ContextType>;
  SetDriverApplicationStatusesPayload?: SetDriverApplicationStatusesPayloadResolvers<ContextType>;
  SetLeadExternalPayload?: SetLeadExternalPayloadResolvers<ContextType>;
  SetLettersPayload?: SetLettersPayloadResolvers<ContextType>;
  StartLetterPayload?: StartLetterPayloadResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  StopLetterPayload?: StopLetterPayloadResolvers<ContextType>;
  SubmitAdvertiserInquiryPayload?: SubmitAdvertiserInquiryPayloadResolvers<ContextType>;
  SubmitDriverApplicationPayload?: SubmitDriverApplicationPayloadResolvers<ContextType>;
  SubmittedValue?: SubmittedValueResolvers<ContextType>;
  SummaryPart?: SummaryPartResolvers<ContextType>;
  SwitchLeadRulePayload?: SwitchLeadRulePayloadResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamMemberPayload?: TeamMemberPayloadResolvers<ContextType>;
  TeamSettings?: TeamSettingsResolvers<ContextType>;
  TellWaitListPayload?: TellWaitListPayloadResolvers<ContextType>;
  TermsAcceptance?: TermsAcceptanceResolvers<ContextType>;
  TestMailboxPayload?: TestMailboxPayloadResolvers<ContextType>;
  TotpEnrolment?: TotpEnrolmentResolvers<ContextType>;
  TrashedLead?: TrashedLeadResolvers<ContextType>;
  TrashedLeadConnection?: TrashedLeadConnectionResolvers<ContextType>;
  TrashedLeadEdge?: TrashedLeadEdgeResolvers<ContextType>;
  UndoLeadMergePayload?: UndoLeadMergePayloadResolvers<ContextType>;
  UnreachedCopies?: UnreachedCopiesResolvers<ContextType>;
  UnscheduleCmsBlockPayload?: UnscheduleCmsBlockPayloadResolvers<ContextType>;
  UpdateCmsBlockPayload?: UpdateCmsBlockPayloadResolvers<ContextType>;
  UpdateMePayload?: UpdateMePayloadResolvers<ContextType>;
  UpdateMediaPayload?: UpdateMediaPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadLeadFilePayload?: UploadLeadFilePayloadResolvers<ContextType>;
  UploadMediaPayload?: UploadMediaPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  ViewerPermissions?: ViewerPermissionsResolvers<ContextType>;
  VisitStatistics?: VisitStatisticsResolvers<ContextType>;
  WaitListCity?: WaitListCityResolvers<ContextType>;
  WaitListEffect?: WaitListEffectResolvers<ContextType>;
  WaitListKind?: WaitListKindResolvers<ContextType>;
  WaitListLetter?: WaitListLetterResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookAttemptOutcome?: WebhookAttemptOutcomeResolvers;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookDeliveryStatus?: WebhookDeliveryStatusResolvers;
  WebhookEvent?: WebhookEventResolvers;
  WebhookFilter?: WebhookFilterResolvers<ContextType>;
  WebhookFormat?: WebhookFormatResolvers;
  WebhookHealth?: WebhookHealthResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  forAnyone?: ForAnyoneDirectiveResolver<any, any, ContextType>;
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
};
