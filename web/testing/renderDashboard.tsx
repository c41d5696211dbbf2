import { render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { routes } from "../dashboard/routes.tsx"
import { loadScreens } from "../dashboard/Screen.tsx"

// A signed-in browser has already loaded the screens.
await loadScreens()

/** Opens an address of the dashboard as the browser does, with its routes, Apollo client and theme. */
export const renderDashboard = (address: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} useTransitions={false} />)
  return { user: userEvent.setup(), router }
}
