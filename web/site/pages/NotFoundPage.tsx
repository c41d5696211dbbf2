import type { PageContent } from "@farelight/api/modules/cms/registry.ts"
import { useLoaderData } from "react-router-dom"
import { buttonClass } from "../../components/Button.tsx"
import { Hero } from "../Hero.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { paths } from "../paths.ts"
import { SiteLink } from "../SiteLink.tsx"

/** What answers an address that no page has. */
export const NotFoundPage = () => {
  const { global, page } = useLoaderData<PageContent<"not_found">>()
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <meta name="robots" content="noindex" />
      <Hero
        title={page.message.title}
        text={page.message.text}
        action={
          <SiteLink className={buttonClass("primary")} to={paths.home}>
            {page.message.button_label}
          </SiteLink>
        }
      />
    </>
  )
}
