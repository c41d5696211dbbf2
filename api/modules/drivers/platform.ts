/** The rideshare platforms, by GraphQL name; the values are those of REST, the database and the form. */
export const platforms = { UBER: "Uber", LYFT: "Lyft", BOTH: "Both" } as const

export type Platform = (typeof platforms)[keyof typeof platforms]
