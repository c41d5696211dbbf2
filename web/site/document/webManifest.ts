import { type Locale, localized } from "@farelight/api/contract/text/locale.ts"
import { tokens } from "../../theme/tokens.ts"

export const webManifest = (brand: string, locale: Locale) => ({
  name: brand,
  short_name: brand,
  id: "/",
  lang: locale,
  start_url: localized("/", locale),
  scope: "/",
  display: "minimal-ui",
  theme_color: tokens.color.night[900],
  background_color: tokens.color.night[900],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
})
