import { expect, test } from "@jest/globals"
import { keyedWrite } from "../database/connection/keyedWrite.ts"
import { createSignal } from "./signal.ts"

test("a subscriber runs outside the notifying request's context", () => {
  const { notify, subscribe } = createSignal()
  const seen: unknown[] = []
  const unsubscribe = subscribe(() => seen.push(keyedWrite.getStore()))
  keyedWrite.run({ submissionId: "", beforeCommit: async () => undefined }, notify)
  unsubscribe()
  notify()
  expect(seen).toEqual([undefined])
})
