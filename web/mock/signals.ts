import { HttpResponse } from "msw"

const encoder = new TextEncoder()

/** The streams of signals, which tell what they are given, as nobody else works on the mocked API. */
export const createSignals = () => {
  const open = new Map<Request, ReadableStreamDefaultController<Uint8Array>>()
  let position = 1

  const write = (to: ReadableStreamDefaultController<Uint8Array>, signals: readonly object[]) =>
    to.enqueue(encoder.encode(`id: ${position}\nevent: signals\ndata: ${JSON.stringify({ position, signals })}\n\n`))

  return {
    follow: (request: Request) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          open.set(request, controller)
          write(controller, [])
        },
        cancel: () => void open.delete(request),
      })
      return new HttpResponse(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } })
    },
    send: (...signals: object[]) => {
      position += 1
      for (const controller of open.values()) write(controller, signals)
    },
    /** Ends the streams, as a server does that stops. */
    end: () => {
      for (const controller of open.values()) controller.close()
      open.clear()
    },
    count: () => open.size,
  }
}

export type Signals = ReturnType<typeof createSignals>
