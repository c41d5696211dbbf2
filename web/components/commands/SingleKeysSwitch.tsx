import { useStore } from "../../browser/store.ts"
import { Switch } from "../forms/Switch.tsx"
import { singleKeys } from "./keys.ts"

/** WCAG 2.1.4 requires this, as single-key shortcuts interfere with voice control and tremor. */
export const SingleKeysSwitch = () => {
  const isOn = useStore(singleKeys)
  return (
    <Switch label="Shortcuts of a single key" isOn={isOn} toggle={() => singleKeys.set(!isOn)}>
      Switch them off if you speak to the computer, or press keys by accident. It counts for this browser.
    </Switch>
  )
}
