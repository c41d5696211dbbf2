import type { RetentionRuleName } from "@farelight/api/contract/person/retention.ts"

interface MockRule {
  days: number
  daysInForce: number | null
  dueCount: number
  oldestAt: Date | null
}

/** What is erased by itself, as `createStore` begins with it. */
export interface MockRetention {
  switchedOnAt: Date | null
  rules: Record<RetentionRuleName, MockRule>
  lastRun: {
    startedAt: Date
    endedAt: Date
    isComplete: boolean
    failedCount: number
    counts: { rule: RetentionRuleName; count: number }[]
  } | null
}

const rule = (days: number, dueCount = 0, oldestAt: Date | null = null): MockRule => ({
  days,
  daysInForce: null,
  dueCount,
  oldestAt,
})

export const newRetention = (): MockRetention => ({
  switchedOnAt: null,
  rules: {
    MAIL_TEXTS: rule(365),
    MAIL_LINES: rule(365),
    REJECTED_LEADS: rule(365),
    LEADS: rule(1_095),
    EVENTS: rule(1_095),
  },
  lastRun: null,
})
