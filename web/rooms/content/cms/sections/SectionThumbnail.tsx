import { sectionField } from "@farelight/api/contract/content/fields.ts"
import { useMemo } from "react"
import { chakra } from "../../../../parts/chakra.ts"
import { type Shape, SIZE, sectionShape } from "./sectionShape.ts"

const looks: Record<Shape["kind"], { opacity: number; rx: number }> = {
  heading: { opacity: 0.75, rx: 1.5 },
  line: { opacity: 0.35, rx: 1 },
  link: { opacity: 0.75, rx: 1 },
  button: { opacity: 0.75, rx: 4 },
  picture: { opacity: 0.2, rx: 3 },
  card: { opacity: 0.2, rx: 2 },
}

interface Props {
  page: string
  sectionId: string
  content: unknown
}

/** What the section looks like on its page, as a sketch. Nothing for a section that the site does not have. */
export const SectionThumbnail = ({ page, sectionId, content }: Props) => {
  const shapes = useMemo(() => {
    const section = sectionField(page, sectionId)
    return section && sectionShape(section, content)
  }, [page, sectionId, content])
  if (!shapes) return null
  return (
    <chakra.svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden
      width="36"
      flexShrink="0"
      color="fg.muted"
      background="bg.muted"
      borderRadius="l2"
      borderWidth="1px"
    >
      {shapes.map(({ kind, ...place }) => (
        <rect key={`${place.x} ${place.y}`} fill="currentColor" {...looks[kind]} {...place} />
      ))}
    </chakra.svg>
  )
}
