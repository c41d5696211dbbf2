import { useEffect } from "react"
import { Button } from "../../components/chakra.ts"
import { runCommand } from "../../components/commands/commands.ts"
import { Notice } from "../../components/records/Notice.tsx"
import { beginReleases, markReleaseSeen, useUnseenRelease } from "./release.ts"

export const ReleaseNotice = () => {
  const version = useUnseenRelease()
  useEffect(beginReleases, [])
  if (!version) return null
  return (
    <Notice as="section" aria-label="Update" tone="blue" marginBottom="4" text={`Updated to version ${version}.`}>
      <Button
        colorPalette="gray"
        onClick={() => {
          markReleaseSeen()
          runCommand("news")
        }}
      >
        What’s new
      </Button>
      <Button variant="ghost" colorPalette="gray" onClick={markReleaseSeen}>
        Dismiss
      </Button>
    </Notice>
  )
}
