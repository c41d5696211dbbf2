import { localTexts } from "./storedTexts.ts"

/** Browsers show notifications on secure origins only. */
export const canNotify = () => "Notification" in window && window.isSecureContext !== false

export const leadNoticesOf = (accountId: string) => {
  const key = `lead_notices_${accountId}`
  return {
    read: () => localTexts.read(key) === "on" && canNotify() && Notification.permission === "granted",
    subscribe: localTexts.subscribe,
    set: (isOn: boolean) => localTexts.write(key, isOn ? "on" : undefined),
  }
}
