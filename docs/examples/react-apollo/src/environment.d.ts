/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where Farelight is, such as https://farelight.example.com. */
  readonly VITE_FARELIGHT_URL: string
}
