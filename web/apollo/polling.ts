/** A new lead must be announced within 15 seconds. Hidden tabs do not poll. */
export const polling = { pollInterval: 10_000, skipPollAttempt: () => document.hidden }
