export const documentBrand = () =>
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "Farelight"
