import type { leadTypes } from "./leadType.ts"

/** Below which address of the dashboard the leads of a kind have their own pages. */
export const leadPaths: Readonly<Record<keyof typeof leadTypes, string>> = {
  DRIVER_APPLICATION: "/adminpage/dashboard/drivers",
  ADVERTISER_SUBMISSION: "/adminpage/dashboard/advertisers",
}
