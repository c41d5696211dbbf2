import { paths } from "@farelight/api/contract/site/sitePaths.ts"
import { PageMeta } from "../document/PageMeta.tsx"
import { usePageContent, useWords } from "../page/currentPage.ts"
import { ButtonLink } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"
import { SiteLink } from "../sections/SiteLink.tsx"
import { OwnPicture } from "../sections/SitePicture.tsx"
import sections from "../sections/sections.module.css"
import styles from "./styles/notFound.module.css"

export const NotFoundPage = () => {
  const { global, page } = usePageContent<"not_found">()
  const { navigation: words } = useWords()
  const { message, detours } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={page.meta} />
      <meta name="robots" content="noindex" />
      <Hero
        section="message"
        title={message.title}
        text={message.text}
        action={<ButtonLink to={paths.home}>{message.button_label}</ButtonLink>}
        aside={<OwnPicture name="street" sizes="(min-width: 60em) 36rem, 100vw" isFirst />}
      />
      <nav
        className={`${sections.page} ${styles.detours} ${sections.links}`}
        data-section="detours"
        aria-labelledby="detours"
      >
        <h2 id="detours">{detours.title}</h2>
        <ul data-plain>
          <li>
            <SiteLink to={paths.advertising}>{words.advertising}</SiteLink>
            <span>{detours.advertising}</span>
          </li>
          <li>
            <SiteLink to={paths.drivers}>{words.drivers}</SiteLink>
            <span>{detours.drivers}</span>
          </li>
          <li>
            <SiteLink to={paths.contact}>{words.contact}</SiteLink>
            <span>{detours.contact}</span>
          </li>
        </ul>
      </nav>
    </>
  )
}
