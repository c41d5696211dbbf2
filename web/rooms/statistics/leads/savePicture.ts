import { saveAs } from "../../../apollo/downloadFile.ts"

// Drawn at twice the size, so that prints are sharp.
const SCALE = 2
const HEAD = 56
const EDGE = 16

const painted = ["fill", "fill-opacity", "stroke", "stroke-width", "font-family", "font-size", "text-anchor"]

/** Copies the computed styles, so that the SVG looks the same without the page. */
const standAlone = (drawing: SVGSVGElement) => {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")]
  for (const [index, original] of [drawing, ...drawing.querySelectorAll<SVGElement>("*")].entries()) {
    const look = getComputedStyle(original)
    for (const name of painted) copies[index]?.style.setProperty(name, look.getPropertyValue(name))
  }
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}

interface Head {
  title: string
  legend: readonly { name: string; color: string }[]
}

export const savePicture = async (drawing: SVGSVGElement, { title, legend }: Head, fileName: string) => {
  const { width, height } = drawing.getBoundingClientRect()
  const picture = new Image()
  picture.src = standAlone(drawing)
  await picture.decode()
  const canvas = document.createElement("canvas")
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (height + HEAD + EDGE) * SCALE
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("this browser draws no pictures")
  const look = getComputedStyle(document.documentElement)
  const color = (value: string) => look.getPropertyValue(/^var\((.*)\)$/.exec(value)?.[1] ?? value)
  pen.scale(SCALE, SCALE)
  pen.fillStyle = color("--surface")
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = "middle"
  pen.fillStyle = color("--text")
  pen.font = `600 16px ${look.fontFamily}`
  pen.fillText(title, EDGE, HEAD / 2)
  pen.font = `13px ${look.fontFamily}`
  let end = width + EDGE
  for (const { name, color: named } of legend.toReversed()) {
    end -= pen.measureText(name).width
    pen.fillStyle = color("--text-muted")
    pen.fillText(name, end, HEAD / 2)
    pen.fillStyle = color(named)
    pen.fillRect(end - 16, HEAD / 2 - 5, 10, 10)
    end -= 32
  }
  pen.drawImage(picture, EDGE, HEAD, width, height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  if (!file) throw new Error("this browser makes no PNG")
  saveAs(file, fileName)
}
