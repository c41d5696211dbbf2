import type { Request, RequestHandler, Response } from "express"
import helmet from "helmet"
import { config } from "../config.ts"

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

// After this header, a browser refuses plain HTTP for a year: it is sent only where HTTPS is known to work, and only for
// this host, as its subdomains are not ours.
const strictTransport = helmet.strictTransportSecurity({ includeSubDomains: false })

/** What a middleware sets whatever the request is, so that it need not be put together for each. */
const headersOf = (middleware: ReturnType<typeof helmet>) => {
  const headers: [name: string, value: string][] = []
  const recorder = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  }
  middleware({} as Request, recorder as unknown as Response, (error) => {
    if (error) throw error
  })
  return headers
}

/**
 * The security headers of every answer. Scripts come from our own files only. Styles may be inline, as the dashboard's
 * components and the toasts write theirs at run time. In development there is no content security policy, as Vite's
 * client needs inline scripts and a web socket.
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
  const always = [["Permissions-Policy", PERMISSIONS_POLICY], ...headersOf(setHeaders)] as const
  return (request, response, next) => {
    for (const [name, value] of always) response.setHeader(name, value)
    if (request.secure || isPublicHttps) strictTransport(request, response, next)
    else next()
  }
}
