import type { SpanishPage } from "./spanishPage.ts"

export const notFoundSpanish: SpanishPage<"not_found"> = {
  meta: {
    title: "Página no encontrada",
    description: "No hay ninguna página en esta dirección.",
  },
  message: {
    title: "Por aquí no es",
    text: "No hay ninguna página en esta dirección. Quizás cambió de lugar, o el enlace tiene un error.",
    button_label: "Volver al inicio",
  },
  detours: {
    title: "O tome una de estas salidas",
    advertising: "Formatos, segmentación y cifras en vivo para marcas y agencias",
    drivers: "Lo que gana un conductor, y la solicitud",
    cities: "Dónde circulan nuestros autos y dónde todavía no",
    contact: "Escríbanos; le responderemos en un plazo de {advertiser_reply}",
  },
}
