import { config } from "zod"

// Zod tries whether it may compile its rules, which our content security policy forbids and the console then reports.
config({ jitless: true })
