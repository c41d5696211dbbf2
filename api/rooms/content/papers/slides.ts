import type { PageContent } from "../../../contract/content/registry.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { colors, fading, type PictureFile, sceneBox, scenes } from "./brand.ts"
import { type Box, createPaper, type Paper, type TextBox } from "./paper.ts"

export interface MediaKitContent extends Pick<PageContent<"formats">, "global" | "page" | "cities"> {
  locale: Locale
  /** What the page of cities says. */
  coverage: Pick<PageContent<"cities">["page"], "meta" | "hero" | "statuses" | "rides">
}

export const WIDTH = 960
export const HEIGHT = 540
export const EDGE = 56
export const FOOT = 500

type Surface = "night" | "light"

/** The media kit while it is drawn. */
export interface Slides extends Paper {
  content: MediaKitContent
  add: (surface: Surface) => void
}

const inkOf = (surface: Surface) =>
  surface === "night" ? { strong: colors.white, soft: colors.mist } : { strong: colors.night, soft: colors.slate }

/** A picture that comes out of the night: from the left, and from above and below where it ends there. */
export const drawScene = (
  { document, picture, decorate, content }: Slides,
  file: PictureFile,
  left = scenes[file].left,
) => {
  const scene = { ...scenes[file], left }
  const box = sceneBox(scene, { width: WIDTH, height: HEIGHT })
  const { x, y, width, height } = box
  picture(file, box, content.global.pictures[scene.name])
  if (scene.isDay) return
  // Each is a bit wider than the picture, whose edge would show.
  const fade = (from: [number, number], to: [number, number], middle: number, shape: Box) => {
    const shade = document.linearGradient(...from, ...to)
    shade.stop(0, colors.night, 1).stop(fading.third, colors.night, middle).stop(1, colors.night, 0)
    document.rect(shape.x, shape.y, shape.width, shape.height).fill(shade)
  }
  const [across, down] = [width * fading.across, height * fading.down]
  const bottom = y + height
  const edge = { x: x - 1, width: width + 1, height: down + 1 }
  decorate(() => {
    fade([x, 0], [x + across, 0], fading.left, { x: x - 1, y: y - 1, width: across + 1, height: height + 2 })
    fade([0, bottom], [0, bottom - down], fading.edge, { ...edge, y: bottom - down })
    if (y > 0) fade([0, y], [0, y + down], fading.edge, { ...edge, y: y - 1 })
  })
}

/** The amber bar, the slide's title and a sentence; returns where they end. */
export const writeHead = (
  slides: Slides,
  title: string,
  text: string,
  box: Pick<TextBox, "width"> & { surface: Surface },
) => {
  const { document, decorate, write } = slides
  const ink = inkOf(box.surface)
  const at = { x: EDGE, width: box.width }
  decorate(() => document.rect(EDGE, EDGE, 48, 5).fill(colors.amber))
  const end = write("H2", title, { ...at, y: EDGE + 20, height: 90, font: "bold", size: 34, color: ink.strong })
  return write("P", text, { ...at, y: end + 7, height: 96, size: 14, color: ink.soft })
}

/** Slides without anything on them yet, and what numbers and ends them. */
export const createSlides = (content: MediaKitContent) => {
  const { global, page, locale } = content
  const { media_kit: words } = page
  const paper = createPaper({
    title: `${global.company.name}: ${words.title}`,
    author: global.company.name,
    locale,
    size: [WIDTH, HEIGHT],
  })
  const { document } = paper
  const surfaces: Surface[] = []
  const slides: Slides = {
    ...paper,
    content,
    add: (surface) => {
      surfaces.push(surface)
      document.addPage()
      const ground = surface === "night" ? colors.night : colors.paper
      paper.decorate(() => document.rect(0, 0, WIDTH, HEIGHT).fill(ground))
    },
  }
  const finish = () => {
    for (const [index, surface] of surfaces.entries()) {
      if (index === 0) continue
      document.switchToPage(index)
      const { strong, soft } = inkOf(surface)
      paper.wordmark(EDGE, FOOT + 4, 11, strong)
      paper.decorate(() =>
        paper.draw(`${words.page_label} ${index + 1} / ${surfaces.length}`, {
          ...{ x: WIDTH - EDGE - 120, y: FOOT + 3, width: 120 },
          ...{ size: 9.5, color: soft, align: "right" },
        }),
      )
    }
    return paper.finish()
  }
  return { slides, finish }
}
