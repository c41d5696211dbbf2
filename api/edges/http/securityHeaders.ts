import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import type { RequestHandler } from "express"
import helmet from "helmet"
import { config } from "../../platform/config/config.ts"

// No page needs these, so they are denied to injected scripts and frames as well.
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

/** What a middleware of helmet sets. It is the same for every request, so it is asked once. */
const headersOf = (setHeaders: ReturnType<typeof helmet>) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setHeaders(response.req, response, () => {})
  return new Map(Object.entries(response.getHeaders() as Record<string, string>))
}

// After this header, a browser refuses plain HTTP for a year: it is sent only where HTTPS is known to work. What lies below
// www.example.com is ours as well; what lies below example.com may not be.
const strictTransport = headersOf(helmet.strictTransportSecurity({ includeSubDomains: false }))
const strictTransportBelow = headersOf(helmet.strictTransportSecurity({ includeSubDomains: true }))

/**
 * The security headers of every answer. Scripts come from our own files only. Styles may be inline, as the dashboard's
 * components and the toasts write theirs at run time. In development there is no content security policy, as Vite's
 * client needs inline scripts and a web socket.
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
