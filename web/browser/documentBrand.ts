/** The brand's name as the server has written it into the document. */
export const documentBrand = () =>
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "Farelight"
