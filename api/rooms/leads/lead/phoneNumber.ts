// The smallest metadata: validates numbers, but cannot classify them.
import parsePhoneNumber from "libphonenumber-js/min"

const HOME = "US"
const NORTH_AMERICA = "1"
/** The column's length: fifteen digits and a plus sign. Some countries have longer numbers, which count as invalid. */
const E164_MAX = 16

export interface ReadPhone {
  /** Such as `+12135550100`; null if invalid. */
  e164: string | null
  /** Such as `(213) 555-0100`, with country code outside North America; unchanged if invalid. */
  display: string
}

/** Numbers without a country code count as US numbers. Never throws. */
export const readPhone = (entered: string): ReadPhone => {
  const number = parsePhoneNumber(entered, HOME)
  if (!number?.isValid() || number.number.length > E164_MAX) return { e164: null, display: entered }
  const isHome = number.countryCallingCode === NORTH_AMERICA
  return { e164: number.number, display: isHome ? number.formatNational() : number.formatInternational() }
}

export interface PhoneColumns {
  phone?: string | undefined
  phoneE164?: string | null
}

/** Empty if the text is no number, as null means not parsed yet. */
export const phoneColumns = ({ phone = "" }: PhoneColumns) => ({ phoneE164: readPhone(phone).e164 ?? "" })

/** Address and phone number, as a person who writes again may use either. */
export const contactsOf = ({ email, phone, phoneE164 }: PhoneColumns & { email: string }) => ({
  email,
  phone: phone ?? "",
  phoneE164: phoneE164 ?? "",
})

export const phoneSynonyms =
  "phone number, phone 1 value, mobile, mobile phone, cell, cell phone, primary phone, telephone, tel, telefono, celular, movil, numero de telefono"
