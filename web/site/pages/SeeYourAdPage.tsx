import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { formatKeys, formatNames } from "@farelight/api/contract/site/adFormats.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { type ChangeEvent, useEffect, useState } from "react"
import { useHydrated } from "../browser/useHydrated.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { AdScene } from "../illustrations/yourAd/AdScenes.tsx"
import { type AdFault, acceptedTypes } from "../illustrations/yourAd/readAd.ts"
import { useAd } from "../illustrations/yourAd/useAd.ts"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { ButtonLink, buttonClass } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"
import type { Specification } from "../sections/FormatFacts.tsx"
import { Hero } from "../sections/Hero.tsx"
import styles from "./styles/seeYourAd.module.css"

const formats = formatNames

interface DropZoneProps {
  page: PageContent<"see_your_ad">["page"]
  fault: AdFault | null
  isDragged: boolean
  onFile: (file: File) => void
}

const DropZone = ({ page: { hero, faults }, fault, isDragged, onFile }: DropZoneProps) => {
  const isHydrated = useHydrated()
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onFile(file)
    // Cleared, so that the same file can be picked again.
    target.value = ""
  }
  return (
    <div className={`stack gap-3 card ${styles.zone}`} data-dragged={isDragged}>
      <input
        className="unseen"
        id="ad-file"
        type="file"
        accept={acceptedTypes.join(",")}
        onChange={pick}
        disabled={!isHydrated}
        aria-describedby="ad-accepted"
      />
      <label className={buttonClass("primary")} htmlFor="ad-file">
        {hero.choose_label}
      </label>
      <p>{hero.drop_text}</p>
      <small id="ad-accepted">{hero.accepted_text}</small>
      <div role="alert">
        {fault && (
          <p className={styles.fault}>
            {faults[fault]} {hero.accepted_text}
          </p>
        )}
      </div>
      <noscript>
        <p className={styles.fault}>{hero.script_text}</p>
      </noscript>
      <strong>{hero.private_text}</strong>
    </div>
  )
}

/** The visitor's file never leaves the browser. */
export const SeeYourAdPage = () => {
  const { page } = usePageContent<"see_your_ad">()
  // The specification comes from the content of the formats page, the only place to edit it.
  const { specification } = usePageContent<PageContent & { specification: Specification }>()
  const { options } = useWords()
  const { ad, fault, isDragged, open } = useAd()
  const [isCovered, setIsCovered] = useState(true)
  const [isPlaying, setIsPlaying] = useState(false)
  const { hero, preview, closing } = page

  useEffect(() => setIsPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches), [])

  // The preview is scrolled into view, as it is below the visible part of most windows.
  useEffect(() => {
    if (ad) document.querySelector("[data-scene]")?.scrollIntoView({ block: "center" })
  }, [ad])

  const size = ad ? `${ad.width}\u00a0×\u00a0${ad.height}` : ""
  return (
    <>
      <PageMeta meta={page.meta} />
      <Hero
        title={hero.title}
        text={hero.text}
        aside={<DropZone page={page} fault={fault} isDragged={isDragged} onFile={open} />}
      />
      <section className="band" data-section="preview" aria-labelledby="preview">
        <div className="page">
          <div className="heading">
            <h2 className="title" id="preview">
              {preview.title}
            </h2>
            <p className="lead" role="status">
              {ad ? fillWords(preview.shown_text, { kind: preview[`${ad.kind}_label`], size }) : preview.sample_text}
            </p>
          </div>
          {ad && (
            <div className={`cluster ${styles.controls}`}>
              <label className={`cluster gap-2 ${styles.fill}`}>
                <input type="checkbox" checked={isCovered} onChange={() => setIsCovered(!isCovered)} />
                {preview.cover_label}
              </label>
              {ad.kind === "video" && (
                <button className={buttonClass("quiet")} type="button" onClick={() => setIsPlaying(!isPlaying)}>
                  {isPlaying ? preview.pause_label : preview.play_label}
                </button>
              )}
              <label className={buttonClass("quiet")} htmlFor="ad-file">
                {preview.another_label}
              </label>
              <ButtonLink to={paths.contact}>{preview.send_label}</ButtonLink>
            </div>
          )}
          <div className={`stack ${styles.scenes}`}>
            {formats.map((format) => (
              <AdScene
                key={format}
                format={format}
                name={options[formatKeys[format]]}
                specification={specification}
                ad={ad}
                fit={isCovered ? "cover" : "contain"}
                isPlaying={isPlaying}
              />
            ))}
          </div>
        </div>
      </section>
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
        <ButtonLink to={paths.formats} look="quiet">
          {closing.formats_label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
