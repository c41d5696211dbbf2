import { text } from "node:stream/consumers"
import { writeMediaKit } from "./mediaKit.ts"
import { writePlan } from "./plan.ts"
import type { Paper } from "./renderPaper.ts"
import { drawSharePicture } from "./sharePicture.ts"
import { drawTemplate } from "./template.ts"

const make = (paper: Paper) => {
  switch (paper.kind) {
    case "mediaKit":
      return writeMediaKit(paper)
    case "plan":
      return writePlan(paper)
    case "share":
      return drawSharePicture(paper)
    case "template":
      return drawTemplate(paper)
  }
}

// Reads what to make as JSON and writes the file.
process.stdout.write(await make(JSON.parse(await text(process.stdin))))
