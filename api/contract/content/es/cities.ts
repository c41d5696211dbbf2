import type { SpanishPage } from "./spanishPage.ts"

/** The city pages in Spanish. The cities themselves stay as they are. */
export const citiesSpanish: SpanishPage<"cities"> = {
  meta: {
    title: "Ciudades",
    description:
      "Dónde circulan los autos de {name}, qué ciudades tienen lista de espera y dónde las normas locales no nos permiten estar.",
  },
  hero: {
    title: "Dónde circulan nuestros autos",
    text: "Todas las ciudades donde estamos, con lo que cada una ofrece a anunciantes y conductores. ¿No está la suya? Escríbanos de todos modos.",
  },
  map: {
    title: "Las ciudades en el mapa",
    text: "Cada luz es una ciudad con nuestros autos; cada anillo, una ciudad en espera.",
  },
  statuses: {
    open_label: "Abierta",
    open_text: "Nuestros autos ya circulan aquí. Se pueden iniciar campañas, y los conductores pueden postularse.",
    not_permitted_label: "No permitida",
    not_permitted_text:
      "Por ahora, las normas locales no nos permiten estar aquí. Anótese y le escribimos cuando cambien.",
  },
  city: {
    all_label: "Todas las ciudades",
  },
}
