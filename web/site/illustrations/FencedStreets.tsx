import styles from "./fencedStreets.module.css"

const BLOCK = 52

/** Half the length of the streets. Long enough to reach beyond the clip when they are rotated. */
const FAR = 320

const acrossTown = ["E 8th St", "E 7th St", "E 6th St", "E 5th St"]
const upTown = ["Colorado St", "Congress", "Brazos St", "San Jacinto", "Trinity St", "Neches St", "Red River"]

const streets = Array.from({ length: 9 }, (_, index) => (index - 4) * BLOCK)
  .map((at) => `M-${FAR} ${at}H${FAR}M${at}-${FAR}V${FAR}`)
  .join("")

const fence = "M-104-52H156V52H52V104H-104z"

const cars = [
  { at: "156 0", turn: 180 },
  { at: "0 104", turn: -90 },
  { at: "52 -52", turn: 90 },
]

export const FencedStreets = () => (
  <svg className={styles.streets} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <pattern id="blocks" width="5.2" height="5.2" patternUnits="userSpaceOnUse">
        <circle fill="var(--color-night-600)" cx="2.6" cy="2.6" r="1.25" />
      </pattern>
      <clipPath id="fenced">
        <path d={fence} />
      </clipPath>
    </defs>
    <g transform="translate(178 142) rotate(17)">
      <path fill="url(#blocks)" d={`M-${FAR}-${FAR}H${FAR}V${FAR}H-${FAR}z`} />
      <path className={styles.inside} clipPath="url(#fenced)" d={fence} />
      <path fill="none" stroke="var(--color-night-800)" strokeWidth="13" d={streets} />
      <path stroke="var(--color-night-800)" strokeWidth="18" d={`M-104-${FAR}V${FAR}`} />
      <g fill="var(--color-slate-300)" fontSize="9.5" fontWeight="600" textAnchor="middle">
        {acrossTown.map((name, index) => (
          <text key={name} x={name === "E 6th St" ? 26 : 184} y={(index - 2) * BLOCK + 3.5}>
            {name}
          </text>
        ))}
        {upTown.map((name, index) => (
          <text key={name} transform={`translate(${(index - 3) * BLOCK + 3.5} ${index === 0 ? 26 : -93}) rotate(-90)`}>
            {name}
          </text>
        ))}
      </g>
      <path
        fill="none"
        stroke="var(--color-amber-400)"
        strokeWidth="2.5"
        strokeDasharray="7 5"
        strokeLinejoin="round"
        d={fence}
      />
      {cars.map(({ at, turn }) => (
        <g key={at} transform={`translate(${at}) rotate(${turn})`}>
          <g className={styles.car}>
            <circle className={styles.glow} fill="var(--color-amber-400)" opacity="0.4" r="17" />
            <rect fill="white" x="-12" y="-5.5" width="24" height="11" rx="4" />
            <path fill="var(--color-night-700)" d="M4-4Q7 0 4 4L1 3V-3zM-9-3.5-6-3V3L-9 3.5z" />
            <rect className={styles.screen} fill="var(--color-amber-500)" x="-4.5" y="-3" width="4" height="6" rx="1" />
          </g>
        </g>
      ))}
    </g>
  </svg>
)
