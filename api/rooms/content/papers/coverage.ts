import { geoPath } from "d3-geo"
import { unitedStates } from "../../../contract/cities/atlas.ts"
import { type City, type CityStatus, type MapPoint, mapSize } from "../../../contract/cities/city.ts"
import { type LabelSizes, placeLabels, placesOf } from "../../../contract/cities/placeLabels.ts"
import { colors } from "./brand.ts"
import type { Paper } from "./paper.ts"

interface MapBox {
  x: number
  y: number
  width: number
  /** Read out, with the names of the cities. */
  title: string
}

// In the map's units, as everything below.
const LETTER = 19

const sizes: LabelSizes = { letter: 10.4, line: 20, gap: 11, point: 6 }

// Two dots on a tile, as the site has them.
const DOTS = "1 J 3.6 w 2.3 4 m 2.3 4 l S 6.9 12 m 6.9 12 l S"

/** What stands for a city: a light where cars drive, a ring where there is a wait list, else a cross. */
export const drawSymbol = ({ document }: Paper, status: CityStatus, { x, y }: MapPoint) => {
  if (status === "OPEN") {
    document.circle(x, y, 15).fillColor(colors.amber, 0.28).fill()
    document.circle(x, y, 5.5).fillColor(colors.glow, 1).fill()
  } else if (status === "WAIT_LIST") {
    document.circle(x, y, 5).lineWidth(3).stroke(colors.white)
  } else {
    document
      .path(`M${x - 5} ${y - 5}l10 10m0-10l-10 10`)
      .lineWidth(3)
      .stroke(colors.mist)
  }
}

/** The cities on the land as dots, each open one as a light, with their names. */
export const drawCoverage = (paper: Paper, cities: readonly City[], { x, y, width, title }: MapBox) => {
  const { document, tagged, draw } = paper
  const path = geoPath().digits(0)
  const { land, borders } = unitedStates()
  const places = placesOf(cities)
  const alt = `${title}: ${places.map(({ name }) => name).join(", ")}`
  tagged(
    "Figure",
    () => {
      document
        .save()
        .translate(x, y)
        .scale(width / mapSize.width)
      const dots = document.pattern([0, 0, 9.2, 16], 9.2, 16, DOTS)
      document.path(path(land) ?? "").fill([dots, colors.land])
      document
        .path(path(borders) ?? "")
        .lineWidth(0.7)
        .strokeColor(colors.steel, 0.7)
        .stroke()
      document.strokeOpacity(1)
      for (const { status, point } of places) drawSymbol(paper, status, point)
      for (const { name, anchor, x: left, y: middle } of placeLabels(places, { sizes })) {
        const room = 200
        draw(name, {
          x: anchor === "start" ? left : left - room,
          y: middle - LETTER * 0.6,
          width: room,
          ...{ align: anchor === "start" ? "left" : "right", size: LETTER, font: "bold", color: colors.white },
        })
      }
      document.restore()
    },
    { alt },
  )
}
