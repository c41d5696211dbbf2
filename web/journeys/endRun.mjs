import { closeShared } from "../../api/testing/jest/shared.cjs"

/** Jest's global teardown: ends what startRun.mjs started, and what the files have shared. */
export default () => Promise.all([globalThis.endJourneys?.(), closeShared()])
