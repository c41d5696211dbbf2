export const CHART_HEIGHT = { base: "14rem", md: "17rem" } as const
