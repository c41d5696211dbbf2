import { createContext } from "react"

/** The site's outside address, such as `https://www.example.com`, for links that leave it. */
export const SiteOrigin = createContext("http://localhost")
