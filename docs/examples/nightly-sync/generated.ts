/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Lead status. */
export type LeadStatus =
  | 'APPROVED'
  /** A colleague has contacted the sender. */
  | 'CONTACTED'
  /** Initial status; nobody has contacted the sender yet. */
  | 'PENDING'
  | 'REJECTED';

/** Lead type. */
export type LeadType =
  | 'ADVERTISER_SUBMISSION'
  | 'DRIVER_APPLICATION';

export type DriverFieldsFragment = { __typename: 'DriverApplication', id: string, name: string, email: string, city: string, status: LeadStatus, updatedAt: string, phone: string | null };

export type AdvertiserFieldsFragment = { __typename: 'AdvertiserSubmission', id: string, companyName: string, email: string, status: LeadStatus, updatedAt: string, city: string };

export type HeadQueryVariables = Exact<{ [key: string]: never; }>;


export type HeadQuery = { changes: { headPosition: string } };

export type DriversQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DriversQuery = { driverApplications: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ __typename: 'DriverApplication', id: string, name: string, email: string, city: string, status: LeadStatus, updatedAt: string, phone: string | null }> } };

export type AdvertisersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AdvertisersQuery = { advertiserSubmissions: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ __typename: 'AdvertiserSubmission', id: string, companyName: string, email: string, status: LeadStatus, updatedAt: string, city: string }> } };

export type ChangesQueryVariables = Exact<{
  after: string;
}>;


export type ChangesQuery = { changes: { nextPosition: string, pageInfo: { hasNextPage: boolean }, nodes: Array<{ position: string, leadType: LeadType, leadId: string, lead:
        | { __typename: 'AdvertiserSubmission', id: string, companyName: string, email: string, status: LeadStatus, updatedAt: string, city: string }
        | { __typename: 'DriverApplication', id: string, name: string, email: string, city: string, status: LeadStatus, updatedAt: string, phone: string | null }
       | null }> } };

export type SetDriverStatusMutationVariables = Exact<{
  id: string;
  status: LeadStatus;
  expectedStatus: LeadStatus;
}>;


export type SetDriverStatusMutation = { setDriverApplicationStatus: { driverApplication: { __typename: 'DriverApplication', id: string, name: string, email: string, city: string, status: LeadStatus, updatedAt: string, phone: string | null } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const DriverFieldsFragmentDoc = new TypedDocumentString(`
    fragment DriverFields on DriverApplication {
  __typename
  id
  name
  email
  phone: phoneE164
  city
  status
  updatedAt
}
    `, {"fragmentName":"DriverFields"}) as unknown as TypedDocumentString<DriverFieldsFragment, unknown>;
export const AdvertiserFieldsFragmentDoc = new TypedDocumentString(`
    fragment AdvertiserFields on AdvertiserSubmission {
  __typename
  id
  companyName
  email
  city: location
  status
  updatedAt
}
    `, {"fragmentName":"AdvertiserFields"}) as unknown as TypedDocumentString<AdvertiserFieldsFragment, unknown>;
export const HeadDocument = new TypedDocumentString(`
    query Head {
  changes(first: 1) {
    headPosition
  }
}
    `) as unknown as TypedDocumentString<HeadQuery, HeadQueryVariables>;
export const DriversDocument = new TypedDocumentString(`
    query Drivers($after: String) {
  driverApplications(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...DriverFields
    }
  }
}
    fragment DriverFields on DriverApplication {
  __typename
  id
  name
  email
  phone: phoneE164
  city
  status
  updatedAt
}`) as unknown as TypedDocumentString<DriversQuery, DriversQueryVariables>;
export const AdvertisersDocument = new TypedDocumentString(`
    query Advertisers($after: String) {
  advertiserSubmissions(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...AdvertiserFields
    }
  }
}
    fragment AdvertiserFields on AdvertiserSubmission {
  __typename
  id
  companyName
  email
  city: location
  status
  updatedAt
}`) as unknown as TypedDocumentString<AdvertisersQuery, AdvertisersQueryVariables>;
export const ChangesDocument = new TypedDocumentString(`
    query Changes($after: String!) {
  changes(first: 100, after: $after) {
    nextPosition
    pageInfo {
      hasNextPage
    }
    nodes {
      position
      leadType
      leadId
      lead {
        ...DriverFields
        ...AdvertiserFields
      }
    }
  }
}
    fragment DriverFields on DriverApplication {
  __typename
  id
  name
  email
  phone: phoneE164
  city
  status
  updatedAt
}
fragment AdvertiserFields on AdvertiserSubmission {
  __typename
  id
  companyName
  email
  city: location
  status
  updatedAt
}`) as unknown as TypedDocumentString<ChangesQuery, ChangesQueryVariables>;
export const SetDriverStatusDocument = new TypedDocumentString(`
    mutation SetDriverStatus($id: ID!, $status: LeadStatus!, $expectedStatus: LeadStatus!) {
  setDriverApplicationStatus(
    id: $id
    status: $status
    expectedStatus: $expectedStatus
  ) {
    driverApplication {
      ...DriverFields
    }
  }
}
    fragment DriverFields on DriverApplication {
  __typename
  id
  name
  email
  phone: phoneE164
  city
  status
  updatedAt
}`) as unknown as TypedDocumentString<SetDriverStatusMutation, SetDriverStatusMutationVariables>;