import { isPixelChoiceMissing, isPixelPage, pixelProviders } from "@farelight/api/contract/site/pixels.ts"
import type { Pixel } from "@farelight/api/contract/site/privacySettings.ts"
import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { dateLocales } from "@farelight/api/contract/text/locale.ts"
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react"
import { listen, stopAll } from "../../browser/listen.ts"
import { IN_PLACE } from "../browser/inPlace.ts"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { usePixels } from "./usePixels.ts"
import styles from "./visitorChoice.css?inline"
import { hasPrivacySignal, readChoice, storeChoice } from "./visitorChoice.ts"

const HEIGHT = "--size-at-bottom"

/** Keeps the bottom bar from covering the focus, the page's end and send buttons. True while the bar steps aside. */
const useBottomEdge = (element: RefObject<HTMLElement | null>) => {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    const root = document.documentElement
    let observer: IntersectionObserver | undefined
    const watch = () => {
      const height = shown.offsetHeight
      root.style.setProperty(HEIGHT, `${height}px`)
      observer?.disconnect()
      const covered = new Set<Element>()
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) covered.add(target)
            else covered.delete(target)
          }
          setAside(covered.size > 0 && !shown.contains(document.activeElement))
        },
        { rootMargin: `${height - window.innerHeight}px 0px 0px 0px` },
      )
      for (const button of document.querySelectorAll(`[${IN_PLACE}] [type=submit]`)) observer.observe(button)
    }
    // Forms change the height of the body, so the buttons are watched anew.
    const sizes = new ResizeObserver(watch)
    for (const sized of [shown, document.body]) sizes.observe(sized)
    window.addEventListener("resize", watch)
    return () => {
      sizes.disconnect()
      observer?.disconnect()
      window.removeEventListener("resize", watch)
      root.style.removeProperty(HEIGHT)
    }
  }, [element])
  return isAside
}

export interface VisitorChoiceProps {
  pixels: readonly Pixel[]
  isWanted: boolean
  onClose: () => void
}

/** Asks once for consent to pixels; never with Do Not Track or Global Privacy Control. */
export const VisitorChoice = ({ pixels, isWanted, onClose }: VisitorChoiceProps) => {
  const [choice, setChoice] = useState(readChoice)
  const [isPutOff, putOff] = useState(false)
  const { begin, end } = usePixels(pixels)

  useEffect(() => {
    // The choice may have changed in another tab, or while this page was in the back-forward cache.
    const look = () => setChoice(readChoice())
    return stopAll(listen(document, { visibilitychange: look }), listen(window, { pageshow: look }))
  }, [])

  const mustAsk = !hasPrivacySignal() && isPixelPage(location) && isPixelChoiceMissing(choice, pixels)
  if (!isWanted && (!mustAsk || isPutOff)) return null

  const close = () => {
    putOff(true)
    if (isWanted) onClose()
  }
  const choose = (isAccepted: boolean) => {
    setChoice(storeChoice(isAccepted, pixels))
    close()
    if (isAccepted) begin()
    else end()
  }
  return <Question pixels={pixels} choice={choice} isWanted={isWanted} onChoose={choose} onClose={close} />
}

interface QuestionProps {
  pixels: readonly Pixel[]
  choice: ReturnType<typeof readChoice>
  isWanted: boolean
  onChoose: (isAccepted: boolean) => void
  onClose: () => void
}

const Question = ({ pixels, choice, isWanted, onChoose, onClose }: QuestionProps) => {
  const { pixel_choice: texts } = useGlobalContent()
  const { locale, words } = useCurrentPage()
  const titleId = useId()
  const region = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAside = useBottomEdge(region)

  useEffect(() => {
    if (isWanted) heading.current?.focus()
  }, [isWanted])

  const names = pixels.map(({ provider }) => pixelProviders[provider])
  const providers = new Intl.ListFormat(locale).format(names)
  const date = choice && new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: "long" }).format(choice.at * 1_000)
  const answered = choice?.isAccepted ? texts.accepted_text : texts.declined_text
  const isSignaled = hasPrivacySignal()

  // Escape only puts the question off: nothing is stored, and nothing is loaded.
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose()
  }

  return (
    <>
      {/* Inlined, as modules of the site load no style sheets. */}
      <style href="visitor-choice" precedence="default">
        {styles}
      </style>
      <section
        ref={region}
        className="choice"
        aria-labelledby={titleId}
        data-aside={isAside || undefined}
        data-surface="night"
        onKeyDown={leave}
      >
        <div className="choice-content">
          <div className="choice-texts">
            <h2 className="choice-title" id={titleId} ref={heading} tabIndex={-1}>
              {texts.title}
            </h2>
            <p>
              {fillWords(isSignaled ? texts.signal_text : texts.text, { providers })}{" "}
              {date && !isSignaled && <>{fillWords(answered, { date })} </>}
              <SiteLink to={paths.privacyPolicy}>{words.navigation.privacyPolicy}</SiteLink>
            </p>
          </div>
          <div className="choice-answers">
            {isSignaled ? (
              <button className={buttonClass("quiet")} type="button" onClick={onClose}>
                {texts.close_label}
              </button>
            ) : (
              <>
                <button className={buttonClass("quiet")} type="button" onClick={() => onChoose(true)}>
                  {texts.accept_label}
                </button>
                <button className={buttonClass("quiet")} type="button" onClick={() => onChoose(false)}>
                  {texts.decline_label}
                </button>
              </>
            )}
          </div>
        </div>
      </section>
    </>
  )
}
