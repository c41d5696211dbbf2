/** How often open screens look for news: new leads are to be told of within 15 seconds. A hidden tab rests. */
export const polling = { pollInterval: 10_000, skipPollAttempt: () => document.hidden }
