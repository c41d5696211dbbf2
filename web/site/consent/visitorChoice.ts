import {
  agreedPixels,
  PIXEL_CHOICE_SECONDS,
  type PixelChoice,
  pixelChoiceCookie,
  pixelChoiceText,
  readPixelChoice,
} from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { isOperatorsBrowser } from "../../browser/operatorBrowser.ts"

const isOverHttps = () => location.protocol === "https:"

const nowInSeconds = () => Math.floor(Date.now() / 1_000)

export const hasPrivacySignal = () =>
  ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === "1"

export const readChoice = () =>
  readPixelChoice({ cookies: document.cookie, isSecure: isOverHttps(), now: nowInSeconds() })

export const storeChoice = (isAccepted: boolean, pixels: readonly Pixel[]): PixelChoice => {
  const choice = { isAccepted, at: nowInSeconds(), providers: pixels.map(({ provider }) => provider) }
  const isSecure = isOverHttps()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and would finish after the reload
  document.cookie = [
    `${pixelChoiceCookie(isSecure)}=${pixelChoiceText(choice)}`,
    "Path=/",
    `Max-Age=${PIXEL_CHOICE_SECONDS}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ")
  return choice
}

export const permittedPixels = (pixels: readonly Pixel[]) =>
  hasPrivacySignal() || isOperatorsBrowser() ? [] : agreedPixels(readChoice(), pixels)
