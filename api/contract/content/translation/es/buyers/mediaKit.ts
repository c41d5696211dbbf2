import type { SpanishPage } from "../spanishPage.ts"

export const mediaKitSpanish: SpanishPage<"media_kit"> = {
  meta: {
    title: "Kit de medios",
    description:
      "Pasajeros, formatos, precios, ciudades y medición para agencias y marcas, en una página para imprimir o guardar como PDF.",
  },
  kit: {
    title: "Kit de medios",
    text: "Formatos, archivos, plazos y precios para agencias y marcas.",
    print_label: "Imprimir o guardar como PDF",
    riders_title: "Quién viaja",
    riders_text:
      "Alguien sentado, con minutos libres, muchas veces de camino a una tienda. No hemos encuestado a los pasajeros: esto es lo que podemos decir de ellos.",
    rides_title: "Por dónde viajan: ejemplos de {cities} ciudades",
    sample_title: "Ver un informe de muestra",
    contact_title: "Hable con nosotros",
  },
}
