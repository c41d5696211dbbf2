import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import type { FormatKey } from "@farelight/api/contract/site/adFormats.ts"
import { SAFE_MARGIN, screenSize } from "@farelight/api/contract/site/formatShapes.ts"
import { paths, templatePath } from "@farelight/api/contract/site/sitePaths.ts"
import { vehicleOutline } from "@farelight/api/contract/site/vehicleOutline.ts"
import { Fragment, type ReactNode } from "react"
import { ButtonLink } from "../sections/Button.tsx"
import styles from "./formatDrawings.module.css"

type Specification = PageContent<"formats">["page"]["specification"]

/** Left, top, width and height, in inches, the unit of this file. The street is at the y coordinate 100. */
type View = readonly [number, number, number, number]

const SEAT = "M-10 94C-11.5 82-11.5 72-10 67Q-9 63.5-5 63.5H5Q9 63.5 10 67C11.5 72 11.5 82 10 94Z"

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

const inches = (length: number) => `${Number(length.toFixed(1))}″`

interface DrawingProps {
  view: View
  label: string
  /** Labels, rendered in HTML and not in the SVG, so that they keep their size at every scale. */
  words: readonly { x: number; y: number; text: string; place: "above" | "beside" }[]
  children: ReactNode
}

const Drawing = ({ view, label, words, children }: DrawingProps) => {
  const [left, top, width, height] = view
  return (
    <div className={styles.drawing}>
      <svg viewBox={view.join(" ")} role="img" aria-label={label}>
        <path stroke="var(--color-night-600)" d={`M${left} 100h${width}`} />
        <path className={styles.scale} stroke="var(--text-muted)" d={`M${left + 3} 103v3m0-1.5h12m0-1.5v3`} />
        {children}
      </svg>
      {words.map(({ x, y, text, place }) => (
        <span
          className={styles[place]}
          key={place}
          style={{ left: percent(x - left, width), top: percent(y - top, height) }}
        >
          {text}
        </span>
      ))}
    </div>
  )
}

interface Screen {
  width: number
  height: number
  x: number
  bottom: number
  gap: number
}

const DrawnScreen = ({ width, height, x, bottom, gap }: Screen) => {
  const [left, top] = [x - width / 2, bottom - height]
  const [above, beside] = [top - gap, left + width + gap]
  return (
    <>
      <rect className={styles.screen} x={left} y={top} width={width} height={height} />
      <rect
        className={styles.safe}
        x={left + width * SAFE_MARGIN}
        y={top + height * SAFE_MARGIN}
        width={width * (1 - 2 * SAFE_MARGIN)}
        height={height * (1 - 2 * SAFE_MARGIN)}
      />
      <path
        className={styles.dimension}
        d={`M${left} ${top - 0.6}V${above - 1}m${width} 0V${top - 0.6}M${left} ${above}h${width}M${left + width + 0.6} ${top}H${beside + 1}m0 ${height}H${left + width + 0.6}M${beside} ${top}v${height}`}
      />
    </>
  )
}

const dimensionsOf = ({ width, height, x, bottom, gap }: Screen) =>
  [
    { x, y: bottom - height - gap, text: inches(width), place: "above" },
    { x: x + width / 2 + gap, y: bottom - height / 2, text: inches(height), place: "beside" },
  ] as const

const Wheels = () => (
  <>
    {vehicleOutline.wheels.map((x) => (
      <Fragment key={x}>
        <circle className={styles.wheel} cx={x} cy="87" r="13" />
        <circle className={styles.line} cx={x} cy="87" r="7.5" />
      </Fragment>
    ))}
  </>
)

interface FormatDrawingProps {
  specification: Specification
}

