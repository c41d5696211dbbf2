import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import type { RequestHandler } from "express"
import helmet from "helmet"
import { config } from "../../platform/config/config.ts"

// No page uses these, so injected scripts and frames may not use them either.
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]

const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")

/** Computed once, as helmet's headers never vary. */
const headersOf = (setHeaders: ReturnType<typeof helmet>) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setHeaders(response.req, response, () => {})
  return new Map(Object.entries(response.getHeaders() as Record<string, string>))
}

// With this header, browsers refuse plain HTTP for a year, so it is sent only if HTTPS is known to work. Subdomains of
// www.example.com are ours; those of example.com may not be.
const strictTransport = headersOf(helmet.strictTransportSecurity({ includeSubDomains: false }))
const strictTransportBelow = headersOf(helmet.strictTransportSecurity({ includeSubDomains: true }))

/**
 * Scripts come from our own files only. Inline styles are allowed, as dashboard components write them at run time.
 * Development has no policy, as Vite's client needs inline scripts and a web socket.
 */
export const securityHeaders = ({ isDevelopment }: { isDevelopment: boolean }): RequestHandler => {
  const isPublicHttps = config.publicUrl?.startsWith("https:") ?? false
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: isDevelopment
        ? false
        : {
            useDefaults: false,
            directives: {
              defaultSrc: ["'self'"],
              styleSrc: ["'self'", "'unsafe-inline'"],
              imgSrc: ["'self'", "data:", "blob:"],
              objectSrc: ["'none'"],
              baseUri: ["'none'"],
              formAction: ["'self'"],
              frameAncestors: ["'none'"],
            },
          },
      xFrameOptions: { action: "deny" },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      strictTransportSecurity: false,
    }),
  )
  headers.set("Permissions-Policy", PERMISSIONS_POLICY)
  return (request, response, next) => {
    response.setHeaders(headers)
    if (request.secure || isPublicHttps)
      response.setHeaders(request.hostname?.startsWith("www.") ? strictTransportBelow : strictTransport)
    next()
  }
}
