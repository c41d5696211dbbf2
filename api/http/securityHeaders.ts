import type { RequestHandler } from "express"
import helmet from "helmet"
import { config } from "../config.ts"

// What no page needs, no injected script or frame shall have.
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

// A browser that was told so once refuses plain HTTP for a year: only where HTTPS is known to work.
// And for this host alone: what runs below it is not ours.
const strictTransport = helmet.strictTransportSecurity({ includeSubDomains: false })

/**
 * The security headers of every answer. Scripts come from our own files only; styles may be inline, as the
 * dashboard's components and the toasts write theirs at run time. Vite's development client needs inline scripts
 * and a web socket, so in development there is no policy.
 */
export const securityHeaders = ({ isDevelopment }: { isDevelopment: boolean }): RequestHandler => {
  const isPublicHttps = config.publicUrl?.startsWith("https:") ?? false
  const setHeaders = helmet({
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
  })
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", PERMISSIONS_POLICY)
    setHeaders(request, response, (error) => {
      if (error || !(request.secure || isPublicHttps)) return next(error)
      strictTransport(request, response, next)
    })
  }
}
