import { localTexts } from "./storedTexts.ts"

/** Whether this browser can show notifications, which it does on secure pages only. */
export const canNotify = () => "Notification" in window && window.isSecureContext !== false

/** Whether an account wants to hear new leads in this browser, which it does not at first. */
export const leadSoundOf = (accountId: string) => {
  const key = `lead_sound_${accountId}`
  return {
    read: () => localTexts.read(key) === "on",
    subscribe: localTexts.subscribe,
    set: (isOn: boolean) => localTexts.write(key, isOn ? "on" : undefined),
  }
}

/** Whether an account wants to be notified of new leads in this browser, which it does not at first. */
export const leadNoticesOf = (accountId: string) => {
  const key = `lead_notices_${accountId}`
  return {
    read: () => localTexts.read(key) === "on" && canNotify() && Notification.permission === "granted",
    subscribe: localTexts.subscribe,
    set: (isOn: boolean) => localTexts.write(key, isOn ? "on" : undefined),
  }
}
