import type { AssetsOf } from "@farelight/api/contract/site.ts"

/** For pages of which only the content matters. */
export const noAssets: AssetsOf = () => ({ scripts: [], deferredModules: [], pageModule: "", styles: [] })
