import { ForbiddenError } from "@farelight/api/contract/errors.ts"
import { refusals } from "@farelight/api/contract/refusals.ts"
import type { Permission } from "@farelight/api/contract/roles.ts"
import { makeExecutableSchema } from "@graphql-tools/schema"
import { defaultFieldResolver, type GraphQLSchema, isObjectType } from "graphql"
import { requireFactorProof, requireFreshProof } from "./account.ts"
import { hasSecondFactor } from "./accountRows.ts"
import type { Resolvers } from "./generated.ts"
import { resolvers } from "./resolvers.ts"
import { type MockContext, requirePermission } from "./store.ts"

// In the schema, the description of a field that needs a permission begins so.
const NEEDS = /^Needs `([\w:]+)`(, and a fresh proof)?/

const NEEDS_FACTOR = "An account with a second factor needs a fresh proof by it."

const requireAll = (context: MockContext, permission: Permission, needsProof: boolean, needsFactor: boolean) => {
  requirePermission(context, permission)
  const { account, isSecondFactorRequired } = context.store
  if (permission !== "account" && isSecondFactorRequired && !hasSecondFactor(account))
    throw new ForbiddenError(refusals.factorNeeded, "SECOND_FACTOR_REQUIRED")
  if (needsFactor) requireFactorProof(context)
  if (needsProof) requireFreshProof(context)
}

const guard = (schema: GraphQLSchema) => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const description = field.description?.replace(/\s+/g, " ") ?? ""
      const [, permission, proof] = NEEDS.exec(description) ?? []
      if (!permission) continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (parent, args, context: MockContext, info) => {
        requireAll(context, permission as Permission, proof !== undefined, description.includes(NEEDS_FACTOR))
        return resolve(parent, args, context, info)
      }
    }
  }
  return schema
}

/** Resolvers of some fields. */
export type SomeResolvers = { [Type in keyof Resolvers]?: Partial<Resolvers[Type]> }

/** The product's schema over the store; `instead` replaces some of the resolvers. */
export const createSchema = (typeDefs: string, instead: SomeResolvers = {}) =>
  guard(makeExecutableSchema({ typeDefs, resolvers: [...resolvers, instead] }))
