import { parseSync } from "@swc/core"

export interface Mutant {
  line: number
  /** The original text and its replacement, both shortened. */
  before: string
  after: string
  source: string
}

interface Edit {
  start: number
  end: number
  text: string
}

interface Node {
  type: string
  span?: { start: number; end: number }
  [key: string]: unknown
}

const swapped = (pairs: string) => new Map(pairs.split("  ").map((pair) => pair.split(" ") as [string, string]))

const SWAPPED_OPERATORS = swapped(
  "=== !==  !== ===  < <=  <= <  > >=  >= >  && ||  || &&  ?? &&  + -  - +  * /  / *  % *  ** *  += -=  -= +=",
)
const SWAPPED_METHODS = swapped("some every  every some  min max  max min  startsWith endsWith")
const DROPPED_METHODS = [
  "filter",
  "slice",
  "sort",
  "toSorted",
  "reverse",
  "trim",
  "toLowerCase",
  "replaceAll",
  "replace",
]

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"

// Types have no effect at run time, and a wrong import or key fails to compile.
const isWithoutEffect = ({ type }: Node) =>
  (type.startsWith("Ts") &&
    !["TsAsExpression", "TsNonNullExpression", "TsSatisfiesExpression", "TsConstAssertion"].includes(type)) ||
  type === "ImportDeclaration" ||
  (type.startsWith("Export") && !type.endsWith("Declaration") && !type.endsWith("Expression"))

const boundsOf = (node: Node): { start: number; end: number } | null => {
  if (node.span) return node.span
  if (node.type === "KeyValueProperty") {
    const [key, value] = [node.key as Node, node.value as Node]
    return key.span && value.span ? { start: key.span.start, end: value.span.end } : null
  }
  return null
}

const editsOf = (node: Node, textOf: (start: number, end: number) => string): Edit[] => {
  const bounds = boundsOf(node)
  if (!bounds) return []
  const { start, end } = bounds
  const text = textOf(start, end)
  const whole = (replacement: string): Edit => ({ start, end, text: replacement })
  const negated = (part: unknown): Edit[] => {
    const { span, operator } = part as Node
    // These are negated in place.
    const isTurnedAnyway = ["!", "===", "!=="].includes(String(operator))
    return span && !isTurnedAnyway ? [{ ...span, text: `!(${textOf(span.start, span.end)})` }] : []
  }
  const dropped = (part: Node): Edit[] => {
    const span = boundsOf(part)
    if (!span) return []
    const comma = /^\s*,/.exec(textOf(span.end, end))
    return [{ start: span.start, end: span.end + (comma?.[0].length ?? 0), text: "" }]
  }

  switch (node.type) {
    case "BinaryExpression":
    case "AssignmentExpression": {
      const operator = SWAPPED_OPERATORS.get(String(node.operator))
      const [left, right] = [(node.left as Node).span, (node.right as Node).span]
      if (["in", "instanceof"].includes(String(node.operator))) return [whole(`!(${text})`)]
      if (operator && left && right) return [{ start: left.end, end: right.start, text: ` ${operator} ` }]
      return []
    }
    case "IfStatement":
    case "ConditionalExpression":
      return negated(node.test)
    case "UnaryExpression": {
      const span = (node.argument as Node).span
      return node.operator === "!" && span ? [whole(textOf(span.start, span.end))] : []
    }
    case "AwaitExpression":
      return [whole(text.replace(/^await\s+/, ""))]
    case "ExpressionStatement":
    case "ThrowStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return [whole(";")]
    case "ReturnStatement":
      return node.argument ? [whole("return undefined")] : [whole(";")]
    case "ArrowFunctionExpression": {
      const body = node.body as Node
      return !("stmts" in body) && body.span ? [{ ...body.span, text: "undefined" }] : []
    }
    case "StringLiteral":
      return [whole(text.length > 2 ? '""' : '"mutant"')]
    case "TemplateLiteral":
      return [whole("``")]
    case "NumericLiteral":
      return [whole(`(${text} + 1)`)]
    case "BooleanLiteral":
      return [whole(text === "true" ? "false" : "true")]
    case "RegExpLiteral": {
      const [pattern, flags] = [String(node.pattern), String(node.flags)]
      const patterns = [pattern.replace(/^\^/, ""), pattern.replace(/\$$/, ""), "(?!)"].filter((other) => other !== "")
      return patterns.map((other) => whole(`/${other}/${flags}`))
    }
    case "ArrayExpression":
      return (node.elements as unknown[]).length > 0 ? [whole("[]")] : []
    case "ObjectExpression":
      return (node.properties as Node[]).flatMap(dropped)
    case "OptionalChainingExpression": {
      const base = node.base as { object?: Node; callee?: Node }
      const from = (base.object ?? base.callee)?.span?.end ?? start
      const at = textOf(from, end).indexOf("?.")
      const isProperty = /^\?\.[A-Za-z#_$]/.test(textOf(from, end).slice(at))
      return at === 0 ? [{ start: from, end: from + 2, text: isProperty ? "." : "" }] : []
    }
    case "CallExpression": {
      const { object, property } = node.callee as { object?: Node; property?: Node }
      if (!object?.span || !property?.span) return []
      const name = String(property.value)
      const other = SWAPPED_METHODS.get(name)
      if (other) return [{ ...property.span, text: other }]
      return DROPPED_METHODS.includes(name) ? [whole(textOf(object.span.start, object.span.end))] : []
    }
    default:
      return []
  }
}

const parse = (source: string) => parseSync(source, { syntax: "typescript", target: "es2022" })

const isValid = (source: string) => {
  try {
    parse(source)
    return true
  } catch {
    return false
  }
}

const brief = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim()
  return line.length > 70 ? `${line.slice(0, 67)}...` : line
}

/** Every mutant of a source that still parses, in source order. */
export const mutantsOf = (source: string): Mutant[] => {
  const bytes = Buffer.from(`;${source}`)
  const tree = parse(`;${source}`)
  // The parser's positions do not start at 0 in each file; the semicolon put first shows where they start.
  const base = tree.body[0]?.type === "EmptyStatement" ? tree.body[0].span.start : 1
  const textOf = (start: number, end: number) => bytes.subarray(start - base, end - base).toString()
  const edits: Edit[] = []
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return
    if (isNode(value)) {
      if (isWithoutEffect(value)) return
      edits.push(...editsOf(value, textOf))
    }
    for (const [key, part] of Object.entries(value)) {
      const isKey = key === "key" && isNode(value) && value.type === "KeyValueProperty"
      if (!isKey && key !== "typeAnnotation" && key !== "returnType") visit(part)
    }
  }
  visit(tree.body.slice(1))

  const endOfFile = base + bytes.length
  const mutants = edits.map(({ start, end, text }) => ({
    line: textOf(base, start).split("\n").length,
    before: brief(textOf(start, end)),
    after: brief(text) || "(nothing)",
    source: (textOf(base, start) + text + textOf(end, endOfFile)).slice(1),
  }))
  const different = new Map(mutants.map((mutant) => [mutant.source, mutant]))
  different.delete(source)
  return [...different.values()].filter((mutant) => isValid(mutant.source))
}
