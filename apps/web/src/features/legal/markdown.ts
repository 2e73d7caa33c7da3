/** A stretch of text: plain, strong, or leading somewhere. */
export interface Span {
  text: string
  strong?: true
  href?: string
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

/**
 * Reads the small Markdown the legal texts are written in: headings, paragraphs, lists, tables, strong
 * words and links. Everything else is text; no HTML is ever made of it.
 */
export function readMarkdown(source: string): Block[] {
  const blocks = source.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return blocks.flatMap((block) => readBlock(block.trim().split('\n')))
}

function readBlock(lines: string[]): Block[] {
  const [first = '', ...rest] = lines
  if (!first.trim()) return []
  const heading = /^(#{1,3}) (.*)$/.exec(first)
  if (heading) {
    const level = heading[1]!.length as 1 | 2 | 3
    return [{ kind: 'heading', level, spans: readSpans(heading[2]!) }, ...readBlock(rest)]
  }
  if (first.startsWith('|')) return [readTable(lines)]
  const items = readItems(lines)
  if (items) return [{ kind: 'list', ordered: /^\d/.test(first), items }]
  return [{ kind: 'paragraph', spans: readSpans(lines.join(' ')) }]
}

const marker = /^(?:-|\d+\.) +/

/** The items of a list; a line without a marker continues the one before. Null for no list. */
function readItems(lines: string[]): Span[][] | null {
  if (!marker.test(lines[0] ?? '')) return null
  const items: string[] = []
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''))
    else items.push(`${items.pop()} ${line.trim()}`)
  }
  return items.map(readSpans)
}

function readTable(lines: string[]): Block {
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const [head = [], , ...body] = rows
  return { kind: 'table', head: head.map(readSpans), rows: body.map((row) => row.map(readSpans)) }
}

const spanPattern = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

export function readSpans(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const match of text.matchAll(spanPattern)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index) })
    spans.push(spanOf(match))
    from = match.index + match[0].length
  }
  if (from < text.length) spans.push({ text: text.slice(from) })
  return spans
}

function spanOf([, strong, label = '', href = '']: RegExpMatchArray): Span {
  if (strong) return { text: strong, strong: true }
  return isSafe(href) ? { text: label, href } : { text: label }
}

/** Only addresses a person can be led to; no script, whatever a text says. */
function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\?|\/(?!\/))/.test(href)
}
