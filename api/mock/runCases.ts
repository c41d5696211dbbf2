import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import type { Role } from "../contract/accounts/roles.ts"
import type { ErrorCode } from "../contract/api/errors.ts"
import type { Json } from "../testing/testApp.ts"
import { ask, comparable, type Side, startApi, startMock } from "./sides.ts"

/** What a side has answered so far, for the variables of later cases. */
type Known = Record<string, Json>

export interface Case {
  /** What is asked, and in which state. */
  says: string
  ask: string
  /** Who asks; an owner, unless it says otherwise. */
  by?: Role | "nobody"
  with?:
    | Record<string, unknown>
    | ((known: Known, side: Side) => Record<string, unknown> | Promise<Record<string, unknown>>)
  /** The code that both refuse it with; without one, both must answer it. */
  refused?: ErrorCode
  /** What later cases need of the answer. */
  learn?: (data: Json) => Known
  before?: (side: Side, known: Known) => Promise<unknown> | undefined
  /** Names of fields whose values are each side's own. */
  varies?: readonly string[]
}

/** Asks both sides all cases in turn, and compares each answer. */
export const runCases = (
  subject: string,
  cases: readonly Case[],
  begin?: (side: Side, known: Known) => Promise<unknown>,
) => {
  describe(`the API and the mocked API answer alike: ${subject}`, () => {
    let sides: { side: Side; known: Known }[] = []

    beforeAll(async () => {
      sides = [await startApi(), startMock()].map((side) => ({ side, known: {} }))
      for (const { side, known } of sides) await begin?.(side, known)
    })
    afterAll(() => Promise.all(sides.map(({ side }) => side.stop())))

    test.each(cases.map((each) => ({ ...each, asker: each.by ?? "OWNER" })))(
      "$ask by $asker: $says",
      async ({ ask: operation, by = "OWNER", with: given = {}, before, refused, learn, varies }) => {
        const [api, mock] = await Promise.all(
          sides.map(async ({ side, known }) => {
            await before?.(side, known)
            const variables = typeof given === "function" ? await given(known, side) : given
            const answer = await ask(side, operation, variables, by === "nobody" ? null : by)
            if (answer.data && learn && !refused) Object.assign(known, learn(answer.data))
            return comparable(answer, varies)
          }),
        )
        // Each refused field of an answer says so.
        expect([...new Set(api?.errors.map(({ code }) => code))]).toEqual(refused ? [refused] : [])
        expect(mock).toEqual(api)
      },
    )
  })
}
