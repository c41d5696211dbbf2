import { Logo } from "../../components/Logo.tsx"

interface Props {
  brandName: string
}

export const DashboardShell = ({ brandName }: Props) => (
  <div className="shell-dashboard">
    <header>
      <Logo />
      <b>{brandName}</b>
    </header>
    <p role="status">Loading dashboard...</p>
  </div>
)

export const Shell = ({ brandName }: Props) => (
  <>
    <DashboardShell brandName={brandName} />
    <div className="shell-login">
      <Logo />
      <b>{brandName}</b>
    </div>
  </>
)
