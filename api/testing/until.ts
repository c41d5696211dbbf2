import { setTimeout as delay } from "node:timers/promises"

const LOOK_EVERY_MS = 20

/** Waits until what is asked for holds; the test's own time limit ends a wait in vain. */
export const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await delay(LOOK_EVERY_MS)
}
