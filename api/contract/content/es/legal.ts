import { lines } from "../pages/legalSection.ts"
import type { LegalSummary, PageName } from "../registry.ts"
import type { SpanishPage } from "./spanishPage.ts"

// The documents themselves stay English, as that text governs.

export const privacyPolicySpanish: SpanishPage<"privacy_policy"> = {
  meta: {
    title: "Política de privacidad",
    description: "Qué sabe {name} de usted, para qué, por cuánto tiempo y qué puede hacer al respecto.",
  },
  hero: { title: "Política de privacidad", text: "Última actualización: {last_updated}" },
}

export const termsOfServiceSpanish: SpanishPage<"terms_of_service"> = {
  meta: {
    title: "Términos del servicio",
    description: "Las condiciones en que conductores, anunciantes y visitantes usan {name}.",
  },
  hero: { title: "Términos del servicio", text: "Última actualización: {last_updated}" },
}

const governs =
  "Este resumen en español es solo una ayuda para la lectura. El texto en inglés, que sigue a continuación, es el único con validez legal."

/** What the legal documents say, in short. */
export const legalSummaries: Partial<Record<PageName, LegalSummary>> = {
  privacy_policy: {
    title: "Resumen en español",
    note: governs,
    text: lines(
      "- Qué recopilamos: lo que usted nos da en un formulario o por correo (por ejemplo su nombre, su correo electrónico, su teléfono y los datos de su vehículo), los datos técnicos que envía su navegador y lo que registran las cookies y tecnologías similares.",
      "- Para qué lo usamos: para responder solicitudes de conductores (por lo general en {driver_reply}) y consultas de anunciantes (por lo general en {advertiser_reply}), cumplir los contratos de campaña, hacer y recibir pagos, medir y mejorar las campañas, y cuidar la seguridad del sitio.",
      "- Con quién lo compartimos: no vendemos su información personal por dinero. La reciben nuestros proveedores de servicios, los socios de analítica y publicidad, las autoridades cuando la ley lo exige y, si el negocio cambia de manos, quien lo continúe. Los anunciantes solo reciben informes globales que no nombran a nadie.",
      "- Sus derechos: puede pedirnos una copia de sus datos, que los corrijamos o los eliminemos, que no le enviemos publicidad, o sus datos en un formato de uso común. Si vive en California, tiene además los derechos de la ley de ese estado. También puede bloquear o borrar las cookies; el sitio funciona sin ellas.",
      "- Contacto: escríbanos a {contact_email} o llame al {phone}.",
    ),
  },
  terms_of_service: {
    title: "Resumen en español",
    note: governs,
    text: lines(
      "- Qué es {name}: una plataforma que conecta a anunciantes con conductores de apps de viajes. No ofrece transporte, y los conductores son independientes.",
      "- Quién puede participar: conductores y anunciantes de al menos {minimum_age} años que puedan celebrar un contrato. La información que nos den debe ser verdadera y completa.",
      "- Conductores: enviar una solicitud no obliga a nadie. Usted necesita licencia, seguro y registro vigentes. La pantalla no es de su propiedad, y nunca debe manipularla mientras maneja. Su pago se fija en su contrato de campaña; los montos del sitio son rangos habituales, no una garantía. Los impuestos corren por su cuenta.",
      "- Anunciantes: usted responde por el contenido de sus anuncios. Podemos rechazarlo o dejar de mostrarlo. Los precios y las condiciones de pago se fijan en su contrato de campaña; una consulta es gratuita y no obliga a nadie.",
      "- Responsabilidad: el servicio se ofrece «tal cual». En lo que permite la ley, nuestra responsabilidad se limita a lo pagado entre usted y nosotros en los 12 meses anteriores al hecho.",
      "- Controversias: rigen las leyes de California. Primero se intenta un acuerdo; luego decide un arbitraje vinculante en {arbitration_place}. Ambas partes renuncian al juicio por jurado y a las demandas colectivas.",
      "- Contacto: escríbanos a {contact_email} o llame al {phone}.",
    ),
  },
}
