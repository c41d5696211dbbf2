import { AspectRatio } from "@chakra-ui/react/aspect-ratio"
import { useState } from "react"
import { Center, chakra } from "../../../components/chakra.ts"

interface Props {
  file: { thumbnailUrl: string; contentType: string; altText: string }
}

const FRAME = "M4 7.5A2.5 2.5 0 0 1 6.5 5h11A2.5 2.5 0 0 1 20 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5Z"
const HILLS = "m4 16 4.5-4.5 3.5 3.5 3-3 5 5M15.5 9.5h.01"

/** The checkerboard shows which parts are transparent. */
export const MediaThumbnail = ({ file: { thumbnailUrl, contentType, altText } }: Props) => {
  const [failedUrl, setFailedUrl] = useState<string>()
  const isShown = contentType.startsWith("image/") && failedUrl !== thumbnailUrl
  return (
    <AspectRatio
      ratio={4 / 3}
      backgroundColor="bg"
      backgroundImage="repeating-conic-gradient({colors.bg.muted} 0% 25%, transparent 0% 50%)"
      backgroundSize="{spacing.5} {spacing.5}"
      overflow="hidden"
    >
      {isShown ? (
        <chakra.img
          src={thumbnailUrl}
          alt={altText}
          loading="lazy"
          decoding="async"
          // Chakra's AspectRatio would crop the picture.
          css={{ "&&": { objectFit: "contain" } }}
          onError={() => setFailedUrl(thumbnailUrl)}
        />
      ) : (
        <Center color="fg.muted" role="img" aria-label={altText || "No preview"}>
          <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true" focusable="false">
            <path d={`${FRAME}${HILLS}`} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </Center>
      )}
    </AspectRatio>
  )
}
