export interface UploadOptions extends RequestInit {
  /** `sentShare` is from 0 to 1. */
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

/** Made of XMLHttpRequest, as `fetch` does not report the progress of an upload. */
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
    // XMLHttpRequest cannot send a stream, and no link of this client creates one.
    request.send(body instanceof ReadableStream ? null : body)
  })
