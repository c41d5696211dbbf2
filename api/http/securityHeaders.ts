import helmet from "helmet"
import { config } from "../config.ts"

/**
 * The security headers of every answer. Scripts come from our own files only; styles may be inline, as the
 * dashboard's components and the toasts write theirs at run time. Vite's development client needs inline scripts
 * and a web socket, so in development there is no policy.
 */
export const securityHeaders = ({ isDevelopment }: { isDevelopment: boolean }) =>
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
            baseUri: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // A browser that was told so once refuses plain HTTP for long: only where the outside address is HTTPS.
    strictTransportSecurity: config.publicUrl?.startsWith("https:") ?? false,
  })
