import { readFileSync } from 'node:fs'
import { headTags, type HeadContext, type HeadTag } from './head.ts'
import { headOf } from './navigation/headOf.ts'
import type { OpenedPage } from './navigation/openPage.ts'
import type { PageState } from './Providers.tsx'

/** What Vite's manifest tells of a built file. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

type Manifest = Record<string, Chunk>

const entry = 'src/entry-client.tsx'

// Read once: the browser's build is finished before the server's, and both are replaced together.
const manifest = JSON.parse(
  readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Manifest

interface DocumentParts {
  page: OpenedPage
  context: HeadContext
  state: PageState
  body: string
}

/** The whole HTML document of a page. It carries no inline script and no inline style. */
export function documentOf({ page, context, state, body }: DocumentParts): string {
  const { language, theme } = state.preferences
  const themeAttribute = theme ? ` data-theme="${theme}"` : ''
  return `<!doctype html>
<html lang="${language}"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fileTags(page.id)}
${headTags(headOf(page, context), context).map(tagHtml).join('\n')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="page-state">${scriptSafe(JSON.stringify(state))}</script>
</body>
</html>
`
}

/** The style sheets and scripts of the entry and of the page, so that all are asked for at once. */
function fileTags(pageId: string): string {
  const shown = [entry, `src/pages/${pageId}.tsx`].filter((key) => manifest[key])
  const chunks = [...withImports(shown)].map((key) => manifest[key]!)
  const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []))
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter(isFont)
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${manifest[entry]!.file}"></script>`,
    ...chunks.slice(1).map((chunk) => `<link rel="modulepreload" href="/${chunk.file}">`),
  ].join('\n')
}

function withImports(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    withImports(manifest[key]?.imports ?? [], found)
  }
  return found
}

function unique(files: string[]): string[] {
  return [...new Set(files)]
}

/** The face's first file; the one for rarer letters is loaded when a name needs it. */
function isFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes('extended')
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
  const start = `<${tag} data-head${written.join('')}>`
  if (text === undefined) return start
  return `${start}${tag === 'script' ? scriptSafe(text) : escape(text)}</${tag}>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** JSON inside a script element: nothing in it may look like the element's end or a comment. */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
