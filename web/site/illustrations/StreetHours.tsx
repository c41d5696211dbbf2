import { useWords } from "../page/currentPage.ts"
import styles from "./streetHours.module.css"

const advertised = {
  atBreakfast: "M41 98h15v9q0 6-7.5 6T41 107zM56 100h2q4 0 4 3.5T57 107M45 95q-2-2 0-4M51 95q-2-2 0-4",
  atLunch: "M36 102h28q0 11-14 11t-14-11zM43 99q0-5 4-5M50 99q0-5 4-5M58 101 66 92",
  atNight: "M39 92h22L50 103zM50 103v10M44 113h12M54 92l6-4",
}

const rows = (count: number, left: number) =>
  Array.from({ length: count }, (_, row) => `M${left} ${136 - row * 18}v-9h6v9zm11 0v-9h6v9z`).join("")

const windows = rows(7, 4) + rows(10, 80)

const hours = ["atBreakfast", "atLunch", "atNight"] as const

/** The street is drawn once, and used in the colors of each hour. */
export const StreetHours = () => {
  const { drawings: words } = useWords()
  return (
    <div className={styles.hours} aria-hidden="true">
      {hours.map((hour, index) => (
        <div className={styles.hour} data-hour={hour} key={hour}>
          <svg viewBox="0 -90 100 290" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <circle fill="#fff6dc" cx="50" cy={hour === "atBreakfast" ? 78 : 34} r="9" />
            {index > 0 ? (
              <use href="#street" />
            ) : (
              <g id="street">
                {" "}
                <path fill="var(--far)" d="M26 160V84h14V72h9v18h9V64h20v96z" />
                <path fill="var(--near)" d="M-40 160V10h66v150zM76 160V-40h70v200z" />
                <path fill="var(--window)" d={windows} />
                <path fill="var(--road)" d="M-40 160H140V210H-40z" />
                <path fill="#ffffff59" d="M48 160h4l2 9h-8zM44 186h12l4 24H40z" />
                <path fill="#05080f" d="M22 170h12v14H22zM66 170h12v14H66z" />
                <path
                  fill="var(--color-night-800)"
                  d="M17 174v-17q0-7 6-9l6-2 5-14q2-6 8-6h16q6 0 8 6l5 14 6 2q6 2 6 9v17q0 3-3 3H20q-3 0-3-3z"
                />
                <path fill="var(--color-night-600)" d="M37 134q1-4 6-4h14q5 0 6 4l4 11H33z" />
                <path fill="var(--lamp)" d="M20 153h12v6H20zM68 153h12v6H68z" />
                <path fill="var(--color-night-800)" d="M38 116h24l4 10H34z" />
              </g>
            )}
            <rect
              fill="var(--sign)"
              stroke="var(--color-night-950)"
              strokeWidth="3"
              x="24"
              y="86"
              width="52"
              height="32"
              rx="3"
            />
            <path
              fill="none"
              stroke="var(--ink)"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              d={advertised[hour]}
            />
          </svg>
          <span>{words[hour]}</span>
        </div>
      ))}
    </div>
  )
}
