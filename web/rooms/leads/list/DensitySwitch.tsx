import { useStore } from "../../../browser/store.ts"
import { localTexts } from "../../../browser/storedTexts.ts"
import { Button } from "../../../components/chakra.ts"
import { StrokeIcon } from "../../../components/StrokeIcon.tsx"
import type { Density } from "./leadRowStyles.ts"

const DENSITY_KEY = "list_density"

export const density = {
  read: (): Density => (localTexts.read(DENSITY_KEY) === "compact" ? "compact" : "comfortable"),
  subscribe: localTexts.subscribe,
  choose: (chosen: Density) => localTexts.write(DENSITY_KEY, chosen === "compact" ? chosen : undefined),
}

export const DensitySwitch = () => {
  const chosen = useStore(density)
  const isCompact = chosen === "compact"
  return (
    <Button
      hideBelow="lg"
      background="bg"
      paddingX="2.5"
      aria-label="Compact rows"
      title="Compact rows"
      aria-pressed={isCompact}
      onClick={() => density.choose(isCompact ? "comfortable" : "compact")}
    >
      <StrokeIcon path={isCompact ? "M2 3h12M2 8h12M2 13h12" : "M2 3h12M2 6.3h12M2 9.7h12M2 13h12"} />
    </Button>
  )
}
