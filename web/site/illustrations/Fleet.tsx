import { RoofScreenSedan } from "./RoofScreenSedan.tsx"
import { Street } from "./Street.tsx"
import { WrappedSedan } from "./WrappedSedan.tsx"

/** The formats that the street sees, in one lane. */
export const Fleet = () => (
  <Street width={1000} height={290}>
    <g transform="translate(20 102)">
      <WrappedSedan />
    </g>
    <g transform="translate(520 102)">
      <RoofScreenSedan />
    </g>
  </Street>
)
