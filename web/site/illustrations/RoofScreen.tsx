import { RoofScreenSedan } from "./RoofScreenSedan.tsx"
import { Street } from "./Street.tsx"

/** The format On-Top Dynamic Screen. */
export const RoofScreen = () => (
  <Street width={520} height={300}>
    <g transform="translate(40 112)">
      <RoofScreenSedan />
    </g>
  </Street>
)
