/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, type SkipToken, useLazyQuery, useMutation, useQuery } from "@apollo/client/react"
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An ad format on offer. */
export type AdFormat =
  /** Car Wrapping. */
  | 'CAR_WRAPPING'
  /** In-Car Tablet. */
  | 'IN_CAR_TABLET'
  /** On-Top Dynamic Screen. */
  | 'ON_TOP_DYNAMIC_SCREEN';

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

/** The rideshare platform a driver works with. */
export type Platform =
  /** Uber and Lyft. */
  | 'BOTH'
  /** Lyft. */
  | 'LYFT'
  /** Uber. */
  | 'UBER';

/** What an advertiser enters. Single-line texts are trimmed and may have up to 255 characters; all are required but `submissionId` and `acceptedTermsDate`. */
export type SubmitAdvertiserInquiryInput = {
  /** The date of the Terms and Privacy Policy that the sender accepted, as the form showed it. */
  acceptedTermsDate?: string | null | undefined;
  /** At least one format. */
  adFormats: Array<AdFormat>;
  /** The company's name. */
  companyName: string;
  /** The name of the person to answer. */
  contactName: string;
  /** The e-mail address to answer to. */
  email: string;
  /** Where the advertiser wants to be seen. */
  location: string;
  /** What the advertiser wants to say, up to 5,000 characters. */
  message: string;
  /** Made by the sender, a UUID: sending the same one again with the same values answers with the first result instead of making a second inquiry. */
  submissionId?: string | null | undefined;
};

/** What a driver enters. Single-line texts are trimmed and may have up to 255 characters; all are required but `submissionId` and `acceptedTermsDate`. */
export type SubmitDriverApplicationInput = {
  /** The date of the Terms and Privacy Policy that the sender accepted, as the form showed it. */
  acceptedTermsDate?: string | null | undefined;
  /** The city the driver works in. */
  city: string;
  /** The driver's e-mail address. */
  email: string;
  /** The driver's name. */
  name: string;
  /** The driver's phone number. */
  phone: string;
  /** The platform the driver works with. */
  platform: Platform;
  /** Made by the sender, a UUID: sending the same one again with the same values answers with the first result instead of making a second application. */
  submissionId?: string | null | undefined;
  /** The vehicle's make. */
  vehicleMake: string;
  /** The vehicle's model. */
  vehicleModel: string;
  /** The vehicle's model year. */
  vehicleYear: string;
};

export type DashboardCounters_SummaryFragment = { driverApplications: number, advertiserSubmissions: number, pendingDriverApplications: number, pendingAdvertiserSubmissions: number };

export type DashboardHeader_AdminFragment = { id: string, username: string };

