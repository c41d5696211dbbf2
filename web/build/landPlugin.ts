import { geoPath } from "d3-geo"
import type { Plugin } from "vite"
import { unitedStates } from "../../api/contract/cities/atlas.ts"
import { mapSize } from "../../api/contract/cities/city.ts"
import { tokens } from "../theme/tokens.ts"

const { night } = tokens.color

const drawLand = () => {
  // The atlas is projected already. Whole units suffice, as one is a third of a millimeter on a wide screen.
  const path = geoPath().digits(0)
  const { land, borders } = unitedStates()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}" fill="none">`,
    '<pattern id="dots" width="9.2" height="16" patternUnits="userSpaceOnUse">',
    `<path d="M2.3 4h0M6.9 12h0" stroke="${night[700]}" stroke-width="3.6" stroke-linecap="round"/></pattern>`,
    `<path d="${path(land)}" fill="url(#dots)"/><path d="${path(borders)}" stroke="${night[600]}" stroke-width=".7" opacity=".6"/></svg>`,
  ].join("")
}

const FILE = "us-map.svg"

export const landPlugin = (): Plugin => ({
  name: "farelight:land",
  generateBundle() {
    if (this.environment.name === "site") this.emitFile({ type: "asset", fileName: FILE, source: drawLand() })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_request, response) => {
      response.setHeader("Content-Type", "image/svg+xml")
      response.end(drawLand())
    })
  },
})
