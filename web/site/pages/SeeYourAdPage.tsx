import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { SeeYourAd } from "../illustrations/yourAd/SeeYourAd.tsx"
import { usePageContent } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { ClosingCall } from "../sections/ClosingCall.tsx"

/** Where a buyer sees a picture or a video of their own on the formats. */
export const SeeYourAdPage = () => {
  const { global, page } = usePageContent<"see_your_ad">()
  const { meta, closing } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={meta} />
      <SeeYourAd />
      <ClosingCall title={closing.title} text={closing.text}>
        <ButtonLink to={paths.contact}>{closing.button_label}</ButtonLink>
        <ButtonLink to={paths.formats} look="quiet">
          {closing.formats_label}
        </ButtonLink>
      </ClosingCall>
    </>
  )
}
