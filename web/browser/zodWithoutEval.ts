import { config } from "zod"

// Imported before any module that has rules: zod would try whether it may compile them, which the content security
// policy forbids, and every visit would report a violation.
config({ jitless: true })