export type DashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPageQuery = { me: { id: string, username: string }, dashboardSummary: { driverApplications: number, advertiserSubmissions: number, pendingDriverApplications: number, pendingAdvertiserSubmissions: number }, driverApplications: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, advertiserSubmissions: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, companyName: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SubmitAdvertiserInquiryMutationVariables = Exact<{
  input: SubmitAdvertiserInquiryInput;
}>;


export type SubmitAdvertiserInquiryMutation = { submitAdvertiserInquiry: { id: string, message: string } };

export type AdvertiserSubmissions_ConnectionFragment = { totalCount: number, edges: Array<{ cursor: string, node: { id: string, companyName: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type AdvertiserSubmissions_SubmissionFragment = { id: string, companyName: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus };

export type MoreAdvertiserSubmissionsQueryVariables = Exact<{
  after: string;
}>;


export type MoreAdvertiserSubmissionsQuery = { advertiserSubmissions: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, companyName: string, contactName: string, email: string, budgetRange: string, location: string, message: string | null, status: LeadStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SetAdvertiserSubmissionStatusMutationVariables = Exact<{
  id: string;
  status: LeadStatus;
}>;


export type SetAdvertiserSubmissionStatusMutation = { setAdvertiserSubmissionStatus: { advertiserSubmission: { id: string, status: LeadStatus } } };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LoginMutation = { login: { token: string } };

export type LoginHintQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginHintQuery = { loginHint: { username: string, password: string } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type GlobalContentQueryVariables = Exact<{ [key: string]: never; }>;


export type GlobalContentQuery = { cmsBlocks: Array<{ id: string, sectionId: string, content: unknown }> };

export type DriverApplications_ConnectionFragment = { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type DriverApplications_ApplicationFragment = { id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus };

export type MoreDriverApplicationsQueryVariables = Exact<{
  after: string;
}>;


export type MoreDriverApplicationsQuery = { driverApplications: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, name: string, email: string, city: string, platform: Platform, vehicleYear: string, vehicleMake: string, vehicleModel: string, status: LeadStatus } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SetDriverApplicationStatusMutationVariables = Exact<{
  id: string;
  status: LeadStatus;
}>;


export type SetDriverApplicationStatusMutation = { setDriverApplicationStatus: { driverApplication: { id: string, status: LeadStatus } } };

export type SubmitDriverApplicationMutationVariables = Exact<{
  input: SubmitDriverApplicationInput;
}>;


export type SubmitDriverApplicationMutation = { submitDriverApplication: { id: string, message: string } };

export const DashboardCounters_SummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardCounters_summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverApplications"}},{"kind":"Field","name":{"kind":"Name","value":"advertiserSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingDriverApplications"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAdvertiserSubmissions"}}]}}]} as unknown as DocumentNode<DashboardCounters_SummaryFragment, unknown>;
export const DashboardHeader_AdminFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardHeader_admin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]} as unknown as DocumentNode<DashboardHeader_AdminFragment, unknown>;
export const AdvertiserSubmissions_SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissions_SubmissionFragment, unknown>;
export const AdvertiserSubmissions_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<AdvertiserSubmissions_ConnectionFragment, unknown>;
export const DriverApplications_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DriverApplications_ApplicationFragment, unknown>;
export const DriverApplications_ConnectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DriverApplications_ConnectionFragment, unknown>;
export const DashboardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardHeader_admin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboardSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardCounters_summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"driverApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_connection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advertiserSubmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_connection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardHeader_admin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardCounters_summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverApplications"}},{"kind":"Field","name":{"kind":"Name","value":"advertiserSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"pendingDriverApplications"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAdvertiserSubmissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<DashboardPageQuery, DashboardPageQueryVariables>;
export const SubmitAdvertiserInquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitAdvertiserInquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitAdvertiserInquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitAdvertiserInquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubmitAdvertiserInquiryMutation, SubmitAdvertiserInquiryMutationVariables>;
export const MoreAdvertiserSubmissionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreAdvertiserSubmissions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advertiserSubmissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_connection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmission"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"budgetRange"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdvertiserSubmissions_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvertiserSubmissionConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdvertiserSubmissions_submission"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<MoreAdvertiserSubmissionsQuery, MoreAdvertiserSubmissionsQueryVariables>;
export const SetAdvertiserSubmissionStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdvertiserSubmissionStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAdvertiserSubmissionStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advertiserSubmission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<SetAdvertiserSubmissionStatusMutation, SetAdvertiserSubmissionStatusMutationVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const LoginHintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginHint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginHint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"password"}}]}}]}}]} as unknown as DocumentNode<LoginHintQuery, LoginHintQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const GlobalContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlobalContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"StringValue","value":"global","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sectionId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<GlobalContentQuery, GlobalContentQueryVariables>;
export const MoreDriverApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreDriverApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_connection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleYear"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleMake"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleModel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DriverApplications_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DriverApplicationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DriverApplications_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]} as unknown as DocumentNode<MoreDriverApplicationsQuery, MoreDriverApplicationsQueryVariables>;
export const SetDriverApplicationStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDriverApplicationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeadStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDriverApplicationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"driverApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<SetDriverApplicationStatusMutation, SetDriverApplicationStatusMutationVariables>;
export const SubmitDriverApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitDriverApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitDriverApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitDriverApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SubmitDriverApplicationMutation, SubmitDriverApplicationMutationVariables>;

