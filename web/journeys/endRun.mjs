/** Jest's global teardown: ends what startRun.mjs started. */
export default () => globalThis.endJourneys?.()
