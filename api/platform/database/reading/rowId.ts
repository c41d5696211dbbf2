/** Parses an id from GraphQL or REST; 0, which no row has, if it is invalid. */
export const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)
