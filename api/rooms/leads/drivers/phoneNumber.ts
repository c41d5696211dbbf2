// The smallest metadata: they tell whether a number can be one, not of which kind it is.
import parsePhoneNumber from "libphonenumber-js/min"

const HOME = "US"
const NORTH_AMERICA = "1"
/** Fifteen digits and the plus sign, which is also what the column holds; some countries' rules allow more. */
const E164_MAX = 16

/** A phone number as it was entered, read as one of the United States unless it says otherwise. */
export interface ReadPhone {
  /** As in `+12135550100`; null for what is no valid number. */
  e164: string | null
  /** As people read it: `(213) 555-0100`, and with its country code from elsewhere. What is no valid number, as entered. */
  display: string
}

/** Reads what somebody entered as a phone number. Nothing is refused. */
export const readPhone = (entered: string): ReadPhone => {
  const number = parsePhoneNumber(entered, HOME)
  if (!number?.isValid() || number.number.length > E164_MAX) return { e164: null, display: entered }
  const isHome = number.countryCallingCode === NORTH_AMERICA
  return { e164: number.number, display: isHome ? number.formatNational() : number.formatInternational() }
}

/** The column with the number's E.164 form. Empty means that the entered text is none; null, that nobody has read it yet. */
export const phoneColumns = ({ phone }: { phone: string }) => ({ phoneE164: readPhone(phone).e164 ?? "" })
