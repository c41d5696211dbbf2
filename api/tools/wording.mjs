// Keeps the English of the repository short and direct: `npm run lint` checks it together with the rooms.

const WORDS_MAX = { "README.md": 700, ".github/CONTRIBUTING.md": 1_500 }
const SUBJECT_MAX = 60

/** Earlier names must not come back; keys are the field's terms. */
const REPLACED = {
  classifySubmissions: /\bjudgeArrivals\b/,
  copyStatusChanges: /\bcarryStatusChanges\b/,
  findSurvivor: /\bfindStanding\b/,
  formatDateTime: /\bmomentInWords\b/,
  assignPositions: /\bgivePositions\b/,
  initialLeadState: /\basArrived\b/,
  indexPending: /\bpackPending\b/,
  lazyComponent: /\b(lazy|late|idle)Part\b/,
  onReplyReceived: /\bnoteAnswer\b/,
  openLeadership: /\bopenTurn\b/,
  secureDelete: /\beraseTraces\b/,
  sequencer: /\bpositionGiver\b/,
  useListNavigation: /\buseRowWalk\b/,
  usersWithPermission: /\bwhoMay\b/,
  yieldToRequests: /\bgiveWay\b/,
  zeroFreePages: /\bwipeGaps\b/,
}

const CLAUSE =
  /^(?:[^"'`]*\s)?(\/\/|\/\*\*?|"""|\*|\S*meta\(\{ description: "|"(?=[^"]+"$)) ?(?:What|Whatever|Whether|Who(?:ever|m|se)?|When|Where|Why|How)\b/

/** A clause such as "What was sent" names no thing, so a reader must decode it. */
const clausesIn = (path, lines) =>
  lines.flatMap((line, index) => {
    const mark = CLAUSE.exec(line)?.[1]
    const before = lines[index - 1]?.trim() ?? ""
    const isText = mark === '"' && !path.endsWith(".graphql")
    const isBegun = mark === "*" ? before !== "/**" : mark === "//" && before.startsWith("//")
    return mark && !isText && !isBegun ? [index] : []
  })

const DOCUMENT = /^(README|\.github\/CONTRIBUTING|docs\/(?!CHANGELOG)[\w-]+)\.md$/

/** Placeholders such as `X.model.ts` are no sources. */
const missingSources = (files) =>
  Object.entries(files)
    .filter(([path]) => DOCUMENT.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|mjs|graphql))`/g)]
        .filter(
          ([, name]) =>
            !/(^|\/)X\.|^xKind/.test(name) && !Object.keys(files).some((file) => `/${file}`.endsWith(`/${name}`)),
        )
        .map(([, name]) => `${path} names ${name}, which does not exist`),
    )

/** `files` is each file's text by its path, `subjects` the subjects of recent commits. */
export const wordingFaults = (files, subjects = []) => {
  const sources = Object.entries(files).filter(([path]) => /\.(tsx?|mjs|graphql)$/.test(path))
  const lengths = Object.entries(WORDS_MAX).flatMap(([path, most]) => {
    const count = files[path]?.split(/\s+/).filter(Boolean).length ?? 0
    return count > most ? [`${path} has ${count} words; keep it to ${most}, and move the rest to docs`] : []
  })
  const texts = sources.flatMap(([path, text]) => [
    ...clausesIn(path, text.split("\n")).map((index) => `${path}:${index + 1} begins with a clause; name the thing`),
    ...Object.entries(REPLACED).flatMap(([name, earlier]) =>
      earlier.test(text) ? [`${path} has an earlier name for ${name}`] : [],
    ),
  ])
  const long = subjects.filter((subject) => subject.length > SUBJECT_MAX)
  return [
    ...lengths,
    ...texts,
    ...missingSources(files),
    ...long.map((subject) => `The commit's subject exceeds ${SUBJECT_MAX}: ${subject}`),
  ]
}
