import { config } from "zod"

// Import this before any module with zod rules. Otherwise zod probes `eval`, and each visit reports a violation of
// the content security policy.
config({ jitless: true })
