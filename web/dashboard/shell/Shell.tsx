import { Sign } from "../../parts/Sign.tsx"

/** What the document shows until the scripts are there: the dashboard's header, or the login's background. */
export const Shell = ({ brandName }: { brandName: string }) => (
  <>
    <div className="shell-dashboard">
      <header>
        <Sign />
        <b>{brandName}</b>
        <span>Dashboard</span>
      </header>
      <p>Loading dashboard...</p>
    </div>
    <div className="shell-login">
      <Sign />
      <b>{brandName}</b>
    </div>
  </>
)
