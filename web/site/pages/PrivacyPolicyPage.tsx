import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { useLoaderData } from "react-router-dom"
import { LegalDocument } from "../legal/LegalDocument.tsx"
import { PageMeta } from "../PageMeta.tsx"

/** The Privacy Policy. */
export const PrivacyPolicyPage = () => {
  const { global, page } = useLoaderData<PageContent<"privacy_policy">>()
  const { meta, hero, ...sections } = page
  return (
    <>
      <PageMeta brand={global.company.name} meta={meta} />
      <LegalDocument title={hero.title} date={hero.text} sections={sections} />
    </>
  )
}
