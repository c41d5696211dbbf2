import type { LeadType } from "../../crm-sync/farelight.ts"

/** Form values of a made-up lead. */
export const madeUp = (type: LeadType, name: string): Record<string, string> => {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`
  return type === "driver_application"
    ? {
        ...{ name, email, phone: "415 555 0123", city: "San Francisco, CA", platform: "Both" },
        ...{ vehicle_year: "2021", vehicle_make: "Toyota", vehicle_model: "Camry, “LE”" },
      }
    : {
        ...{ company_name: name, contact_name: "Ána Müller", email, location: "Irvine, CA" },
        ...{ message: 'Two cars,\nand "more"?', ad_formats: "Car Wrapping" },
      }
}

/** Asks REST as somebody with a token. */
export const askRest = async (url: string, token: string, method: string, path: string, body?: object) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
