import { randomInt } from "node:crypto"
import { createRandom } from "../../rooms/leads/intake/sampleLeads.ts"

/** Random numbers that differ per run. Assertions include the seed: `TEST_SEED` repeats a failure. */
export const seededRandom = () => {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31))
  return { seed, random: createRandom(seed) }
}
