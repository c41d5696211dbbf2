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

type LeadFields_AdvertiserSubmission_Fragment = { id: string, status: LeadStatus, externalId: string | null, metadata: Array<{ name: string, value: string }>, notes: Array<{ id: string, text: string }> };

type LeadFields_DriverApplication_Fragment = { id: string, status: LeadStatus, externalId: string | null, metadata: Array<{ name: string, value: string }>, notes: Array<{ id: string, text: string }> };

export type LeadFieldsFragment =
  | LeadFields_AdvertiserSubmission_Fragment
  | LeadFields_DriverApplication_Fragment
;

export type DriversQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DriversQuery = { driverApplications: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, status: LeadStatus, externalId: string | null, metadata: Array<{ name: string, value: string }>, notes: Array<{ id: string, text: string }> }> } };

export type AdvertisersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AdvertisersQuery = { advertiserSubmissions: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, status: LeadStatus, externalId: string | null, metadata: Array<{ name: string, value: string }>, notes: Array<{ id: string, text: string }> }> } };

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
export const LeadFieldsFragmentDoc = new TypedDocumentString(`
    fragment LeadFields on Lead {
  id
  status
  externalId
  metadata {
    name
    value
  }
  notes {
    id
    text
  }
}
    `, {"fragmentName":"LeadFields"}) as unknown as TypedDocumentString<LeadFieldsFragment, unknown>;
export const DriversDocument = new TypedDocumentString(`
    query Drivers($after: String) {
  driverApplications(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...LeadFields
    }
  }
}
    fragment LeadFields on Lead {
  id
  status
  externalId
  metadata {
    name
    value
  }
  notes {
    id
    text
  }
}`) as unknown as TypedDocumentString<DriversQuery, DriversQueryVariables>;
export const AdvertisersDocument = new TypedDocumentString(`
    query Advertisers($after: String) {
  advertiserSubmissions(first: 100, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...LeadFields
    }
  }
}
    fragment LeadFields on Lead {
  id
  status
  externalId
  metadata {
    name
    value
  }
  notes {
    id
    text
  }
}`) as unknown as TypedDocumentString<AdvertisersQuery, AdvertisersQueryVariables>;