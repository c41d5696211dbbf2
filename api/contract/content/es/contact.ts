import type { SpanishPage } from "./spanishPage.ts"

/** The contact page in Spanish. */
export const contactSpanish: SpanishPage<"contact"> = {
  meta: {
    title: "Contacto",
    description:
      "Díganos dónde quiere que lo vean. {name} responde a los anunciantes en un plazo de {advertiser_reply}.",
  },
  hero: {
    title: "Hablemos",
    text: "Cuéntenos a quién quiere llegar y dónde. Lo lee una persona, que le responde con un plan y un precio.",
  },
  form: {
    title: "Planifique una campaña",
    text: "Todos los campos son necesarios para que nuestra primera respuesta le sea útil.",
  },
  email: {
    title: "Escríbanos",
    text: "Respondemos en un plazo de {advertiser_reply}.",
  },
  coverage: {
    title: "Zona de cobertura",
    text: "Nuestros autos circulan en {cities} grandes ciudades, por los barrios y las zonas comerciales que usted elija.",
  },
  quick_links: {
    title: "Enlaces rápidos",
  },
}
