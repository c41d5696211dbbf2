import { useEffect, useState } from "react"
import { copyText } from "../../../parts/browser/copyText.ts"
import { usePageContent } from "../../page/currentPage.ts"
import { buttonClass } from "../../sections/Button.tsx"
import type { Fit } from "./adFit.ts"
import type { OpenedAd } from "./readAd.ts"
import styles from "./seeYourAd.module.css"
import { sharedCopy, sharedHash } from "./shareLink.ts"

type Outcome = "copied" | "failed" | { byHand: string }

/** Copies a link that holds the ad itself. Where the browser does not let a page copy, the link is there to be copied by hand. */
export const ShareAd = ({ ad, fit }: { ad: OpenedAd; fit: Fit }) => {
  const { share } = usePageContent<"see_your_ad">().page
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  // What was copied is of another ad, or fitted otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setOutcome(null), [ad.url, fit])

  const copy = async () => {
    const jpeg = await sharedCopy(ad.still)
    if (!jpeg) return setOutcome("failed")
    const link = `${location.origin}${location.pathname}${sharedHash({ jpeg, fit })}`
    setOutcome((await copyText(link)) ? "copied" : { byHand: link })
  }

  return (
    <div className={styles.share} data-section="share">
      <button className={buttonClass("primary")} type="button" onClick={copy} aria-describedby="share-text">
        {share.copy_label}
      </button>
      <p id="share-text">
        {share.text} {ad.kind === "video" && share.video_text}
      </p>
      <div role="status">
        {typeof outcome === "string" && <p>{share[outcome]}</p>}
        {outcome !== null && typeof outcome === "object" && (
          <label>
            {share.by_hand_label}
            <input readOnly value={outcome.byHand} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </div>
    </div>
  )
}
