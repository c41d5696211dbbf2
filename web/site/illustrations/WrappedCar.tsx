import { Street } from "./Street.tsx"
import { WrappedSedan } from "./WrappedSedan.tsx"

/** The format Car Wrapping. */
export const WrappedCar = () => (
  <Street width={520} height={260}>
    <g transform="translate(40 72)">
      <WrappedSedan />
    </g>
  </Street>
)
