import type { ShownPicture } from "@farelight/api/contract/media.ts"
import type { ReactNode } from "react"
import styles from "./sitePicture.module.css"

interface SitePictureProps {
  /** The operator's picture, if there is one. */
  picture: ShownPicture | undefined
  /** The page's own picture, for when the operator has chosen none. */
  fallback: ReactNode
  /** Its displayed width, as HTML's `sizes`. */
  sizes: string
  /** Whether it is in the first view of the page. */
  isFirst?: boolean
}

/** A picture that the operator can replace. */
export const SitePicture = ({ picture, fallback, sizes, isFirst = false }: SitePictureProps) => {
  if (!picture) return fallback
  const { sources, src, width, height, altText, focalPoint } = picture
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={altText}
        width={width}
        height={height}
        style={focalPoint ? { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` } : undefined}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  )
}
