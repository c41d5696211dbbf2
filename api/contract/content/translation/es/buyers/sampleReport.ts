import type { SpanishPage } from "../spanishPage.ts"

export const sampleReportSpanish: SpanishPage<"sample_report"> = {
  meta: {
    title: "Un informe de campaña de muestra",
    description:
      "Lo que recibe el cliente: impresiones por día, ciudad y formato, contadas y estimadas por separado, con costo y CPM. Una campaña inventada, sus días también en archivo.",
  },
  hero: {
    title: "El informe que recibirá",
    text: "Su panel en vivo muestra estas cifras mientras la campaña está en marcha. Al final llegan en un solo informe, con las impresiones contadas y las estimadas por separado, y sus días en un archivo.",
    csv_label: "Descargar los días (CSV)",
    quote_label: "Contáctenos hoy",
  },
  campaign: {
    sample_label: "Muestra: campaña inventada, sin datos de clientes",
    title: "Informe de campaña",
    name: "Café frío, lanzamiento de primavera",
    text: "Café de Ejemplo, 2 al 29 de marzo de 2026, en Los Angeles y Dallas",
  },
  figures: {
    items: [
      { label: "impresiones contadas, dentro del auto" },
      { label: "impresiones estimadas, en la calle" },
      { label: "costo" },
      { label: "de los anuncios contados se reprodujeron hasta el final" },
      { label: "CPM, contadas" },
      { label: "CPM, estimadas" },
    ],
  },
  charts: {
    title: "Por día",
    counted_title: "Contadas, dentro del auto",
    modeled_title: "Estimadas, en la calle",
    most_label: "Máximo:",
  },
  table: {
    title: "Por ciudad y formato",
    items: [
      { part: "Parte", counted: "Contadas", completion: "Hasta el final", modeled: "Estimadas", cost: "Costo" },
      { part: "Los Angeles" },
      { part: "Dallas" },
      { part: "Tableta a bordo" },
      { part: "Pantalla dinámica en el techo" },
      { part: "Total" },
    ],
  },
  method: {
    title: "Método",
    text: "Contadas: la tableta registra cada anuncio que empieza y cada uno que termina. Estimadas: el tiempo en cada calle, por los conteos de tráfico publicados.",
    link_label: "Cómo se cuentan las impresiones",
  },
  closing: {
    title: "¿Lo quiere para su campaña?",
    text: "Díganos qué le gustaría medir. Le responderemos en un plazo de {advertiser_reply}.",
    button_label: "Contáctenos hoy",
  },
}
