import type { SpanishPage } from "./spanishPage.ts"

export const safetySpanish: SpanishPage<"safety"> = {
  meta: {
    title: "¿De verdad somos nosotros?",
    description:
      "Cómo se comunica {name} con usted, qué no le pedimos nunca, cómo verificar un mensaje en nuestro nombre y dónde denunciar una estafa.",
  },
  hero: {
    title: "¿De verdad somos nosotros?",
    text: "Los estafadores imitan ofertas como la nuestra. Así se distingue un mensaje nuestro de uno de ellos.",
  },
  never: {
    title: "Lo que nunca le pedimos",
    text: "Basta una de estas cosas para saber que no somos nosotros. Deténgase y no responda.",
    items: [
      {
        title: "Dinero",
        text: "Ni cuotas, ni depósitos, ni pagos por una pantalla, un rotulado o la persona que los instala.",
      },
      {
        title: "Depositar un cheque",
        text: "Nunca enviamos un cheque para que usted le pase una parte a otra persona. Esos cheques rebotan días después, y el banco le quita el dinero a usted.",
      },
      {
        title: "El acceso a su banco",
        text: "Ni contraseñas, ni PIN, ni códigos de su teléfono. Para el depósito directo bastan el número de cuenta y el de ruta, y esos van en su contrato.",
      },
      {
        title: "Tarjetas de regalo o transferencias",
        text: "Ni tarjetas de regalo, ni transferencias, ni apps de pago, ni criptomonedas, por ningún motivo.",
      },
    ],
  },
  contact: {
    title: "Cómo nos comunicamos con usted",
    text: "Solo después de que usted nos escriba.",
    items: [
      {
        title: "Usted escribe primero",
        text: "Respondemos a las solicitudes y consultas enviadas en este sitio. No ofrecemos pagos a quien nunca nos escribió.",
      },
      {
        title: "Usamos los datos de esta página",
        text: "Por correo electrónico o por teléfono, en un plazo de {driver_reply} para conductores y de {advertiser_reply} para anunciantes.",
      },
      {
        title: "Todo queda por escrito",
        text: "Su pago se fija en un contrato de campaña antes de que se instale nada en su auto. Nadie tiene que decidir hoy.",
      },
    ],
  },
  addresses: {
    title: "Nuestros datos de contacto",
    text: "Compare lo que recibió con estos datos, letra por letra. Una dirección que cambia en una sola letra no es nuestra.",
    website_label: "Sitio web",
    email_label: "Correo electrónico",
    sender_label: "Confirmaciones y respuestas llegan desde",
    phone_label: "Teléfono",
    company_label: "Empresa",
    profiles_label: "Perfiles",
    reference_label: "Números de referencia",
    reference_text: "Una letra y un número, como D-1042",
    note: "Los remitentes, los números y los nombres se pueden falsificar, así que ninguna comparación prueba que un mensaje sea nuestro. Confíe en su página de estado o llame al número de esta página.",
  },
  verify: {
    title: "Cómo verificar un mensaje",
    text: "Cuatro pasos antes de responder.",
    items: [
      {
        title: "Compare la dirección",
        text: "Letra por letra, con las de esta página. Fíjese en la dirección del remitente, no en el nombre que aparece al lado.",
      },
      {
        title: "Busque su número de referencia",
        text: "Está en su confirmación. Quien responde a su solicitud puede decírselo.",
      },
      {
        title: "Abra su página de estado",
        text: "El enlace de su confirmación lleva a este sitio y muestra el estado de su solicitud. Si el mensaje dice otra cosa, confíe en la página.",
      },
      {
        title: "Pregúntenos",
        text: "Escriba a la dirección de esta página, o cuelgue y llame al número que figura aquí. No use un número que venga en el mensaje.",
      },
    ],
  },
  report: {
    title: "Denuncie una estafa",
    text: "Reenvíenos el mensaje tal como está; nos ayuda a advertir a otros. Si depositó un cheque o envió dinero, llame primero a su banco.",
    mail_label: "Avisar a {name}",
    mail_subject: "Alguien está usando su nombre",
    authority_label: "Denunciar ante la FTC",
    authority_text: "La Comisión Federal de Comercio recibe denuncias en ReportFraud.ftc.gov.",
  },
}
