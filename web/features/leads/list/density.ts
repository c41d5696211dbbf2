import { localTexts } from "../../../components/storedTexts.ts"
import type { Density } from "./leadRowStyles.ts"

const STORAGE_KEY = "list_density"

/** How high the rows of lists are in this browser. */
export const density = {
  read: (): Density => (localTexts.read(STORAGE_KEY) === "compact" ? "compact" : "comfortable"),
  subscribe: localTexts.subscribe,
  choose: (chosen: Density) => localTexts.write(STORAGE_KEY, chosen === "compact" ? chosen : undefined),
}
