import { expect, test } from "@jest/globals"
import { runSyncDrill } from "./crm/drill.ts"
import { faultNames } from "./crm/faults.ts"
import { signInOwner } from "./owner.ts"
import { setUpStage } from "./stage.ts"

const stage = setUpStage()

test("whatever fails on the way, both sides are equal at the end, and nothing is doubled or lost", async () => {
  const drill = { leads: 60, contacts: 40, deeds: 30, kills: 3, share: 0.2, seed: 1 }
  const { wrong, struck } = await runSyncDrill(stage.url, await signInOwner(stage.url), drill)
  expect(wrong).toEqual([])
  expect(Object.keys(struck).sort()).toEqual([...faultNames].sort())
  for (const count of Object.values(struck)) expect(count).toBeGreaterThan(0)
  // It starts the program eight times: only a stuck one reaches this limit.
}, 400_000)
