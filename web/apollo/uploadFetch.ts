/** The options of `fetch`, and what is to be told while the request is on its way. */
export interface UploadOptions extends RequestInit {
  /** Called with how much of the body has left this machine, from 0 to 1. */
  onProgress?: (sentShare: number) => void
}

const headersOf = (request: XMLHttpRequest) => {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  return new Headers(
    lines.filter(Boolean).map((line): [string, string] => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
}

/** A `fetch` over XMLHttpRequest, the only one of the two that tells how much of a body has been sent. */
export const uploadFetch = (input: RequestInfo | URL, options: UploadOptions = {}) =>
  new Promise<Response>((resolve, reject) => {
    const { method = "GET", headers, body, signal, onProgress } = options
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener("abort", abort)
      finish()
    }
    request.open(method, input instanceof Request ? input.url : input)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
    request.onload = settle(() => {
      const { status, statusText, responseText } = request
      resolve(new Response(responseText, { status, statusText, headers: headersOf(request) }))
    })
    request.onerror = settle(() => reject(new TypeError("The connection broke")))
    request.onabort = settle(() => reject(new DOMException("The upload was cancelled", "AbortError")))
    if (signal?.aborted) return request.onabort(new ProgressEvent("abort"))
    signal?.addEventListener("abort", abort)
    // A stream is nothing that XMLHttpRequest can send, and nothing that the links of this client make.
    request.send(body instanceof ReadableStream ? null : body)
  })
