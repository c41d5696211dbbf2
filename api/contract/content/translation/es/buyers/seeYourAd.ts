import type { SpanishPage } from "../spanishPage.ts"

export const seeYourAdSpanish: SpanishPage<"see_your_ad"> = {
  meta: {
    title: "Vea su anuncio en un auto",
    description:
      "Suelte una imagen o un video corto y véalo en la tableta a bordo, en la pantalla del techo y como rotulado. No sale de su navegador.",
  },
  hero: {
    title: "Vea su anuncio en la calle",
    text: "Suelte una imagen o un video corto y véalo en la tableta, en el techo y en el auto.",
    choose_label: "Elegir un archivo",
    drop_text: "o suéltelo aquí, o péguelo",
    accepted_text: "Imágenes: PNG, JPEG, WebP, AVIF o GIF. Videos: MP4, WebM o MOV.",
    private_text: "No se sube nada. Su archivo se queda en este navegador.",
    script_text:
      "Para ver su propio archivo hace falta JavaScript, que está desactivado en este navegador. Abajo están nuestros ejemplos.",
  },
  preview: {
    title: "En cada formato",
    sample_text: "Estos son nuestros ejemplos. Elija un archivo y el suyo ocupará su lugar.",
    shown_text: "{kind} ya está en cada formato: {size} px.",
    own_label: "Su anuncio aquí: {format}",
    soft_text: "Tiene menos píxeles que la pantalla y puede verse borroso.",
    picture_label: "Su imagen",
    video_label: "Su video",
    cover_label: "Llenar el formato",
    another_label: "Otro archivo",
    send_label: "Enviárnoslo",
    play_label: "Reproducir",
    pause_label: "Pausar",
  },
  faults: {
    kind: "No podemos mostrar este tipo de archivo.",
    broken: "Este navegador no puede abrir el archivo: puede estar dañado.",
  },
  closing: {
    title: "¿Le gusta lo que ve?",
    text: "Envíenos el archivo y sus ciudades. Una persona le responde en un plazo de {advertiser_reply}. Nada se reserva hasta que usted acepte una cotización por escrito.",
    button_label: "Contáctenos hoy",
    formats_label: "Formatos y precios",
  },
}
