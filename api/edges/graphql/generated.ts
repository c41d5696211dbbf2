import type { Upload } from '../http/uploads.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { LeadRow } from '../../rooms/leads/lead/leadKind.ts';
import type { LeadPage } from '../../rooms/leads/list/listLeads.service.ts';
import type { MediaFileRow } from '../../rooms/content/pictures/mediaFile.model.ts';
import type { MediaFilePage } from '../../rooms/content/media/media.service.ts';
import type { DashboardSummary as DashboardSummaryRow, LeadsPerDay as LeadsPerDayRow, LeadsPerStatus as LeadsPerStatusRow } from '../../rooms/statistics/figures/leadSummary.service.ts';
import type { ToldMerge } from '../../rooms/leads/merged/mergedLeads.ts';
import type { LeadNote as LeadNoteModel, LeadView as LeadViewModel } from '../../rooms/leads/beside/leadWork.model.ts';
import type { LeadMessageRow, ReplyDraftRow } from '../../rooms/leads/beside/leadMessage.model.ts';
import type { MessagePage } from '../../rooms/conversation/messages/messages.service.ts';
import type { StoredAttachment } from '../../contract/mail/messages.ts';
import type { LeadFileRow, LeadFileRequestRow } from '../../rooms/leads/beside/leadFile.model.ts';
import type { ToldRule } from '../../rooms/automation/rules/ruleNames.ts';
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
import type { NamedExport } from '../../rooms/privacy/erasure/unreached.ts';
import type { LeadChange, ChangePage } from '../../rooms/activity/changes/change.service.ts';
import type { ChangedField as ChangedFieldRow } from '../../contract/activity/changedFields.ts';
import type { EventPage } from '../../rooms/activity/events/event.service.ts';
import type { StatusChange as StatusChangeModel } from '../../rooms/leads/history/leadEvents.ts';
import type { WebhookRow, WebhookDeliveryRow, WebhookAttempt as WebhookAttemptModel } from '../../rooms/activity/webhooks/webhook.model.ts';
import type { AskedLeads } from '../../rooms/automation/rules/ruleFields.rules.ts';
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
  /** A day, as in `2026-11-21`. */
  Date: { input: string; output: string; }
  /** A moment in UTC, as an ISO 8601 string with milliseconds: `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A file, as a part of a multipart request. */
  Upload: { input: Upload; output: Upload; }
};

