import { randomInt } from "node:crypto"
import { createRandom } from "../../rooms/leads/intake/sampleLeads.ts"

/** Random numbers, others with each run. What a test asserts has the seed in it: `TEST_SEED` repeats those that failed. */
export const seededRandom = () => {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31))
  return { seed, random: createRandom(seed) }
}
