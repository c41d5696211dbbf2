// Express's types do not cover a router's internals.
interface Layer {
  rawPath: string | readonly string[]
  route?: { path: string | readonly string[]; methods: Record<string, boolean> }
  handle?: { stack?: Layer[] }
}

const asList = (paths: string | readonly string[]) => [paths].flat() as string[]

/** All routes of a router and its children, such as `GET /api/cms/blocks`. */
export const routesOf = (router: object, mount = ""): string[] => {
  const { stack } = router as { stack: Layer[] }
  return stack.flatMap(({ rawPath, route, handle }) => {
    if (route) {
      const methods = Object.keys(route.methods).map((method) => method.toUpperCase())
      return asList(route.path).flatMap((path) => methods.map((method) => `${method} ${mount}${path}`))
    }
    if (!handle?.stack) return []
    return asList(rawPath).flatMap((path) => routesOf(handle, mount + (path === "/" ? "" : path)))
  })
}
