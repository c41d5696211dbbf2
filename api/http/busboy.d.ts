// busboy has no types of its own; these are the parts that formFile.ts uses.
declare module "busboy" {
  import type { IncomingHttpHeaders } from "node:http"
  import type { Readable, Writable } from "node:stream"

  interface Options {
    headers: IncomingHttpHeaders
    defParamCharset: "utf8"
    limits: { fields: number; files: number; fileSize: number }
  }

  interface Form extends Writable {
    on(event: "file", listener: (name: string, content: Readable, about: { filename?: string }) => void): this
    on(event: "close" | "filesLimit" | "fieldsLimit", listener: () => void): this
    on(event: "error", listener: (error: Error) => void): this
  }

  export default function busboy(options: Options): Form
}
