import { geoAlbersUsa } from "d3-geo"
import { mapSize, type Projection } from "../../contract/cities/city.ts"

// That of the atlas's pre-projected states: the cities must lie on the land that is drawn from them.
const albers = geoAlbersUsa()
  .scale(1300)
  .translate([mapSize.width / 2, mapSize.height / 2])

const rounded = (units: number) => Math.round(units * 10) / 10

/** Where a place is on the map of the United States; null outside of them. */
export const projectCity: Projection = (longitude, latitude) => {
  const point = albers([longitude, latitude])
  return point && { x: rounded(point[0]), y: rounded(point[1]) }
}
