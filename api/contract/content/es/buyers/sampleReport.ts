import type { SpanishPage } from "../spanishPage.ts"

export const sampleReportSpanish: SpanishPage<"sample_report"> = {
  meta: {
    title: "Un informe de campaña de muestra",
    description:
      "Lo que recibe el cliente: impresiones por día, hora, ciudad y formato, contadas y estimadas por separado, con costo y CPM. Una campaña inventada, también en archivo.",
  },
  hero: {
    title: "El informe que recibirá",
    text: "Su panel en vivo muestra estas cifras mientras la campaña está en marcha. Al final llegan en un solo informe, con las filas de donde salen.",
    csv_label: "Filas en CSV",
    quote_label: "Contáctenos hoy",
    items: [
      {
        title: "Contadas y estimadas, por separado",
        text: "Lo que registró una tableta nunca se suma a una estimación.",
      },
      {
        title: "Hasta la hora y la ciudad",
        text: "Vea dónde y cuándo salieron sus anuncios, y cuánto costó cada parte.",
      },
      {
        title: "Todas las filas, en un archivo",
        text: "De ahí salen todas las cifras, así que su agencia puede comprobarlas.",
      },
    ],
  },
  campaign: {
    sample_label: "Muestra: campaña inventada, sin datos de clientes",
    title: "Informe de campaña",
    client: "Café de Ejemplo",
    name: "Café frío, lanzamiento de primavera",
    client_label: "Cliente",
    period_label: "Período",
    cities_label: "Ciudades",
    formats_label: "Formatos",
  },
  figures: {
    counted_label: "impresiones contadas, dentro del auto",
    modeled_label: "impresiones estimadas, en la calle",
    completion_label: "de los anuncios contados, hasta el final",
    cost_label: "costo",
    counted_cpm_label: "CPM, contadas",
    modeled_cpm_label: "CPM, estimadas",
  },
  charts: {
    by_day_title: "Por día",
    by_hour_title: "Por hora",
    by_city_title: "Por ciudad",
    by_format_title: "Por formato",
    counted_title: "Contadas, dentro del auto",
    modeled_title: "Estimadas, en la calle",
    most_label: "Máximo:",
    table_label: "En tabla",
    day_label: "Día",
    hour_label: "Hora",
    city_label: "Ciudad",
    format_label: "Formato",
    counted_label: "Contadas",
    completion_label: "Hasta el final",
    modeled_label: "Estimadas",
    cost_label: "Costo",
    cpm_label: "CPM",
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
