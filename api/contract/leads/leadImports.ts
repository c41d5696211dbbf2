export const leadImportStates = {
  UPLOADED: "UPLOADED",
  CHECKING: "CHECKING",
  CHECKED: "CHECKED",
  RUNNING: "RUNNING",
  PAUSED: "PAUSED",
  DONE: "DONE",
  FAILED: "FAILED",
  UNDOING: "UNDOING",
  UNDONE: "UNDONE",
} as const

export type LeadImportState = keyof typeof leadImportStates

export const leadImportKnown = { SKIP: "SKIP", UPDATE: "UPDATE" } as const

export type LeadImportKnown = keyof typeof leadImportKnown

export const leadImportDateOrders = { MONTH_FIRST: "MONTH_FIRST", DAY_FIRST: "DAY_FIRST" } as const

export type LeadImportDateOrder = keyof typeof leadImportDateOrders

export const leadImportOutcomes = {
  CREATED: "CREATED",
  UPDATED: "UPDATED",
  SKIPPED: "SKIPPED",
  FAULTY: "FAULTY",
} as const

export type LeadImportOutcome = keyof typeof leadImportOutcomes

export const IMPORT_BYTES_MAX = 50_000_000
export const IMPORT_ROWS_MAX = 200_000
export const IMPORT_COLUMNS_MAX = 300

/** An import can be undone for this many days. After that, its file is deleted. */
export const IMPORT_DAYS = 30

export const IMPORT_SOURCE = "import"
