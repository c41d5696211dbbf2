/** Search engines may read everything but the dashboard and the interfaces behind it. */
export const robotsTxt = (origin: string) =>
  [
    "User-agent: *",
    "Disallow: /adminpage",
    "Disallow: /api/",
    "Disallow: /graphql",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n")

/** All public pages, for search engines (sitemaps.org, protocol 0.9). */
export const sitemapXml = (origin: string, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n")
