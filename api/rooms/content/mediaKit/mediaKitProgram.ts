import { text } from "node:stream/consumers"
import { writeMediaKit } from "./mediaKitDocument.ts"

// Reads the content as JSON and writes the PDF.
process.stdout.write(await writeMediaKit(JSON.parse(await text(process.stdin))))
