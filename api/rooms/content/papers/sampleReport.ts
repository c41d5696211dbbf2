import { sampleReport } from "../../../contract/campaign/sampleReport.ts"
import { fillWords } from "../../../contract/words/fillWords.ts"
import { colors } from "./brand.ts"
import type { Box, Paper } from "./paper.ts"
import type { MediaKitContent } from "./slides.ts"

const WEEK = 7

/** The impressions of each week. */
const byWeek = (days: readonly number[]) =>
  Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK).reduce((sum, day) => sum + day, 0),
  )

const count = (value: number) => value.toLocaleString("en-US")

/** The sample report in short; it says that its campaign never ran. Counted and modeled impressions stay apart. */
export const drawSampleReport = (paper: Paper, content: MediaKitContent, { x, y, width, height }: Box) => {
  const { document, decorate, draw, write, tagged } = paper
  const { media_kit: words, estimator } = content.page
  const { total, byDay, byCity } = sampleReport(content)
  decorate(() => {
    document.roundedRect(x, y, width, height, 12).lineWidth(1).fillAndStroke(colors.white, colors.line)
    document
      .roundedRect(x, y, width, 12, 6)
      .fill(colors.amber)
      .rect(x, y + 6, width, 6)
      .fill(colors.amber)
  })
  const inner = { x: x + 24, width: width - 48 }
  const end = write("H3", words.sample_title, { ...inner, y: y + 28, height: 26, font: "bold", size: 18 })
  const text = fillWords(words.sample_text, { city: byCity.map(({ key }) => key).join(", ") })
  const top = write("P", text, { ...inner, y: end, height: 48, size: 10.5, color: colors.slate }) + 18

  const half = (inner.width - 24) / 2
  const floor = y + height - 46
  for (const [index, kind] of (["counted", "modeled"] as const).entries()) {
    const weeks = byWeek(byDay.map((day) => day[kind]))
    const left = inner.x + index * (half + 24)
    const label = estimator[`${kind}_label`]
    write("P", count(total[kind]), { x: left, y: top, width: half, height: 34, font: "figure", size: 25 })
    write("P", label, { x: left, y: top + 32, width: half, height: 30, size: 10.5, color: colors.slate })
    const alt = `${label}: ${weeks.map((value, week) => `${words.week_label} ${week + 1}, ${count(value)}`).join("; ")}`
    tagged(
      "Figure",
      () => {
        const room = floor - top - 90
        const step = half / weeks.length
        const hatch = document.pattern([0, 0, 5, 5], 5, 5, "1.6 w 0 0 m 5 5 l S -1 4 m 1 6 l S 4 -1 m 6 1 l S")
        for (const [week, value] of weeks.entries()) {
          const bar = (value / Math.max(1, ...weeks)) * room
          const box = [left + week * step, floor - bar, step - 8, bar] as const
          if (kind === "counted") document.rect(...box).fill(colors.amber)
          else
            document
              .rect(...box)
              .fill([hatch, colors.steel])
              .rect(...box)
              .lineWidth(1)
              .stroke(colors.steel)
          const at = { x: left + week * step - 4, width: step, align: "center" as const }
          draw(count(value), { ...at, y: floor - bar - 13, size: 8.5, color: colors.night })
          draw(`${words.week_label} ${week + 1}`, { ...at, y: floor + 6, size: 8.5, color: colors.slate })
        }
        document.rect(left, floor, half - 8, 1).fill(colors.slate)
      },
      { alt },
    )
  }
}
