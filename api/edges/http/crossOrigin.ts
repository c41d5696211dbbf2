import cors from "cors"
import { config } from "../../platform/config/config.ts"

/**
 * Lets the scripts of the sites in CORS_ORIGINS call the API and read its answers. Without credentials: they send a token
 * of their own, never the cookies of somebody who is signed in here.
 */
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
  // Browsers ask again after two hours at the latest.
  maxAge: 7_200,
})
