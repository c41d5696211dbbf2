import { graphql } from "msw"
import {
  type AdvertiserSubmissions_SubmissionFragment,
  type DashboardCounters_SummaryFragment,
  DashboardPageDocument,
  type DriverApplications_ApplicationFragment,
  GlobalContentDocument,
  LoginDocument,
  LoginHintDocument,
  type LoginHintQuery,
  type LoginMutationVariables,
  LogoutDocument,
  MoreDriverApplicationsDocument,
  SetAdvertiserSubmissionStatusDocument,
  type SetAdvertiserSubmissionStatusMutationVariables,
  SetDriverApplicationStatusDocument,
  type SetDriverApplicationStatusMutationVariables,
  SubmitAdvertiserInquiryDocument,
  type SubmitAdvertiserInquiryMutationVariables,
  SubmitDriverApplicationDocument,
  type SubmitDriverApplicationMutationVariables,
} from "../../graphql/generated.ts"
import { buildConnection, buildSummary } from "../builders.ts"
import { type Behaviour, respond } from "./respond.ts"

const api = graphql.link("*/graphql")

/** Lets a test see what was asked. */
interface Watched<Variables> {
  onRequest?: (variables: Variables) => void
}

interface DashboardOptions extends Behaviour {
  applications?: DriverApplications_ApplicationFragment[]
  submissions?: AdvertiserSubmissions_SubmissionFragment[]
  summary?: Partial<DashboardCounters_SummaryFragment>
  /** How many applications lie behind those given. */
  moreApplications?: number
  onRequest?: (headers: Headers) => void
}

export const mockDashboard = (options: DashboardOptions = {}) =>
  api.query(DashboardPageDocument, ({ request }) => {
    const { applications = [], submissions = [], summary, moreApplications = 0, onRequest, ...behaviour } = options
    onRequest?.(request.headers)
    const data = {
      me: { __typename: "Admin", id: "1", username: "admin" },
      dashboardSummary: buildSummary(summary),
      driverApplications: buildConnection("DriverApplication", applications, moreApplications),
      advertiserSubmissions: buildConnection("AdvertiserSubmission", submissions),
    }
    return respond(data, behaviour)
  })

interface MoreOptions extends Behaviour, Watched<{ after: string }> {
  applications: DriverApplications_ApplicationFragment[]
}

export const mockMoreDriverApplications = ({ applications, onRequest, ...behaviour }: MoreOptions) =>
  api.query(MoreDriverApplicationsDocument, ({ variables }) => {
    onRequest?.(variables)
    return respond({ driverApplications: buildConnection("DriverApplication", applications) }, behaviour)
  })

export const mockSetDriverApplicationStatus = ({
  onRequest,
  ...behaviour
}: Behaviour & Watched<SetDriverApplicationStatusMutationVariables> = {}) =>
  api.mutation(SetDriverApplicationStatusDocument, ({ variables }) => {
    onRequest?.(variables)
    const driverApplication = { __typename: "DriverApplication", ...variables }
    return respond({ setDriverApplicationStatus: { driverApplication } }, behaviour)
  })

export const mockSetAdvertiserSubmissionStatus = ({
  onRequest,
  ...behaviour
}: Behaviour & Watched<SetAdvertiserSubmissionStatusMutationVariables> = {}) =>
  api.mutation(SetAdvertiserSubmissionStatusDocument, ({ variables }) => {
    onRequest?.(variables)
    const advertiserSubmission = { __typename: "AdvertiserSubmission", ...variables }
    return respond({ setAdvertiserSubmissionStatus: { advertiserSubmission } }, behaviour)
  })

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

export const mockLoginHint = ({ hint = null, ...behaviour }: Behaviour & { hint?: LoginHintQuery["loginHint"] } = {}) =>
  api.query(LoginHintDocument, () => respond({ loginHint: hint }, behaviour))

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
