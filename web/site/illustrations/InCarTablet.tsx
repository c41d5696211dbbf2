import { useWords } from "../page/currentPage.ts"
import styles from "./inCarTablet.module.css"

const lights = [
  [70, 70, 16],
  [118, 48, 9],
  [150, 92, 22],
  [212, 60, 12],
  [262, 88, 8],
  [330, 56, 18],
  [386, 88, 12],
  [430, 52, 8],
  [470, 84, 15],
]

/** What a rider sees from the back seat: the city through the windshield, and the screen in front. */
export const InCarTablet = () => {
  const { drawings: words } = useWords()
  return (
    <svg className={styles.scene} viewBox="0 0 520 400" aria-hidden="true">
      <path className={styles.windshield} d="M56 18 H464 Q480 18 486 34 L516 132 H4 L34 34 Q40 18 56 18z" />
      <g className={styles.lights}>
        {lights.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <rect className={styles.mirror} x="216" y="14" width="88" height="24" rx="10" />
      <path className={styles.dash} d="M0 132 H520 V190 H0z" />
      <g className={styles.seat}>
        <path d="M-60 400 V236 Q-56 196 -10 190 L54 186 Q92 188 96 232 L104 400z" />
        <path d="M416 400 L424 232 Q428 188 466 186 L530 190 Q576 196 580 236 V400z" />
        <rect x="-14" y="112" width="80" height="62" rx="22" />
        <rect x="454" y="112" width="80" height="62" rx="22" />
      </g>
      <path className={styles.stalk} d="M248 372h24v40h-24z" />
      <rect className={styles.device} x="92" y="142" width="336" height="228" rx="22" />
      <rect className={styles.screen} x="108" y="158" width="304" height="196" rx="10" />
      <circle className={styles.sun} cx="364" cy="262" r="27" />
      <path
        className={styles.hill}
        d="M108 286 Q170 236 236 276 T412 250 V344 Q412 354 402 354 H118 Q108 354 108 344z"
      />
      <text className={styles.title} x="130" y="214">
        Sunrise Roasters
      </text>
      <text className={styles.text} x="130" y="240">
        {words.tabletText}
      </text>
      <rect className={styles.track} x="130" y="328" width="260" height="8" rx="4" />
      <rect className={styles.progress} x="130" y="328" width="260" height="8" rx="4" />
    </svg>
  )
}
