/** Below which address of the dashboard the leads of a kind have their own pages; each kind's facts say the same. */
export const leadPaths = {
  DRIVER_APPLICATION: "/adminpage/dashboard/drivers",
  ADVERTISER_SUBMISSION: "/adminpage/dashboard/advertisers",
} as const
