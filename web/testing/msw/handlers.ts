import { graphql } from "msw"
import {
  AddLeadNoteDocument,
  type AddLeadNoteMutationVariables,
  AdvertiserSubmissionPageDocument,
  type AdvertiserSubmissionPageQuery,
  type AdvertiserSubmissions_SubmissionFragment,
  AdvertiserSubmissionsDocument,
  type AdvertiserSubmissionsQueryVariables,
  type DashboardCounters_SummaryFragment,
  DashboardLayoutDocument,
  DashboardPageDocument,
  DriverApplicationPageDocument,
  type DriverApplicationPageQuery,
  type DriverApplications_ApplicationFragment,
  DriverApplicationsDocument,
  type DriverApplicationsQueryVariables,
  GlobalContentDocument,
  LeadStatisticsDocument,
  type LeadStatisticsQuery,
  LoginDocument,
  LoginHintDocument,
  type LoginHintQuery,
  type LoginHintQueryVariables,
  type LoginMutationVariables,
  LogoutDocument,
  type MailDelivery_StateFragment,
  SetAdvertiserSubmissionStatusesDocument,
  type SetAdvertiserSubmissionStatusesMutationVariables,
  SetDriverApplicationStatusesDocument,
  type SetDriverApplicationStatusesMutationVariables,
  SubmitAdvertiserInquiryDocument,
  type SubmitAdvertiserInquiryMutationVariables,
  SubmitDriverApplicationDocument,
  type SubmitDriverApplicationMutationVariables,
} from "../../graphql/generated.ts"
import { buildConnection, buildSummary } from "../builders.ts"
import { buildMailState } from "../emailBuilders.ts"
import { type Behaviour, respond } from "./respond.ts"

const NOW = "2026-11-21T12:00:00.000Z"

const api = graphql.link("*/graphql")

/** Lets a test see what was asked. */
interface Watched<Variables> {
  onRequest?: (variables: Variables) => void
}

interface ListOptions<Lead, Variables> extends Behaviour, Watched<Variables> {
  leads?: Lead[] | ((variables: Variables) => Lead[])
  /** How many leads lie on other pages. */
  before?: number
  behind?: number
  /** How many leads of the kind there are in all, filtered or not. */
  received?: number
}

export const mockDriverApplications = (
  options: ListOptions<DriverApplications_ApplicationFragment, DriverApplicationsQueryVariables> = {},
) =>
  api.query(DriverApplicationsDocument, ({ variables }) => {
    const { leads = [], before, behind, received, onRequest, ...behaviour } = options
    onRequest?.(variables)
    const nodes = typeof leads === "function" ? leads(variables) : leads
    const connection = buildConnection("DriverApplication", nodes, { before, behind })
    const totalCount = received ?? connection.totalCount
    const data = { driverApplications: connection, received: { __typename: connection.__typename, totalCount } }
    return respond(data, behaviour)
  })

export const mockAdvertiserSubmissions = (
  options: ListOptions<AdvertiserSubmissions_SubmissionFragment, AdvertiserSubmissionsQueryVariables> = {},
) =>
  api.query(AdvertiserSubmissionsDocument, ({ variables }) => {
    const { leads = [], before, behind, received, onRequest, ...behaviour } = options
    onRequest?.(variables)
    const nodes = typeof leads === "function" ? leads(variables) : leads
    const connection = buildConnection("AdvertiserSubmission", nodes, { before, behind })
    const totalCount = received ?? connection.totalCount
    const data = { advertiserSubmissions: connection, received: { __typename: connection.__typename, totalCount } }
    return respond(data, behaviour)
  })

export const mockSummary = ({
  summary,
  mailState,
  ...behaviour
}: Behaviour & {
  summary?: Partial<DashboardCounters_SummaryFragment>
  mailState?: Partial<MailDelivery_StateFragment>
} = {}) =>
  api.query(DashboardPageDocument, () =>
    respond({ dashboardSummary: buildSummary(summary), mailState: buildMailState(mailState) }, behaviour),
  )

export const mockMe = ({ onRequest, ...behaviour }: Behaviour & { onRequest?: (headers: Headers) => void } = {}) =>
  api.query(DashboardLayoutDocument, ({ request }) => {
    onRequest?.(request.headers)
    return respond({ me: { __typename: "Admin", id: "1", username: "admin" } }, behaviour)
  })

/** The whole dashboard, with these leads in it, on a server that sends mail. */
export const mockDashboard = ({
  applications = [],
  submissions = [],
  ...behaviour
}: Behaviour & {
  applications?: DriverApplications_ApplicationFragment[]
  submissions?: AdvertiserSubmissions_SubmissionFragment[]
} = {}) => [
  mockMe(behaviour),
  mockSummary({
    summary: { driverApplications: applications.length, advertiserSubmissions: submissions.length },
    ...behaviour,
  }),
  mockDriverApplications({ leads: applications, ...behaviour }),
  mockAdvertiserSubmissions({ leads: submissions, ...behaviour }),
  mockLeadStatistics(behaviour),
]

interface MovesOptions<Lead, Variables> extends Behaviour, Watched<Variables> {
  /** The leads that somebody else has moved, as they now stand. */
  conflicts?: Lead[]
  changedBy?: string
  /** Leads that are not there any more. */
  notFoundIds?: string[]
}

const movedMeanwhile = <Lead extends object>(leads: Lead[], changedBy: string) =>
  leads.map((lead) => ({ ...lead, statusChanges: [{ __typename: "StatusChange", id: "1", changedBy }] }))

