import { Component, type ComponentType, type ReactNode } from "react"
import { SiteOrigin } from "../document/PageMeta.tsx"
import { ErrorPage } from "../layout/ErrorPage.tsx"
import { SiteLayout } from "../layout/SiteLayout.tsx"
import { type CurrentPage, CurrentPageContext } from "./currentPage.ts"

/** Keeps the document if a page fails in the browser, where React would leave nothing of it. */
class FailureBoundary extends Component<{ address: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage address={this.props.address} /> : this.props.children
  }
}

interface SitePageProps {
  origin: string
  page: CurrentPage
  Page: ComponentType
}

export const SitePage = ({ origin, page, Page }: SitePageProps) => (
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
