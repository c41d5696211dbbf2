import { chakra, Text } from "../chakra.ts"

// The policy forbids all loading. Links open new windows, which the sandbox blocks, as any other link would replace
// the content.
const inert = (html: string) =>
  `<!doctype html><html dir="auto"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><base target="_blank">${html}`

/** For untrusted HTML, which in this frame cannot run scripts, load resources, access the dashboard, or navigate. */
export const HtmlFrame = ({ title, html, height = "lg" }: { title: string; html: string; height?: string }) => (
  <chakra.iframe
    title={title}
    sandbox=""
    srcDoc={inert(html)}
    width="full"
    height={height}
    maxHeight="70vh"
    resize="vertical"
    overflow="auto"
    background="white"
    colorScheme="light"
    borderWidth="1px"
    borderRadius="l2"
  />
)

export const MessageFrame = ({ html, height }: { html: string | null | undefined; height?: string }) =>
  html ? (
    <>
      <HtmlFrame title="The message as HTML" html={html} {...(height && { height })} />
      <Text fontSize="xs" color="fg.muted">
        Pictures from elsewhere are not loaded, and links do not open.
      </Text>
    </>
  ) : (
    <Text color="fg.muted">This message has no HTML.</Text>
  )