export const mockSetDriverApplicationStatuses = ({
  conflicts = [],
  changedBy = "ana",
  notFoundIds = [],
  onRequest,
  ...behaviour
}: MovesOptions<DriverApplications_ApplicationFragment, SetDriverApplicationStatusesMutationVariables> = {}) =>
  api.mutation(SetDriverApplicationStatusesDocument, ({ variables }) => {
    onRequest?.(variables)
    const refused = new Set([...conflicts.map(({ id }) => id), ...notFoundIds])
    const driverApplications = [variables.changes]
      .flat()
      .filter(({ id }) => !refused.has(id))
      .map(({ id, status }) => ({ __typename: "DriverApplication", id, status, answerDueAt: null }))
    const answer = { driverApplications, conflicts: movedMeanwhile(conflicts, changedBy), notFoundIds }
    return respond({ setDriverApplicationStatuses: answer }, behaviour)
  })

export const mockSetAdvertiserSubmissionStatuses = ({
  onRequest,
  ...behaviour
}: Behaviour & Watched<SetAdvertiserSubmissionStatusesMutationVariables> = {}) =>
  api.mutation(SetAdvertiserSubmissionStatusesDocument, ({ variables }) => {
    onRequest?.(variables)
    const advertiserSubmissions = [variables.changes]
      .flat()
      .map(({ id, status }) => ({ __typename: "AdvertiserSubmission", id, status, answerDueAt: null }))
    const answer = { advertiserSubmissions, conflicts: [], notFoundIds: [] }
    return respond({ setAdvertiserSubmissionStatuses: answer }, behaviour)
  })

type LeadLists = Pick<
  NonNullable<DriverApplicationPageQuery["driverApplication"]>,
  "statusChanges" | "notes" | "emails" | "possibleRepeats"
>

const named = <Item extends object>(typeName: string, items: Item[]) =>
  items.map((item) => ({ __typename: typeName, ...item }))

/** A lead with the type names that Apollo's cache needs, which the generated types leave out. */
const withTypeNames = <Lead extends LeadLists>(lead: Lead | null) =>
  lead && {
    ...lead,
    statusChanges: named("StatusChange", lead.statusChanges),
    notes: named("LeadNote", lead.notes),
    emails: named("EmailLog", lead.emails),
    possibleRepeats: named("LeadReference", lead.possibleRepeats),
  }

export const mockDriverApplication = ({
  application,
  ...behaviour
}: Behaviour & { application: DriverApplicationPageQuery["driverApplication"] }) =>
  api.query(DriverApplicationPageDocument, () => respond({ driverApplication: withTypeNames(application) }, behaviour))

export const mockAdvertiserSubmission = ({
  submission,
  ...behaviour
}: Behaviour & { submission: AdvertiserSubmissionPageQuery["advertiserSubmission"] }) =>
  api.query(AdvertiserSubmissionPageDocument, () =>
    respond({ advertiserSubmission: withTypeNames(submission) }, behaviour),
  )

export const mockAddLeadNote = ({ onRequest, ...behaviour }: Behaviour & Watched<AddLeadNoteMutationVariables> = {}) =>
  api.mutation(AddLeadNoteDocument, ({ variables }) => {
    onRequest?.(variables)
    const note = { __typename: "LeadNote", id: "1", text: variables.text, writtenBy: "admin", writtenAt: NOW }
    return respond({ addLeadNote: { note } }, behaviour)
  })

export const mockLeadStatistics = ({
  statistics = { days: [], statuses: [] },
  ...behaviour
}: Behaviour & { statistics?: LeadStatisticsQuery["leadStatistics"] } = {}) =>
  api.query(LeadStatisticsDocument, () => respond({ leadStatistics: statistics }, behaviour))

export const mockLogin = ({
  token = "a-token",
  onRequest,
  ...behaviour
}: Behaviour & Watched<LoginMutationVariables> & { token?: string } = {}) =>
  api.mutation(LoginDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ login: { token } }, behaviour)
  })

export const mockLogout = (behaviour: Behaviour = {}) =>
  api.mutation(LogoutDocument, () => respond({ logout: true }, behaviour))

export const mockLoginHint = ({
  hint = null,
  onRequest,
  ...behaviour
}: Behaviour & Watched<LoginHintQueryVariables> & { hint?: LoginHintQuery["loginHint"] } = {}) =>
  api.query(LoginHintDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ loginHint: hint }, behaviour)
  })

export const mockGlobalContent = ({ brandName }: { brandName?: string } = {}) =>
  api.query(GlobalContentDocument, () => {
    const company = { id: "1", sectionId: "company", content: { name: brandName } }
    return respond({ cmsBlocks: brandName === undefined ? [] : [company] }, {})
  })

export const mockSubmitDriverApplication = ({
  onRequest,
  ...behaviour
}: Behaviour & Watched<SubmitDriverApplicationMutationVariables> = {}) =>
  api.mutation(SubmitDriverApplicationDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ submitDriverApplication: { id: "1", message: "Stored" } }, behaviour)
  })

export const mockSubmitAdvertiserInquiry = ({
  onRequest,
  ...behaviour
}: Behaviour & Watched<SubmitAdvertiserInquiryMutationVariables> = {}) =>
  api.mutation(SubmitAdvertiserInquiryDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ submitAdvertiserInquiry: { id: "1", message: "Stored" } }, behaviour)
  })
