import type { FormatKey } from "@farelight/api/contract/site/adFormats.ts"
import { pixelsOf, type Size } from "@farelight/api/contract/site/formatShapes.ts"
import { templatePath } from "@farelight/api/contract/site/sitePaths.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"
import { type CSSProperties, useEffect, useRef } from "react"
import { usePageContent } from "../../page/currentPage.ts"
import { FormatFacts, type Specification } from "../../sections/FormatFacts.tsx"
import { OwnPicture } from "../../sections/SitePicture.tsx"
import styles from "./adScenes.module.css"
import type { OpenedAd } from "./readAd.ts"
import { quadCss, scenes } from "./scenes.ts"

/** As in CSS `object-fit`: the whole ad is shown, or it covers the whole format. */
type Fit = "contain" | "cover"

interface ShownAd {
  ad: OpenedAd | null
  fit: Fit
  isPlaying: boolean
}

const Video = ({ url, isPlaying, style }: { url: string; isPlaying: boolean; style: CSSProperties }) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // A browser that saves power may refuse to play; the first frame then stays visible.
    if (isPlaying) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying])
  return <video ref={video} src={url} style={style} muted loop playsInline preload="auto" />
}

const ScreenScene = ({
  format,
  ad,
  fit,
  isPlaying,
  shape,
}: ShownAd & { format: keyof typeof scenes; shape: number }) => {
  const { picture, zoom, from, quad } = scenes[format]
  const width = quad[1][0] - quad[0][0]
  const size = { width, height: width / shape }
  const place: CSSProperties = {
    width: `${zoom * 100}%`,
    left: `${-zoom * from[0] * 100}%`,
    top: `${-zoom * from[1] * 100}%`,
  }
  const laid: CSSProperties = {
    width: `${size.width * 100}cqw`,
    height: `${size.height * 100}cqw`,
    transform: quadCss(quad, size),
  }
  return (
    <div className={styles.scene} style={place}>
      <OwnPicture className={styles.picture} name={picture} sizes="(min-width: 60em) 70vw, 200vw" />
      {ad && (
        <div className={styles.screen} style={laid} data-format={format}>
          {ad.kind === "video" ? (
            <Video key={ad.url} url={ad.url} isPlaying={isPlaying} style={{ objectFit: fit }} />
          ) : (
            <img src={ad.url} alt="" style={{ objectFit: fit }} />
          )}
        </div>
      )}
    </div>
  )
}

// The car's paint in the picture `roof-screen-side`, in its pixels, without windows and lamps.
const SKIN =
  "M282 452C281 470 283 500 288 528Q292 548 306 552L338 553A85 85 0 0 1 420 445A85 85 0 0 1 505 553L950 555A87 87 0 0 1 1034 442A87 87 0 0 1 1121 558L1184 557Q1195 555 1201 540L1241 432Q1246 400 1243 384Q1240 375 1222 374L1132 366Q1040 333 958 309C900 302 800 300 740 306C690 314 640 345 580 374C500 386 420 400 350 420Q300 432 282 452Z"
const HOLES =
  "M604 389C650 355 700 320 760 310L812 308V387ZM822 387V308C870 308 920 310 955 314C1000 326 1040 350 1062 372Q1062 382 1040 384ZM1112 418L1244 406V431L1155 429ZM284 456Q286 446 300 443L372 437V443L330 453L290 458ZM320 500H327L333 527H325Z"
const SEAMS =
  "M536 394C523 440 523 500 530 545L945 549M814 388C820 450 819 500 812 547M1048 386C1042 405 1025 424 1003 436M745 419h42M957 415h42"

const SIDE_SIZES = "(min-width: 60em) 54rem, 100vw"

/** The ad is painted below the highlights and shadows of the picture. */
const WrapScene = ({ ad }: { ad: OpenedAd | null }) =>
  ad ? (
    <div className={styles.car}>
      <OwnPicture className={styles.picture} name="roof_screen_side" sizes={SIDE_SIZES} />
      <svg className={styles.skin} aria-hidden="true">
        <clipPath id="car-skin" clipPathUnits="objectBoundingBox">
          <path transform="scale(.000625 .00138889)" clipRule="evenodd" d={SKIN + HOLES} />
        </clipPath>
      </svg>
      <div className={styles.wrap} style={{ backgroundColor: ad.edge }} data-format="car_wrapping">
        <img src={ad.still.src} alt="" />
        <OwnPicture className={styles.light} name="roof_screen_side" sizes={SIDE_SIZES} />
      </div>
      <svg className={styles.seams} viewBox="0 0 1600 720" aria-hidden="true">
        <path d={SEAMS} />
        {/* The picture's roof screen is shown switched off, as this format is only the wrap. */}
        <path className={styles.off} d="M693.7 199.5L954.5 195.7V281.7L694.2 284.2Z" />
      </svg>
    </div>
  ) : (
    <OwnPicture className={styles.sample} name="wrap_morning" sizes={SIDE_SIZES} />
  )

// The largest enlargement that still looks sharp.
const SOFT = 1.05

const isSoft = (ad: OpenedAd, fit: Fit, screen: Size) => {
  const scales = [screen.width / ad.width, screen.height / ad.height]
  return (fit === "contain" ? Math.min(...scales) : Math.max(...scales)) > SOFT
}

const ROWS = ["size", "resolution", "length", "file"] as const

type AdSceneProps = ShownAd & { format: FormatKey; name: string; specification: Specification }

export const AdScene = ({ format, name, specification, ...shown }: AdSceneProps) => {
  const { preview } = usePageContent<"see_your_ad">().page
  const { ad, fit } = shown
  const asked = specification[format]
  const screen = pixelsOf(asked)
  return (
    <figure className={styles.figure} data-scene={format}>
      <div
        className={styles.frame}
        {...(ad && { role: "img", "aria-label": fillWords(preview.own_label, { format: name }) })}
      >
        {format === "car_wrapping" ? (
          <WrapScene ad={ad} />
        ) : (
          <ScreenScene {...shown} format={format} shape={screen ? screen.width / screen.height : 16 / 10} />
        )}
      </div>
      <figcaption>
        <h3>{name}</h3>
        <FormatFacts name={format} specification={specification} rows={ROWS} />
        <a
          className="link"
          href={templatePath(format)}
          download
          aria-label={`${specification.template_label}: ${name}`}
        >
          {specification.template_label}
        </a>
        {ad && screen && isSoft(ad, fit, screen) && <p className="prose small">{preview.soft_text}</p>}
      </figcaption>
    </figure>
  )
}
