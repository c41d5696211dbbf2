/** A new lead must be announced within 15 seconds. */
export const polling = { pollInterval: 10_000, skipPollAttempt: () => document.hidden }
