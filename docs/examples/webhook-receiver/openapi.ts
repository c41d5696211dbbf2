// Shares the sync's types here. In your project, `npm run codegen` generates this file from the served document.
export type * from "../crm-sync/rest/generated.ts"
