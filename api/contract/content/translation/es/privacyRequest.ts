import type { SpanishPage } from "./spanishPage.ts"

export const privacyRequestSpanish: SpanishPage<"privacy_request"> = {
  meta: {
    title: "Sus opciones de privacidad",
    description:
      "Pida a {name} una copia de lo que sabe de usted, o que lo elimine, lo corrija, o no lo venda ni lo comparta.",
  },
  hero: {
    title: "Sus opciones de privacidad",
    text: "Usted tiene derecho a ver lo que sabemos de usted, a corregirlo y a que lo eliminemos. Pedirlo es gratis, no requiere una cuenta y nunca se toma en su contra.",
  },
  form: {
    title: "Haga su solicitud",
    text: "[if mail] Elija lo que desea y escriba el correo electrónico que nos dio.\n[if no mail] Escriba a {contact_email}. Díganos qué desea y qué correo electrónico nos dio.",
    write_label: "Escribir el correo",
    subject: "Solicitud de privacidad",
    email_text: "Buscaremos lo que tenemos con este correo, y allí le escribiremos.",
    phone_text:
      "Opcional. Si nos dio un teléfono, nos ayuda a encontrar lo que haya enviado con otro correo electrónico.",
    name_text: "Opcional. Para saber cómo dirigirnos a usted.",
    details_text: "Necesario para una corrección: qué está mal y cómo debe decir. En los demás casos, opcional.",
  },
  kinds: {
    label: "¿Qué desea que hagamos?",
    know: {
      title: "Mostrarme lo que saben",
      text: "Recibe una copia de todo lo que tenemos con su correo, para leerla y para llevarla a otra parte.",
    },
    delete: {
      title: "Eliminar mis datos",
      text: "Borramos lo que tenemos de usted, salvo lo que la ley nos obliga a conservar, y le decimos qué es.",
    },
    correct: {
      title: "Corregir mis datos",
      text: "Hay algo sobre usted que está mal o ya cambió. Díganos qué es, y lo corregimos.",
    },
    opt_out: {
      title: "No vender ni compartir mis datos",
      text: "No vendemos datos por dinero. Con esto tampoco compartimos para publicidad lo que tenemos de usted.",
    },
  },
  steps: {
    title: "Qué sigue después",
    items: [
      {
        title: "Usted confirma",
        text: "[if mail] Le enviaremos un enlace por correo. Nada ocurre hasta que lo abra y presione el botón, para que nadie más pueda pedirlo en su nombre.\n[if no mail] Podemos pedirle que confirme que la dirección es suya, para que nadie más pueda pedirlo en su nombre.",
      },
      { title: "Una persona lo revisa", text: "Alguien de nuestro equipo revisa lo que tenemos con su correo." },
      {
        title: "Recibe una respuesta",
        text: "Por correo, en un plazo de 45 días. Si necesitamos más tiempo, como máximo otros 45 días, le escribiremos y le diremos por qué.",
      },
    ],
  },
  other_ways: {
    title: "Otras formas de pedirlo",
    text: "[if mail] Escriba a {contact_email} o llame al {phone}. También puede pedirlo por usted una persona de su confianza: le pediremos que lo confirme por escrito.\n[if no mail] Llame al {phone}. También puede pedirlo por usted una persona de su confianza: le pediremos que lo confirme por escrito.",
    policy_label: "Qué hacemos con los datos",
  },
  sent: {
    title: "Revise su correo",
    text: "Enviamos un enlace al correo que escribió. Ábralo y presione el botón: solo entonces tenemos su solicitud.",
    missing_text:
      "¿No le llegó nada en unos minutos? Revise su carpeta de correo no deseado y verifique la dirección. La respuesta aquí es la misma, lo conozcamos o no.",
    another_label: "Hacer otra solicitud",
  },
}

export const privacyConfirmationSpanish: SpanishPage<"privacy_confirmation"> = {
  meta: {
    title: "Confirme su solicitud",
    description: "Con un clic confirma su solicitud de privacidad a {name}.",
  },
  hero: {
    title: "Confírmelo y empezamos",
    text: "Alguien nos hizo una solicitud en nombre de su correo electrónico. Si fue usted, confírmelo aquí.",
  },
  confirm: {
    button_label: "Confirmar mi solicitud",
    not_you_text:
      "¿No fue usted? Entonces cierre esta página. Lo que nadie confirma se elimina, y aquí nadie llega a verlo.",
  },
  done: {
    title: "Tenemos su solicitud",
    text: "Está confirmada y en nuestra lista. No necesita hacer nada más.",
    kind_label: "Usted nos pidió",
    due_label: "Tendrá noticias nuestras a más tardar el",
    next_title: "Qué sigue",
    next_text:
      "Revisaremos lo que tenemos con su correo y le enviaremos nuestra respuesta. Si necesitamos más tiempo, le escribiremos antes de ese día y le diremos por qué.",
    never_text: "Nunca le pedimos para esto una contraseña, un documento de identidad ni dinero.",
  },
  unknown: {
    title: "Este enlace ya no funciona",
    text: "Quizás esté incompleto o haya vencido. No se perdió nada: haga su solicitud otra vez y le enviaremos un enlace nuevo.",
    button_label: "Hacer la solicitud otra vez",
  },
}

export const privacyExportSpanish: SpanishPage<"privacy_export"> = {
  meta: {
    title: "Su copia",
    description: "La copia de lo que {name} tiene con su correo electrónico.",
  },
  hero: {
    title: "Su copia está lista",
    text: "Es todo lo que tenemos con su correo electrónico, en un solo archivo.",
  },
  download: {
    button_label: "Descargar la copia (ZIP)",
    until_label: "El enlace funciona hasta el",
    text: "Guárdela donde solo usted pueda abrirla. Hasta entonces, quien tenga el enlace también puede descargarla, así que no lo comparta.",
  },
  contents: {
    title: "Qué contiene",
    items: [
      { title: "Una página para leer", text: "Se abre en cualquier navegador, sin conexión. Dice qué es cada parte." },
      {
        title: "Un archivo para programas",
        text: "Lo mismo en JSON, un formato de uso común, por si lleva sus datos a otra parte.",
      },
    ],
  },
  unknown: {
    title: "Esta copia ya no está aquí",
    text: "Quizás el enlace esté incompleto o ya pasaron sus 7 días. Puede pedir una copia nueva cuando quiera.",
    button_label: "Pedir una copia nueva",
  },
}
