import type { Figure } from "@farelight/api/contract/content/figures/figure.ts"
import type { FigureName } from "@farelight/api/contract/content/registry.ts"
import { useCurrentPage } from "../page/currentPage.ts"

export const useFigures = () => {
  const { global, figuresNamed } = useCurrentPage().content
  return {
    isNamedAt: (path: string, name: FigureName) => figuresNamed[path]?.includes(name) ?? false,
    /** The figure if the text consists of its value only. Any other text becomes a figure without a basis. */
    figureAt: (path: string, text: string): Figure => {
      const [name, ...others] = figuresNamed[path] ?? []
      const figure = name && others.length === 0 ? global.figures[name] : undefined
      return figure?.value === text ? figure : { value: text, measures: "", basis: "", as_of: "" }
    },
    figuresIn: (section: string): Figure[] => {
      const paths = Object.keys(figuresNamed).filter((path) => path === section || path.startsWith(`${section}.`))
      return [...new Set(paths.flatMap((path) => figuresNamed[path] ?? []))].map((name) => global.figures[name])
    },
  }
}
