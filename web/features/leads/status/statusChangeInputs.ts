import type { LeadStatusChangeInput } from "../../../graphql/generated.ts"
import type { LeadMove } from "./changeStatuses.ts"

/** The moves as the GraphQL interface wants them: each only as long as the lead is where it was seen. */
export const statusChangeInputs = (moves: readonly LeadMove[]): LeadStatusChangeInput[] =>
  moves.map(({ id, from, to }) => ({ id, status: to, expectedStatus: from }))
