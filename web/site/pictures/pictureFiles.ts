/** Addresses of the site's own pictures, by path. Not inlined, as a page loads only the size that it shows. */
export const pictureFiles: Readonly<Record<string, string>> = import.meta.glob("./files/**/*", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
})
