/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** URL of Farelight, such as https://farelight.example.com. */
  readonly VITE_FARELIGHT_URL: string
}
