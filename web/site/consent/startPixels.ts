import type { PixelProvider } from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { FORM_SENT } from "../browser/inPlace.ts"

declare global {
  interface Window {
    [name: string]: unknown
  }
}

const loadScript = (src: string) => {
  const script = document.createElement("script")
  script.async = true
  script.src = src
  document.head.append(script)
}

type Call = (...words: unknown[]) => void

type ReportLead = () => void

const startMeta = (id: string): ReportLead => {
  const queue: unknown[][] = []
  const fbq: Call & { callMethod?: Call } = Object.assign(
    (...words: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...words)
      else queue.push(words)
    },
    { queue, loaded: true, version: "2.0" },
  )
  Object.assign(fbq, { push: fbq })
  Object.assign(window, { fbq, _fbq: fbq })
  loadScript("https://connect.facebook.net/en_US/fbevents.js")
  // Without this setting, Meta would report clicks on buttons and metadata of the page by itself.
  fbq("set", "autoConfig", false, id)
  fbq("init", id)
  fbq("track", "PageView")
  return () => fbq("track", "Lead")
}

const startGoogle = (id: string): ReportLead => {
  const dataLayer: unknown[] = []
  function gtag(..._words: unknown[]) {
    // Google's script accepts only an arguments object, not an array.
    // biome-ignore lint/complexity/noArguments: as said above
    dataLayer.push(arguments)
  }
  Object.assign(window, { dataLayer, gtag })
  const [tag = id] = id.split("/")
  const isForAds = tag.startsWith("AW-")
  const forAds = isForAds ? "granted" : "denied"
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${tag}`)
  gtag("consent", "default", {
    ad_storage: forAds,
    ad_user_data: forAds,
    ad_personalization: forAds,
    analytics_storage: "granted",
  })
  gtag("js", new Date())
  gtag("config", tag, isForAds ? { allow_enhanced_conversions: false } : { allow_google_signals: false })
  if (!isForAds) return () => gtag("event", "generate_lead", { send_to: tag })
  // Google Ads needs a conversion label, so without one nothing is reported.
  return () => tag !== id && gtag("event", "conversion", { send_to: id })
}

const TIKTOK_METHODS = ["page", "track", "instances", "debug", "on", "off", "once", "ready"]

const startTiktok = (id: string): ReportLead => {
  const src = "https://analytics.tiktok.com/i18n/pixel/events.js"
  const calls: unknown[][] = []
  const setAndDefer = (target: object, method: string) =>
    Object.assign(target, { [method]: (...words: unknown[]) => calls.push([method, ...words]) })
  const ttq = Object.assign(calls, {
    methods: TIKTOK_METHODS,
    setAndDefer,
    instance: () => ttq,
    _i: { [id]: Object.assign([], { _u: src }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  })
  for (const method of TIKTOK_METHODS) setAndDefer(ttq, method)
  Object.assign(window, { TiktokAnalyticsObject: "ttq", ttq })
  loadScript(`${src}?sdkid=${id}&lib=ttq`)
  // The method is looked up at each call, as TikTok's script replaces the stubs.
  const call = (method: string, ...words: unknown[]) =>
    (window.ttq as Record<string, Call> | undefined)?.[method]?.(...words)
  call("page")
  return () => call("track", "Lead")
}

const startLinkedin = (id: string): ReportLead => {
  const [partner, conversion] = id.split("/")
  const q: unknown[][] = []
  const lintrk = Object.assign((...words: unknown[]) => q.push(words), { q })
  Object.assign(window, { _linkedin_partner_id: partner, _linkedin_data_partner_ids: [partner], lintrk })
  loadScript("https://snap.licdn.com/li.lms-analytics/insight.min.js")
  return () => conversion && (window.lintrk as Call | undefined)?.("track", { conversion_id: Number(conversion) })
}

const start: Record<PixelProvider, (id: string) => ReportLead> = {
  meta: startMeta,
  google: startGoogle,
  tiktok: startTiktok,
  linkedin: startLinkedin,
}

export const startPixels = (pixels: readonly Pixel[]) => {
  const reports = pixels.map(({ provider, id }) => start[provider](id))
  document.addEventListener(FORM_SENT, () => {
    for (const report of reports) report()
  })
}
