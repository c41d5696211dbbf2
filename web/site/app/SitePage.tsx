import { Component, type ComponentType, type ReactNode } from "react"
import { SiteOrigin } from "../document/PageMeta.tsx"
import { SiteLayout } from "../layout/SiteLayout.tsx"
import { type CurrentPage, CurrentPageContext, useWords } from "../page/currentPage.ts"
import { buttonClass } from "../sections/Button.tsx"
import { Hero } from "../sections/Hero.tsx"

/** Uses no page content, as that may have caused the crash. */
const ErrorPage = ({ address }: { address: string }) => {
  const { failure: words } = useWords()
  return (
    <main>
      <title>{words.tabTitle}</title>
      <Hero
        title={words.title}
        text={words.text}
        action={
          <a className={buttonClass("primary")} href={address}>
            {words.button}
          </a>
        }
      />
    </main>
  )
}

/** Without this boundary, a crash would make React unmount the document. */
class FailureBoundary extends Component<{ address: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage address={this.props.address} /> : this.props.children
  }
}

export const SitePage = ({ origin, page, Page }: { origin: string; page: CurrentPage; Page: ComponentType }) => (
  <SiteOrigin value={origin}>
    <CurrentPageContext value={page}>
      <FailureBoundary address={page.pathname}>
        <SiteLayout>
          <Page />
        </SiteLayout>
      </FailureBoundary>
    </CurrentPageContext>
  </SiteOrigin>
)
