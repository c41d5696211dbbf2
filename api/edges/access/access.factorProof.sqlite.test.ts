import { describe, expect, test } from "@jest/globals"
import { Totp } from "../../rooms/accounts/factors/factor.model.ts"
import { openSession } from "../../rooms/accounts/signIn/session.ts"
import type { User } from "../../rooms/accounts/users/user.model.ts"
import { endWaiting } from "../../rooms/record/changes/changeWaiters.ts"
import { addUser } from "../../testing/accounts/team.ts"
import {
  callOperation,
  fieldOf,
  mutations,
  type OperationKind,
  queries,
} from "../../testing/operations/everyOperation.ts"
import { newAddress, setUpTestApp } from "../../testing/testApp.ts"
import { mutationAccess, queryAccess } from "./access.ts"

// Everything is asked by an owner, who may do all of it, and has proved just now who they are.

const proofOf = (kind: OperationKind, name: string) => {
  const access = (kind === "query" ? queryAccess : mutationAccess)[name]
  return access === "anyone" ? undefined : access?.factorProof
}

const operations = [
  ...Object.keys(queries).map((name) => ["query", name] as const),
  ...Object.keys(mutations).map((name) => ["mutation", name] as const),
]

const app = await setUpTestApp()
// So that no answer lasts until a change comes.
endWaiting()
const withFactor = await addUser("factor@example.com", { role: "OWNER" })
const withoutFactor = await addUser("password@example.com", { role: "OWNER" })

const visitor = () => ({ address: newAddress(), isLocal: false, session: null, user: null })

describe("of an account with a second factor, after a proof by the password alone, is refused by what says so alone", () => {
  test.each(operations)("%s %s", async (kind, name) => {
    // What was asked before may have taken the factor away.
    await Totp.upsert({ userId: withFactor.id, secret: "JBSWY3DPEHPK3PXP", confirmedAt: new Date(), lastStep: 0 })
    const isRefused = async (user: User, isByFactor: boolean) => {
      const { token } = await openSession(user, visitor(), { isByFactor })
      const { text } = await callOperation(app, kind, name, token)
      expect(text).not.toMatch(/GRAPHQL_VALIDATION_FAILED|Sign in to do this/)
      return text.includes('"FACTOR_PROOF_REQUIRED"')
    }
    expect(await isRefused(withFactor, false)).toBe(proofOf(kind, name) !== undefined)
    expect(await isRefused(withFactor, true)).toBe(false)
    expect(await isRefused(withoutFactor, false)).toBe(false)
    const description = fieldOf(kind, name).description?.replace(/\s+/g, " ")
    expect(description?.includes("An account with a second factor needs a fresh proof by it.")).toBe(
      proofOf(kind, name) === "always",
    )
  })
})
