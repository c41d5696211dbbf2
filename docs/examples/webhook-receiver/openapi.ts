// Beside this project, the same types as the sync's. In yours, `npm run codegen` makes this file of the served document.
export type * from "../crm-sync/rest/generated.ts"
