import { config } from "zod"

// Import this before any module with zod rules: otherwise zod tries `eval`, and each visit reports a violation of the
// content security policy.
config({ jitless: true })
