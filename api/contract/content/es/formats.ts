import type { SpanishPage } from "./spanishPage.ts"

const MARKET =
  "Rango de los precios de mercado publicados para 2026. Su cotización depende de la ciudad, las horas y la duración"
const PLANNING =
  "Un valor de planificación que fijamos nosotros. La cotización indica el valor exacto para sus ciudades y semanas"
const MODELED =
  "Calculadas con un modelo del tráfico en las calles, para planificar. No forman parte de las impresiones que cuenta la red"

export const formatsSpanish: SpanishPage<"formats"> = {
  meta: {
    title: "Formatos de anuncio, especificaciones y precios",
    description:
      "Tamaños, archivos, plazos, mínimos y rangos de precios de tabletas a bordo, autos rotulados y pantallas en el techo, con un estimador de campañas y un kit de medios.",
  },
  hero: {
    title: "Formatos, archivos y precios",
    text: "Qué enviarnos, en cuánto tiempo puede estar en la calle y cuánto cuesta. Calcule una campaña antes de hablar con nadie.",
    estimator_label: "Estimar una campaña",
    kit_label: "Kit de medios (PDF)",
  },
  specification: {
    title: "Qué necesita cada formato",
    text: "Envíenos archivos terminados, o un logo y una idea: adaptamos ambos. Los precios no incluyen impuestos.",
    format_label: "Formato",
    size_label: "Tamaño",
    length_label: "Duración",
    file_label: "Archivo",
    resolution_label: "Resolución",
    lead_time_label: "Plazo de entrega",
    minimum_label: "Mínimo",
    price_label: "Rango de precios",
    basis_title: "De dónde salen los precios",
    in_car_tablet: {
      size: "10.1 pulgadas, horizontal, frente al asiento trasero",
      length: "15–30 s, hasta 60 s a pedido",
      file: "MP4 (H.264, AAC) o JPEG, hasta 100 MB",
      resolution: "1920 × 1200 px, 30 fps",
      lead_time: "3 días hábiles desde el archivo final",
      minimum: { measures: "por campaña", basis: PLANNING },
      price: { measures: "por cada mil impresiones", basis: MARKET },
    },
    car_wrapping: {
      size: "Rotulado completo, unos 250 pies cuadrados; solo las puertas, 40 pies cuadrados",
      length: "4 semanas o más",
      file: "PDF/X-4 o AI en nuestra plantilla, textos convertidos en trazados",
      resolution: "150 dpi a tamaño real, CMYK",
      lead_time: "15 días hábiles, con impresión e instalación incluidas",
      minimum: { measures: "por campaña, cinco autos durante cuatro semanas", basis: PLANNING },
      price: { measures: "por auto y cuatro semanas, con impresión e instalación incluidas", basis: PLANNING },
    },
    on_top_dynamic_screen: {
      size: "38 × 12 pulgadas, dos caras",
      length: "8–15 s, sin sonido",
      file: "MP4 (H.264) o PNG, hasta 50 MB",
      resolution: "960 × 320 px, 30 fps",
      lead_time: "5 días hábiles desde el archivo final",
      minimum: { measures: "por campaña", basis: PLANNING },
      price: { measures: "por cada mil impresiones", basis: MARKET },
    },
  },
  estimator: {
    title: "Estime una campaña",
    text: "Parta de un presupuesto o de las impresiones que necesita. El resultado es un rango, calculado con los supuestos que se indican al lado.",
    start_label: "Partir de",
    budget_label: "Presupuesto en dólares",
    impressions_label: "Número de impresiones",
    amount_label: "Cantidad",
    weeks_label: "Semanas",
    formats_label: "Formatos de anuncio",
    cities_label: "Ciudades",
    submit_label: "Estimar",
    result_title: "Su estimación",
    budget_result_label: "de presupuesto",
    impressions_result_label: "impresiones",
    empty_text: "Indique una cantidad y las semanas, y elija al menos un formato y una ciudad.",
    minimum_text: "Esta parte no llega al mínimo del formato:",
    capacity_text: "Es más de lo que la red puede mostrar en estas ciudades y semanas. Agregue semanas o ciudades.",
    send_label: "Enviar este plan",
    note: "Una estimación, no una oferta. Respondemos en un plazo de {advertiser_reply} con un precio firme.",
  },
  assumptions: {
    title: "Qué supone la estimación",
    text: "El presupuesto se reparte por igual entre los formatos que elija, y cada ciudad recibe la misma parte. Los precios son los de la tabla anterior.",
    in_car_tablet: {
      measures: "impresiones por ciudad y semana en tabletas a bordo",
      basis: "Un valor de planificación: 2 millones de impresiones al mes, repartidas por igual entre doce ciudades",
    },
    car_wrapping: { measures: "impresiones por ciudad y semana en autos rotulados", basis: MODELED },
    on_top_dynamic_screen: { measures: "impresiones por ciudad y semana en pantallas en el techo", basis: MODELED },
    wrapped_car: { measures: "impresiones de un auto rotulado en cuatro semanas", basis: MODELED },
  },
  methodology: {
    title: "Cómo se cuentan las impresiones",
    text: "Una palabra, dos maneras de contar. Los informes no las mezclan.",
    items: [
      {
        title: "Dentro del auto: contadas",
        text: "Una impresión es un anuncio que empieza durante un viaje. La tableta registra cada inicio y cada final, y su informe dice cuántos de los que empezaron se vieron hasta el final.",
      },
      {
        title: "En la calle: estimadas",
        text: "Nadie puede contar quién mira un auto. Para los rotulados y las pantallas en el techo, multiplicamos el tiempo en cada calle por los conteos de tráfico publicados para esa calle y esa hora. Es una estimación, y los informes la llaman así.",
      },
      {
        title: "Lo que no se cuenta",
        text: "No suman nada los autos estacionados, los recorridos sin pasajero en el caso de las tabletas, ni las pantallas apagadas o sin conexión.",
      },
      {
        title: "Lo que usted puede comprobar",
        text: "Recibe en un archivo los datos sin procesar por día, ciudad y formato, para que su agencia calcule sus propias cifras.",
      },
    ],
  },
  case_studies: {
    title: "Campañas hasta ahora",
    text: "Lo que hicieron los clientes, en sus propias cifras.",
  },
  media_kit: {
    title: "Kit de medios",
    text: "Formatos, archivos, plazos y precios para agencias y marcas.",
    contact_title: "Hable con nosotros",
    page_label: "Página",
  },
  closing: {
    title: "Envíenos su plan",
    text: "Lo lee una persona, que le responde en un plazo de {advertiser_reply} con un precio firme.",
    button_label: "Contáctenos hoy",
    kit_label: "Kit de medios (PDF)",
  },
}
