import type { SpanishPage } from "../spanishPage.ts"

export const seeYourAdSpanish: SpanishPage<"see_your_ad"> = {
  meta: {
    title: "Vea su anuncio en un auto",
    description:
      "Suelte una imagen o un video corto y véalo en la tableta a bordo, en la pantalla del techo y como rotulado. No sale de su navegador.",
  },
  hero: {
    title: "Vea su anuncio en la calle",
    text: "Suelte una imagen o un video corto, y se verá en la tableta, en el techo y alrededor del auto.",
    choose_label: "Elegir un archivo",
    drop_text: "o suéltelo aquí, o péguelo",
    accepted_text: "Imágenes: PNG, JPEG, WebP, AVIF o GIF. Videos: MP4, WebM o MOV.",
    limits_text: "Hasta {seconds} s y {megabytes} MB.",
    private_text: "No se sube nada. Su archivo se queda en este navegador.",
    script_text:
      "Para ver su propio archivo hace falta JavaScript, que está desactivado en este navegador. Abajo están nuestros ejemplos.",
  },
  preview: {
    title: "En cada formato",
    sample_text: "Estos son nuestros ejemplos. Elija un archivo y el suyo ocupará su lugar.",
    shown_text: "{kind} ya está en cada formato: {size} px.",
    shared_text:
      "Alguien compartió este anuncio con usted. Es una copia pequeña que viene en el enlace, por eso se ve menos nítida que el original.",
    own_label: "Su anuncio aquí: {format}",
    picture_label: "Su imagen",
    video_label: "Su video",
    fit_label: "Si la forma es distinta",
    contain_label: "Mostrar todo",
    cover_label: "Llenar el formato",
    another_label: "Otro archivo",
    play_label: "Reproducir",
    pause_label: "Pausar",
  },
  facts: {
    size_text: "{kind} mide {size} px. La pantalla muestra {screen} px, {outcome}",
    exact: "así que cabe exacto.",
    same: "con la misma forma.",
    bars_sides: "así que quedan franjas a los lados.",
    bars_ends: "así que quedan franjas arriba y abajo.",
    cut_sides: "así que se cortan los lados.",
    cut_ends: "así que se cortan la parte de arriba y la de abajo.",
    soft_text: "Tiene menos píxeles que la pantalla y puede verse borroso.",
    length_text: "Dura {seconds} s. Esta pantalla acepta {length}.",
    file_text: "Su archivo: {type}, {megabytes} MB. Para reservar, envíe {file}.",
    print_text: "A lo largo de todo el auto tiene unos {dpi} dpi. Para imprimir necesitamos {resolution}.",
    print_file_text: "Su archivo: {type}. Para imprimir necesitamos {file}.",
    still_text: "Un rotulado no se mueve: esta es la primera imagen de su video.",
  },
  faults: {
    kind: "No podemos mostrar este tipo de archivo.",
    large: "Este archivo tiene {megabytes} MB: es demasiado grande.",
    long: "Este video dura {seconds} s: es demasiado largo.",
    broken: "Este navegador no puede abrir el archivo: puede estar dañado.",
  },
  share: {
    copy_label: "Copiar un enlace",
    text: "El enlace lleva una copia pequeña de la imagen, después del #. Los navegadores no envían esa parte a ningún servidor, tampoco al nuestro. Es largo, y algunas apps cortan los enlaces largos.",
    video_text: "De un video, lleva la primera imagen.",
    copied: "Enlace copiado. Quien lo abra verá su anuncio.",
    by_hand_label: "Copie este enlace",
    failed: "Este navegador no puede hacer una copia pequeña.",
  },
  closing: {
    title: "¿Le gusta lo que ve?",
    text: "Envíenos el archivo y sus ciudades. Una persona le responde en un plazo de {advertiser_reply} con un precio firme.",
    button_label: "Contáctenos hoy",
    formats_label: "Formatos y precios",
  },
}
