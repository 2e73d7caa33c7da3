// Writes the configuration table of README.md from the comments of apps/api/src/config.ts:
//   npm run docs:configuration
import { readFile, writeFile } from 'node:fs/promises'

const configFile = new URL('../apps/api/src/config.ts', import.meta.url)
const readmeFile = new URL('../README.md', import.meta.url)
const start = '<!-- configuration: made by npm run docs:configuration -->'
const end = '<!-- /configuration -->'

interface Variable {
  name: string
  default: string
}

/** What one comment of `config.ts` stands above. */
interface Entry {
  comment: string
  variables: Variable[]
}

/** The README with the table that belongs to this `config.ts`. */
export async function readmeWithTable(): Promise<{ now: string; wanted: string }> {
  const now = await readFile(readmeFile, 'utf8')
  const [before, rest] = now.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error('README.md lost its markers.')
  const table = configurationTable(await readFile(configFile, 'utf8'))
  return { now, wanted: `${before}${start}\n\n${table}\n\n${end}${after}` }
}

/** The table, in the form the formatter leaves alone. */
export function configurationTable(source: string): string {
  const rows = entriesOf(source).map(({ comment, variables }) => [
    variables.map(cellOf).join(', '),
    comment.replaceAll('|', '\\|').replaceAll('<', '&lt;'),
  ])
  return aligned([['Variable (default)', 'What it does'], ...rows])
}

function cellOf(variable: Variable): string {
  return variable.default ? `\`${variable.name}\` (${variable.default})` : `\`${variable.name}\``
}

/** The comments inside the `config` object, each with the variables read until the next one. */
function entriesOf(source: string): Entry[] {
  const constants = constantsOf(source)
  const [, body = ''] = /const config: Config = \{\n(.*?)\n {2}\}\n/s.exec(source) ?? []
  const [, ...parts] = `\n${body}`.split(/\n(?: {4}\/\/ )/)
  return joinComments(parts).map(({ comment, code }) => ({
    comment,
    variables: variablesOf(code, constants),
  }))
}

/** Comments of several lines come apart in the split: those without code belong to the next. */
function joinComments(parts: string[]): { comment: string; code: string }[] {
  const joined: { comment: string; code: string }[] = []
  let before: string[] = []
  for (const part of parts) {
    const [line = '', ...code] = part.split('\n')
    before = [...before, line]
    if (code.length === 0) continue
    joined.push({ comment: before.join(' '), code: code.join('\n') })
    before = []
  }
  return joined
}

/** `const port = Number(env.PORT ?? 3000)`: properties that only name such a constant mean its variable. */
function constantsOf(source: string): Map<string, string> {
  const found = source.matchAll(/^ {2}const (\w+) = (.*env\.\w+.*)$/gm)
  return new Map([...found].map(([, name = '', code = '']) => [name, code]))
}

function variablesOf(code: string, constants: Map<string, string>): Variable[] {
  const spelledOut = code.replaceAll(
    /^ {4}(\w+),$/gm,
    (line, name: string) => constants.get(name) ?? line,
  )
  const names = new Set([...spelledOut.matchAll(/env\.(\w+)/g)].map(([, name = '']) => name))
  return [...names].map((name) => ({ name, default: defaultOf(name, spelledOut) }))
}

function defaultOf(name: string, code: string): string {
  const given = new RegExp(`env\\.${name} \\?\\? (?:'([^']*)'|\`([^\`]*)\`|(\\d+))`).exec(code)
  const [, text, template, number] = given ?? []
  const value = text ?? template?.replaceAll('${port}', 'PORT') ?? number ?? ''
  return value && `\`${value}\``
}

/** Rows as a table in Markdown, the first being its head, in the form the formatter leaves alone. */
export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_head, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const [head = '', ...body] = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [head, rule, ...body].join('\n')
}

if (import.meta.main) {
  const { wanted } = await readmeWithTable()
  await writeFile(readmeFile, wanted)
}
