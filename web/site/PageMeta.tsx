interface PageMetaProps {
  brand: string
  meta: { title: string; description: string }
}

/** The page's name in the browser's tab and in search results. */
export const PageMeta = ({ brand, meta }: PageMetaProps) => (
  <>
    <title>{`${meta.title} | ${brand}`}</title>
    <meta name="description" content={meta.description} />
  </>
)
