import type { SpanishPage } from "../spanishPage.ts"

export const insurerLetterSpanish: SpanishPage<"insurer_letter"> = {
  meta: {
    title: "Carta para su aseguradora",
    description:
      "Pregunte por escrito si su póliza permite una pantalla o un rotulado y llevar publicidad en el auto. Complete la carta e imprímala o cópiela.",
  },
  hero: {
    title: "Pregunte por escrito a su aseguradora",
    text: "Antes de que se instale nada. Complete la carta, luego imprímala o cópiela. Lo que escribe no sale de esta página: no se envía ni se guarda.",
  },
  form: {
    title: "Sus datos",
    name_label: "Su nombre",
    policy_label: "Número de póliza",
    car_label: "Auto: año, marca y modelo",
    print_label: "Imprimir la carta",
    copy_label: "Copiar el texto",
    copied_label: "Copiado.",
  },
  steps: {
    title: "Cómo usarla",
    text: "La carta está en inglés, que es el idioma en que su aseguradora la leerá. Pregunta si su póliza permite el equipo y la publicidad, si cambia su cobertura o su precio y qué pasa si algo se daña. No es asesoría legal.",
    items: [
      { text: "Marque en la carta qué se instalaría." },
      {
        text: "Envíela por correo electrónico o por el sitio de su aseguradora, para que la respuesta quede por escrito.",
      },
      { text: "Guarde la respuesta y muéstrenosla antes de instalar. Si es un no, no instalamos." },
    ],
  },
}
