import type { Figure } from "@farelight/api/contract/content/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { useMatches } from "react-router-dom"

/** The register's figures behind the current page's texts. */
export const useFigures = () => {
  const content = useMatches().at(-1)?.loaderData as PageContent | undefined
  if (!content) throw new Error("The current route has no page content")
  const { global, figuresNamed } = content
  return {
    /** The figure that a text states alone. A text that says anything else is a figure without a basis. */
    figureAt: (path: string, text: string): Figure => {
      const [name, ...others] = figuresNamed[path] ?? []
      const figure = name && others.length === 0 ? global.figures[name] : undefined
      return figure?.value === text ? figure : { value: text, measures: "", basis: "", as_of: "" }
    },
    /** The figures that the texts of a section name, each once. */
    figuresIn: (section: string): Figure[] => {
      const paths = Object.keys(figuresNamed).filter((path) => path === section || path.startsWith(`${section}.`))
      return [...new Set(paths.flatMap((path) => figuresNamed[path] ?? []))].map((name) => global.figures[name])
    },
  }
}
