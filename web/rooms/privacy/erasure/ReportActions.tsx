import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { toast } from "sonner"
import { copyText } from "../../../browser/copyText.ts"
import type { Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { Box, Button, Heading } from "../../../parts/chakra.ts"
import { useLeadKinds } from "../../leads/lead/leadKind.ts"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { reportText } from "./erasureWords.ts"

/** Prints only the report, by the theme's rule for print sheets. */
const PrintSheet = ({ report, done }: { report: Report; done: () => void }) => {
  useEffect(() => {
    window.addEventListener("afterprint", done)
    window.print()
    return () => window.removeEventListener("afterprint", done)
  }, [done])
  return createPortal(
    <Box data-print-sheet="">
      <Heading as="h1" size="lg" marginBottom="5">
        Report of an erasure
      </Heading>
      <ErasureFacts report={report} isWhole />
    </Box>,
    document.body,
  )
}

export const ReportActions = ({ report }: { report: Report }) => {
  const kinds = useLeadKinds()
  const [isPrinting, setIsPrinting] = useState(false)
  const [done] = useState(() => () => setIsPrinting(false))

  const copy = async () => {
    if (await copyText(reportText(kinds, report))) toast.success("Report copied")
    else toast.error("The report could not be copied. Print it instead.")
  }

  return (
    <>
      <Button variant="outline" onClick={copy}>
        Copy
      </Button>
      <Button variant="outline" onClick={() => setIsPrinting(true)}>
        Print
      </Button>
      {isPrinting && <PrintSheet report={report} done={done} />}
    </>
  )
}