export const useDashboardPageQuery = (options?: useQuery.Options<DashboardPageQuery, DashboardPageQueryVariables> | SkipToken) =>
  useQuery(DashboardPageDocument, options === skipToken ? skipToken : (options ?? {}))

export const useDashboardPageLazyQuery = (options?: useLazyQuery.Options<DashboardPageQuery, DashboardPageQueryVariables>) =>
  useLazyQuery(DashboardPageDocument, options)

export const useSubmitAdvertiserInquiryMutation = (options?: useMutation.Options<SubmitAdvertiserInquiryMutation, SubmitAdvertiserInquiryMutationVariables>) =>
  useMutation(SubmitAdvertiserInquiryDocument, options)

export const useMoreAdvertiserSubmissionsQuery = (options: (useQuery.Options<MoreAdvertiserSubmissionsQuery, MoreAdvertiserSubmissionsQueryVariables> & { variables: MoreAdvertiserSubmissionsQueryVariables }) | SkipToken) =>
  useQuery(MoreAdvertiserSubmissionsDocument, options === skipToken ? skipToken : (options))

export const useMoreAdvertiserSubmissionsLazyQuery = (options?: useLazyQuery.Options<MoreAdvertiserSubmissionsQuery, MoreAdvertiserSubmissionsQueryVariables>) =>
  useLazyQuery(MoreAdvertiserSubmissionsDocument, options)

export const useSetAdvertiserSubmissionStatusMutation = (options?: useMutation.Options<SetAdvertiserSubmissionStatusMutation, SetAdvertiserSubmissionStatusMutationVariables>) =>
  useMutation(SetAdvertiserSubmissionStatusDocument, options)

export const useLoginMutation = (options?: useMutation.Options<LoginMutation, LoginMutationVariables>) =>
  useMutation(LoginDocument, options)

export const useLoginHintQuery = (options?: useQuery.Options<LoginHintQuery, LoginHintQueryVariables> | SkipToken) =>
  useQuery(LoginHintDocument, options === skipToken ? skipToken : (options ?? {}))

export const useLoginHintLazyQuery = (options?: useLazyQuery.Options<LoginHintQuery, LoginHintQueryVariables>) =>
  useLazyQuery(LoginHintDocument, options)

export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) =>
  useMutation(LogoutDocument, options)

export const useGlobalContentQuery = (options?: useQuery.Options<GlobalContentQuery, GlobalContentQueryVariables> | SkipToken) =>
  useQuery(GlobalContentDocument, options === skipToken ? skipToken : (options ?? {}))

export const useGlobalContentLazyQuery = (options?: useLazyQuery.Options<GlobalContentQuery, GlobalContentQueryVariables>) =>
  useLazyQuery(GlobalContentDocument, options)

export const useMoreDriverApplicationsQuery = (options: (useQuery.Options<MoreDriverApplicationsQuery, MoreDriverApplicationsQueryVariables> & { variables: MoreDriverApplicationsQueryVariables }) | SkipToken) =>
  useQuery(MoreDriverApplicationsDocument, options === skipToken ? skipToken : (options))

export const useMoreDriverApplicationsLazyQuery = (options?: useLazyQuery.Options<MoreDriverApplicationsQuery, MoreDriverApplicationsQueryVariables>) =>
  useLazyQuery(MoreDriverApplicationsDocument, options)

export const useSetDriverApplicationStatusMutation = (options?: useMutation.Options<SetDriverApplicationStatusMutation, SetDriverApplicationStatusMutationVariables>) =>
  useMutation(SetDriverApplicationStatusDocument, options)

export const useSubmitDriverApplicationMutation = (options?: useMutation.Options<SubmitDriverApplicationMutation, SubmitDriverApplicationMutationVariables>) =>
  useMutation(SubmitDriverApplicationDocument, options)
