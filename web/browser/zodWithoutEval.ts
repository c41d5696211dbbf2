import { config } from "zod"

// Imported before any module with zod rules: zod would probe `eval`, and each visit would report a violation of the
// content security policy.
config({ jitless: true })
