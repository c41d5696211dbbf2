import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter } from "react-router-dom"
import { createApolloClient } from "../apollo/client.ts"
import { sessionLink } from "../apollo/sessionLink.ts"
import { uploadLink } from "../apollo/uploadLink.ts"
import { Dashboard } from "../dashboard/frame/Dashboard.tsx"
import { routes } from "../dashboard/routes.tsx"

/** Opens an address of the dashboard as the browser does, with its routes, Apollo client and theme. */
export const renderDashboard = (address: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<Dashboard client={createApolloClient(sessionLink, uploadLink)} router={router} />)
  return { user: userEvent.setup(), router }
}
