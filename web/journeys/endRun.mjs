import { closeShared } from "../../api/testing/jest/shared.cjs"

/** Jest's global teardown: ends the processes of startRun.mjs and the shared connections. */
export default () => Promise.all([globalThis.endJourneys?.(), closeShared()])
