import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { paths } from "@farelight/api/contract/sitePaths.ts"
import { useLoaderData } from "react-router-dom"
import { buttonClass } from "../Button.tsx"
import { Hero } from "../Hero.tsx"
import { CityMap } from "../illustrations/CityMap.tsx"
import { PageMeta } from "../PageMeta.tsx"
import { SiteLink } from "../SiteLink.tsx"
import sections from "../sections.module.css"
import styles from "./notFound.module.css"

/** What answers an address that no page has: the way back, and where one may have wanted to go. */
export const NotFoundPage = () => {
  const { global, page } = useLoaderData<PageContent<"not_found">>()
  const { message, detours } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <meta name="robots" content="noindex" />
      <Hero
        section="message"
        title={message.title}
        text={message.text}
        action={
          <SiteLink className={buttonClass("primary")} to={paths.home}>
            {message.button_label}
          </SiteLink>
        }
        aside={<CityMap />}
      />
      <nav className={`${sections.page} ${styles.detours}`} data-section="detours" aria-labelledby="detours">
        <h2 id="detours">{detours.title}</h2>
        <ul>
          <li>
            <SiteLink to={paths.advertising}>Advertising</SiteLink>
            <span>{detours.advertising}</span>
          </li>
          <li>
            <SiteLink to={paths.drivers}>Drivers</SiteLink>
            <span>{detours.drivers}</span>
          </li>
          <li>
            <SiteLink to={paths.contact}>Contact</SiteLink>
            <span>{detours.contact}</span>
          </li>
        </ul>
      </nav>
    </>
  )
}
