import { ForbiddenError } from "@farelight/api/contract/api/errors.ts"
import { accessOf, type Needs } from "@farelight/api/contract/api/needs.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { makeExecutableSchema } from "@graphql-tools/schema"
import { defaultFieldResolver, type GraphQLSchema, isObjectType } from "graphql"
import { hasSecondFactor } from "./data/accountRows.ts"
import { type MockContext, requirePermission } from "./data/store.ts"
import type { Resolvers } from "./generated.ts"
import { requireFactorProof, requireFreshProof } from "./resolvers/account.ts"
import { resolvers } from "./resolvers/resolvers.ts"

const requireAll = (context: MockContext, { permissions, factorProof, freshProof }: Needs) => {
  for (const permission of permissions) requirePermission(context, permission)
  const { account, isSecondFactorRequired } = context.store
  if (!permissions.includes("account") && isSecondFactorRequired && !hasSecondFactor(account))
    throw new ForbiddenError(refusals.factorNeeded, "SECOND_FACTOR_REQUIRED")
  if (factorProof === "always") requireFactorProof(context)
  if (freshProof === "always") requireFreshProof(context)
}

const guard = (schema: GraphQLSchema) => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const access = field.astNode && accessOf(field.astNode)
      if (!access || access === "anyone") continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (parent, args, context: MockContext, info) => {
        requireAll(context, access)
        return resolve(parent, args, context, info)
      }
    }
  }
  return schema
}

export type SomeResolvers = { [Type in keyof Resolvers]?: Partial<Resolvers[Type]> }

/** The product's schema over the store; `instead` replaces some of the resolvers. */
export const createSchema = (typeDefs: string, instead: SomeResolvers = {}) =>
  guard(makeExecutableSchema({ typeDefs, resolvers: [...resolvers, instead] }))
