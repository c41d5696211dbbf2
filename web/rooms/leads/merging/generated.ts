/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from "@apollo/client/react"
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of lead. */
export type LeadType =
  /** An advertiser submission. */
  | 'ADVERTISER_SUBMISSION'
  /** A driver application. */
  | 'DRIVER_APPLICATION';

/** Which leads become one. */
export type MergeLeadsInput = {
  /** When both last changed, as the decision was made on. Without them the merge happens whatever has changed. */
  expectedUpdatedAt?: MergedLeadsUpdatedAt | null | undefined;
  /** The kind of both. */
  leadType: LeadType;
  /** The lead that becomes a part of it. */
  mergedId: string;
  /** The lead that stays. */
  survivorId: string;
  /** The fields whose values the survivor takes from the other lead, by the names of its GraphQL type, such as `email`, `status`, `owner` and `followUpOn`. It also takes what it lacks itself. */
  takenFields?: Array<string> | null | undefined;
};

/** When two leads last changed. */
export type MergedLeadsUpdatedAt = {
  /** The other one. */
  merged: string;
  /** The one that stays. */
  survivor: string;
};

export type MergeLeadsMutationVariables = Exact<{
  input: MergeLeadsInput;
}>;


export type MergeLeadsMutation = { mergeLeads: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
    , merge: { id: string } } };

export type UndoLeadMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoLeadMergeMutation = { undoLeadMerge: { lead:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
    , restored:
      | { __typename: 'AdvertiserSubmission', id: string }
      | { __typename: 'DriverApplication', id: string }
     } };


export const MergeLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeLeadsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MergeLeadsMutation, MergeLeadsMutationVariables>;
export const UndoLeadMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoLeadMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLeadMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UndoLeadMergeMutation, UndoLeadMergeMutationVariables>;

export const useMergeLeadsMutation = (options?: useMutation.Options<MergeLeadsMutation, MergeLeadsMutationVariables>) =>
  useMutation(MergeLeadsDocument, options)

export const useUndoLeadMergeMutation = (options?: useMutation.Options<UndoLeadMergeMutation, UndoLeadMergeMutationVariables>) =>
  useMutation(UndoLeadMergeDocument, options)