const TabletDrawing = ({ specification: { in_car_tablet: tablet } }: FormatDrawingProps) => {
  const size = screenSize(tablet)
  const screen = size && { ...size, x: 0, bottom: 57 + size.height / 2, gap: 5 }
  return (
    <Drawing view={[-18, 40, 38, 68]} label={tablet.drawing_label} words={screen ? dimensionsOf(screen) : []}>
      <path className={styles.body} d={`${SEAT}M-6 94v6m12-6v6M-2.5 61v2.5m5 0V61`} />
      <rect className={styles.body} x="-6" y="52.5" width="12" height="9" rx="2.5" />
      {screen && <DrawnScreen {...screen} />}
    </Drawing>
  )
}

const WrapDrawing = ({ specification: { car_wrapping: wrap } }: FormatDrawingProps) => (
  <Drawing view={[2, 36, 202, 72]} label={wrap.drawing_label} words={[]}>
    <defs>
      <pattern
        id="wrap-hatch"
        width="3"
        height="3"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        stroke="var(--color-amber-400)"
      >
        <path d="M0 0V3" />
      </pattern>
    </defs>
    <path className={styles.body} d={vehicleOutline.body} />
    <path fill="url(#wrap-hatch)" fillRule="evenodd" d={vehicleOutline.body + vehicleOutline.windows} />
    <path
      fill="none"
      stroke="var(--color-slate-400)"
      d={`${vehicleOutline.windows}M103 63h7M139 63h7M10 72Q17 71 23 66.5M188 63.5L198 66`}
    />
    <Wheels />
    <path className={styles.doors} d={vehicleOutline.doors} />
  </Drawing>
)

const RoofDrawing = ({ specification: { on_top_dynamic_screen: roof } }: FormatDrawingProps) => {
  const size = screenSize(roof)
  const screen = size && { ...size, x: 117, bottom: 40.5, gap: 4 }
  return (
    <Drawing view={[81, 16, 76, 92]} label={roof.drawing_label} words={screen ? dimensionsOf(screen) : []}>
      <defs>
        <linearGradient id="roof-cut">
          <stop offset="0" />
          <stop offset="0.3" stopColor="white" />
          <stop offset="0.7" stopColor="white" />
          <stop offset="1" />
        </linearGradient>
        <mask id="roof-part" maskUnits="userSpaceOnUse" x="81" y="16" width="76" height="92">
          <path d="M81 16h76v92H81z" fill="url(#roof-cut)" />
        </mask>
      </defs>
      <g mask="url(#roof-part)">
        <path className={styles.body} d={vehicleOutline.body} />
        <path fill="none" stroke="var(--color-slate-400)" d={vehicleOutline.windows + vehicleOutline.doors} />
        <Wheels />
      </g>
      <path className={styles.body} d="M105 40.5V43.5m24-3v3.3" />
      {screen && <DrawnScreen {...screen} />}
    </Drawing>
  )
}

const drawings = {
  in_car_tablet: TabletDrawing,
  car_wrapping: WrapDrawing,
  on_top_dynamic_screen: RoofDrawing,
} satisfies Record<FormatKey, unknown>

export const FormatDrawings = ({
  specification,
  formats,
}: FormatDrawingProps & { formats: readonly (readonly [FormatKey, string])[] }) => (
  <div className={styles.drawings}>
    {formats.map(([key, name]) => {
      const FormatDrawing = drawings[key]
      return (
        <figure key={key} data-format={key}>
          <FormatDrawing specification={specification} />
          <figcaption>
            <strong>{name}</strong>
            {specification[key].size.split(/;\s*/).map((part) => (
              <span key={part}>{part.charAt(0).toUpperCase() + part.slice(1)}</span>
            ))}
            <a
              className="link"
              href={templatePath(key)}
              download
              aria-label={`${specification.template_label}: ${name}`}
            >
              {specification.template_label} ({templatePath(key).split(".").at(-1)?.toUpperCase()})
            </a>
          </figcaption>
        </figure>
      )
    })}
    <p className="quiet">{specification.drawings_text}</p>
    <ButtonLink to={paths.seeYourAd} look="quiet">
      {specification.see_label}
    </ButtonLink>
  </div>
)
