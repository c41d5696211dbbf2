import { plainText } from "@farelight/api/contract/cities/city.ts"

/** What scams in the company's name ask for, and the company never does. */
export const asks = ["money", "check", "login", "transfer"] as const

export type Ask = (typeof asks)[number]

// Both languages at once, as plain texts: scammers mix them, too. Getting paid, "direct deposit" and "check your email" are no alarm.
const words: Record<Ask, RegExp> = {
  money:
    /\b(upfront|up front|fees?|cuotas?|(?<!direct )deposits? (of|for|is|to (reserve|secure|hold))|(security|refundable|initial) deposit|(wire|pay|advance) (us|me|him|her|them|the (installer|technician|specialist|company))|pay (for|by) |(send|remit) (the |an? )?(\w+ )?(money|funds|payment|difference|rest|remainder|balance)|anticipos?|por adelantado|deposito (inicial|de garantia|reembolsable)|(envi|mand|transfier|transfer|deposit|pag|cubr)\w* (el |la |los |las |un |una )?(dinero|fondos|diferencia|resto|saldo|pago|costo|cuota|instalador|tecnico|instalacion)|(debe|tiene que|hay que|necesita) pagar)\b/,
  check:
    /\b((a|the|this|that|your|our|first|paper|bank|certified|cashier s?|personal|business) checks?(?! (your|the|our|in|out|with|up|list|before|if|of)\b)|checks? (by|via|in the) (mail|post)|e ?checks?|deposit\w* (it|checks?)|cash(ing)? (it|checks?)|cheques?|money orders?|giro postal|mobile deposit|deposito movil)\b/,
  login:
    /\b(passwords?|passcodes?|contrasenas?|claves?|pins?|otp|ssn|social security|cvv|(debit|credit) cards?( number)?|routing numbers?|tarjeta de (debito|credito)|seguro social|log ?in (details|data|info\w*|credentials|to your bank)|(bank|banking|account|online banking) (log ?in|credentials|username|details)|(verification|security|confirmation|one time|\d digit|access) codes?|codes? (we|i|that|you (got|receive\w*|just))|(send|text|tell|give|share|read) (us |me )?(the|that|your) codes?|codigos? (de (verificacion|seguridad|acceso|confirmacion)|que)|(el|ese|su|tu) codigo|usuario y|(datos|acceso) (de|a) (su|tu) (banco|cuenta)|banca en linea)\b/,
  transfer:
    /\b(gift ?cards?|tarjetas? de regalo|itunes|(google play|steam|apple|amazon|vanilla|ebay) (gift ?)?cards?|zelle|cash ?app|venmo|paypal|apple pay|western union|moneygram|remitly|(wire|bank) transfers?|wire|transferencias?|bitcoins?|btc|usdt|ethereum|crypto\w*|cripto\w*)\b/,
}

/** What a message mentions of that. */
export const askedFor = (message: string): Ask[] => {
  const plain = plainText(message)
  return asks.filter((ask) => words[ask].test(plain))
}
