/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The input of `finishPasskeyLogin`. */
export type FinishPasskeyLoginInput = {
  challengeId: string;
  response: unknown;
};

export type LoginHintQueryVariables = Exact<{
  key?: string | null | undefined;
}>;


export type LoginHintQuery = { loginHint: { username: string, password: string } | null };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LoginMutation = { login: { token: string } };

export type BeginPasskeyLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLoginMutation = { beginPasskeyLogin: { id: string, options: unknown } };

export type FinishPasskeyLoginMutationVariables = Exact<{
  input: FinishPasskeyLoginInput;
}>;


export type FinishPasskeyLoginMutation = { finishPasskeyLogin: { token: string } };

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

export const LoginHintDocument = new TypedDocumentString(`
    query LoginHint($key: String) {
  loginHint(key: $key) {
    username
    password
  }
}
    `) as unknown as TypedDocumentString<LoginHintQuery, LoginHintQueryVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($username: String!, $password: String!, $code: String) {
  login(username: $username, password: $password, code: $code) {
    token
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const BeginPasskeyLoginDocument = new TypedDocumentString(`
    mutation BeginPasskeyLogin {
  beginPasskeyLogin {
    id
    options
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyLoginMutation, BeginPasskeyLoginMutationVariables>;
export const FinishPasskeyLoginDocument = new TypedDocumentString(`
    mutation FinishPasskeyLogin($input: FinishPasskeyLoginInput!) {
  finishPasskeyLogin(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<FinishPasskeyLoginMutation, FinishPasskeyLoginMutationVariables>;