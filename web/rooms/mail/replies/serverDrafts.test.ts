import type { ApolloClient } from "@apollo/client"
import { expect, jest, test } from "@jest/globals"
import { pendingDraftSaves, serverDraftOf } from "./serverDrafts.ts"

const setUp = () => {
  const mutate = jest.fn(
    async (_asked: { variables: { input: { body: string } } }): Promise<object> => ({
      data: { saveReplyDraft: { replyDraft: { id: "7" } } },
    }),
  )
  return { client: { mutate } as unknown as ApolloClient, mutate }
}

test("a failed save of a draft retries with the latest text", async () => {
  jest.useFakeTimers()
  const { client, mutate } = setUp()
  const draft = serverDraftOf(client, "DRIVER_APPLICATION", "1")
  mutate.mockImplementationOnce(async () => {
    draft.change({ subject: "", body: "newer" })
    throw new TypeError("the line is gone")
  })
  draft.change({ subject: "", body: "older" })
  await jest.advanceTimersByTimeAsync(30_000)
  await pendingDraftSaves()
  const saved = mutate.mock.calls.map(([{ variables }]) => variables.input.body)
  expect(saved).toEqual(["older", "newer"])
})

test("drafts for leads of two kinds with equal ids are separate", () => {
  const { client } = setUp()
  const [one, other] = (["DRIVER_APPLICATION", "ADVERTISER_SUBMISSION"] as const).map((leadType) =>
    serverDraftOf(client, leadType, "1"),
  )
  expect(one).not.toBe(other)
})
