/** The mails that are about no lead, by GraphQL name; kinds of leads name the mails about them (`LeadFacts.emailTypes`). */
export const emailLogTypes = { TEST: "test" } as const