/** How an invitation is accepted. */
export type AcceptInvitationInput = {
  /** What others call the user, up to 255 characters. */
  name: Scalars['String']['input'];
  /** The password, 12 to 255 characters, which must not be easy to guess. */
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** How the viewer's account is protected. */
export type AccountSecurity = {
  __typename?: 'AccountSecurity';
  /** Whether codes of an authenticator app are asked for. */
  hasTotp: Scalars['Boolean']['output'];
  /** Whether owners ask everybody for a second factor. */
  isSecondFactorRequired: Scalars['Boolean']['output'];
  /** The passkeys, oldest first. */
  passkeys: Array<Passkey>;
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Until when the last proof of who the viewer is counts for what needs a fresh one. It may lie in the past. */
  verifiedUntil: Scalars['DateTime']['output'];
};

/** An ad format on offer. */
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

/** An advertiser's inquiry, as stored. */
export type AdvertiserSubmission = Lead & Node & {
  __typename?: 'AdvertiserSubmission';
  /** The date of the Terms and Privacy Policy that the sender accepted, as the sender's program says. `termsAcceptance` is what the server knows. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /** The formats the advertiser asked for, at least one. */
  adFormats: Array<AdFormat>;
  /** When the promised answer is due (`LeadKindSummary.replyPromise`): to the lead while it is `PENDING`, later to what its sender wrote since (`waitingSince`). Null while nobody waits, and where none was promised: on a wait list, of an import. */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Always "Contact for quote": prices are agreed upon in a conversation. */
  budgetRange: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  /** The name of the person to answer. */
  contactName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** The mails about it, oldest first. */
  emails: Array<EmailLog>;
  /** What another program calls it. Null for nothing. */
  externalId?: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  /** What its sender was asked for and has not sent yet, oldest first. */
  fileRequests: Array<FileRequest>;
  /** Its files, oldest first. */
  files: Array<LeadFile>;
  /** The day on which it is to be followed up. Null for none. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  hasPossibleRepeats: Scalars['Boolean']['output'];
  /** What happened to it, oldest first: its arrival, then a page of statuses, owners, follow-ups, notes and replies. */
  history: Array<LeadHistoryEntry>;
  id: Scalars['ID']['output'];
  /** The language that the sender wrote in and is answered in: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** Where the advertiser wants to be seen. */
  location: Scalars['String']['output'];
  /** Why no mail goes to its address any more. Null while mail goes there. */
  mailProblem?: Maybe<MailProblem>;
  /** When mail to its sender came back. Null before, and once it was answered again or given another status. */
  mailReturnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The leads that became a part of it, oldest first. */
  merges: Array<LeadMerge>;
  /** What the advertiser wrote. Null when the sender had only a location, as a REST client may. */
  message?: Maybe<Scalars['String']['output']>;
  /** How many messages it has, both ways. */
  messageCount: Scalars['Int']['output'];
  /** The messages between its sender and the team, oldest first. */
  messages: LeadMessageConnection;
  /** What programs keep with it, by names of their own. */
  metadata: Array<LeadMetadataEntry>;
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
  /** Internal notes, oldest first. */
  notes: Array<LeadNote>;
  /** Who works on it. Null for nobody. */
  owner?: Maybe<Colleague>;
  /** The budget of the campaign that the advertiser planned, in whole US dollars. Null without a plan. */
  plannedBudget?: Maybe<Scalars['Int']['output']>;
  /** The cities of the planned campaign, by name. Null without a plan. */
  plannedCities?: Maybe<Array<Scalars['String']['output']>>;
  /** For how many weeks the planned campaign runs. Null without a plan. */
  plannedWeeks?: Maybe<Scalars['Int']['output']>;
  /** Other leads of any kind with the same e-mail address or phone number, newest first, up to 20: possibly the same sender again. */
  possibleRepeats: Array<LeadReference>;
  /** The answers that colleagues have begun. */
  replyDrafts: Array<ReplyDraft>;
  /** Since when its data may be neither sold nor shared, as the sender has asked. Null if they have not. */
  saleOptOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the sender came from. Null where nothing is known of it. */
  source?: Maybe<LeadSource>;
  status: LeadStatus;
  /** Every change of status, oldest first. */
  statusChanges: Array<StatusChange>;
  /** What the sender accepted, as the server recorded it. Null when nothing is recorded: of earlier leads, and of programs that did not say so. */
  termsAcceptance?: Maybe<TermsAcceptance>;
  updatedAt: Scalars['DateTime']['output'];
  /** The city that its sender waits for, such as `new-york-ny`. Null for none. */
  waitListCity?: Maybe<Scalars['String']['output']>;
  /** When its sender was told that the city has opened. Null before. */
  waitListToldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when a message of its sender, or mail that came back, waits for an answer. Null while nothing does. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** An advertiser's inquiry, as stored. */
export type AdvertiserSubmissionHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};


/** An advertiser's inquiry, as stored. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type AdvertiserSubmissionEdge = {
  __typename?: 'AdvertiserSubmissionEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AdvertiserSubmission;
};

/** Conditions on a list of advertiser submissions, all of which must hold. What is not given does not restrict it. */
export type AdvertiserSubmissionFilter = {
  /** Only those of exactly this e-mail address; case does not matter. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What another program calls it: one at most. Of one that became a part of another, that one. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Only open ones, pending or contacted, that are to be followed up on this day or earlier. */
  followUpBy?: InputMaybe<Scalars['Date']['input']>;
  /** Only those whose promised answer is overdue (true), or is not (false). */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those to whose sender mail came back, with no answer since (true), or all others (false). */
  isReturned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that nobody works on (true), or that somebody does (false). */
  isUnassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that this colleague works on. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that arrived before this moment. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that arrived at this moment or later. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words, each of which must occur in the company, the contact, the e-mail address, the location, the message or a note; a word of one or two letters must begin one. Case and accents do not matter. Text without letters and digits finds nothing. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
  /** Only those that changed at this moment or later: by status, owner, follow-up, note, reply or correction. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** On the wait list for this city, such as `new-york-ny`. */
  waitListCity?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of advertiser submissions. */
export type AdvertiserSubmissionOrder = {
  direction?: OrderDirection;
  field: AdvertiserSubmissionOrderField;
};

/** What advertiser submissions can be sorted by. Those that are alike follow the order in which they were stored. */
export type AdvertiserSubmissionOrderField =
  | 'companyName'
  | 'contactName'
  | 'email'
  /** When they were received, by `createdAt`: of an imported lead, as its file says. */
  | 'createdAt'
  /** The status, by its name. */
  | 'status'
  /** When it last changed. What changes meanwhile moves in the list: to miss nothing, use `changes`. */
  | 'updatedAt';

/** The answer to `allowMail`. */
export type AllowMailPayload = {
  __typename?: 'AllowMailPayload';
  lead: Lead;
};

/** The answer to an answer. */
export type AnswerPrivacyRequestPayload = {
  __typename?: 'AnswerPrivacyRequestPayload';
  erasureReport?: Maybe<ErasureReport>;
  privacyRequest: PrivacyRequest;
};

/** A key with which a program asks this API, without the password of anybody. */
export type ApiKey = {
  __typename?: 'ApiKey';
  createdAt: Scalars['DateTime']['output'];
  /** The owner who made it. Null when the account is not known any more. */
  createdBy?: Maybe<User>;
  /** When it ends or has ended by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** The last four characters of the secret. */
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether that owner's account is still in use. The key goes on without it. */
  isCreatorActive: Scalars['Boolean']['output'];
  /** Whether it counts: neither revoked nor expired. */
  isInUse: Scalars['Boolean']['output'];
  /** When it was last used, to about a minute. Null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is called. What the key does is recorded as done by `API key <name>`. */
  name: Scalars['String']['output'];
  /** When it was revoked. Null when it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  scopes: Array<ApiKeyScope>;
};

/** What an API key may do: what needs the permission of the same name. */
export type ApiKeyScope =
  /** `content:read`: see content with its drafts and versions. */
  | 'content:read'
  /** `content:write`: change and publish content. */
  | 'content:write'
  /** `events:read`: see who did what. */
  | 'events:read'
  /** `leads:erase`: correct leads, move them to the trash and back, and erase leads and people. */
  | 'leads:erase'
  /** `leads:read`: see leads, their notes and history, and export them. */
  | 'leads:read'
  /** `leads:write`: change statuses, assign, schedule follow-ups and write notes. Brings `leads:read` with it, as the others bring theirs. */
  | 'leads:write'
  /** `mail:read`: see the mail log. */
  | 'mail:read'
  /** `media:read`: see the media library. */
  | 'media:read'
  /** `media:write`: upload, change and delete pictures. */
  | 'media:write'
  /** `webhooks:write`: see, add, change and delete webhooks, and what was sent to them. Brings `leads:read`, as they are sent leads. */
  | 'webhooks:write';

/** The reaction to whose lead a message is about. */
export type AttachMessagePayload = {
  __typename?: 'AttachMessagePayload';
  lead: Lead;
  message: LeadMessage;
};

/** Why an attachment was left in the mailbox. */
export type AttachmentLeftOut =
  /** It has more than 10 MB, or its message more than 26 MB. */
  | 'TOO_LARGE'
  /** Its message has 20 others. */
  | 'TOO_MANY'
  | 'UNREADABLE';

/** Why a mail came back. */
export type BounceKind =
  /** It arrived, and the recipient reported it as spam. */
  | 'COMPLAINT'
  /** For good: no more mail goes to this address until somebody allows it. */
  | 'HARD'
  /** For now, such as with a mailbox that is full. */
  | 'SOFT';

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

/** Something that happened to a lead. Each event is a change of its own, so a lead that changed twice appears twice. */
export type Change = {
  __typename?: 'Change';
  /** Which fields of the lead it has changed, by the names of REST. Empty for an arrival. */
  changed: Array<ChangedField>;
  /** The lead as it is now, which may be newer than this change. Null when it is no longer stored. */
  lead?: Maybe<Lead>;
  /** The id of the lead, among those of its kind. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** The API key that did it, so that a program can tell what it did itself. Null for everybody else. */
  madeByKeyId?: Maybe<Scalars['ID']['output']>;
  /** The lead that this one became a part of by this change, which has from then on what belonged to it. Null for every other change. */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** When it happened. What left quarantine has been sent at this time. */
  occurredAt: Scalars['DateTime']['output'];
  /** Its place among all events, which never changes. Positions rise; those of other events lie between. */
  position: Scalars['String']['output'];
  /** What happened, such as `driver_application.created`, `driver_application.status_changed` or `lead.noted`. */
  type: Scalars['String']['output'];
};

/** A part of the feed of changes. Cursors are positions. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<ChangeEdge>;
  /** The position of the last event of any kind. */
  headPosition: Scalars['String']['output'];
  /** The API key that asks: changes with it as `madeByKeyId` are its own. Null for a person. */
  keyId?: Maybe<Scalars['ID']['output']>;
  /** Where to continue from, also when nothing has happened to a lead since. */
  nextPosition: Scalars['String']['output'];
  /** The entries of this page. */
  nodes: Array<Change>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type ChangeEdge = {
  __typename?: 'ChangeEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: Change;
};

/** The answer to a change of several leads. */
export type ChangeLeadsPayload = {
  __typename?: 'ChangeLeadsPayload';
  leads: Array<Lead>;
  /** The ids asked for that belong to nothing. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** What became of each, in the order asked. */
  results: Array<ItemResult>;
};

/** A change of the viewer's own password. */
export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** The new one, 12 to 255 characters, which must not be easy to guess. */
  newPassword: Scalars['String']['input'];
};

/** A change of role. */
export type ChangeUserRoleInput = {
  id: Scalars['ID']['input'];
  role: Role;
};

/** A field of a lead that has changed. */
export type ChangedField = {
  __typename?: 'ChangedField';
  /** Its name in REST, such as `owner_id`. */
  field: Scalars['String']['output'];
  /** What it was. Null for nothing, and where that would tell of a person or is not known. */
  from?: Maybe<Scalars['String']['output']>;
  /** What it became. Null for nothing, and where that would tell of a person or is not known: the lead says it. */
  to?: Maybe<Scalars['String']['output']>;
};

/** A section of a page, as the operator can edit it. */
export type CmsBlock = Node & {
  __typename?: 'CmsBlock';
  /**
   * The section's content: a JSON object of texts, lists and nested objects. In another language than English, only texts
   * that have a language, each of which may be left out or empty: the site then shows its delivered translation, or else the
   * English text. Rows of lists stand for the English rows in the same order. `translated_from` is the English content that
   * the texts were translated from; a save without it means the English content of now.
   */
  content: Scalars['JSON']['output'];
  /** What the team prepares and visitors do not see yet; null when there is nothing. */
  draft?: Maybe<CmsDraft>;
  id: Scalars['ID']['output'];
  locale: Locale;
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
  /** The page it belongs to, for example `home`; `global` is shared by all pages. */
  page: Scalars['String']['output'];
  /** The section of the page, for example `hero`. */
  sectionId: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Name of the user who saved it last. Null while it is what the site was delivered with. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Rises by one with each save. */
  version: Scalars['Int']['output'];
  /** What it was after each save, newest first; the first version is what the site was delivered with. */
  versions: CmsBlockVersionConnection;
};


/** A section of a page, as the operator can edit it. */
export type CmsBlockVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A block as it was after a save. */
export type CmsBlockVersion = {
  __typename?: 'CmsBlockVersion';
  content: Scalars['JSON']['output'];
  /** Identifies the version among all blocks' versions. */
  id: Scalars['ID']['output'];
  savedAt: Scalars['DateTime']['output'];
  /** Name of the user who saved it. Null for what the site was delivered with. */
  savedBy?: Maybe<Scalars['String']['output']>;
  /** The block's `version` at that time. */
  version: Scalars['Int']['output'];
};

/** A page of a block's versions. */
export type CmsBlockVersionConnection = {
  __typename?: 'CmsBlockVersionConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<CmsBlockVersionEdge>;
  /** The entries of this page. */
  nodes: Array<CmsBlockVersion>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type CmsBlockVersionEdge = {
  __typename?: 'CmsBlockVersionEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CmsBlockVersion;
};

/** What the team prepares for a block, before visitors see it. */
export type CmsDraft = {
  __typename?: 'CmsDraft';
  /** The block's content at that version; null when that version is no longer kept. */
  baseContent?: Maybe<Scalars['JSON']['output']>;
  /** The block's `version` that it is based on. While the block has another one, it cannot be published. */
  baseVersion: Scalars['Int']['output'];
  /** The section's content, as it would be published. It may be incomplete. */
  content: Scalars['JSON']['output'];
  /** When it should have gone live and did not. */
  missedAt?: Maybe<Scalars['DateTime']['output']>;
  missedBecause?: Maybe<CmsDraftMissedBecause>;
  /** When it goes live, within half a minute; null while it is not scheduled. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  savedAt: Scalars['DateTime']['output'];
  savedBy: Scalars['String']['output'];
  scheduledBy?: Maybe<Scalars['String']['output']>;
  /** Rises with each change of the draft or its schedule, also from one draft to the next. */
  version: Scalars['Int']['output'];
};

/** Why a draft did not go live at its moment. */
export type CmsDraftMissedBecause =
  /** The block was published after the draft was begun. */
  | 'LIVE_CHANGED'
  /** Whoever scheduled it may no longer publish. */
  | 'NOT_PERMITTED'
  /** It would break the page by now, for example because a picture was deleted. */
  | 'REFUSED';

/** Somebody who works on leads. */
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

/** A fresh proof of who the viewer is: one of the two. */
export type ConfirmIdentityInput = {
  /** A code of the authenticator app, or a recovery code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** A passkey's answer to a challenge of `beginPasskeyLogin`. */
  passkey?: InputMaybe<FinishPasskeyLoginInput>;
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `correctLead`. */
export type CorrectLeadPayload = {
  __typename?: 'CorrectLeadPayload';
  lead: Lead;
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** When it ends: within a year. Unless given, 90 days from now. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is called, by which people know what it did. Up to 60 characters; no key in use may have the same. */
  name: Scalars['String']['input'];
  /** What it may do: at least one. */
  scopes: Array<ApiKeyScope>;
};

/** The new API key. */
export type CreateApiKeyPayload = {
  __typename?: 'CreateApiKeyPayload';
  apiKey: ApiKey;
  /** Its secret, shown only here. Send it as `Authorization: Bearer <secret>`. */
  secret: Scalars['String']['output'];
};

/** A webhook to add. */
export type CreateWebhookInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  events: Array<WebhookEvent>;
  /** Which leads to tell it of: all, unless said otherwise. */
  filter?: InputMaybe<WebhookFilterInput>;
  /** How to write messages; `STANDARD` unless said otherwise. */
  format?: InputMaybe<WebhookFormat>;
  /** Where messages are posted: https, at an address of the public Internet. Outside of production also http on this machine. */
  url: Scalars['String']['input'];
};

/** Counts over all leads. */
export type DashboardSummary = {
  __typename?: 'DashboardSummary';
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  driverApplications: Scalars['Int']['output'];
  kinds: Array<LeadKindSummary>;
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  overdueAdvertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  overdueDriverApplications: Scalars['Int']['output'];
  /**
   * Advertiser submissions with the status `PENDING`.
   * @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01.
   */
  pendingAdvertiserSubmissions: Scalars['Int']['output'];
  /**
   * Driver applications with the status `PENDING`.
   * @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01.
   */
  pendingDriverApplications: Scalars['Int']['output'];
  /** Privacy requests that wait for an answer. Null for those who may not answer them. */
  privacyRequests?: Maybe<PrivacyRequestCounts>;
  /** Submissions in quarantine, which may be spam and are counted nowhere else. 1,000 at most are counted. */
  quarantined: Scalars['Int']['output'];
};

/** A date that waits to be confirmed. */
export type DateJump = {
  __typename?: 'DateJump';
  /** The latest moment that the server had seen before. */
  from: Scalars['DateTime']['output'];
  to: Scalars['DateTime']['output'];
};

/** The reaction to a deleted file. */
export type DeleteLeadFilePayload = {
  __typename?: 'DeleteLeadFilePayload';
  /** The lead as it now stands. Null when the file had none. */
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

/** The answer to `deleteMedia`. */
export type DeleteMediaPayload = {
  __typename?: 'DeleteMediaPayload';
  id: Scalars['ID']['output'];
};

/** The answer to a deletion in quarantine. */
export type DeleteQuarantinedPayload = {
  __typename?: 'DeleteQuarantinedPayload';
  deletedIds: Array<Scalars['ID']['output']>;
  /** The ids asked for that belong to nothing. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** What became of each, in the order asked. */
  results: Array<ItemResult>;
};

/** The answer to `deleteWebhook`. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  id: Scalars['ID']['output'];
};

/** What is said of an import, all of it. */
export type DescribeLeadImportInput = {
  /** The columns that are a field. All others are left out. */
  columns: Array<LeadImportColumnInput>;
  /** The order of its dates. Needed where `unclearDates` has any. */
  dateOrder?: InputMaybe<LeadImportDateOrder>;
  id: Scalars['ID']['input'];
  /** Whether cells of columns that are no field become metadata of new leads: up to 20, of up to 500 characters. */
  keepsOthers?: InputMaybe<Scalars['Boolean']['input']>;
  knownBy?: InputMaybe<Array<LeadImportMatch>>;
  onKnown?: InputMaybe<LeadImportKnown>;
  /** Who works on its new leads. Null for nobody. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether rules treat its new leads as arrived. */
  runsRules?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the senders of its new leads are mailed receipts. */
  sendsReceipts?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its new leads came by, where no column says it, up to 50 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Whether the promised answer is due to its new leads as to others, from now on. */
  startsClock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Values for rows that have no such cell, such as the platform in a list that lacks it. */
  values?: InputMaybe<Array<LeadImportValueInput>>;
};

/** The reaction to a message that does not belong to its lead. */
export type DetachMessagePayload = {
  __typename?: 'DetachMessagePayload';
  lead: Lead;
  /** The message, which waits. */
  message: LeadMessage;
};

/** How codes of an authenticator app are given up. */
export type DisableTotpInput = {
  /** A code of the app, or a recovery code. */
  code: Scalars['String']['input'];
};

/** The answer to giving up a draft. */
export type DiscardCmsDraftPayload = {
  __typename?: 'DiscardCmsDraftPayload';
  /** The block, without a draft. */
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

/** A driver's wish to carry screens or wraps. */
export type DriverApplication = Lead & Node & {
  __typename?: 'DriverApplication';
  /** The date of the Terms and Privacy Policy that the sender accepted, as the sender's program says. `termsAcceptance` is what the server knows. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /** When the promised answer is due (`LeadKindSummary.replyPromise`): to the lead while it is `PENDING`, later to what its sender wrote since (`waitingSince`). Null while nobody waits, and where none was promised: on a wait list, of an import. */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  city: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** The mails about it, oldest first. */
  emails: Array<EmailLog>;
  /** What another program calls it. Null for nothing. */
  externalId?: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  /** What its sender was asked for and has not sent yet, oldest first. */
  fileRequests: Array<FileRequest>;
  /** Its files, oldest first. */
  files: Array<LeadFile>;
  /** The day on which it is to be followed up. Null for none. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  hasPossibleRepeats: Scalars['Boolean']['output'];
  /** What happened to it, oldest first: its arrival, then a page of statuses, owners, follow-ups, notes and replies. */
  history: Array<LeadHistoryEntry>;
  id: Scalars['ID']['output'];
  /** The language that the sender wrote in and is answered in: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** Why no mail goes to its address any more. Null while mail goes there. */
  mailProblem?: Maybe<MailProblem>;
  /** When mail to its sender came back. Null before, and once it was answered again or given another status. */
  mailReturnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The leads that became a part of it, oldest first. */
  merges: Array<LeadMerge>;
  /** How many messages it has, both ways. */
  messageCount: Scalars['Int']['output'];
  /** The messages between its sender and the team, oldest first. */
  messages: LeadMessageConnection;
  /** What programs keep with it, by names of their own. */
  metadata: Array<LeadMetadataEntry>;
  name: Scalars['String']['output'];
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
  /** Internal notes, oldest first. */
  notes: Array<LeadNote>;
  /** Who works on it. Null for nobody. */
  owner?: Maybe<Colleague>;
  /** The driver's phone number, as entered. */
  phone: Scalars['String']['output'];
  /** The phone number for people to read: national for North America, with its country code from elsewhere, and as entered if it is no valid number. */
  phoneDisplay: Scalars['String']['output'];
  /** The phone number as E.164, such as `+12135550100`, read as one of the United States unless it says otherwise. Null if it is no valid number. */
  phoneE164?: Maybe<Scalars['String']['output']>;
  platform: Platform;
  /** Other leads of any kind with the same e-mail address or phone number, newest first, up to 20: possibly the same sender again. */
  possibleRepeats: Array<LeadReference>;
  /** The answers that colleagues have begun. */
  replyDrafts: Array<ReplyDraft>;
  /** Since when its data may be neither sold nor shared, as the sender has asked. Null if they have not. */
  saleOptOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the sender came from. Null where nothing is known of it. */
  source?: Maybe<LeadSource>;
  status: LeadStatus;
  /** Every change of status, oldest first. */
  statusChanges: Array<StatusChange>;
  /** What the sender accepted, as the server recorded it. Null when nothing is recorded: of earlier leads, and of programs that did not say so. */
  termsAcceptance?: Maybe<TermsAcceptance>;
  updatedAt: Scalars['DateTime']['output'];
  vehicleMake: Scalars['String']['output'];
  vehicleModel: Scalars['String']['output'];
  /** The vehicle's model year, as entered. */
  vehicleYear: Scalars['String']['output'];
  /** The city that its sender waits for, such as `new-york-ny`. Null for none. */
  waitListCity?: Maybe<Scalars['String']['output']>;
  /** When its sender was told that the city has opened. Null before. */
  waitListToldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when a message of its sender, or mail that came back, waits for an answer. Null while nothing does. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** A driver's wish to carry screens or wraps. */
export type DriverApplicationHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};


/** A driver's wish to carry screens or wraps. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type DriverApplicationEdge = {
  __typename?: 'DriverApplicationEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: DriverApplication;
};

/** Conditions on a list of driver applications, all of which must hold. What is not given does not restrict it. */
export type DriverApplicationFilter = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** Only those of exactly this e-mail address; case does not matter. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What another program calls it: one at most. Of one that became a part of another, that one. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Only open ones, pending or contacted, that are to be followed up on this day or earlier. */
  followUpBy?: InputMaybe<Scalars['Date']['input']>;
  /** Only those whose promised answer is overdue (true), or is not (false). */
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those to whose sender mail came back, with no answer since (true), or all others (false). */
  isReturned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that nobody works on (true), or that somebody does (false). */
  isUnassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that this colleague works on. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of exactly this phone number: its digits count, and a leading 1 of eleven does not. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Only those on one of these platforms. An empty list matches nothing. */
  platforms?: InputMaybe<Array<Platform>>;
  /** Only those that arrived before this moment. */
  receivedBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that arrived at this moment or later. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words, each of which must occur in the name, the e-mail address, the digits of the phone number, the city, the vehicle or a note; a word of one or two letters must begin one. Case and accents do not matter. Text without letters and digits finds nothing. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<LeadStatus>>;
  /** Only those that changed at this moment or later: by status, owner, follow-up, note, reply or correction. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** On the wait list for this city, such as `new-york-ny`. */
  waitListCity?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of driver applications. */
export type DriverApplicationOrder = {
  direction?: OrderDirection;
  field: DriverApplicationOrderField;
};

/** What driver applications can be sorted by. Those that are alike follow the order in which they were stored. */
export type DriverApplicationOrderField =
  | 'city'
  | 'email'
  | 'name'
  | 'platform'
  /** When they were received, by `createdAt`: of an imported lead, as its file says. */
  | 'createdAt'
  /** The status, by its name. */
  | 'status'
  /** When it last changed. What changes meanwhile moves in the list: to miss nothing, use `changes`. */
  | 'updatedAt';

/** The answer to `editLeadNote`. */
export type EditLeadNotePayload = {
  __typename?: 'EditLeadNotePayload';
  note: LeadNote;
};

/** One try to send a mail. */
export type EmailAttempt = {
  __typename?: 'EmailAttempt';
  /** What the mail server answered, or what the network said, word for word. Null when there was no answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** How it ended, in a sentence for an operator. Null while it is going on. */
  explanation?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** How it ended. Null while it is going on. */
  outcome?: Maybe<EmailAttemptOutcome>;
  startedAt: Scalars['DateTime']['output'];
};

/** How a try to send a mail ended. */
export type EmailAttemptOutcome =
  | 'accepted'
  /** It did not work this time and is tried again: the server is away, busy, or asked to wait. */
  | 'deferred'
  /** The sender stopped in the middle; whether the mail went out is not known. */
  | 'interrupted'
  /** Refused for good; trying again would not help. */
  | 'refused';

/** A mail, kept from the moment the lead was stored. */
export type EmailLog = Node & {
  __typename?: 'EmailLog';
  /** Each try to send it, oldest first. */
  attempts: Array<EmailAttempt>;
  body: Scalars['String']['output'];
  /** Whether it came back for good. Null when it did not come back. */
  bounceKind?: Maybe<BounceKind>;
  /** Why it came back, in a sentence for an operator. Null when it did not. */
  bounceReason?: Maybe<Scalars['String']['output']>;
  /** When it came back. Null when it did not. */
  bouncedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** When the recipient's mail server reported that it has the mail. Null when no report says so, as most servers send none. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The submitted values, named as in the REST interface. */
  formData: Scalars['JSON']['output'];
  /** What its sender is called, where a person has written it. Null for what the product writes by itself. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** The mail's HTML, a whole document without scripts. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The lead that it is about. Null when it is about none. */
  lead?: Maybe<LeadReference>;
  /** The mail's Message-ID. It stays the same however often the mail is sent, so that receivers can drop a repeat. */
  messageId: Scalars['String']['output'];
  /** When it will be tried next. Null when nothing is planned. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
  recipient: Scalars['String']['output'];
  /** Whom an answer to the mail goes to. Null when to nobody in particular. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** When the mail server accepted it. Null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  status: EmailLogStatus;
  subject: Scalars['String']['output'];
  /** When its subject, addresses and texts were erased, as their time was over. Null while they are there. */
  textsErasedAt?: Maybe<Scalars['DateTime']['output']>;
  type: EmailLogType;
};

/** A page of the mail log. */
export type EmailLogConnection = {
  __typename?: 'EmailLogConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<EmailLogEdge>;
  /** The entries of this page. */
  nodes: Array<EmailLog>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type EmailLogEdge = {
  __typename?: 'EmailLogEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: EmailLog;
};

/** Conditions on the mail log, all of which must hold. What is not given does not restrict it. */
export type EmailLogFilter = {
  /** With true, only those that came back undelivered; given with `statuses`, those of either. */
  isReturned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words, each of which must occur in the subject or the recipient; a word of one or two letters must begin one. Case and accents do not matter. Text without letters and digits finds nothing. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these statuses. An empty list matches nothing. */
  statuses?: InputMaybe<Array<EmailLogStatus>>;
  /** Only those of one of these types. An empty list matches nothing. */
  types?: InputMaybe<Array<EmailLogType>>;
};

/** What has become of a mail. */
export type EmailLogStatus =
  /** Stopped by a user before it was sent, or left at that after it failed. */
  | 'cancelled'
  /** Given up: refused for good, or not accepted within 24 hours. */
  | 'failed'
  /** No mail server is set: the mail is only kept here. */
  | 'logged'
  /** Waiting to be sent, for the first time or again. */
  | 'queued'
  | 'sending'
  | 'sent';

/** What a mail is about. */
export type EmailLogType =
  /** To somebody who is invited to work here, with a link by which to accept. The log does not show the link. */
  | 'account_invitation'
  /** To a user, with a link by which to choose a new password. The log does not show the link. */
  | 'account_password_reset'
  /** To a user: somebody has signed in to the account with a new device. */
  | 'account_sign_in'
  /** To the operator: an advertiser's inquiry has arrived. */
  | 'advertiser_inquiry'
  /** To the advertiser: the inquiry has arrived, and when it will be answered. */
  | 'advertiser_receipt'
  /** To the advertiser: an operator's answer. */
  | 'advertiser_reply'
  /** To an owner, a week before: an API key is about to expire. */
  | 'api_key_expiring'
  /** To who scheduled it, or else to the operator: a draft did not go live. */
  | 'content_held_up'
  /** To the operator: a driver's application has arrived. */
  | 'driver_application'
  /** To the driver: the application has arrived, and when it will be answered. */
  | 'driver_receipt'
  /** To the driver: an operator's answer. */
  | 'driver_reply'
  /** To a user, in the morning: which of the user's leads are to be followed up. */
  | 'follow_up_reminder'
  /** To colleagues: a rule tells them of a lead. */
  | 'lead_rule'
  /** To who works on a lead, or else to the operator: its sender has written, or mail to its sender came back. */
  | 'message_received'
  /** To a user: a colleague has mentioned the user in a note. */
  | 'note_mention'
  /** To who has sent a privacy request: the answer. The log does not show the link in it. */
  | 'privacy_answer'
  /** To who has sent a privacy request, with a link by which to confirm it. The log does not show the link. */
  | 'privacy_confirmation'
  /** To who has sent a privacy request: why it takes longer. */
  | 'privacy_extension'
  /** To who has confirmed a privacy request: by when it is answered. */
  | 'privacy_receipt'
  /** To those who may answer it: a privacy request is due soon, or overdue. */
  | 'privacy_request_due'
  /** To those who may answer it: a privacy request has arrived. */
  | 'privacy_request_new'
  /** To the operator: a try whether mail goes out. */
  | 'test'
  /** To those who manage the team: a webhook was switched off. */
  | 'webhook_switched_off';

/** A mail as its template writes it. */
export type EmailPreview = {
  __typename?: 'EmailPreview';
  body: Scalars['String']['output'];
  /** The HTML, a whole document without scripts. */
  html: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

/** The answer to `endStatusLink`. */
export type EndStatusLinkPayload = {
  __typename?: 'EndStatusLinkPayload';
  lead: Lead;
};

/** How many copies of a kind. */
export type ErasedCopies = {
  __typename?: 'ErasedCopies';
  count: Scalars['Int']['output'];
  kind: ErasedCopyKind;
};

/** A kind of what is erased. */
export type ErasedCopyKind =
  /** A file of the lead's, or that came with such a message. */
  | 'FILE'
  /** A lead's own row, and with it its place in lists, searches and counters. */
  | 'LEAD'
  /** A mail about the lead or to its sender, or one to a colleague that named it. */
  | 'MAIL'
  /** What a mail server said to an attempt to send a mail. */
  | 'MAIL_ATTEMPT'
  /** A note, a message, a file's name or a draft about another lead that named the person: only the address and the number are taken out of it. */
  | 'MENTION_IN_NOTE'
  /** A message of the lead's, both ways; by person also one from the address that found no lead, or hung on another. */
  | 'MESSAGE'
  | 'NOTE'
  /** A privacy request: the person's address, number, name and texts are cleared. */
  | 'PRIVACY_REQUEST'
  | 'QUARANTINED_SUBMISSION'
  | 'SAVED_VIEW'
  | 'WEBHOOK_MESSAGE';

/** A lead that is erased. */
export type ErasedLead = {
  __typename?: 'ErasedLead';
  /** The id of the lead, among those of its kind. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  receivedAt: Scalars['DateTime']['output'];
};

/** Why somebody erases. There is no text of one's own, as it could be personal data again. */
export type ErasureReason =
  | 'not_needed'
  | 'requested'
  /** It was sent by mistake, or as a test. */
  | 'sent_by_mistake';

/** What an erasure has done, or in a preview what it would do. Nothing in it tells whom it is about. */
export type ErasureReport = {
  __typename?: 'ErasureReport';
  /** How much of each kind; kinds of which there is nothing are left out. */
  copies: Array<ErasedCopies>;
  /** When it was done; null in a preview. */
  erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When such leads left the product since the first of these was received: the newest 100 times. */
  exports: Array<LeadExport>;
  /** The leads, and the submissions in quarantine. */
  leads: Array<ErasedLead>;
  /** What stays elsewhere, and what can be done about it. */
  unreached: Array<UnreachedCopies>;
};

/** Something that happened, as it is kept for good. */
export type Event = {
  __typename?: 'Event';
  /** The account that did it. Null when it was none. */
  actor?: Maybe<User>;
  /** Who did it, by name. A visitor of the site and the software itself have names of that kind. */
  actorName: Scalars['String']['output'];
  /** The small facts of it, by name. Never personal data of a lead. */
  facts: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  occurredAt: Scalars['DateTime']['output'];
  /** Its place among all events, from 1 and without gaps. Null for a moment, until it is given. */
  position?: Maybe<Scalars['String']['output']>;
  /** The request it came with. Null when it came with none. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Which one. Null when it is no single thing. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it happened to, such as `driver_application`. */
  subjectType: Scalars['String']['output'];
  /** The same in a sentence. */
  summary: Scalars['String']['output'];
  /** That sentence in parts, so that what it happened to can be a link. */
  summaryParts: Array<SummaryPart>;
  /** What happened, such as `driver_application.status_changed`. */
  type: Scalars['String']['output'];
};

/** A page of events. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<EventEdge>;
  /** The entries of this page. */
  nodes: Array<Event>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: Event;
};

/** Which events to keep: those that match all of the given conditions. */
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

/** Who has added a file. */
export type FileOrigin =
  | 'COLLEAGUE'
  | 'MESSAGE'
  /** The lead's sender, on the status page. */
  | 'SENDER';

/** Something that a lead's sender was asked for. */
export type FileRequest = {
  __typename?: 'FileRequest';
  id: Scalars['ID']['output'];
  requestedAt: Scalars['DateTime']['output'];
  /** Who has asked. Null for somebody who is gone. */
  requestedBy?: Maybe<Colleague>;
  /** What, as the sender reads it. */
  what: Scalars['String']['output'];
};

/** A browser's answer when a passkey signs in. */
export type FinishPasskeyLoginInput = {
  challengeId: Scalars['ID']['input'];
  response: Scalars['JSON']['input'];
};

/** A browser's answer when a passkey is added. */
export type FinishPasskeyRegistrationInput = {
  challengeId: Scalars['ID']['input'];
  /** What the user calls the passkey, up to 100 characters. */
  name: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
};

/** The answer to a new passkey. */
export type FinishPasskeyRegistrationPayload = {
  __typename?: 'FinishPasskeyRegistrationPayload';
  passkey: Passkey;
  /** Ten recovery codes, shown only here, if the account had none. Otherwise empty. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A point of a picture, in percent of its size. */
export type FocalPoint = {
  __typename?: 'FocalPoint';
  /** From the left edge, 0 to 100. */
  x: Scalars['Int']['output'];
  /** From the upper edge, 0 to 100. */
  y: Scalars['Int']['output'];
};

/** A point of a picture, in percent of its size. */
export type FocalPointInput = {
  /** From the left edge, 0 to 100. */
  x: Scalars['Int']['input'];
  /** From the upper edge, 0 to 100. */
  y: Scalars['Int']['input'];
};

/** How a form was filled in, as the site's own forms tell it. What they do not tell is not held against anybody. */
export type FormSignals = {
  /** For how many milliseconds the form had been open when it was sent. */
  formOpenMs?: InputMaybe<Scalars['Int']['input']>;
  /** A solved challenge of `GET /api/altcha/challenge`, as ALTCHA encodes it. It counts once. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** What stands in the field that people do not see: nothing, unless a program has filled in everything. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** How far visitors got, of one source or one city. */
export type FunnelStage = {
  __typename?: 'FunnelStage';
  /** Of these, those that are `APPROVED` by now. */
  approved: Scalars['Int']['output'];
  /** Of these, those that are `CONTACTED` or `APPROVED` by now. */
  contacted: Scalars['Int']['output'];
  /** The source, as `newsletter`, `search.example` or `direct`; or the city, as `Los Angeles, CA`. */
  name: Scalars['String']['output'];
  sent: Scalars['Int']['output'];
  /** Visitors of each day who entered something into a form. */
  started: Scalars['Int']['output'];
  /** Visitors of each day. */
  visits: Scalars['Int']['output'];
};

/** Whom an invitation is for. */
export type Invitation = {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  invitedBy?: Maybe<Scalars['String']['output']>;
  role: Role;
};

/** Whom to invite. */
export type InviteUserInput = {
  /** The address that the invitation goes to, up to 255 characters. */
  email: Scalars['String']['input'];
  role: Role;
};

/** The answer to an invitation. */
export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  /**
   * The link to pass on, or only its path where the site's address is not known. Null where a mail with it is on its way,
   * which alone has it.
   */
  link?: Maybe<Scalars['String']['output']>;
  member: TeamMember;
};

/** Why nothing was done with one of the things that a mutation named. */
export type ItemError = {
  __typename?: 'ItemError';
  /** As `extensions.code` would say it if this thing alone had been asked for. */
  code: Scalars['String']['output'];
  /** The same, in a sentence. */
  message: Scalars['String']['output'];
};

/** What became of one of the things that a mutation named. */
export type ItemResult = {
  __typename?: 'ItemResult';
  /** Why not; null where it was done. */
  error?: Maybe<ItemError>;
  id: Scalars['ID']['output'];
  ok: Scalars['Boolean']['output'];
};

/** The answer to whoever has a lead open. */
export type KeepLeadOpenPayload = {
  __typename?: 'KeepLeadOpenPayload';
  /** Who else has it open, by name. */
  others: Array<Colleague>;
};

/** What leads of all kinds have in common. */
export type Lead = {
  /** The date of the Terms and Privacy Policy that the sender accepted, as the sender's program says. `termsAcceptance` is what the server knows. */
  acceptedTermsDate?: Maybe<Scalars['String']['output']>;
  /** When the promised answer is due (`LeadKindSummary.replyPromise`): to the lead while it is `PENDING`, later to what its sender wrote since (`waitingSince`). Null while nobody waits, and where none was promised: on a wait list, of an import. */
  answerDueAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  /** The mails about it, oldest first. */
  emails: Array<EmailLog>;
  /** What another program calls it. Null for nothing. */
  externalId?: Maybe<Scalars['String']['output']>;
  fileCount: Scalars['Int']['output'];
  /** What its sender was asked for and has not sent yet, oldest first. */
  fileRequests: Array<FileRequest>;
  /** Its files, oldest first. */
  files: Array<LeadFile>;
  /** The day on which it is to be followed up. Null for none. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  hasPossibleRepeats: Scalars['Boolean']['output'];
  /** What happened to it, oldest first: its arrival, then a page of statuses, owners, follow-ups, notes and replies. */
  history: Array<LeadHistoryEntry>;
  id: Scalars['ID']['output'];
  /** The language that the sender wrote in and is answered in: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** Why no mail goes to its address any more. Null while mail goes there. */
  mailProblem?: Maybe<MailProblem>;
  /** When mail to its sender came back. Null before, and once it was answered again or given another status. */
  mailReturnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The leads that became a part of it, oldest first. */
  merges: Array<LeadMerge>;
  /** How many messages it has, both ways. */
  messageCount: Scalars['Int']['output'];
  /** The messages between its sender and the team, oldest first. */
  messages: LeadMessageConnection;
  /** What programs keep with it, by names of their own. */
  metadata: Array<LeadMetadataEntry>;
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
  /** Internal notes, oldest first. */
  notes: Array<LeadNote>;
  /** Who works on it. Null for nobody. */
  owner?: Maybe<Colleague>;
  /** Other leads of any kind with the same e-mail address or phone number, newest first, up to 20: possibly the same sender again. */
  possibleRepeats: Array<LeadReference>;
  /** The answers that colleagues have begun. */
  replyDrafts: Array<ReplyDraft>;
  /** Since when its data may be neither sold nor shared, as the sender has asked. Null if they have not. */
  saleOptOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the sender came from. Null where nothing is known of it. */
  source?: Maybe<LeadSource>;
  status: LeadStatus;
  /** Every change of status, oldest first. */
  statusChanges: Array<StatusChange>;
  /** What the sender accepted, as the server recorded it. Null when nothing is recorded: of earlier leads, and of programs that did not say so. */
  termsAcceptance?: Maybe<TermsAcceptance>;
  updatedAt: Scalars['DateTime']['output'];
  /** The city that its sender waits for, such as `new-york-ny`. Null for none. */
  waitListCity?: Maybe<Scalars['String']['output']>;
  /** When its sender was told that the city has opened. Null before. */
  waitListToldAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when a message of its sender, or mail that came back, waits for an answer. Null while nothing does. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};


/** What leads of all kinds have in common. */
export type LeadHistoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: Scalars['Int']['input'];
};


/** What leads of all kinds have in common. */
export type LeadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The leads of one kind in one city. */
export type LeadCityCount = {
  __typename?: 'LeadCityCount';
  /** Of these, those that are `APPROVED` by now. */
  approved: Scalars['Int']['output'];
  count: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
};

/** What came of the visits in one city. */
export type LeadCityFigures = {
  __typename?: 'LeadCityFigures';
  /** Its leads of each kind. */
  kinds: Array<LeadCityCount>;
  /** The city as senders have written it. Null for all that have no entry of their own, or that no sender has named. */
  name?: Maybe<Scalars['String']['output']>;
  /** Visitors of each day (UTC) who looked at its page or opened a form for it. */
  visits: Scalars['Int']['output'];
};

/** What to correct of a lead. Each kind has some of these fields; another one is refused, with the names of those it has. */
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

/** A time at which leads left the product. */
export type LeadExport = {
  __typename?: 'LeadExport';
  /** Who did it: an account or an API key, by its name now. */
  actorName: Scalars['String']['output'];
  /** The names of the filters by which the leads were chosen. None: all of them. */
  filters: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it became a file. Otherwise a program has read the whole list. */
  isFile: Scalars['Boolean']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  occurredAt: Scalars['DateTime']['output'];
};

/** The leads of some days, beside those of as long a time before. */
export type LeadFigures = {
  __typename?: 'LeadFigures';
  /** Of as many days before them, until the time of day that it is now. */
  before: LeadPeriodFigures;
  /**
   * By city as senders have written it, those with most leads first, up to 50; all others together are last. Each lead
   * counts once.
   */
  cities: Array<LeadCityFigures>;
  /** Of these days, until now. */
  current: LeadPeriodFigures;
  /** Each of the days, in the time zone that was asked for, oldest first, days without leads included. */
  days: Array<LeadsPerDay>;
};

/** A private file of a lead. */
export type LeadFile = {
  __typename?: 'LeadFile';
  addedBy: FileOrigin;
  /** The colleague who has added it. Null for others. */
  colleague?: Maybe<Colleague>;
  /** Its type, by its content, such as `application/pdf`. */
  contentType: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Where to see it as a picture, with the same authorization. Null for what is not shown. */
  previewUrl?: Maybe<Scalars['String']['output']>;
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
  /** Where to download it, with the same authorization; it is never shown in a browser. */
  url: Scalars['String']['output'];
};

/** Something that happened to a lead. */
export type LeadHistoryEntry = {
  __typename?: 'LeadHistoryEntry';
  actorName: Scalars['String']['output'];
  /** The entry of the mail log that holds the reply, or that came back. Null when it is about none. */
  emailLogId?: Maybe<Scalars['ID']['output']>;
  /** The file that was added or deleted. Null when it is about none. */
  fileId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isArrival: Scalars['Boolean']['output'];
  /** The message that came, or was moved. Null when it is about none. */
  messageId?: Maybe<Scalars['ID']['output']>;
  /** The note that was written, changed or deleted. Null when it is about none. */
  noteId?: Maybe<Scalars['ID']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  /** What happened, in words behind who did it, such as `gave it to Kim`. */
  summary: Scalars['String']['output'];
};

/** A file of leads, and what becomes of it. */
export type LeadImport = {
  __typename?: 'LeadImport';
  /** The file's columns, in its order. */
  columns: Array<LeadImportColumn>;
  createdAt: Scalars['DateTime']['output'];
  /** The order of its dates. Null while it has none, or nobody has said. */
  dateOrder?: Maybe<LeadImportDateOrder>;
  /** How many rows are checked, imported, or undone, in the state that it is in: the progress of `rowCount`. */
  doneCount: Scalars['Int']['output'];
  /** What a column can be. */
  fields: Array<LeadImportField>;
  fileName: Scalars['String']['output'];
  /** When it was done, or undone. Null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whether cells of columns that are no field become metadata of new leads. */
  keepsOthers: Scalars['Boolean']['output'];
  /** How many leads an undoing has left as they are, as somebody has worked with them since. */
  keptCount: Scalars['Int']['output'];
  knownBy: Array<LeadImportMatch>;
  /** The kind of lead. */
  leadType: LeadType;
  /** Who uploaded it: a colleague, or an API key. */
  madeBy: Scalars['String']['output'];
  onKnown: LeadImportKnown;
  /** How many rows have which outcome: once it is checked what would be, once it runs what has become of them. */
  outcomes: Array<LeadImportOutcomeCount>;
  /** Who works on its new leads. Null for nobody. */
  owner?: Maybe<Colleague>;
  /** Why it cannot go on. Null unless it is `FAILED`. */
  problem?: Maybe<Scalars['String']['output']>;
  revision: Scalars['Int']['output'];
  rowCount: Scalars['Int']['output'];
  /** Its rows with what has become of them, or would, in the order of the file. */
  rows: LeadImportRowConnection;
  /** Whether rules treat its new leads as arrived. */
  runsRules: Scalars['Boolean']['output'];
  /** Whether the senders of its new leads are mailed receipts. */
  sendsReceipts: Scalars['Boolean']['output'];
  /** What its new leads came by, where no column says it. */
  source: Scalars['String']['output'];
  /** When it was started. Null before. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the promised answer is due to its new leads as to others, from now on. */
  startsClock: Scalars['Boolean']['output'];
  state: LeadImportState;
  /** Dates of the file that tell two orders apart for nobody, such as 03/04/2026: then `dateOrder` must be said. */
  unclearDates: Array<Scalars['String']['output']>;
  /** Until when it can be undone. Null unless it can. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Values for rows that have no such cell, by field. */
  values: Array<LeadImportValue>;
};


/** A file of leads, and what becomes of it. */
export type LeadImportRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<LeadImportOutcome>;
};

/** A column of a file. */
export type LeadImportColumn = {
  __typename?: 'LeadImportColumn';
  /** The field that it is, by name: as guessed, until somebody says it. Null for none. */
  field?: Maybe<Scalars['String']['output']>;
  /** What the file's first row calls it. */
  header: Scalars['String']['output'];
  /** Its place, beginning with 0. */
  index: Scalars['Int']['output'];
  /** Whether nobody but the product has said so. */
  isGuessed: Scalars['Boolean']['output'];
  /** Its first values, up to three that are not empty. */
  samples: Array<Scalars['String']['output']>;
};

/** What a column is. */
export type LeadImportColumnInput = {
  field: Scalars['String']['input'];
  /** Its place, beginning with 0. */
  index: Scalars['Int']['input'];
};

/** A page of imports. */
export type LeadImportConnection = {
  __typename?: 'LeadImportConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<LeadImportEdge>;
  /** The entries of this page. */
  nodes: Array<LeadImport>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** The order in which a file writes dates. */
export type LeadImportDateOrder =
  /** As in 21/11/2026. */
  | 'DAY_FIRST'
  /** As in 11/21/2026. */
  | 'MONTH_FIRST'
  /** As in 2026-11-21. */
  | 'YEAR_FIRST';

/** An entry of a page. */
export type LeadImportEdge = {
  __typename?: 'LeadImportEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LeadImport;
};

/** What is wrong with a cell. */
export type LeadImportFault = {
  __typename?: 'LeadImportFault';
  /** The header of its column, or the field where no column is it. */
  column: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What a column can be. */
export type LeadImportField = {
  __typename?: 'LeadImportField';
  isRequired: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** Its name, as in `DescribeLeadImportInput`. */
  name: Scalars['String']['output'];
};

/** What becomes of a row whose person is known already. */
export type LeadImportKnown =
  /** It becomes another lead. */
  | 'CREATE'
  | 'SKIP'
  /** What it says takes the place of what the lead says. Empty cells change nothing. */
  | 'UPDATE';

/** By what a person of a row is known already. */
export type LeadImportMatch =
  | 'EMAIL'
  /** The same `externalId`. */
  | 'EXTERNAL_ID'
  /** The same phone number, however it is written. */
  | 'PHONE';

/** What has become of a row, or would. */
export type LeadImportOutcome =
  /** A new lead. */
  | 'CREATED'
  /** Nothing, as it has faults. */
  | 'FAULTY'
  /** Nothing, as its person is known. */
  | 'SKIPPED'
  /** Changes of a lead that was known. */
  | 'UPDATED';

/** How many rows have an outcome. */
export type LeadImportOutcomeCount = {
  __typename?: 'LeadImportOutcomeCount';
  count: Scalars['Int']['output'];
  outcome: LeadImportOutcome;
};

/** The answer to a change of an import. */
export type LeadImportPayload = {
  __typename?: 'LeadImportPayload';
  leadImport: LeadImport;
};

/** What has become of a row. */
export type LeadImportRow = {
  __typename?: 'LeadImportRow';
  /** Its cells, in the order of the file's columns. */
  cells: Array<Scalars['String']['output']>;
  /** What is wrong with it, column by column. */
  faults: Array<LeadImportFault>;
  /** The lead that it has become, or that is known. Null for none, and once the lead is gone. */
  lead?: Maybe<LeadReference>;
  /** Its line in the file as a spreadsheet counts, with the headers as line 1. */
  line: Scalars['Int']['output'];
  /** What has become of it, or would. */
  outcome: LeadImportOutcome;
};

/** A page of rows. */
export type LeadImportRowConnection = {
  __typename?: 'LeadImportRowConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<LeadImportRowEdge>;
  /** The entries of this page. */
  nodes: Array<LeadImportRow>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type LeadImportRowEdge = {
  __typename?: 'LeadImportRowEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LeadImportRow;
};

/** How far an import is. */
export type LeadImportState =
  /** Every row is checked. It can be started. */
  | 'CHECKED'
  | 'CHECKING'
  | 'DONE'
  /** It cannot go on; `problem` says why. */
  | 'FAILED'
  | 'PAUSED'
  | 'RUNNING'
  | 'UNDOING'
  | 'UNDONE'
  /** The file is there; nobody has said what its columns are. */
  | 'UPLOADED';

/** A value for rows that have no such cell. */
export type LeadImportValue = {
  __typename?: 'LeadImportValue';
  field: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A value for rows that have no such cell. */
export type LeadImportValueInput = {
  field: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** How many leads of one kind. */
export type LeadKindCount = {
  __typename?: 'LeadKindCount';
  count: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
};

/** Counts over the leads of one kind. */
export type LeadKindSummary = {
  __typename?: 'LeadKindSummary';
  /** Those of the viewer that are open and to be followed up today or earlier. 1,000 at most are counted. */
  followUpsDue: Scalars['Int']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** Those of the viewer that are open: pending or contacted. 1,000 at most are counted. */
  mine: Scalars['Int']['output'];
  overdue: Scalars['Int']['output'];
  /** Those with the status `PENDING`. */
  pending: Scalars['Int']['output'];
  /** Within what time their senders are promised an answer, as the site says it: a number of hours or days. */
  replyPromise: Scalars['String']['output'];
  /** Those to whose senders mail came back, with no answer since. 1,000 at most are counted. */
  returned: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  /** Pending ones that nobody works on. 1,000 at most are counted. */
  unassigned: Scalars['Int']['output'];
};

/** A lead that became a part of another. */
export type LeadMerge = {
  __typename?: 'LeadMerge';
  id: Scalars['ID']['output'];
  mergedAt: Scalars['DateTime']['output'];
  mergedBy: Scalars['String']['output'];
  /** The id of the lead that became a part. Who asks for it is answered with the survivor. */
  mergedId: Scalars['ID']['output'];
  /** What that lead was called: the driver's name, or the advertiser's company. */
  name: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  /** Until when it can be undone. Null once it cannot. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A message between a lead's sender and the team. */
export type LeadMessage = {
  __typename?: 'LeadMessage';
  attachments: Array<MessageAttachment>;
  /** When it came in, or was handed in to be sent. */
  createdAt: Scalars['DateTime']['output'];
  direction: MessageDirection;
  /** The mail that went out. Null for what came in. */
  emailLog?: Maybe<EmailLog>;
  /** The address that it says it comes from. Null where it does not. */
  fromAddress?: Maybe<Scalars['String']['output']>;
  /** What its writer is called, as the mail says. Null where it does not. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** Whether it has any, for lists that leave it out. */
  hasHtml: Scalars['Boolean']['output'];
  /** Its HTML, without scripts, forms and whatever would be loaded from elsewhere. Null without one. */
  html?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: MessageKind;
  /** The lead that it is about. Null while nobody knows. */
  lead?: Maybe<LeadReference>;
  /** By what it found its lead. Null for what went out, and for what found none. */
  matchedBy?: Maybe<MessageMatch>;
  /** What could not be read of it, in a sentence for an operator. Null when all could. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The mails below that it answers, as plain text. Null where there are none. */
  quotedText?: Maybe<Scalars['String']['output']>;
  /** When it was sent, as its own head says. Null where it does not. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its subject; empty without one. */
  subject: Scalars['String']['output'];
  /** What its writer added, as plain text. */
  text: Scalars['String']['output'];
};

/** A page of messages. */
export type LeadMessageConnection = {
  __typename?: 'LeadMessageConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<LeadMessageEdge>;
  /** The entries of this page. */
  nodes: Array<LeadMessage>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type LeadMessageEdge = {
  __typename?: 'LeadMessageEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LeadMessage;
};

/** A text that a program keeps with a lead. */
export type LeadMetadataEntry = {
  __typename?: 'LeadMetadataEntry';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A text to keep with a lead. */
export type LeadMetadataInput = {
  /** Its name among those of the lead: 1 to 40 characters of a-z, A-Z, 0-9, `_`, `-` and `.`. */
  name: Scalars['String']['input'];
  /** The text, up to 500 characters. Null removes the name. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** An internal note about a lead; the sender never sees it. */
export type LeadNote = {
  __typename?: 'LeadNote';
  /** When its text was last changed. Null if it never was. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  mentions: Array<Colleague>;
  text: Scalars['String']['output'];
  /** Whether the viewer wrote it, and so may change and delete it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  writtenAt: Scalars['DateTime']['output'];
  writtenBy: Scalars['String']['output'];
};

/** What became of the leads of all kinds that arrived in one period. */
export type LeadPeriodFigures = {
  __typename?: 'LeadPeriodFigures';
  /** Of `due`, those that somebody dealt with within the time that the site promises now. */
  answeredInTime: Scalars['Int']['output'];
  /** Of these, those that are `APPROVED` by now. */
  approved: Scalars['Int']['output'];
  /**
   * Of these, those that somebody has dealt with, so that they were no longer `PENDING`, and those whose promised answer is
   * overdue. The others still have time, or nobody knows when they were dealt with.
   */
  due: Scalars['Int']['output'];
  /**
   * After how many seconds half of the leads that somebody dealt with were: to the minute, above an hour to five, above two
   * days to the hour. Null without any.
   */
  medianAnswerSeconds?: Maybe<Scalars['Int']['output']>;
  received: Scalars['Int']['output'];
};

/** Another lead, in short. */
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

/** Something that the product does with a lead by itself. */
export type LeadRule = {
  __typename?: 'LeadRule';
  /** How many hours the promised answer is overdue when it looks: 0 at once. Of `ARRIVED` 0. */
  afterHours: Scalars['Int']['output'];
  /** Ids of colleagues who are given the lead in turn, if it has no owner. */
  assignTo: Array<Scalars['ID']['output']>;
  /** What the lead must be like: all of them. */
  conditions: Array<LeadRuleCondition>;
  /** In how many days a follow-up is set, unless there is one. Null for none. */
  followUpDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
  /** Whether `followUpDays` are working days. */
  isWorkingDays: Scalars['Boolean']['output'];
  /** What it could not do last, in words. Null since it has succeeded, or was changed. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it last did something. Null if it never has. */
  lastRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** The kind of lead. Null for all kinds. */
  leadType?: Maybe<LeadType>;
  /** Who made it, as others call them now. Null once that account is gone. */
  madeBy?: Maybe<Colleague>;
  /** The sentence's own name, where somebody has given one. */
  name?: Maybe<Scalars['String']['output']>;
  runCount: Scalars['Int']['output'];
  sentence: Scalars['String']['output'];
  /** The sentence in parts. Every second part is what somebody has chosen. */
  sentenceParts: Array<Scalars['String']['output']>;
  /** Who gets a mail: ids of colleagues, `owner` for the lead's owner, `managers` for all owners and managers of the team. */
  tell: Array<Scalars['ID']['output']>;
  /** The name of the reply template that is mailed to the sender. Null for none. */
  template?: Maybe<Scalars['String']['output']>;
  trigger: LeadRuleTrigger;
};

/** A value of a field. */
export type LeadRuleChoice = {
  __typename?: 'LeadRuleChoice';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A condition of a rule. */
export type LeadRuleCondition = {
  __typename?: 'LeadRuleCondition';
  /** The field, as in `city`, `status`, `owner`, `source`, `campaign` or `locale`. */
  field: Scalars['String']['output'];
  /** Any of these. An owner is the id of an account, or `nobody`. */
  values: Array<Scalars['String']['output']>;
};

/** A condition to store. */
export type LeadRuleConditionInput = {
  /** The field, by the name of `leadRuleFields`. */
  field: Scalars['String']['input'];
  /** The values, any of which it must have, 1 to 50. */
  values: Array<Scalars['String']['input']>;
};

/** What a condition can be about. */
export type LeadRuleField = {
  __typename?: 'LeadRuleField';
  /** The values that it can have, by name and label. Null for any text. */
  choices?: Maybe<Array<LeadRuleChoice>>;
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A rule to store, which must do something. */
export type LeadRuleInput = {
  /** How many hours the promised answer is overdue when it looks, 0 to 720. */
  afterHours?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of up to 20 colleagues who are given the lead in turn. */
  assignTo?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the lead must be like, up to 10. */
  conditions?: InputMaybe<Array<LeadRuleConditionInput>>;
  /** In how many days a follow-up is set, 0 to 365. Null for none. */
  followUpDays?: InputMaybe<Scalars['Int']['input']>;
  /** Which rule to change. Without it, it is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether `followUpDays` are working days. */
  isWorkingDays?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of lead. Null for all kinds. */
  leadType?: InputMaybe<LeadType>;
  /** A name of its own, up to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who gets a mail: ids of colleagues, `owner`, `managers`; up to 20. */
  tell?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The name of the reply template that is mailed to the sender. Needs `mail:write`, too. */
  template?: InputMaybe<Scalars['String']['input']>;
  trigger: LeadRuleTrigger;
};

/** When a rule looks at a lead. */
export type LeadRuleTrigger =
  /** It arrives: from a form, a program, the quarantine, or by hand. An imported one only if its import says so. */
  | 'ARRIVED'
  /** The promised answer is overdue, or has been for `afterHours`. */
  | 'OVERDUE';

/** Where the sender of a lead came from, counted without cookies and without addresses. */
export type LeadSource = {
  __typename?: 'LeadSource';
  /** The `utm_campaign`, or null. */
  campaign?: Maybe<Scalars['String']['output']>;
  /** The first page that the sender saw on that day, by its English path. */
  landingPage?: Maybe<Scalars['String']['output']>;
  /** A campaign's `utm_source`, otherwise the host that linked here, otherwise `direct`. */
  source: Scalars['String']['output'];
};

/** Numbers for a chart of leads. */
export type LeadStatistics = {
  __typename?: 'LeadStatistics';
  /** Each of the days asked for, oldest first, days without leads included. */
  days: Array<LeadsPerDay>;
  statuses: Array<LeadsPerStatus>;
};

/** Where the operator stands with a lead. */
export type LeadStatus =
  | 'approved'
  /** The operator has been in touch. */
  | 'contacted'
  /** Nobody has dealt with it yet. Every lead starts here. */
  | 'pending'
  | 'rejected';

/** One lead's change of status among several. */
export type LeadStatusChangeInput = {
  /** The status it had when the change was decided on; one with any other status by now, even the new one, is a conflict. Without it the change is made whatever the status is. */
  expectedStatus?: InputMaybe<LeadStatus>;
  id: Scalars['ID']['input'];
  status: LeadStatus;
};

/** The kinds of lead. */
export type LeadType =
  | 'advertiser_submission'
  | 'driver_application';

/** A saved view of a list of leads. */
export type LeadView = {
  __typename?: 'LeadView';
  id: Scalars['ID']['output'];
  /** Whether the viewer made it, and so may change it. */
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  madeBy: Colleague;
  name: Scalars['String']['output'];
  /** What it shows, as the parameters behind the `?` of the dashboard's address. */
  query: Scalars['String']['output'];
};

/** How many leads arrived on one day. */
export type LeadsPerDay = {
  __typename?: 'LeadsPerDay';
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** The day in UTC, as `2026-11-21`. */
  date: Scalars['String']['output'];
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  driverApplications: Scalars['Int']['output'];
  kinds: Array<LeadKindCount>;
};

/** How many leads stand in one status. */
export type LeadsPerStatus = {
  __typename?: 'LeadsPerStatus';
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  advertiserSubmissions: Scalars['Int']['output'];
  /** @deprecated Read `kinds`, which has every kind of lead. Goes away after 2027-06-01. */
  driverApplications: Scalars['Int']['output'];
  kinds: Array<LeadKindCount>;
  status: LeadStatus;
};

/** A language of the public site. */
export type Locale =
  /** English, which every other language falls back to. */
  | 'en'
  | 'es';

/** A sign-in that works right now on a trial installation. */
export type LoginHint = {
  __typename?: 'LoginHint';
  password: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

/** The answer to a successful login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** @deprecated Ask for `user`. Goes away after 2027-06-01. */
  admin: User;
  /** When the session ends at the latest. It ends earlier after long idleness or by `logout`. */
  expiresAt: Scalars['DateTime']['output'];
  /** The session's bearer token. It is shown only here. */
  token: Scalars['String']['output'];
  user: User;
};

/** Why no mail goes to an address any more. */
export type MailProblem = {
  __typename?: 'MailProblem';
  /** What the last mail came back with, in a sentence for an operator. */
  reason: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
};

/** How outgoing mail stands as a whole. */
export type MailState = {
  __typename?: 'MailState';
  /** How many mails were given up and not sent again since. Test mails are not counted. */
  failedCount: Scalars['Int']['output'];
  /** Whether a mail server is set. Without one mail is only logged. */
  isConfigured: Scalars['Boolean']['output'];
  /** Since when the oldest of them waits. Null when none does. */
  oldestWaitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** The last try of all, if it did not work; null when it did, or when there was none. */
  problem?: Maybe<EmailAttempt>;
  /** How many mails wait to be sent or are being sent. */
  waitingCount: Scalars['Int']['output'];
};

/** The mailbox from which incoming mail is read. */
export type Mailbox = {
  __typename?: 'Mailbox';
  /** The address that answers go to. Null when none is set. */
  address?: Maybe<Scalars['String']['output']>;
  /** The folder that is read. Null when none is set. */
  folder?: Maybe<Scalars['String']['output']>;
  /** The mail server's name. Null when none is set. */
  host?: Maybe<Scalars['String']['output']>;
  /** Whether one is set (`IMAP_URL`). Without one nothing comes in. */
  isConfigured: Scalars['Boolean']['output'];
  /** Why it cannot be read right now, in a sentence for an operator. Null when it can. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Since when it cannot be read. Null when it can. */
  problemSince?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last read. Null before the first time. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many messages wait for somebody to say whose they are. */
  unmatchedCount: Scalars['Int']['output'];
};

/** A picture of the media library. */
export type MediaFile = Node & {
  __typename?: 'MediaFile';
  /** What it shows, for those who do not see it. Empty until somebody writes it. */
  altText: Scalars['String']['output'];
  /** Its media type by its content: `image/jpeg`, `image/png`, `image/gif` or `image/webp`. */
  contentType: Scalars['String']['output'];
  /** When it was first uploaded; replacing it does not change this. */
  createdAt: Scalars['DateTime']['output'];
  filename: Scalars['String']['output'];
  /** What must stay in view where a page crops it. Null for its center. */
  focalPoint?: Maybe<FocalPoint>;
  /** Its height in pixels, as it is shown. */
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isAnimated: Scalars['Boolean']['output'];
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
  /** Its full address for use elsewhere, on `PUBLIC_URL`; null where that is not set: then it is on this site's address. */
  publicUrl?: Maybe<Scalars['String']['output']>;
  /** The size of the uploaded file, in bytes. */
  size: Scalars['Int']['output'];
  /** The address of a small still version for lists, at most 400 pixels wide. */
  thumbnailUrl: Scalars['String']['output'];
  /** Name of the user who uploaded it, or who replaced it last. */
  uploadedBy: Scalars['String']['output'];
  /**
   * The address of the picture on this site: `/api/cms/media/{id}`. Anyone gets it there, without what a camera wrote
   * beside it; admins get the uploaded bytes at `{url}/original`. It is also how content names the picture.
   */
  url: Scalars['String']['output'];
  uses: Array<MediaUse>;
  /** Its width in pixels, as it is shown. */
  width: Scalars['Int']['output'];
};

/** A page of media files. */
export type MediaFileConnection = {
  __typename?: 'MediaFileConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<MediaFileEdge>;
  /** The entries of this page. */
  nodes: Array<MediaFile>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
  /** How many bytes their uploaded files have, on all pages together. More than `Int` has room for. */
  totalSize: Scalars['Float']['output'];
};

/** An entry of a page. */
export type MediaFileEdge = {
  __typename?: 'MediaFileEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: MediaFile;
};

/** Conditions on a list of media files, all of which must hold. What is not given does not restrict it. */
export type MediaFileFilter = {
  /** Only those that the site's content names nowhere (true) or somewhere (false). */
  isUnused?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those without (true) or with (false) an alternative text. */
  lacksAltText?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text that must occur in the file's name or its alternative text; case does not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of media files. */
export type MediaFileOrder = {
  direction?: OrderDirection;
  field: MediaFileOrderField;
};

/** What media files can be sorted by. Those that are alike follow the order in which they were stored. */
export type MediaFileOrderField =
  | 'filename'
  /** The size in bytes. */
  | 'size'
  | 'createdAt';

/** A place in the site's content, live or in a draft, that names a picture. */
export type MediaUse = {
  __typename?: 'MediaUse';
  block: CmsBlock;
  /** The place in its content, for example `picture` or `cards.1.picture`. */
  field: Scalars['String']['output'];
  /** Only the block's draft has it there, which is not live yet. */
  isDraft: Scalars['Boolean']['output'];
};

/** Which leads become one. */
export type MergeLeadsInput = {
  /** When both last changed, as the decision was made on. Without them the merge happens whatever has changed. */
  expectedUpdatedAt?: InputMaybe<MergedLeadsUpdatedAt>;
  /** The kind of lead. */
  leadType: LeadType;
  mergedId: Scalars['ID']['input'];
  survivorId: Scalars['ID']['input'];
  /** The fields whose values the survivor takes from the other lead, by the names of its GraphQL type, such as `email`, `status`, `owner` and `followUpOn`. It also takes what it lacks itself. */
  takenFields?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The answer to `mergeLeads`. */
export type MergeLeadsPayload = {
  __typename?: 'MergeLeadsPayload';
  lead: Lead;
  merge: LeadMerge;
};

/** When two leads last changed. */
export type MergedLeadsUpdatedAt = {
  merged: Scalars['DateTime']['input'];
  survivor: Scalars['DateTime']['input'];
};

/** An attachment of a message. */
export type MessageAttachment = {
  __typename?: 'MessageAttachment';
  /** Its type, as the mail says. */
  contentType: Scalars['String']['output'];
  /** The file that it is kept as. Null when it was left in the mailbox, or deleted since. */
  file?: Maybe<LeadFile>;
  /** Why it was left in the mailbox. Null when it was not. */
  leftOut?: Maybe<AttachmentLeftOut>;
  name: Scalars['String']['output'];
  /** Its size in bytes. */
  size: Scalars['Int']['output'];
};

/** Which way a message went. */
export type MessageDirection =
  /** From the sender of a lead to us. */
  | 'INCOMING'
  | 'OUTGOING';

/** What a message is. */
export type MessageKind =
  /** A program answers for somebody, such as an out-of-office note. It starts nothing. */
  | 'AUTOMATIC'
  /** A mail server reports what became of a mail that cannot be told any more. */
  | 'DELIVERY_REPORT'
  /** Somebody wrote it. */
  | 'LETTER';

/** By what a message found its lead. */
export type MessageMatch =
  /** By the address that it says it comes from, which anybody can write. */
  | 'ADDRESS'
  /** Somebody said so. */
  | 'PERSON'
  /** It answers a mail of ours. */
  | 'REFERENCE'
  /** By the address that it was sent to, which only answers to our mails know. */
  | 'TOKEN';

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accept an invitation: choose a name and a password, and be signed in. `NOT_FOUND` with what to do next when the link is
   * used, expired, or none of ours.
   */
  acceptInvitation: LoginPayload;
  /**
   * Add an advertiser submission by hand, such as of somebody who has called: by the same rules, at once a lead, whose history says who has
   * added it. Nobody but its sender is mailed, and that only if asked. Its sender has accepted nothing: `acceptedTerms`,
   * `acceptedTermsDate` and `signals` are left out. Refuses bad values with `BAD_USER_INPUT`, a colleague or message that there
   * is not with `NOT_FOUND`, and a message that has a lead, or a `submissionId` used for other values, with `CONFLICT`.
   */
  addAdvertiserSubmission: AddAdvertiserSubmissionPayload;
  /**
   * Add a driver application by hand, such as of somebody who has called: by the same rules, at once a lead, whose history says who has
   * added it. Nobody but its sender is mailed, and that only if asked. Its sender has accepted nothing: `acceptedTerms`,
   * `acceptedTermsDate` and `signals` are left out. Refuses bad values with `BAD_USER_INPUT`, a colleague or message that there
   * is not with `NOT_FOUND`, and a message that has a lead, or a `submissionId` used for other values, with `CONFLICT`.
   */
  addDriverApplication: AddDriverApplicationPayload;
  /** Write an internal note about a lead. `NOT_FOUND` when there is no such lead. */
  addLeadNote: AddLeadNotePayload;
  /** Send mail to a lead's address again, although it came back (`mailProblem`). `NOT_FOUND` when there is no such lead. */
  allowMail: AllowMailPayload;
  /**
   * Answer a privacy request, which mails the answer to the person. `FULFILLED` does what was asked: of `DELETE`, it
   * erases the person as `eraseSubject` does; of `KNOW`, the mail has a link to the export; of `OPT_OUT`, it marks the
   * person's leads; of `CORRECT`, `correctLead` comes before. `CONFLICT` when it was answered already, or when leads with
   * the address are there and the answer is that there is nothing.
   */
  answerPrivacyRequest: AnswerPrivacyRequestPayload;
  /**
   * Give up to 500 leads of one kind to a colleague, or to nobody. `NOT_FOUND` when there is no such colleague; ids that
   * belong to no lead are named, all others change together.
   */
  assignLeads: ChangeLeadsPayload;
  /**
   * Say whose lead a message is about: one that waits, or one that was taken for another's. Its files go with it.
   * `NOT_FOUND` when there is no such message or lead.
   */
  attachMessage: AttachMessagePayload;
  /** Begin to sign in with a passkey. `CONFLICT` where the site is asked for by an IP address, which cannot have any. */
  beginPasskeyLogin: PasskeyChallenge;
  /** Begin to add a passkey, of which an account may have 10. */
  beginPasskeyRegistration: PasskeyChallenge;
  /**
   * Begin to set up an authenticator app. It counts only once `confirmTotp` has seen a code of it. `CONFLICT` while there
   * is one.
   */
  beginTotpEnrolment: TotpEnrolment;
  /**
   * Do not send a waiting mail, or leave a failed one at that, so that it no longer counts as given up. `NOT_FOUND` when
   * there is no such entry, `CONFLICT` when it neither waits nor failed.
   */
  cancelEmail: CancelEmailPayload;
  /** No longer ask for a file. `NOT_FOUND` when nothing such is asked any more. */
  cancelFileRequest: CancelFileRequestPayload;
  /**
   * Change the viewer's own password. It ends all other sessions. The session goes on with another token, which the header
   * `X-Session-Token` of the answer has; the one so far counts for 30 seconds more.
   */
  changePassword: Scalars['Boolean']['output'];
  /** Change somebody's role. `CONFLICT` for the last owner. */
  changeUserRole: TeamMemberPayload;
  /**
   * Confirm the server's date after it has jumped, so that deleting by age goes on. `CONFLICT` if the date is no longer the
   * one that was seen.
   */
  confirmDate: ConfirmDatePayload;
  /**
   * Prove again who the viewer is, for what needs a fresh proof. `BAD_USER_INPUT` when it is wrong, as the session goes
   * on. The session goes on with another token, which the header `X-Session-Token` of the answer has; the one so far
   * counts for 30 seconds more.
   */
  confirmIdentity: AccountSecurity;
  /**
   * Ask for codes of the app from now on, and make recovery codes in place of those there are. `BAD_USER_INPUT` for a
   * wrong code. The session goes on with another token, as after `confirmIdentity`.
   */
  confirmTotp: RecoveryCodesPayload;
  /**
   * Correct what the sender of a lead has sent, by the rules of its form. Searches, counters and possible repeats follow.
   * `NOT_FOUND` when there is no such lead, `CONFLICT` when it has changed since.
   */
  correctLead: CorrectLeadPayload;
  /** Make an API key. Its secret is answered once and never again. `CONFLICT` for the name of a key in use. */
  createApiKey: CreateApiKeyPayload;
  /** Add a webhook, which is told what happens from now on, of all leads or those that a filter keeps. `CONFLICT` for more than 20. */
  createWebhook: WebhookSecretPayload;
  /**
   * Keep somebody from signing in, and end all of their sessions at once; an invitation is withdrawn. `CONFLICT` for the
   * last owner.
   */
  deactivateUser: TeamMemberPayload;
  /**
   * Put a lead into the trash: it leaves lists, counters, searches, statistics and exports. After 30 days it is erased.
   * `NOT_FOUND` when there is no such lead.
   */
  deleteLead: DeleteLeadPayload;
  /**
   * Delete a file of a lead, also one that came with a message; while that has found no lead, this needs `mail:write` as well.
   * `NOT_FOUND` when there is no such file.
   */
  deleteLeadFile: DeleteLeadFilePayload;
  /** Delete an import that was not started, with its file. `CONFLICT` for one that was. */
  deleteLeadImport: DeleteLeadImportPayload;
  /**
   * Delete a note that the viewer has written. `FORBIDDEN` for a note of somebody else, `NOT_FOUND` when there is no such
   * note.
   */
  deleteLeadNote: Scalars['Boolean']['output'];
  /** Delete a rule. What it has done stays. `NOT_FOUND` when there is none with this id. */
  deleteLeadRule: DeleteLeadRulePayload;
  /** Delete a view that the viewer has saved. False when there is none with this id. */
  deleteLeadView: Scalars['Boolean']['output'];
  /**
   * Delete a file from the media library. `NOT_FOUND` when there is no such file, `CONFLICT` when it is in use and
   * `evenIfUsed` is not true: its message names the places. A page whose picture is deleted shows its default picture.
   */
  deleteMedia: DeleteMediaPayload;
  /** Delete submissions in quarantine for good. */
  deleteQuarantined: DeleteQuarantinedPayload;
  /** Delete a webhook, with all that was sent to it. What it has missed is told to nobody. */
  deleteWebhook: DeleteWebhookPayload;
  /**
   * Say what the columns of an uploaded file are, what becomes of people who are known already, and what else the leads get.
   * The file is then checked row by row in the background. `CONFLICT` once the import runs. To update known leads takes
   * `leads:erase`, to send receipts `mail:write`.
   */
  describeLeadImport: LeadImportPayload;
  /**
   * Say that a message does not belong to its lead: it waits among the unmatched. `NOT_FOUND` when there is no such message
   * at a lead; `CONFLICT` for one that went out.
   */
  detachMessage: DetachMessagePayload;
  /**
   * Ask for codes of the app no longer. `BAD_USER_INPUT` for a wrong code. Without a passkey, the recovery codes go as
   * well.
   */
  disableTotp: AccountSecurity;
  /**
   * Give up the draft of a block, and its schedule. `NOT_FOUND` when there is no such block, `CONFLICT` when the draft no
   * longer has the `expectedVersion`.
   */
  discardCmsDraft: DiscardCmsDraftPayload;
  /**
   * Delete a message that found no lead, with its files. It stays in the mailbox, and is not read again. `NOT_FOUND` when no
   * such message waits.
   */
  discardMessage: DiscardMessagePayload;
  /** Discard a draft that the viewer or a program has begun. */
  discardReplyDraft: DiscardReplyDraftPayload;
  /**
   * Change the text of a note that the viewer has written. Colleagues who are newly mentioned are told by mail.
   * `FORBIDDEN` for a note of somebody else, `NOT_FOUND` when there is no such note.
   */
  editLeadNote: EditLeadNotePayload;
  /**
   * End the link by which a lead's sender sees how it stands, for example because somebody else has got it. A receipt that
   * is sent again has another. `NOT_FOUND` when there is no such lead.
   */
  endStatusLink: EndStatusLinkPayload;
  /**
   * End all sessions of somebody, who can sign in again, and tell how many there were. `NOT_FOUND` when there is no such
   * account.
   */
  endUserSessions: Scalars['Int']['output'];
  /**
   * Erase a lead, or a submission in quarantine, and every copy of it: notes, mails, messages, files, what webhooks
   * were sent, what searches know. There is no way back. That it existed stays, with its dates, its status and its city. `NOT_FOUND` when
   * there is no such lead.
   */
  eraseLead: ErasureReport;
  /**
   * Erase a person: every lead and submission that has the address or the number, as `eraseLead` does, all mails and
   * messages to and from the address, and mentions in notes and messages about others.
   */
  eraseSubject: ErasureReport;
  /**
   * Give an open privacy request 45 days more, once, and mail the reason to the person. `CONFLICT` when it was extended or
   * answered already.
   */
  extendPrivacyRequest: ExtendPrivacyRequestPayload;
  /** Sign in with a passkey, which needs neither password nor code. `UNAUTHENTICATED` when it proves nothing, or too late. */
  finishPasskeyLogin: LoginPayload;
  /**
   * Add a passkey. `BAD_USER_INPUT` when the browser's answer cannot be verified, or comes too late. The session goes on
   * with another token, as after `confirmIdentity`.
   */
  finishPasskeyRegistration: FinishPasskeyRegistrationPayload;
  /**
   * Invite somebody by a link that counts once, for 72 hours. `CONFLICT` when the address already has an account; for one
   * that is only invited, the link is replaced.
   */
  inviteUser: InviteUserPayload;
  /** Say that the viewer has a lead open, for the next 25 seconds, and learn who else has. */
  keepLeadOpen: KeepLeadOpenPayload;
  /**
   * Sign in. A wrong user name, password or code is `UNAUTHENTICATED` with the message "Invalid credentials", too many
   * attempts are `RATE_LIMITED`. Where the password is right and the account has a second factor, a missing code is
   * `UNAUTHENTICATED` with the reason `CODE_REQUIRED`.
   */
  login: LoginPayload;
  /** Revoke the token that this request carries. True once it is revoked. */
  logout: Scalars['Boolean']['output'];
  /**
   * Merge two leads of one kind: notes, mails, messages, files and history of both are the survivor's from then on, and who
   * asks for the other one is answered with the survivor. `CONFLICT` where they are the same, or where one has changed since
   * `expectedUpdatedAt`; `NOT_FOUND` when there is no such lead.
   */
  mergeLeads: MergeLeadsPayload;
  /** Pause an import that runs. `CONFLICT` for one that does not run. */
  pauseLeadImport: LeadImportPayload;
  /**
   * Publish the draft of a block, now or at a given moment. `BAD_USER_INPUT` when it would break the page (`fields` as for
   * `updateCmsBlock`) or the moment does not lie ahead, `NOT_FOUND` when there is no such block, `CONFLICT` when the draft
   * no longer has the `expectedVersion`, or when the block was published after the draft was begun.
   */
  publishCmsBlock: PublishCmsBlockPayload;
  /** Let somebody sign in again, or, who has not accepted an invitation yet, be invited again. */
  reactivateUser: TeamMemberPayload;
  /** Make new recovery codes in place of those there are. `CONFLICT` without a second factor. */
  recoveryCodes: RecoveryCodesPayload;
  /**
   * Make leads of submissions in quarantine, received when they were sent, and send their mails. Each becomes one lead,
   * whoever else does the same at the same time.
   */
  releaseQuarantined: ReleaseQuarantinedPayload;
  /** Remove a passkey. `NOT_FOUND` when there is none with this id. */
  removePasskey: AccountSecurity;
  /**
   * Put another picture in the place of one, which keeps its id, its address, the places where the site shows it, its
   * alternative text and its focal point; its name is the new one's. The bytes from before are deleted. Sent and refused
   * as `uploadMedia`; `NOT_FOUND` when there is no such file, `CONFLICT` when another file of the library has the same
   * bytes.
   */
  replaceMedia: ReplaceMediaPayload;
  /** Tell a webhook again what has happened, after a position or since a moment, under the same message ids, as far as its filter keeps it. `CONFLICT` for one that is off. */
  replayWebhook: WebhookPayload;
  /**
   * Answer a lead by mail, and mark it as contacted if wished. `NOT_FOUND` when there is no such lead. `CONFLICT` without
   * a mail server, when the lead no longer has the `expectedStatus`, and when the `replyId` was already used for another
   * text.
   */
  replyToLead: ReplyToLeadPayload;
  /**
   * Ask a lead's sender for a file: it is a step on the status page. No mail is sent (`replyToLead` with `requestFile` sends
   * one). `NOT_FOUND` when there is no such lead, `CONFLICT` when the same is asked already, or 10 others are.
   */
  requestLeadFile: RequestLeadFilePayload;
  /**
   * Ask for a link by which a new password can be chosen, within 30 minutes and once. The answer is always true, whether
   * or not there is an account with this address.
   */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Ask the site's forms for a proof of work, or no longer. What comes without one is then put into quarantine, unless a
   * key for `leads:write` sends it. While far more forms come in than usual, they are asked for one in any case.
   */
  requireProofOfWork: TeamSettings;
  /** Ask everybody for a second factor, or no longer. `CONFLICT` while the viewer has none. */
  requireSecondFactor: TeamSettings;
  /**
   * Send a mail once more: at once, whatever became of it. `NOT_FOUND` when there is no such entry, `CONFLICT` when it is
   * being sent right now or no mail server is set.
   */
  resendEmail: ResendEmailPayload;
  /**
   * Send several mails once more, as their turn comes. One that is being sent, is about to be, was canceled or was sent
   * less than a minute ago is left alone and answered with the reason, so that asking twice sends nothing twice.
   * `CONFLICT` when no mail server is set.
   */
  resendEmails: ResendEmailsPayload;
  /**
   * Send all mails once more that were given up, as their turn comes, or of very many as many as a request has time for:
   * ask again while there are more. Test mails are left out, as are those to accounts for who may not read them.
   * `CONFLICT` when no mail server is set.
   */
  resendFailedEmails: ResendFailedEmailsPayload;
  /** Send a message again, under the same `webhook-id`. `CONFLICT` for one that waits or is being sent, and for a webhook that is off. */
  resendWebhookDelivery: WebhookDeliveryPayload;
  /**
   * Choose a new password by a mailed link. It ends all sessions of the account. `NOT_FOUND` with what to do next when the
   * link is used, expired, or none of ours.
   */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Take a lead out of the trash, with its notes and mails. `NOT_FOUND` when it is not there; `CONFLICT` when the same was
   * sent again meanwhile.
   */
  restoreLead: RestoreLeadPayload;
  /** End an API key for good, from the next request on. `NOT_FOUND` when there is none with this id. */
  revokeApiKey: RevokeApiKeyPayload;
  /** End all of the viewer's sessions but the one that asks, and tell how many there were. */
  revokeOtherSessions: Scalars['Int']['output'];
  /**
   * End the address that answers to our mails go to, for example because it gets junk. The next mail has another. What comes
   * to the old one waits among the unmatched. `NOT_FOUND` when there is no such lead.
   */
  revokeReplyAddress: RevokeReplyAddressPayload;
  /** End one of the viewer's sessions. False when there was none with this id. */
  revokeSession: Scalars['Boolean']['output'];
  /** Give a webhook another secret. For 24 hours the one before signs as well. */
  rotateWebhookSecret: WebhookSecretPayload;
  /**
   * Keep what is prepared for a block: the team sees it, visitors do not. It may be incomplete. A draft that was scheduled
   * is no longer. `PAYLOAD_TOO_LARGE` over 64 KB, `NOT_FOUND` when there is no such block, `CONFLICT` when the draft no
   * longer has the `expectedVersion`; the same content sent again is no conflict.
   */
  saveCmsDraft: SaveCmsDraftPayload;
  /**
   * Store a new rule, or change one. A new rule, and one that is switched on, sees what happens from now on.
   * `NOT_FOUND` when there is no rule with this id; `CONFLICT` for more than 50 rules.
   */
  saveLeadRule: SaveLeadRulePayload;
  /**
   * Save a view of a list of leads under a name, or change one that the viewer has saved. `CONFLICT` when the viewer has
   * another view of this name, or 50 views already; `NOT_FOUND` when the viewer has none with this id.
   */
  saveLeadView: SaveLeadViewPayload;
  /**
   * Keep an answer that the viewer has begun, for colleagues to see. Each has one for a lead, which this replaces; without a
   * text it is discarded. `NOT_FOUND` when there is no such lead.
   */
  saveReplyDraft: SaveReplyDraftPayload;
  /** Set the time zone of the team's days and hours, in place of `TIME_ZONE`. */
  saveTimeZone: SaveTimeZonePayload;
  /** Set the days of the week on which the team works. */
  saveWorkingDays: SaveWorkingDaysPayload;
  /** Send a mail to the operator's address now and tell what the mail server answered. */
  sendTestEmail: SendTestEmailPayload;
  /** Send the message `webhook.test`, once. */
  sendTestWebhook: WebhookDeliveryPayload;
  /**
   * Put an advertiser submission into a status. Any status may follow any other; each change is kept in `statusChanges`.
   * `NOT_FOUND` when there is no such submission, `CONFLICT` when it no longer has the `expectedStatus`.
   */
  setAdvertiserSubmissionStatus: SetAdvertiserSubmissionStatusPayload;
  /**
   * Change the status of up to 500 advertiser submissions at once. Those that no longer have their expected status stay as
   * they are and are answered as conflicts, ids that belong to none are named; all others change together.
   */
  setAdvertiserSubmissionStatuses: SetAdvertiserSubmissionStatusesPayload;
  /**
   * Put a driver application into a status. Any status may follow any other; each change is kept in `statusChanges`.
   * `NOT_FOUND` when there is no such application, `CONFLICT` when it no longer has the `expectedStatus`.
   */
  setDriverApplicationStatus: SetDriverApplicationStatusPayload;
  /**
   * Change the status of up to 500 driver applications at once. Those that no longer have their expected status stay as
   * they are and are answered as conflicts, ids that belong to none are named; all others change together.
   */
  setDriverApplicationStatuses: SetDriverApplicationStatusesPayload;
  /**
   * Say on which day up to 500 leads of one kind are to be followed up, or that they are not. In the morning of that day
   * their owner is told by mail. Ids that belong to no lead are named, all others change together.
   */
  setFollowUp: ChangeLeadsPayload;
  /**
   * Say what another program calls a lead, and keep texts with it. What is not given stays. `NOT_FOUND` when there is no such
   * lead; `CONFLICT` when another lead of the kind has the external id, which the message names, and when the lead has changed
   * since.
   */
  setLeadExternal: SetLeadExternalPayload;
  /**
   * Run an import that is checked, or go on with one that is paused. Rows with faults are left out. `CONFLICT` while it is
   * not checked, and once it is done. What it does takes what describing it takes.
   */
  startLeadImport: LeadImportPayload;
  /**
   * Send an advertiser submission. Refuses bad values with `BAD_USER_INPUT`, too many from one address
   * with `RATE_LIMITED`, and a `submissionId` already used for other values with `CONFLICT`.
   */
  submitAdvertiserInquiry: SubmitAdvertiserInquiryPayload;
  /**
   * Send a driver application. Refuses bad values with `BAD_USER_INPUT`, too many from one address
   * with `RATE_LIMITED`, and a `submissionId` already used for other values with `CONFLICT`.
   */
  submitDriverApplication: SubmitDriverApplicationPayload;
  /** Switch a rule on or off. `NOT_FOUND` when there is none with this id. */
  switchLeadRule: SwitchLeadRulePayload;
  /**
   * Switch on that what is too old is erased daily, by the periods that are set now, or switch it off. What was made
   * shorter since counts when it is switched on again. `CONFLICT` if the periods are no longer those that were seen.
   */
  switchRetention: Retention;
  /**
   * Write to those who wait for a city that has opened, up to 50 at once, in the order in which they arrived: to each once, and
   * not to addresses from which mail came back. `CONFLICT` without a mail server, and while the city is not open.
   */
  tellWaitList: TellWaitListPayload;
  /** Sign in to the mailbox now, over a connection of its own, and say what its server answers. Nothing is read or changed. */
  testMailbox: TestMailboxPayload;
  /**
   * Undo an import, in the background: what it made is removed, what it changed is as before. What somebody has worked with
   * since stays as it is, and is counted. `CONFLICT` for one that runs, is undone, or is older than 30 days.
   */
  undoLeadImport: LeadImportPayload;
  /**
   * Undo a merge of the last 30 days: both leads are as before, and what came since stays with the survivor. `CONFLICT` for
   * one that is undone or older, and where the survivor was merged into another lead since.
   */
  undoLeadMerge: UndoLeadMergePayload;
  /**
   * Take the draft of a block off the schedule; it stays a draft. `NOT_FOUND` when there is no such block, `CONFLICT` when
   * the draft no longer has the `expectedVersion`.
   */
  unscheduleCmsBlock: UnscheduleCmsBlockPayload;
  /**
   * Replace the content of a block; the site shows it at the next request. `BAD_USER_INPUT` when the content is no JSON
   * object or a value in it would break the page (`fields` name the place, for example `content.cards.1.title`),
   * `PAYLOAD_TOO_LARGE` over 64 KB, `NOT_FOUND` when there is no such block, `CONFLICT` when it no longer has the
   * `expectedVersion`.
   */
  updateCmsBlock: UpdateCmsBlockPayload;
  /** Change the viewer's own name and address. */
  updateMe: UpdateMePayload;
  /** Change what is told about a picture; what is not given stays. `NOT_FOUND` when there is no such file. */
  updateMedia: UpdateMediaPayload;
  /** Change a webhook, or switch it off or on. One that is switched on again is told what happens from then on; a replay tells it what it missed. */
  updateWebhook: WebhookPayload;
  /**
   * Add a file to a lead: JPEG, PNG, WebP, HEIC or PDF, by content, up to 10 MB, up to 20 a lead. The same bytes again are the
   * file that is there. `NOT_FOUND` when there is no such lead, `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, and `CONFLICT`
   * when it has 20 already.
   */
  uploadLeadFile: UploadLeadFilePayload;
  /**
   * Put a picture (JPG, PNG, GIF or WebP, by its content) into the media library. Sent as multipart (GraphQL multipart
   * request specification, with the header `apollo-require-preflight`). `PAYLOAD_TOO_LARGE` over 10 MB,
   * `UNSUPPORTED_MEDIA_TYPE` for anything else, `BAD_USER_INPUT` for a picture that cannot be decoded whole or has too
   * many pixels.
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
export type MutationSendTestWebhookArgs = {
  id: Scalars['ID']['input'];
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
export type MutationStartLeadImportArgs = {
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
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

/** What can be read again by one id: leads, mails, pictures and sections of the site's content. */
export type Node = {
  /** Identifies it among everything that has a `nodeId`. Keep it as it is: what it consists of may change. */
  nodeId: Scalars['ID']['output'];
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

/** How often a page was shown. */
export type PageViews = {
  __typename?: 'PageViews';
  /** Its English path, as `/drivers`. */
  path: Scalars['String']['output'];
  views: Scalars['Int']['output'];
};

/** A passkey of the viewer. */
export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** When it last signed in. Null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

/** What a browser is asked with, by `navigator.credentials`. */
export type PasskeyChallenge = {
  __typename?: 'PasskeyChallenge';
  /** To be sent back with the browser's answer. It counts once, for five minutes. */
  id: Scalars['ID']['output'];
  /** The options as JSON, as WebAuthn defines them. */
  options: Scalars['JSON']['output'];
};

/** The rideshare platform a driver works with. */
export type Platform =
  | 'Both'
  | 'Lyft'
  | 'Uber';

/**
 * What somebody asks for by a privacy law. Who it is, is cleared 30 days after the answer, after a deletion at once; the
 * rest goes 24 months after the answer.
 */
export type PrivacyRequest = {
  __typename?: 'PrivacyRequest';
  /** What the person was told beside what the mail says by itself. Null if nothing, or it was cleared. */
  answerMessage?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  answeredBy?: Maybe<Colleague>;
  confirmedAt: Scalars['DateTime']['output'];
  /** What the person has added. Null if there is nothing, or it was cleared. */
  details?: Maybe<Scalars['String']['output']>;
  /** When it is answered at the latest: 45 days after its receipt, or 90 if it was extended. */
  dueAt: Scalars['DateTime']['output'];
  /** The person's address, which was confirmed by mail. Null once it was cleared. */
  email?: Maybe<Scalars['String']['output']>;
  exportExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  extendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the person was told why. Null if it was not extended, or the text was cleared. */
  extensionReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PrivacyRequestKind;
  /** The leads of the address, and of the phone number: also those in quarantine and in the trash. */
  leads: Array<PrivacyRequestLead>;
  /** The language that the person is answered in: `en` or `es`. */
  locale: Scalars['String']['output'];
  /** The name, as entered. Null if there is none, or it was cleared. */
  name?: Maybe<Scalars['String']['output']>;
  outcome?: Maybe<PrivacyRequestOutcome>;
  /** The phone number, as entered. Null if there is none, or it was cleared. */
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
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** Privacy requests that wait for an answer. Of each, 1,000 at most are counted. */
export type PrivacyRequestCounts = {
  __typename?: 'PrivacyRequestCounts';
  /** Those that are due within 7 days. */
  dueSoon: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  /** Those that were due already. */
  overdue: Scalars['Int']['output'];
};

/** An entry of a page. */
export type PrivacyRequestEdge = {
  __typename?: 'PrivacyRequestEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PrivacyRequest;
};

/** What somebody asks for by a privacy law. */
export type PrivacyRequestKind =
  | 'CORRECT'
  | 'DELETE'
  /** A copy of what is stored. */
  | 'KNOW'
  /** That it is neither sold nor shared. */
  | 'OPT_OUT';

/** A lead that may be of the person who asks. */
export type PrivacyRequestLead = {
  __typename?: 'PrivacyRequestLead';
  isQuarantined: Scalars['Boolean']['output'];
  isTrashed: Scalars['Boolean']['output'];
  /** The id of the lead, among those of its kind. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  matches: Array<PrivacyRequestMatch>;
  /** What to call it: the sender's name, or the company's. */
  name: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
};

/** By what a lead may be the person's. */
export type PrivacyRequestMatch =
  /** The address, which the person has confirmed. */
  | 'EMAIL'
  /** The phone number, which the person has only entered: a weaker proof. */
  | 'PHONE';

/** How a privacy request was answered. */
export type PrivacyRequestOutcome =
  | 'FULFILLED'
  | 'NOTHING_FOUND'
  /** It was refused, for a reason that the message says. */
  | 'REFUSED';

/** How a privacy request stands. */
export type PrivacyRequestStatus =
  | 'ANSWERED'
  | 'OPEN';

/** The answer to publishing or scheduling a draft. */
export type PublishCmsBlockPayload = {
  __typename?: 'PublishCmsBlockPayload';
  /** The block: published, or with its scheduled draft. */
  cmsBlock: CmsBlock;
};

/** A reason with its explanation. */
export type QuarantineReason = {
  __typename?: 'QuarantineReason';
  code: SpamReason;
  text: Scalars['String']['output'];
};

/** What was submitted and may be spam. */
export type QuarantinedSubmission = {
  __typename?: 'QuarantinedSubmission';
  id: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  /** Why it is here. */
  reasons: Array<QuarantineReason>;
  receivedAt: Scalars['DateTime']['output'];
  /** The sum of the weights of the reasons, at least 100. */
  score: Scalars['Int']['output'];
  /** What to call it: the sender's name, or the company's. */
  title: Scalars['String']['output'];
  values: Array<SubmittedValue>;
};

/** A page of submissions in quarantine. */
export type QuarantinedSubmissionConnection = {
  __typename?: 'QuarantinedSubmissionConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<QuarantinedSubmissionEdge>;
  /** The entries of this page. */
  nodes: Array<QuarantinedSubmission>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type QuarantinedSubmissionEdge = {
  __typename?: 'QuarantinedSubmissionEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: QuarantinedSubmission;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** How the viewer's account is protected. */
  accountSecurity: AccountSecurity;
  /** One advertiser submission, or null when there is none with this id. */
  advertiserSubmission?: Maybe<AdvertiserSubmission>;
  /** Advertiser submissions, newest first unless `orderBy` says otherwise. */
  advertiserSubmissions: AdvertiserSubmissionConnection;
  /** All API keys in use, the newest first, and behind them up to 200 of those that have ended. */
  apiKeys: Array<ApiKey>;
  /**
   * What happened to leads, oldest first: each once, and none missed. Read the lists once, then follow from the
   * `headPosition` that was answered before.
   */
  changes: ChangeConnection;
  /** One section of the site's editable content, or null when there is none with this id. */
  cmsBlock?: Maybe<CmsBlock>;
  /**
   * The site's editable content, ordered by page and section. What the site does not show, such as the page `replies`, is
   * left out for those who may not read content.
   */
  cmsBlocks: Array<CmsBlock>;
  /** Who can be given leads, by name. */
  colleagues: Array<Colleague>;
  /** The counts above the dashboard's tabs. */
  dashboardSummary: DashboardSummary;
  /**
   * How far the server's date has jumped: more than a day beyond the latest moment that it has seen. Nothing is deleted by age
   * until an owner confirms the date. Null if there is nothing to confirm.
   */
  dateJump?: Maybe<DateJump>;
  /** One driver application, or null when there is none with this id. */
  driverApplication?: Maybe<DriverApplication>;
  /** Driver applications, newest first unless `orderBy` says otherwise. */
  driverApplications: DriverApplicationConnection;
  /** One entry of the mail log, or null when there is none with this id. */
  emailLog?: Maybe<EmailLog>;
  /** The mail log, newest first. */
  emailLogs: EmailLogConnection;
  /** What a mail of this type looks like, filled with made-up values. */
  emailPreview: EmailPreview;
  /** What happened, newest first. */
  events: EventConnection;
  /** The open invitation of a link. `NOT_FOUND` with what to do next when it is used, expired, or none of ours. */
  invitation: Invitation;
  /**
   * The cities of stored driver applications that begin with a text, in alphabetical order, up to 10: suggestions for the
   * filter by city.
   */
  leadCities: Array<Scalars['String']['output']>;
  /** What `eraseLead` would erase, and what it cannot reach. Null when there is no such lead. */
  leadErasurePreview?: Maybe<ErasureReport>;
  /** What became of the leads of the last days, beside those of as long a time before. */
  leadFigures: LeadFigures;
  /** An import by its id; null when there is none. */
  leadImport?: Maybe<LeadImport>;
  /** The imports of leads, newest first. */
  leadImports: LeadImportConnection;
  /** What conditions of a rule can be about, for a kind of lead. */
  leadRuleFields: Array<LeadRuleField>;
  /** The rules, in the order in which they were made and run. */
  leadRules: Array<LeadRule>;
  /** How many leads arrived on each of the last days, and how many stand in each status. */
  leadStatistics: LeadStatistics;
  /** The saved views of lists of leads that the viewer has made, and those that others share, by name. */
  leadViews: Array<LeadView>;
  /**
   * The sign-in that the login page may show, or null. Present only while an embedded trial installation on a loopback
   * address still uses the password it made for itself, only to a browser on the same machine, and only for the key in
   * the link that the server printed when it started. Never present behind a proxy.
   */
  loginHint?: Maybe<LoginHint>;
  /** How outgoing mail stands as a whole. */
  mailState: MailState;
  /** How incoming mail stands. */
  mailbox: Mailbox;
  /** The account behind the token. */
  me: User;
  /** One file of the media library, or null when there is none with this id. */
  mediaFile?: Maybe<MediaFile>;
  /** The media library's files, newest first unless `orderBy` says otherwise. */
  mediaFiles: MediaFileConnection;
  /** What has this `nodeId`, or null. It needs what the query of its type needs, such as `leads:read`. */
  node?: Maybe<Node>;
  /**
   * What has these `nodeId`s, in their order, with null for those that nothing has. Each needs what the query of its type
   * needs.
   */
  nodes: Array<Maybe<Node>>;
  /**
   * The mail that `answerPrivacyRequest` would send, or without an outcome `extendPrivacyRequest`. Null once the address was
   * cleared. `CONFLICT` when the request was answered already.
   */
  privacyMailPreview?: Maybe<EmailPreview>;
  /** One privacy request, or null when there is none with this id that was confirmed. */
  privacyRequest?: Maybe<PrivacyRequest>;
  /**
   * What people have asked for by privacy laws, and confirmed: the open ones by when they are due, others and all together
   * newest first.
   */
  privacyRequests: PrivacyRequestConnection;
  /** What was submitted and may be spam, newest first. It is no lead until somebody makes it one. */
  quarantinedSubmissions: QuarantinedSubmissionConnection;
  /** What an answer to a lead can start with. Null when there is no such lead. */
  replyStart?: Maybe<ReplyStart>;
  /** What is erased by itself once its time is over, and how much each rule would touch today. */
  retention: Retention;
  /** Where the viewer is signed in, the last used first. */
  sessions: Array<Session>;
  /** What `eraseSubject` would erase, and what it cannot reach. Give an address, a number, or both. */
  subjectErasurePreview: ErasureReport;
  /**
   * What whoever runs the server should look at, a sentence each: that the database does not protect the record of events,
   * and what is done once a day, such as a backup, and has not succeeded for a day and a half.
   */
  systemWarnings: Array<Scalars['String']['output']>;
  /** What owners have set for everybody. */
  teamSettings: TeamSettings;
  /** Leads that were deleted and can be restored, the last deleted first. */
  trash: TrashedLeadConnection;
  /** Messages that found no lead, oldest first. */
  unmatchedMessages: LeadMessageConnection;
  /** All accounts, by name; those that are deactivated come last. */
  users: Array<TeamMember>;
  /** What the viewer may do. */
  viewerPermissions: ViewerPermissions;
  /** What came of the visits to the site, counted without cookies and without addresses. */
  visitStatistics: VisitStatistics;
  /**
   * The cities that senders of leads wait for, up to 100 of each kind of lead: open ones whose senders were not told yet first,
   * then those with most who wait.
   */
  waitList: Array<WaitListCity>;
  /**
   * What publishing a list of cities would do to leads that wait: those who wait for another city or name then, for one that
   * is not listed any more, or for one that closes before they were told.
   */
  waitListEffects: Array<WaitListEffect>;
  /** What those who wait are told when their city opens, in each language, with the names of what is each lead's own in braces. */
  waitListLetters: Array<WaitListLetter>;
  /** A webhook by its id. */
  webhook: Webhook;
  /** What was sent, or is to be sent, to a webhook, newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** A message to a webhook by its id; null when there is none, as after thirty days. */
  webhookDelivery?: Maybe<WebhookDelivery>;
  /** The webhooks, oldest first. */
  webhooks: Array<Webhook>;
  /** The days of the week on which the team works, 1 for Monday to 7 for Sunday. */
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

/** New recovery codes. They are shown only here; older ones no longer work. */
export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Ten codes, each of which signs in once in place of a code of the app. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** A mail that is not sent again. */
export type RefusedResend = {
  __typename?: 'RefusedResend';
  emailLog: EmailLog;
  /** Why not, in a sentence for an operator. */
  reason: Scalars['String']['output'];
};

/** The answer to a release. */
export type ReleaseQuarantinedPayload = {
  __typename?: 'ReleaseQuarantinedPayload';
  /** The leads that were made. */
  leads: Array<LeadReference>;
  /** The ids asked for that belong to nothing. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** What became of each, in the order asked. */
  results: Array<ItemResult>;
};

/** The answer to `replaceMedia`. */
export type ReplaceMediaPayload = {
  __typename?: 'ReplaceMediaPayload';
  mediaFile: MediaFile;
};

/** What to tell a webhook again: one of the two. */
export type ReplayWebhookInput = {
  /** All that has happened after this position; 0 is the beginning. */
  afterPosition?: InputMaybe<Scalars['String']['input']>;
  /**
   * The same as a number.
   * @deprecated Give `afterPosition`. Goes away after 2027-06-01.
   */
  fromPosition?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** All that has happened since this moment, and in the minute before. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An answer that a colleague has begun. */
export type ReplyDraft = {
  __typename?: 'ReplyDraft';
  /** Who has begun it. Null for a program, whose draft is for whoever answers. */
  author?: Maybe<Colleague>;
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isOwn: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** What they are called now, as in `API key Assistant`. */
  writtenBy: Scalars['String']['output'];
};

/** What an answer to a lead can start with, and how it will be sent. */
export type ReplyStart = {
  __typename?: 'ReplyStart';
  /** The text of an answer without a template: greeting and signature. */
  body: Scalars['String']['output'];
  /** What the sender will be called. */
  from: Scalars['String']['output'];
  /** Whether a mail server is set. Without one no answer can be sent. */
  isMailConfigured: Scalars['Boolean']['output'];
  /** Whom an answer to it will go to. */
  replyTo: Scalars['String']['output'];
  /** The subject of an answer without a template. Empty when no mail went to the lead before. */
  subject: Scalars['String']['output'];
  /** The templates for this kind of lead, in the order of the content page `replies`. */
  templates: Array<ReplyTemplate>;
  to: Scalars['String']['output'];
};

/** A reply template, filled in for the lead and for who answers it. */
export type ReplyTemplate = {
  __typename?: 'ReplyTemplate';
  /** The text, with greeting and signature. */
  body: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What file it asks for (`ReplyToLeadInput.requestFile`). Null for none. */
  requestFile?: Maybe<Scalars['String']['output']>;
  subject: Scalars['String']['output'];
};

/** An answer to a lead. */
export type ReplyToLeadInput = {
  /** The plain text as it is sent, up to 10,000 characters. Words in braces, which a template should have filled in, are refused. */
  body: Scalars['String']['input'];
  /** The status that the lead had when the answer was written; one with any other status by now is a conflict, and nothing is sent. Without it the answer is sent whatever the status is. */
  expectedStatus?: InputMaybe<LeadStatus>;
  /**
   * The id of the lead, among those of its kind.
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
  /** The sender's own id of this answer, a UUID, so that sending it again is harmless: the mail goes out once. */
  replyId: Scalars['ID']['input'];
  /** What file its sender is asked for, such as `your insurance card`, up to 100 characters. The mail ends with the link by which to send it, and the sender's status page shows it as a step. */
  requestFile?: InputMaybe<Scalars['String']['input']>;
  setContacted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The subject, up to 150 characters on one line. */
  subject: Scalars['String']['input'];
};

/** The reaction to an answer to a lead. */
export type ReplyToLeadPayload = {
  __typename?: 'ReplyToLeadPayload';
  /** The mail, which is on its way. */
  emailLog: EmailLog;
  status: LeadStatus;
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

/** The answer to several mails that are to be sent again. */
export type ResendEmailsPayload = {
  __typename?: 'ResendEmailsPayload';
  /** The ids asked for that belong to nothing. */
  notFoundIds: Array<Scalars['ID']['output']>;
  refused: Array<RefusedResend>;
  resent: Array<EmailLog>;
  /** What became of each, in the order asked. */
  results: Array<ItemResult>;
};

/** The answer to sending all mails again that were given up. */
export type ResendFailedEmailsPayload = {
  __typename?: 'ResendFailedEmailsPayload';
  count: Scalars['Int']['output'];
};

/** A new password by a mailed link. */
export type ResetPasswordInput = {
  /** The new password, 12 to 255 characters, which must not be easy to guess. */
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

/** The answer to `restoreLead`. */
export type RestoreLeadPayload = {
  __typename?: 'RestoreLeadPayload';
  lead: Lead;
};

/** What is erased by itself once its time is over. */
export type Retention = {
  __typename?: 'Retention';
  isOn: Scalars['Boolean']['output'];
  /** What the last run did. Null before the first one. */
  lastRun?: Maybe<RetentionRun>;
  /** The rules, in the order in which a run applies them. */
  rules: Array<RetentionRuleState>;
  /** When that was. Null while it is off. */
  switchedOnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How much was erased by a rule. */
export type RetentionCount = {
  __typename?: 'RetentionCount';
  count: Scalars['Int']['output'];
  rule: RetentionRule;
};

/** After how many days what is erased, 0 for never: the `days` of the rules. */
export type RetentionDaysInput = {
  /** Of `EVENTS`. */
  eventsDays: Scalars['Int']['input'];
  /** Of `FILES`. Without it no files are erased until a viewer has seen their period. */
  filesDays?: InputMaybe<Scalars['Int']['input']>;
  /** Of `LEADS`. */
  leadsDays: Scalars['Int']['input'];
  /** Of `MAIL_TEXTS` and `MAIL_LINES`. */
  mailDays: Scalars['Int']['input'];
  /** Of `REJECTED_LEADS`. */
  rejectedDays: Scalars['Int']['input'];
};

/** Of what there is a rule, in the order in which a run applies them. */
export type RetentionRule =
  | 'EVENTS'
  /** Files of leads, since they were added; also those of messages. */
  | 'FILES'
  /** All other leads, since their receipt or reopening; contacted and approved ones since their last change. */
  | 'LEADS'
  /** Lines of the mail log whose texts were erased as long ago. */
  | 'MAIL_LINES'
  /** What mails and messages say, with subject, addresses and submitted values. Their lines stay; messages that found no lead go, with their files. */
  | 'MAIL_TEXTS'
  /** Rejected leads, since their rejection. */
  | 'REJECTED_LEADS';

/** A rule, and what it would touch today. */
export type RetentionRuleState = {
  __typename?: 'RetentionRuleState';
  /** After how many days, as it is set; 0 for never. */
  days: Scalars['Int']['output'];
  /** After how many days now. Differs from `days` while an owner has not seen that it was made shorter. Null while all is off. */
  daysInForce?: Maybe<Scalars['Int']['output']>;
  /** How much it would touch today, by `days`. */
  dueCount: Scalars['Int']['output'];
  /** When the oldest of it was received, written or recorded. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
  rule: RetentionRule;
  variable: Scalars['String']['output'];
};

/** What a run has erased. */
export type RetentionRun = {
  __typename?: 'RetentionRun';
  counts: Array<RetentionCount>;
  endedAt: Scalars['DateTime']['output'];
  /** How many leads, mails and files could not be erased. The next run tries again. */
  failedCount: Scalars['Int']['output'];
  /** Whether nothing was left. The next hour goes on with the rest. */
  isComplete: Scalars['Boolean']['output'];
  /** When it began, or the first of several that each went on with what was left. */
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

/** What somebody may do here. */
export type Role =
  /** Content and pictures. */
  | 'EDITOR'
  /** Leads, content, pictures and mail. */
  | 'MANAGER'
  /** Everything, including people, security and the record of who did what. */
  | 'OWNER'
  /** Reads leads, content and mail, and changes nothing. */
  | 'VIEWER';

/** The answer to the save of a draft. */
export type SaveCmsDraftPayload = {
  __typename?: 'SaveCmsDraftPayload';
  /** The block with its draft. */
  cmsBlock: CmsBlock;
};

/** The answer to `saveLeadRule`. */
export type SaveLeadRulePayload = {
  __typename?: 'SaveLeadRulePayload';
  leadRule: LeadRule;
};

/** A view to save. */
export type SaveLeadViewInput = {
  /** Which view to change. Without it, a new one is made. */
  id?: InputMaybe<Scalars['ID']['input']>;
  isShared: Scalars['Boolean']['input'];
  /** The kind of lead. */
  leadType: LeadType;
  /** What to call it, up to 60 characters. */
  name: Scalars['String']['input'];
  /** What it shows, as the parameters behind the `?` of the dashboard's address, up to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** The answer to `saveLeadView`. */
export type SaveLeadViewPayload = {
  __typename?: 'SaveLeadViewPayload';
  leadView: LeadView;
};

/** An answer that somebody has begun. */
export type SaveReplyDraftInput = {
  /** The text so far, up to 10,000 characters; may be empty. */
  body: Scalars['String']['input'];
  /**
   * The id of the lead, among those of its kind.
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
  /** The subject so far, up to 150 characters on one line; may be empty. */
  subject: Scalars['String']['input'];
};

/** The reaction to a draft. */
export type SaveReplyDraftPayload = {
  __typename?: 'SaveReplyDraftPayload';
  /** The draft as it is kept. Null when it has no text: then there is none. */
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

/** The answer to a test mail. */
export type SendTestEmailPayload = {
  __typename?: 'SendTestEmailPayload';
  /** What the mail server answered, word for word. Null when there was no answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** What happened, in a sentence for an operator. */
  explanation: Scalars['String']['output'];
  isAccepted: Scalars['Boolean']['output'];
};

/** A browser or program that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** The network address it signed in from. */
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The browser and the system in words, such as `Firefox on Windows`. */
  device: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** The answer to `setAdvertiserSubmissionStatus`. */
export type SetAdvertiserSubmissionStatusPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusPayload';
  advertiserSubmission: AdvertiserSubmission;
};

/** The answer to a change of several advertiser submissions' status. */
export type SetAdvertiserSubmissionStatusesPayload = {
  __typename?: 'SetAdvertiserSubmissionStatusesPayload';
  advertiserSubmissions: Array<AdvertiserSubmission>;
  /** The submissions that had another status than expected, as they now stand. */
  conflicts: Array<AdvertiserSubmission>;
  /** The ids asked for that belong to nothing. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** What became of each, in the order asked. */
  results: Array<ItemResult>;
};

/** The answer to `setDriverApplicationStatus`. */
export type SetDriverApplicationStatusPayload = {
  __typename?: 'SetDriverApplicationStatusPayload';
  driverApplication: DriverApplication;
};

/** The answer to a change of several driver applications' status. */
export type SetDriverApplicationStatusesPayload = {
  __typename?: 'SetDriverApplicationStatusesPayload';
  /** The applications that had another status than expected, as they now stand. */
  conflicts: Array<DriverApplication>;
  driverApplications: Array<DriverApplication>;
  /** The ids asked for that belong to nothing. */
  notFoundIds: Array<Scalars['ID']['output']>;
  /** What became of each, in the order asked. */
  results: Array<ItemResult>;
};

/** The answer to `setLeadExternal`. */
export type SetLeadExternalPayload = {
  __typename?: 'SetLeadExternalPayload';
  lead: Lead;
};

/** Why a submission is in quarantine. */
export type SpamReason =
  /** A name contains a web address. */
  | 'ADDRESS_IN_NAME'
  /** A name, a city or a vehicle contains a link. */
  | 'LINK_IN_NAME'
  /** A text contains the markup of a link. */
  | 'LINK_MARKUP'
  /** The message has more than three links. */
  | 'MANY_LINKS'
  /** It came without the proof of work that was asked for. */
  | 'PROOF_MISSING'
  /** The same was sent many times from the same address. */
  | 'REPEATED'
  /** The same message came many times from the same address. */
  | 'SAME_TEXT'
  /** The form was sent within three seconds of being shown. */
  | 'SENT_AT_ONCE'
  /** The field that people do not see was filled in. */
  | 'TRAP_FILLED';

/** One move of a lead from a status to another. */
export type StatusChange = {
  __typename?: 'StatusChange';
  changedAt: Scalars['DateTime']['output'];
  changedBy: Scalars['String']['output'];
  from: LeadStatus;
  id: Scalars['ID']['output'];
  to: LeadStatus;
};

/** What an advertiser enters. Single-line texts are trimmed and may have up to 255 characters; all are required but `submissionId`, `acceptedTerms`, `acceptedTermsDate`, `locale` and `signals`. */
export type SubmitAdvertiserInquiryInput = {
  /** Whether the sender is old enough and accepts the Terms of Service and the Privacy Policy. The server records which. */
  acceptedTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** The date of the Terms and Privacy Policy, as the program showed it. It proves nothing: send `acceptedTerms`. */
  acceptedTermsDate?: InputMaybe<Scalars['String']['input']>;
  /** At least one format. */
  adFormats: Array<AdFormat>;
  companyName: Scalars['String']['input'];
  /** The name of the person to answer. */
  contactName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** What your program calls it, up to 255 characters: unique among the leads of its kind. For API keys with the scope `leads:write`, and for whoever adds a lead. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The language to answer in: `en` (the default) or `es`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Where the advertiser wants to be seen. */
  location: Scalars['String']['input'];
  /** What the advertiser wants to say, up to 5,000 characters. */
  message: Scalars['String']['input'];
  /** Texts to keep with it, for the same callers. */
  metadata?: InputMaybe<Array<LeadMetadataInput>>;
  /** The budget of a planned campaign in whole US dollars, from 1 to 100,000,000. */
  plannedBudget?: InputMaybe<Scalars['Int']['input']>;
  /** The cities of a planned campaign by name, up to 50. */
  plannedCities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For how many weeks a planned campaign runs, from 1 to 104. */
  plannedWeeks?: InputMaybe<Scalars['Int']['input']>;
  /** How the form was filled in. A program leaves it out. */
  signals?: InputMaybe<FormSignals>;
  /** Made by the sender, a UUID: sending the same one again with the same values answers with the first result instead of storing a second one. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
};

/** The answer to what an advertiser has sent. */
export type SubmitAdvertiserInquiryPayload = {
  __typename?: 'SubmitAdvertiserInquiryPayload';
  /** Identifies what was stored: the submission, or what becomes a submission of this id once somebody takes it out of quarantine. */
  id: Scalars['ID']['output'];
  /** What to tell the advertiser. */
  message: Scalars['String']['output'];
};

/** What a driver enters. Single-line texts are trimmed and may have up to 255 characters; all are required but `submissionId`, `acceptedTerms`, `acceptedTermsDate`, `locale` and `signals`. */
export type SubmitDriverApplicationInput = {
  /** Whether the sender is old enough and accepts the Terms of Service and the Privacy Policy. The server records which. */
  acceptedTerms?: InputMaybe<Scalars['Boolean']['input']>;
  /** The date of the Terms and Privacy Policy, as the program showed it. It proves nothing: send `acceptedTerms`. */
  acceptedTermsDate?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** What your program calls it, up to 255 characters: unique among the leads of its kind. For API keys with the scope `leads:write`, and for whoever adds a lead. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** The language to answer in: `en` (the default) or `es`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Texts to keep with it, for the same callers. */
  metadata?: InputMaybe<Array<LeadMetadataInput>>;
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  platform: Platform;
  /** How the form was filled in. A program leaves it out. */
  signals?: InputMaybe<FormSignals>;
  /** Made by the sender, a UUID: sending the same one again with the same values answers with the first result instead of storing a second one. */
  submissionId?: InputMaybe<Scalars['ID']['input']>;
  vehicleMake: Scalars['String']['input'];
  vehicleModel: Scalars['String']['input'];
  vehicleYear: Scalars['String']['input'];
};

/** The answer to what a driver has sent. */
export type SubmitDriverApplicationPayload = {
  __typename?: 'SubmitDriverApplicationPayload';
  /** Identifies what was stored: the application, or what becomes an application of this id once somebody takes it out of quarantine. */
  id: Scalars['ID']['output'];
  /** What to tell the driver. */
  message: Scalars['String']['output'];
};

/** A value that was submitted. */
export type SubmittedValue = {
  __typename?: 'SubmittedValue';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A part of an event's sentence. Put together, the parts are its summary. */
export type SummaryPart = {
  __typename?: 'SummaryPart';
  /** Whether the words name what it happened to. */
  isSubject: Scalars['Boolean']['output'];
  /** Words of the sentence, with the spaces around them. */
  text: Scalars['String']['output'];
};

/** The answer to `switchLeadRule`. */
export type SwitchLeadRulePayload = {
  __typename?: 'SwitchLeadRulePayload';
  leadRule: LeadRule;
};

/** An account, as owners see it. */
export type TeamMember = {
  __typename?: 'TeamMember';
  createdAt: Scalars['DateTime']['output'];
  /** Whether signing in takes a second factor or a passkey. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** When the last invitation ends or has ended. Null when there is none, or while the mail with it has not been sent yet. */
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the user last signed in. Null before the first time. */
  signedInAt?: Maybe<Scalars['DateTime']['output']>;
  state: UserState;
  user: User;
};

/** The answer to a change of an account. */
export type TeamMemberPayload = {
  __typename?: 'TeamMemberPayload';
  member: TeamMember;
};

/** What owners set for everybody. */
export type TeamSettings = {
  __typename?: 'TeamSettings';
  /** Whether the owners ask the site's forms for a proof of work. In a flood of forms they are asked in any case. */
  isProofOfWorkRequired: Scalars['Boolean']['output'];
  /** Whether everybody must set up a second factor before anything else. */
  isSecondFactorRequired: Scalars['Boolean']['output'];
  /** True once the time zone was set in the dashboard. Until then it is the operator's `TIME_ZONE`. */
  isTimeZoneChosen: Scalars['Boolean']['output'];
  /** The IANA name of the time zone of days, reminders, schedules and mails. */
  timeZone: Scalars['String']['output'];
};

/** A letter to those who wait for a city that has opened. */
export type TellWaitListInput = {
  /** Go on behind this lead: `next` of the last answer. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** The city, by its slug. */
  city: Scalars['String']['input'];
  /** The kind of lead. */
  leadType: LeadType;
  /** What each is told, in each language. In braces stand the names that reply templates have, such as `{first_name}` and `{city}`. */
  letters: Array<WaitListLetterInput>;
};

/** What became of a letter to those who wait. */
export type TellWaitListPayload = {
  __typename?: 'TellWaitListPayload';
  /** How many were not, as mail to their address came back. */
  held: Scalars['Int']['output'];
  /** Where to go on. Null when all are told. */
  next?: Maybe<Scalars['ID']['output']>;
  /** How many were written to now. */
  told: Scalars['Int']['output'];
};

/** That a sender confirmed being old enough and accepting the Terms of Service and the Privacy Policy, as the server recorded it. */
export type TermsAcceptance = {
  __typename?: 'TermsAcceptance';
  /** When the server had it. */
  acceptedAt: Scalars['DateTime']['output'];
  /** The date that the documents had then. */
  termsDate: Scalars['String']['output'];
  /** The SHA-256 of both documents as they were published then: another text has another one. */
  version: Scalars['String']['output'];
};

/** What a mailbox's server answers. */
export type TestMailboxPayload = {
  __typename?: 'TestMailboxPayload';
  /** What it answered, word for word. Null when there was no answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** What the server said, in a sentence for an operator, with what to do about it. */
  explanation: Scalars['String']['output'];
  isReadable: Scalars['Boolean']['output'];
  /** How many messages the folder has. Null when it cannot be read. */
  messageCount?: Maybe<Scalars['Int']['output']>;
  /** Whether the server tells of new mail by itself (IDLE). Without it the mailbox is looked at every minute. */
  tellsOfNewMail: Scalars['Boolean']['output'];
};

/** What an authenticator app is set up with. */
export type TotpEnrolment = {
  __typename?: 'TotpEnrolment';
  /** The secret, in base32, for typing. */
  secret: Scalars['String']['output'];
  /** The same as an `otpauth://` address, which is drawn as a QR code. */
  uri: Scalars['String']['output'];
};

/** A lead that was deleted. */
export type TrashedLead = {
  __typename?: 'TrashedLead';
  deletedAt: Scalars['DateTime']['output'];
  /** Who deleted it. Null for a program. */
  deletedBy?: Maybe<Colleague>;
  /** From when on it is erased, with the next daily run. */
  erasedFrom: Scalars['DateTime']['output'];
  /** Its id among those of its kind, which it keeps. */
  leadId: Scalars['ID']['output'];
  /** The kind of lead. */
  leadType: LeadType;
  receivedAt: Scalars['DateTime']['output'];
  status: LeadStatus;
  /** What to call it: the sender's name, or the company's. */
  title: Scalars['String']['output'];
};

/** A page of deleted leads. */
export type TrashedLeadConnection = {
  __typename?: 'TrashedLeadConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<TrashedLeadEdge>;
  /** The entries of this page. */
  nodes: Array<TrashedLead>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type TrashedLeadEdge = {
  __typename?: 'TrashedLeadEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TrashedLead;
};

/** The answer to a merge that is undone. */
export type UndoLeadMergePayload = {
  __typename?: 'UndoLeadMergePayload';
  lead: Lead;
  restored: Lead;
};

/** Copies that stay. */
export type UnreachedCopies = {
  __typename?: 'UnreachedCopies';
  /** How many; null where nobody here can know. */
  count?: Maybe<Scalars['Int']['output']>;
  kind: UnreachedCopyKind;
  /** What they are, and what to do about them. */
  text: Scalars['String']['output'];
};

/** A kind of copies that no erasure here reaches. */
export type UnreachedCopyKind =
  | 'BACKUPS'
  /** Drafts in browsers: of forms at the sender's, of replies and notes at colleagues'. */
  | 'BROWSERS'
  /** Unused places of SQLite's file that are not overwritten yet. */
  | 'DATABASE_FILE'
  /** Redo and binary logs of MySQL and MariaDB. */
  | 'DATABASE_LOGS'
  | 'EXPORTED_FILES'
  /** Mails in the mailboxes of those who got them. */
  | 'MAILBOXES'
  | 'PROGRAMS'
  /** What receivers of webhooks were sent. */
  | 'WEBHOOK_RECEIVERS';

/** The answer to taking a draft off the schedule. */
export type UnscheduleCmsBlockPayload = {
  __typename?: 'UnscheduleCmsBlockPayload';
  /** The block with its draft. */
  cmsBlock: CmsBlock;
};

/** The answer to `updateCmsBlock`. */
export type UpdateCmsBlockPayload = {
  __typename?: 'UpdateCmsBlockPayload';
  cmsBlock: CmsBlock;
};

/** What a user tells about themselves. */
export type UpdateMeInput = {
  /** The address for mails to the user, up to 255 characters. Null for none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What others call the user, up to 255 characters. */
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

/** What to change about a webhook; what is left out stays. */
export type UpdateWebhookInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Which leads to tell it of. Null for all of them. */
  filter?: InputMaybe<WebhookFilterInput>;
  id: Scalars['ID']['input'];
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The reaction to a file. */
export type UploadLeadFilePayload = {
  __typename?: 'UploadLeadFilePayload';
  file: LeadFile;
  isDuplicate: Scalars['Boolean']['output'];
  lead: Lead;
};

/** The answer to an upload. */
export type UploadMediaPayload = {
  __typename?: 'UploadMediaPayload';
  /** Whether the library had the same bytes already; then this is the file from before, under its old name. */
  isDuplicate: Scalars['Boolean']['output'];
  mediaFile: MediaFile;
};

/** Somebody who works here. */
export type User = {
  __typename?: 'User';
  /** The address for mails to the user, which also signs in. Null when none is known. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: Role;
  /** The name the user signs in with. */
  username: Scalars['String']['output'];
};

/** What has become of an account. */
export type UserState =
  | 'ACTIVE'
  /** Can no longer sign in. The name stays with what the user has done. */
  | 'DEACTIVATED'
  /** Invited, and has not accepted yet. */
  | 'INVITED';

/** What the viewer may do, so that a client can leave out what would be refused. */
export type ViewerPermissions = {
  __typename?: 'ViewerPermissions';
  viewerCanEditContent: Scalars['Boolean']['output'];
  viewerCanEditMedia: Scalars['Boolean']['output'];
  /** Delete leads, restore them, and erase leads and people. */
  viewerCanEraseLeads: Scalars['Boolean']['output'];
  /** Invite people, change roles, deactivate accounts, and ask for second factors. */
  viewerCanManageTeam: Scalars['Boolean']['output'];
  /** See the site's content with its versions. */
  viewerCanReadContent: Scalars['Boolean']['output'];
  viewerCanReadEvents: Scalars['Boolean']['output'];
  /** See leads, their notes and history, and export them. */
  viewerCanReadLeads: Scalars['Boolean']['output'];
  viewerCanReadMail: Scalars['Boolean']['output'];
  viewerCanReadMedia: Scalars['Boolean']['output'];
  /** Send mails again, cancel them, and try the mail server. */
  viewerCanSendMail: Scalars['Boolean']['output'];
  /** Change statuses and write notes. */
  viewerCanWorkLeads: Scalars['Boolean']['output'];
};

/**
 * What came of the visits to the site on some days. Whoever comes again on another day counts as another visitor; several
 * people behind one network address with the same browser count as one. Programs and the team itself are not counted.
 */
export type VisitStatistics = {
  __typename?: 'VisitStatistics';
  /**
   * By city, those with most leads first, up to 50: who looked at its page or opened a form for it, and the leads that name
   * it. A city that the site does not list is called what senders call it; all that have no row are in one called `Other`.
   */
  cities: Array<FunnelStage>;
  /** The pages by their English path, those with most views first, up to 50. */
  pages: Array<PageViews>;
  /** By where visitors came from, those with most visits first, up to 50. Leads of an unknown source are under `unknown`. */
  sources: Array<FunnelStage>;
  /** Pages that were shown to those whose browser asks not to be counted (`Sec-GPC`, `DNT`). They are part of nothing else. */
  uncountedViews: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
  /** Visitors of each day. */
  visits: Scalars['Int']['output'];
};

/** A city that senders of leads wait for. */
export type WaitListCity = {
  __typename?: 'WaitListCity';
  /** Whether the map has it. Others were written by senders, who were promised an answer as well. */
  isListed: Scalars['Boolean']['output'];
  isOpen: Scalars['Boolean']['output'];
  /** How many, by kind of lead. */
  kinds: Array<WaitListKind>;
  /** What it is called: as on the map, or as somebody wrote it. */
  name: Scalars['String']['output'];
  /** When the first of them arrived. */
  since: Scalars['DateTime']['output'];
  /** What leads are filtered by (`waitListCity`), such as `new-york-ny`. */
  slug: Scalars['String']['output'];
};

/** What an edit of the cities does to those who wait for one. */
export type WaitListEffect = {
  __typename?: 'WaitListEffect';
  /** The city that they wait for then. Null for one that is not listed. */
  becomes?: Maybe<Scalars['String']['output']>;
  /** True if it closes before they were told that it has opened. */
  isClosed: Scalars['Boolean']['output'];
  /** True if the city is no longer listed. */
  isRemoved: Scalars['Boolean']['output'];
  /** The city that they wait for now. */
  name: Scalars['String']['output'];
  /** The number of pending or contacted leads that wait. */
  waiting: Scalars['Int']['output'];
};

/** How many of one kind wait for a city. */
export type WaitListKind = {
  __typename?: 'WaitListKind';
  /** The kind of lead. */
  leadType: LeadType;
  /** How many were told that it has opened. */
  told: Scalars['Int']['output'];
  /** The number of pending or contacted leads that wait. */
  waiting: Scalars['Int']['output'];
};

/** What those who wait are told, in one language. */
export type WaitListLetter = {
  __typename?: 'WaitListLetter';
  /** The text, with greeting and signature. */
  body: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

/** What those who wait are told, in one language. */
export type WaitListLetterInput = {
  /** The plain text, up to 10,000 characters. */
  body: Scalars['String']['input'];
  /** The language, such as `en`. */
  locale: Scalars['String']['input'];
  /** The subject, up to 150 characters on one line. */
  subject: Scalars['String']['input'];
};

/** An address of another program that is told what happens. Messages come at least once, in about the order of what they tell. */
export type Webhook = {
  __typename?: 'Webhook';
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  /** Why it was switched off, if no owner did it. */
  disabledReason?: Maybe<Scalars['String']['output']>;
  events: Array<WebhookEvent>;
  /** How many messages were given up. */
  failedCount: Scalars['Int']['output'];
  /** Since when every attempt has failed; null if the last one did not. After five days it is switched off. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Which leads it is told of. Null for all of them. */
  filter?: Maybe<WebhookFilter>;
  format: WebhookFormat;
  /** How it has fared lately. */
  health: WebhookHealth;
  id: Scalars['ID']['output'];
  isEnabled: Scalars['Boolean']['output'];
  /**
   * The position up to which its messages are queued. The largest `Int` where it is beyond that.
   * @deprecated Read `queuedPosition`. Goes away after 2027-06-01.
   */
  position: Scalars['Int']['output'];
  /** Until when the secret before signs as well. */
  previousSecretEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The position up to which its messages are queued. */
  queuedPosition: Scalars['String']['output'];
  url: Scalars['String']['output'];
  waitingCount: Scalars['Int']['output'];
};

/** One attempt to deliver. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** How the answer begins, up to 2 KB, or the code of the failure. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it ended; null while it is in progress. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  explanation?: Maybe<Scalars['String']['output']>;
  outcome?: Maybe<WebhookAttemptOutcome>;
  startedAt: Scalars['DateTime']['output'];
  statusCode?: Maybe<Scalars['Int']['output']>;
};

/** How an attempt to deliver ended. */
export type WebhookAttemptOutcome =
  | 'accepted'
  | 'forbidden_address'
  /** The process that sent it was ended. It is sent again. */
  | 'interrupted'
  | 'refused'
  /** There was no answer within 10 seconds, or no connection. */
  | 'unreachable';

/** A message to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  attemptCount: Scalars['Int']['output'];
  /** Every attempt, oldest first. */
  attempts: Array<WebhookAttempt>;
  /** What was sent at the last attempt; null before, and after seven days. */
  body?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the next attempt is due, if it waits. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Its `webhook-id`, the same however often it is sent. */
  messageId: Scalars['String']['output'];
  status: WebhookDeliveryStatus;
  /** What it tells, as in `lead.created`. */
  type: Scalars['String']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The entries of this page, each with its cursor. */
  edges: Array<WebhookDeliveryEdge>;
  /** The entries of this page. */
  nodes: Array<WebhookDelivery>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** How many match on all pages together; at least so many if `totalCountIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether `totalCount` is all of them. Where counting would take long, as in a search with many hits, it ends at 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry of a page. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Marks this place in the list: send it as `after` to continue behind it. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: WebhookDelivery;
};

/** The answer to a message that is sent or sent again. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  delivery: WebhookDelivery;
};

/** What has become of a delivery. */
export type WebhookDeliveryStatus =
  /** The webhook was switched off, or what it tells is gone. */
  | 'cancelled'
  /** The receiver accepted it, with a status from 200 to 299. */
  | 'delivered'
  /** It was given up, after ten attempts in three days. */
  | 'failed'
  /** It waits to be sent, for the first time or again. */
  | 'queued'
  | 'sending';

/** What a webhook can be told of. */
export type WebhookEvent =
  /** A lead was submitted, or taken out of quarantine: `lead.created`. */
  | 'lead.created'
  /** A lead has another status: `lead.status_changed`. */
  | 'lead.status_changed'
  /** Anything else about a lead: its owner, follow-up, a note, a reply, a correction by its sender, its way to the trash and back, its erasure: `lead.updated`. */
  | 'lead.updated';

/**
 * Which leads a webhook is told of. It is also told of one that was such a lead before a change, and of one that is gone, so
 * that a receiver can delete what it has. What a rule tells it comes in any case.
 */
export type WebhookFilter = {
  __typename?: 'WebhookFilter';
  /** What a lead must be like: all of them. */
  conditions: Array<LeadRuleCondition>;
  /** The kind of lead. Null for all kinds. */
  leadType?: Maybe<LeadType>;
  /** What it says, as in "each driver application from Phoenix whose owner is nobody". */
  sentence: Scalars['String']['output'];
};

/** Which leads to tell a webhook of. */
export type WebhookFilterInput = {
  /** What a lead must be like, up to 10, as in a rule. */
  conditions?: InputMaybe<Array<LeadRuleConditionInput>>;
  /** The kind of lead. Null for all kinds. */
  leadType?: InputMaybe<LeadType>;
};

/** How messages are written. */
export type WebhookFormat =
  /** A text for a channel of Slack, by one of its incoming webhooks. */
  | 'slack'
  /** As the Standard Webhooks specification says, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
  | 'standard';

/** How a webhook has fared in the last thirty days. */
export type WebhookHealth = {
  __typename?: 'WebhookHealth';
  lastAttempt?: Maybe<WebhookAttempt>;
  /** When its receiver last accepted a new message. */
  lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the next message is due, if one waits. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The answer to a change of a webhook. */
export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  webhook: Webhook;
};

/** A webhook with its secret, which nothing shows again. */
export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  /** Signs its messages: `whsec_` and base64. */
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
  CancelEmailPayload: ResolverTypeWrapper<Omit<CancelEmailPayload, 'emailLog'> & { emailLog: ResolversTypes['EmailLog'] }>;
  CancelFileRequestPayload: ResolverTypeWrapper<Omit<CancelFileRequestPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
  Change: ResolverTypeWrapper<LeadChange>;
  ChangeConnection: ResolverTypeWrapper<ChangePage>;
  ChangeEdge: ResolverTypeWrapper<Omit<ChangeEdge, 'node'> & { node: ResolversTypes['Change'] }>;
  ChangeLeadsPayload: ResolverTypeWrapper<Omit<ChangeLeadsPayload, 'leads'> & { leads: Array<ResolversTypes['Lead']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangeUserRoleInput: ChangeUserRoleInput;
  ChangedField: ResolverTypeWrapper<ChangedFieldRow>;
  CmsBlock: ResolverTypeWrapper<CmsBlockModel>;
  CmsBlockVersion: ResolverTypeWrapper<CmsBlockVersionRow>;
  CmsBlockVersionConnection: ResolverTypeWrapper<CmsBlockVersionPage>;
  CmsBlockVersionEdge: ResolverTypeWrapper<Omit<CmsBlockVersionEdge, 'node'> & { node: ResolversTypes['CmsBlockVersion'] }>;
  CmsDraft: ResolverTypeWrapper<CmsDraftRow>;
  CmsDraftMissedBecause: CmsDraftMissedBecause;
  Colleague: ResolverTypeWrapper<Colleague>;
  ConfirmDatePayload: ResolverTypeWrapper<ConfirmDatePayload>;
  ConfirmIdentityInput: ConfirmIdentityInput;
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
  LeadFigures: ResolverTypeWrapper<Omit<LeadFigures, 'cities' | 'days'> & { cities: Array<ResolversTypes['LeadCityFigures']>, days: Array<ResolversTypes['LeadsPerDay']> }>;
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
  LeadImportMatch: LeadImportMatch;
  LeadImportOutcome: LeadImportOutcome;
  LeadImportOutcomeCount: ResolverTypeWrapper<LeadImportOutcomeCount>;
  LeadImportPayload: ResolverTypeWrapper<Omit<LeadImportPayload, 'leadImport'> & { leadImport: ResolversTypes['LeadImport'] }>;
  LeadImportRow: ResolverTypeWrapper<ImportedRow>;
  LeadImportRowConnection: ResolverTypeWrapper<ImportedRowPage>;
  LeadImportRowEdge: ResolverTypeWrapper<Omit<LeadImportRowEdge, 'node'> & { node: ResolversTypes['LeadImportRow'] }>;
  LeadImportState: LeadImportState;
  LeadImportValue: ResolverTypeWrapper<LeadImportValue>;
  LeadImportValueInput: LeadImportValueInput;
  LeadKindCount: ResolverTypeWrapper<Omit<LeadKindCount, 'leadType'> & { leadType: ResolversTypes['LeadType'] }>;
  LeadKindSummary: ResolverTypeWrapper<Omit<LeadKindSummary, 'leadType'> & { leadType: ResolversTypes['LeadType'] }>;
  LeadMerge: ResolverTypeWrapper<ToldMerge>;
  LeadMessage: ResolverTypeWrapper<LeadMessageRow>;
  LeadMessageConnection: ResolverTypeWrapper<MessagePage>;
  LeadMessageEdge: ResolverTypeWrapper<Omit<LeadMessageEdge, 'node'> & { node: ResolversTypes['LeadMessage'] }>;
  LeadMetadataEntry: ResolverTypeWrapper<LeadMetadataEntry>;
  LeadMetadataInput: LeadMetadataInput;
  LeadNote: ResolverTypeWrapper<LeadNoteModel>;
  LeadPeriodFigures: ResolverTypeWrapper<LeadPeriodFigures>;
  LeadReference: ResolverTypeWrapper<LeadReferenceRow>;
  LeadRule: ResolverTypeWrapper<ToldRule>;
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
  Locale: ResolverTypeWrapper<"en" | "es">;
  LoginHint: ResolverTypeWrapper<LoginHint>;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'admin' | 'user'> & { admin: ResolversTypes['User'], user: ResolversTypes['User'] }>;
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
  Platform: ResolverTypeWrapper<"Uber" | "Lyft" | "Both">;
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
  RequestLeadFilePayload: ResolverTypeWrapper<Omit<RequestLeadFilePayload, 'lead' | 'request'> & { lead: ResolversTypes['Lead'], request: ResolversTypes['FileRequest'] }>;
  ResendEmailPayload: ResolverTypeWrapper<Omit<ResendEmailPayload, 'emailLog'> & { emailLog: ResolversTypes['EmailLog'] }>;
  ResendEmailsPayload: ResolverTypeWrapper<Omit<ResendEmailsPayload, 'refused' | 'resent'> & { refused: Array<ResolversTypes['RefusedResend']>, resent: Array<ResolversTypes['EmailLog']> }>;
  ResendFailedEmailsPayload: ResolverTypeWrapper<ResendFailedEmailsPayload>;
  ResetPasswordInput: ResetPasswordInput;
  RestoreLeadPayload: ResolverTypeWrapper<Omit<RestoreLeadPayload, 'lead'> & { lead: ResolversTypes['Lead'] }>;
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
  SpamReason: SpamReason;
  StatusChange: ResolverTypeWrapper<StatusChangeModel>;
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
  WebhookFilter: ResolverTypeWrapper<AskedLeads>;
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
  CancelEmailPayload: Omit<CancelEmailPayload, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  CancelFileRequestPayload: Omit<CancelFileRequestPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
  Change: LeadChange;
  ChangeConnection: ChangePage;
  ChangeEdge: Omit<ChangeEdge, 'node'> & { node: ResolversParentTypes['Change'] };
  ChangeLeadsPayload: Omit<ChangeLeadsPayload, 'leads'> & { leads: Array<ResolversParentTypes['Lead']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangeUserRoleInput: ChangeUserRoleInput;
  ChangedField: ChangedFieldRow;
  CmsBlock: CmsBlockModel;
  CmsBlockVersion: CmsBlockVersionRow;
  CmsBlockVersionConnection: CmsBlockVersionPage;
  CmsBlockVersionEdge: Omit<CmsBlockVersionEdge, 'node'> & { node: ResolversParentTypes['CmsBlockVersion'] };
  CmsDraft: CmsDraftRow;
  Colleague: Colleague;
  ConfirmDatePayload: ConfirmDatePayload;
  ConfirmIdentityInput: ConfirmIdentityInput;
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
  LeadFigures: Omit<LeadFigures, 'cities' | 'days'> & { cities: Array<ResolversParentTypes['LeadCityFigures']>, days: Array<ResolversParentTypes['LeadsPerDay']> };
  LeadFile: LeadFileRow;
  LeadHistoryEntry: LeadHistoryEntry;
  LeadImport: LeadImportModelRow;
  LeadImportColumn: LeadImportColumn;
  LeadImportColumnInput: LeadImportColumnInput;
  LeadImportConnection: LeadImportPage;
  LeadImportEdge: Omit<LeadImportEdge, 'node'> & { node: ResolversParentTypes['LeadImport'] };
  LeadImportFault: LeadImportFault;
  LeadImportField: LeadImportField;
  LeadImportOutcomeCount: LeadImportOutcomeCount;
  LeadImportPayload: Omit<LeadImportPayload, 'leadImport'> & { leadImport: ResolversParentTypes['LeadImport'] };
  LeadImportRow: ImportedRow;
  LeadImportRowConnection: ImportedRowPage;
  LeadImportRowEdge: Omit<LeadImportRowEdge, 'node'> & { node: ResolversParentTypes['LeadImportRow'] };
  LeadImportValue: LeadImportValue;
  LeadImportValueInput: LeadImportValueInput;
  LeadKindCount: LeadKindCount;
  LeadKindSummary: LeadKindSummary;
  LeadMerge: ToldMerge;
  LeadMessage: LeadMessageRow;
  LeadMessageConnection: MessagePage;
  LeadMessageEdge: Omit<LeadMessageEdge, 'node'> & { node: ResolversParentTypes['LeadMessage'] };
  LeadMetadataEntry: LeadMetadataEntry;
  LeadMetadataInput: LeadMetadataInput;
  LeadNote: LeadNoteModel;
  LeadPeriodFigures: LeadPeriodFigures;
  LeadReference: LeadReferenceRow;
  LeadRule: ToldRule;
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
  LoginHint: LoginHint;
  LoginPayload: Omit<LoginPayload, 'admin' | 'user'> & { admin: ResolversParentTypes['User'], user: ResolversParentTypes['User'] };
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
  RequestLeadFilePayload: Omit<RequestLeadFilePayload, 'lead' | 'request'> & { lead: ResolversParentTypes['Lead'], request: ResolversParentTypes['FileRequest'] };
  ResendEmailPayload: Omit<ResendEmailPayload, 'emailLog'> & { emailLog: ResolversParentTypes['EmailLog'] };
  ResendEmailsPayload: Omit<ResendEmailsPayload, 'refused' | 'resent'> & { refused: Array<ResolversParentTypes['RefusedResend']>, resent: Array<ResolversParentTypes['EmailLog']> };
  ResendFailedEmailsPayload: ResendFailedEmailsPayload;
  ResetPasswordInput: ResetPasswordInput;
  RestoreLeadPayload: Omit<RestoreLeadPayload, 'lead'> & { lead: ResolversParentTypes['Lead'] };
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
  StatusChange: StatusChangeModel;
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
  WebhookFilter: AskedLeads;
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
  plannedBudget?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plannedCities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  plannedWeeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  possibleRepeats?: Resolver<Array<ResolversTypes['LeadReference']>, ParentType, ContextType>;
  replyDrafts?: Resolver<Array<ResolversTypes['ReplyDraft']>, ParentType, ContextType>;
  saleOptOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['LeadSource']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LeadStatus'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  termsAcceptance?: Resolver<Maybe<ResolversTypes['TermsAcceptance']>, ParentType, ContextType>;
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
  termsAcceptance?: Resolver<Maybe<ResolversTypes['TermsAcceptance']>, ParentType, ContextType>;
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

export type EmailLogTypeResolvers = { ACCOUNT_INVITATION: 'account_invitation', ACCOUNT_PASSWORD_RESET: 'account_password_reset', ACCOUNT_SIGN_IN: 'account_sign_in', ADVERTISER_INQUIRY: 'advertiser_inquiry', ADVERTISER_RECEIPT: 'advertiser_receipt', ADVERTISER_REPLY: 'advertiser_reply', API_KEY_EXPIRING: 'api_key_expiring', CONTENT_HELD_UP: 'content_held_up', DRIVER_APPLICATION: 'driver_application', DRIVER_RECEIPT: 'driver_receipt', DRIVER_REPLY: 'driver_reply', FOLLOW_UP_REMINDER: 'follow_up_reminder', LEAD_RULE: 'lead_rule', MESSAGE_RECEIVED: 'message_received', NOTE_MENTION: 'note_mention', PRIVACY_ANSWER: 'privacy_answer', PRIVACY_CONFIRMATION: 'privacy_confirmation', PRIVACY_EXTENSION: 'privacy_extension', PRIVACY_RECEIPT: 'privacy_receipt', PRIVACY_REQUEST_DUE: 'privacy_request_due', PRIVACY_REQUEST_NEW: 'privacy_request_new', TEST: 'test', WEBHOOK_SWITCHED_OFF: 'webhook_switched_off' };

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
  cities?: Resolver<Array<ResolversTypes['LeadCityFigures']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['LeadPeriodFigures'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['LeadsPerDay']>, ParentType, ContextType>;
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
  dateOrder?: Resolver<Maybe<ResolversTypes['LeadImportDateOrder']>, ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['LeadImportField']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepsOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownBy?: Resolver<Array<ResolversTypes['LeadImportMatch']>, ParentType, ContextType>;
  leadType?: Resolver<ResolversTypes['LeadType'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onKnown?: Resolver<ResolversTypes['LeadImportKnown'], ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['LeadImportOutcomeCount']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['LeadImportRowConnection'], ParentType, ContextType, RequireFields<LeadImportRowsArgs, 'first'>>;
  runsRules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendsReceipts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsClock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LeadImportState'], ParentType, ContextType>;
  unclearDates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['LeadImportValue']>, ParentType, ContextType>;
};

export type LeadImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportColumn'] = ResolversParentTypes['LeadImportColumn']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGuessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type LeadImportOutcomeCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportOutcomeCount'] = ResolversParentTypes['LeadImportOutcomeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LeadImportOutcome'], ParentType, ContextType>;
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

export type LeadImportValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeadImportValue'] = ResolversParentTypes['LeadImportValue']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  confirmDate?: Resolver<ResolversTypes['ConfirmDatePayload'], ParentType, ContextType, RequireFields<MutationConfirmDateArgs, 'seen'>>;
  confirmIdentity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmTotp?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'code'>>;
  correctLead?: Resolver<ResolversTypes['CorrectLeadPayload'], ParentType, ContextType, RequireFields<MutationCorrectLeadArgs, 'values'>>;
  createApiKey?: Resolver<ResolversTypes['CreateApiKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deactivateUser?: Resolver<ResolversTypes['TeamMemberPayload'], ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'id'>>;
  deleteLead?: Resolver<ResolversTypes['DeleteLeadPayload'], ParentType, ContextType, Partial<MutationDeleteLeadArgs>>;
  deleteLeadFile?: Resolver<ResolversTypes['DeleteLeadFilePayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadFileArgs, 'id'>>;
  deleteLeadImport?: Resolver<ResolversTypes['DeleteLeadImportPayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadImportArgs, 'id'>>;
  deleteLeadNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLeadNoteArgs, 'id'>>;
  deleteLeadRule?: Resolver<ResolversTypes['DeleteLeadRulePayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadRuleArgs, 'id'>>;
  deleteLeadView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLeadViewArgs, 'id'>>;
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
  sendTestEmail?: Resolver<ResolversTypes['SendTestEmailPayload'], ParentType, ContextType>;
  sendTestWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationSendTestWebhookArgs, 'id'>>;
  setAdvertiserSubmissionStatus?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusArgs, 'id' | 'status'>>;
  setAdvertiserSubmissionStatuses?: Resolver<ResolversTypes['SetAdvertiserSubmissionStatusesPayload'], ParentType, ContextType, RequireFields<MutationSetAdvertiserSubmissionStatusesArgs, 'changes'>>;
  setDriverApplicationStatus?: Resolver<ResolversTypes['SetDriverApplicationStatusPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusArgs, 'id' | 'status'>>;
  setDriverApplicationStatuses?: Resolver<ResolversTypes['SetDriverApplicationStatusesPayload'], ParentType, ContextType, RequireFields<MutationSetDriverApplicationStatusesArgs, 'changes'>>;
  setFollowUp?: Resolver<ResolversTypes['ChangeLeadsPayload'], ParentType, ContextType, RequireFields<MutationSetFollowUpArgs, 'ids' | 'leadType'>>;
  setLeadExternal?: Resolver<ResolversTypes['SetLeadExternalPayload'], ParentType, ContextType, Partial<MutationSetLeadExternalArgs>>;
  startLeadImport?: Resolver<ResolversTypes['LeadImportPayload'], ParentType, ContextType, RequireFields<MutationStartLeadImportArgs, 'id'>>;
  submitAdvertiserInquiry?: Resolver<ResolversTypes['SubmitAdvertiserInquiryPayload'], ParentType, ContextType, RequireFields<MutationSubmitAdvertiserInquiryArgs, 'input'>>;
  submitDriverApplication?: Resolver<ResolversTypes['SubmitDriverApplicationPayload'], ParentType, ContextType, RequireFields<MutationSubmitDriverApplicationArgs, 'input'>>;
  switchLeadRule?: Resolver<ResolversTypes['SwitchLeadRulePayload'], ParentType, ContextType, RequireFields<MutationSwitchLeadRuleArgs, 'id' | 'isOn'>>;
  switchRetention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType, RequireFields<MutationSwitchRetentionArgs, 'on'>>;
  tellWaitList?: Resolver<ResolversTypes['TellWaitListPayload'], ParentType, ContextType, RequireFields<MutationTellWaitListArgs, 'input'>>;
  testMailbox?: Resolver<ResolversTypes['TestMailboxPayload'], ParentType, ContextType>;
  undoLeadImport?: Resolver<ResolversTypes['LeadImportPayload'], ParentType, ContextType, RequireFields<MutationUndoLeadImportArgs, 'id'>>;
  undoLeadMerge?: Resolver<ResolversTypes['UndoLeadMergePayload'], ParentType, ContextType, RequireFields<MutationUndoLeadMergeArgs, 'id'>>;
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

export type PlatformResolvers = { BOTH: 'Both', LYFT: 'Lyft', UBER: 'Uber' };

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
  loginHint?: Resolver<Maybe<ResolversTypes['LoginHint']>, ParentType, ContextType, Partial<QueryLoginHintArgs>>;
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
  CancelEmailPayload?: CancelEmailPayloadResolvers<ContextType>;
  CancelFileRequestPayload?: CancelFileRequestPayloadResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  ChangeLeadsPayload?: ChangeLeadsPayloadResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  CmsBlock?: CmsBlockResolvers<ContextType>;
  CmsBlockVersion?: CmsBlockVersionResolvers<ContextType>;
  CmsBlockVersionConnection?: CmsBlockVersionConnectionResolvers<ContextType>;
  CmsBlockVersionEdge?: CmsBlockVersionEdgeResolvers<ContextType>;
  CmsDraft?: CmsDraftResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ConfirmDatePayload?: ConfirmDatePayloadResolvers<ContextType>;
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
  LeadImportOutcomeCount?: LeadImportOutcomeCountResolvers<ContextType>;
  LeadImportPayload?: LeadImportPayloadResolvers<ContextType>;
  LeadImportRow?: LeadImportRowResolvers<ContextType>;
  LeadImportRowConnection?: LeadImportRowConnectionResolvers<ContextType>;
  LeadImportRowEdge?: LeadImportRowEdgeResolvers<ContextType>;
  LeadImportValue?: LeadImportValueResolvers<ContextType>;
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
  Locale?: LocaleResolvers;
  LoginHint?: LoginHintResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
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
  RequestLeadFilePayload?: RequestLeadFilePayloadResolvers<ContextType>;
  ResendEmailPayload?: ResendEmailPayloadResolvers<ContextType>;
  ResendEmailsPayload?: ResendEmailsPayloadResolvers<ContextType>;
  ResendFailedEmailsPayload?: ResendFailedEmailsPayloadResolvers<ContextType>;
  RestoreLeadPayload?: RestoreLeadPayloadResolvers<ContextType>;
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
  StatusChange?: StatusChangeResolvers<ContextType>;
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
