import type { SpanishPage } from "./spanishPage.ts"

export const contactSpanish: SpanishPage<"contact"> = {
  meta: {
    title: "Planifique una campaña en autos",
    description:
      "Díganos dónde quiere que lo vean. {name} responde a los anunciantes en un plazo de {advertiser_reply}.",
  },
  hero: {
    title: "Hablemos",
    text: "Cuéntenos a quién quiere llegar y dónde. Lo lee una persona, que le responde en un plazo de {advertiser_reply}.",
  },
  form: {
    title: "Planifique una campaña",
    text: "Todos los campos son obligatorios; el plan de campaña es opcional.",
  },
  plan: {
    title: "Plan de campaña (opcional)",
    text: "Si ya tiene uno, así nos ahorramos una ronda de preguntas.",
    taken_text: "Tomado de su estimación. También puede cambiarlo aquí.",
    budget_label: "Presupuesto previsto en dólares",
    weeks_label: "Semanas previstas",
    cities_label: "Ciudades previstas, separadas por comas",
    estimate_label: "Estimar una campaña",
    change_label: "Cambiar la estimación",
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
