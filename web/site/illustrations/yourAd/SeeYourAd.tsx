import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { type FormatKey, formatKeys } from "@farelight/api/contract/leads/adFormats.ts"
import { fillWords } from "@farelight/api/contract/words/fillWords.ts"
import { type ChangeEvent, useEffect, useState } from "react"
import { useHydrated } from "../../forms/sending/useHydrated.ts"
import { useCurrentPage, usePageContent, useWords } from "../../page/currentPage.ts"
import { buttonClass } from "../../sections/Button.tsx"
import { Hero } from "../../sections/Hero.tsx"
import sections from "../../sections/sections.module.css"
import { AdScene } from "./AdScenes.tsx"
import { type Fit, limitsOf, megabytesInWords, type Specification, secondsInWords, sizeInWords } from "./adFit.ts"
import { type AdFault, acceptedTypes } from "./readAd.ts"
import { ShareAd } from "./ShareAd.tsx"
import styles from "./seeYourAd.module.css"
import { useAd } from "./useAd.ts"

type Page = PageContent<"see_your_ad">["page"]

/** What the page is rendered from beside its own content: what the formats need is told once, on the page of formats. */
export interface AdPageContent {
  specification: Specification
}

const fits = ["contain", "cover"] as const satisfies readonly Fit[]

const formats = Object.keys(formatKeys) as FormatKey[]

interface DropZoneProps {
  page: Page
  accepted: string
  fault: AdFault | null
  isDragged: boolean
  onFile: (file: File) => void
}

const DropZone = ({ page: { hero, faults }, accepted, fault, isDragged, onFile }: DropZoneProps) => {
  const isHydrated = useHydrated()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onFile(file)
    // So that the same file may be picked again.
    target.value = ""
  }
  return (
    <div className={styles.zone} data-dragged={isDragged}>
      <input
        className={sections.unseen}
        id="ad-file"
        type="file"
        accept={acceptedTypes}
        onChange={pick}
        disabled={!isHydrated}
        aria-describedby="ad-accepted"
      />
      <label className={buttonClass("primary")} htmlFor="ad-file">
        {hero.choose_label}
      </label>
      <p>{hero.drop_text}</p>
      <small id="ad-accepted">{accepted}</small>
      <div role="alert">
        {fault && (
          <p className={styles.fault}>
            {fillWords(faults[fault.reason], {
              megabytes: megabytesInWords(fault.bytes),
              seconds: secondsInWords(fault.seconds),
            })}{" "}
            {accepted}
          </p>
        )}
      </div>
      <noscript>
        <p className={styles.fault}>{hero.script_text}</p>
      </noscript>
      <strong className={styles.private}>{hero.private_text}</strong>
    </div>
  )
}

/** Lets a buyer see a picture or a video on every format. All of it happens in the browser. */
export const SeeYourAd = () => {
  const { page } = usePageContent<"see_your_ad">()
  const { specification } = useCurrentPage().content as PageContent & AdPageContent
  const { options } = useWords()
  const limits = limitsOf(specification)
  const { ad, fault, fit, setFit, isDragged, open } = useAd(limits)
  const [isPlaying, setIsPlaying] = useState(false)
  const { hero, preview } = page

  useEffect(() => setIsPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches), [])

  // What shows the ad is below the first view of most windows.
  useEffect(() => {
    if (ad) document.querySelector("[data-scene]")?.scrollIntoView({ block: "center" })
  }, [ad])

  const kind = ad && preview[`${ad.kind}_label`]
  // Where an operator's own words name no limits, there are none.
  const isLimited = Number.isFinite(limits.seconds) && Number.isFinite(limits.megabytes)
  const accepted = [hero.accepted_text, ...(isLimited ? [fillWords(hero.limits_text, limits)] : [])].join(" ")
  const status = ad?.isShared
    ? preview.shared_text
    : ad && fillWords(preview.shown_text, { kind: kind ?? "", size: sizeInWords(ad) })
  return (
    <>
      <Hero
        title={hero.title}
        text={hero.text}
        aside={<DropZone page={page} accepted={accepted} fault={fault} isDragged={isDragged} onFile={open} />}
      />
      <section className={sections.section} data-section="preview" aria-labelledby="preview">
        <div className={sections.page}>
          <div className={sections.heading}>
            <h2 className={sections.title} id="preview">
              {preview.title}
            </h2>
            <p className={sections.lead} role="status">
              {status ?? preview.sample_text}
            </p>
          </div>
          {ad && (
            <div className={styles.controls}>
              <fieldset>
                <legend>{preview.fit_label}</legend>
                {fits.map((name) => (
                  <label key={name}>
                    <input type="radio" name="fit" checked={fit === name} onChange={() => setFit(name)} />
                    {preview[`${name}_label`]}
                  </label>
                ))}
              </fieldset>
              {ad.kind === "video" && (
                <button className={buttonClass("quiet")} type="button" onClick={() => setIsPlaying(!isPlaying)}>
                  {isPlaying ? preview.pause_label : preview.play_label}
                </button>
              )}
              <label className={buttonClass("quiet")} htmlFor="ad-file">
                {preview.another_label}
              </label>
              <ShareAd ad={ad} fit={fit} />
            </div>
          )}
          <div className={styles.scenes}>
            {formats.map((format) => (
              <AdScene
                key={format}
                format={format}
                name={options[formatKeys[format]]}
                specification={specification}
                ad={ad}
                fit={fit}
                isPlaying={isPlaying}
              />
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
