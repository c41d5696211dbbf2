import type { ShownPicture } from "@farelight/api/contract/site/media.ts"
import type { CSSProperties, ReactNode } from "react"
import { preload } from "react-dom"
import { useCurrentPage, useGlobalContent } from "../page/currentPage.ts"
import { type SitePictureName, sitePictures } from "../pictures/sitePictures.ts"
import styles from "./sitePicture.module.css"

interface Shown {
  sizes: string
  isFirst?: boolean
  className?: string | undefined
  isOwn?: boolean
  position?: string | undefined
}

interface SitePictureProps extends Shown {
  picture: ShownPicture | undefined
  fallback: ReactNode
}

const PictureElement = ({
  picture,
  sizes,
  isFirst = false,
  isOwn,
  className,
  position,
}: Shown & { picture: ShownPicture }) => {
  const { sources, src, width, height, altText } = picture
  const [best] = sources
  // Only the first picture is preloaded, as others must not compete with the first view.
  if (isFirst && best && !best.media) {
    const { type, srcSet } = best
    preload(src, { as: "image", type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" })
  }
  const style: CSSProperties | undefined = position ? { objectPosition: position } : undefined
  return (
    <picture className={className ?? styles.picture} data-own={isOwn}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={altText}
        width={width}
        height={height}
        style={style}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  )
}

export const SitePicture = ({ picture, fallback, ...shown }: SitePictureProps) => {
  if (!picture) return fallback
  const { focalPoint } = picture
  const position = focalPoint ? `${focalPoint.x}% ${focalPoint.y}%` : undefined
  return <PictureElement picture={picture} {...shown} position={position} />
}

export const OwnPicture = ({ name, ...shown }: Shown & { name: SitePictureName }) => {
  const { pictures } = useGlobalContent()
  const { locale } = useCurrentPage()
  const picture = { ...sitePictures[locale][name], altText: pictures[name], focalPoint: null }
  return <PictureElement picture={picture} {...shown} isOwn />
}
