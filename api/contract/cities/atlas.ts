import { feature, merge, mesh } from "topojson-client"
import json from "us-atlas/states-albers-10m.json" with { type: "json" }

type Atlas = Parameters<typeof merge>[0] & {
  objects: {
    states: Parameters<typeof mesh>[1] & { geometries: Extract<Parameters<typeof merge>[1], unknown[]> }
  }
}

const drawAtlas = () => {
  const atlas = json as unknown as Atlas
  const { states } = atlas.objects
  return {
    land: merge(atlas, states.geometries),
    borders: mesh(atlas, states, (one, other) => one !== other),
    states: states.geometries.map((state) => ({
      name: String((state.properties as { name?: string }).name),
      shape: feature(atlas, state),
    })),
  }
}

let drawn: ReturnType<typeof drawAtlas> | undefined

/** In map units. Computed once and on demand, as projecting takes long. */
export const unitedStates = () => {
  drawn ??= drawAtlas()
  return drawn
}
