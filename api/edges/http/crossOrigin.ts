import cors from "cors"
import { config } from "../../platform/config/config.ts"

/** Without credentials, as scripts from the origins in CORS_ORIGINS send a token and never cookies. */
export const crossOrigin = cors({
  origin: config.corsOrigins.length > 0 ? config.corsOrigins : false,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  allowedHeaders: [
    "Authorization",
    "Content-Type",
    "Apollo-Require-Preflight",
    "Idempotency-Key",
    "If-None-Match",
    "Last-Event-ID",
    "Mcp-Method",
    "Mcp-Name",
    "Mcp-Protocol-Version",
  ],
  exposedHeaders: [
    "Deprecation",
    "ETag",
    "Farelight-Version",
    "Idempotency-Key-Stored",
    "Idempotency-Replayed",
    "Link",
    "Location",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Retry-After",
    "Sunset",
    "WWW-Authenticate",
    "X-Request-Id",
    "X-Session-Token",
    "X-Total-Count",
  ],
  // In seconds. Browsers limit it to two hours.
  maxAge: 7_200,
})
