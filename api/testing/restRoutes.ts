import type { Express } from "express"

/** A call of the REST interface, by the pattern of its address below /api. */
export interface RestRoute {
  method: string
  path: string
}

/** What Express's router knows of a handler; its published types lack the half of it. */
interface Layer {
  route?: { path: string; methods: Record<string, boolean> }
  handle: { stack?: unknown }
  match: (path: string) => boolean
}

const layersOf = (stack: unknown) => (Array.isArray(stack) ? (stack as Layer[]) : [])

/** Every REST route that an app has registered, found in its router rather than listed by hand. */
export const restRoutesOf = (app: Express): RestRoute[] =>
  layersOf(app.router.stack)
    .filter((layer) => !layer.route && layer.match("/api/x"))
    .flatMap(({ handle }) => layersOf(handle.stack))
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path: route.path })) : [],
    )
