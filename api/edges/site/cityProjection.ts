import { geoAlbersUsa } from "d3-geo"
import { mapSize, type Projection } from "../../contract/cities/city.ts"

// The same projection as that of the states, so that cities are at their place on the drawn land.
const albers = geoAlbersUsa()
  .scale(1300)
  .translate([mapSize.width / 2, mapSize.height / 2])

const rounded = (units: number) => Math.round(units * 10) / 10

export const projectCity: Projection = (longitude, latitude) => {
  const point = albers([longitude, latitude])
  return point && { x: rounded(point[0]), y: rounded(point[1]) }
}
