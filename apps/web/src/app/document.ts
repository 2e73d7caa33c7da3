import { readFileSync } from 'node:fs'
import { type Language, type Theme, themes } from '@podium/contract/locale'
import { appPhrases } from '@podium/phrases/app'
import { headTags, type HeadContext, type HeadTag } from './head.ts'
import { colourOf } from './installable/manifest.ts'
import { headOf } from './navigation/headOf.ts'
import type { OpenedPage } from './navigation/openPage.ts'
import type { Preferences } from './Preferences.tsx'
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
  return `${documentStart({ language, theme })}
${appTags(language, theme)}
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

/** The document shown without a connection: it carries its styles and no script. */
export function offlineDocument({ language, theme }: Preferences, body: string): string {
  return `${documentStart({ language, theme })}
<title>${escape(appPhrases[language].offline.title)}</title>
<style>${(manifest[entry]?.css ?? []).map(styleText).join('\n')}</style>
</head>
<body>${body}</body>
</html>
`
}

function documentStart({ language, theme }: Preferences): string {
  const themeAttribute = theme ? ` data-theme="${theme}"` : ''
  return `<!doctype html>
<html lang="${language}"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">`
}

/** What makes a page an app that can be installed, and colours the browser's own bars. */
function appTags(language: Language, theme: Theme | null): string {
  const manifestUrl = `/manifest.webmanifest?lang=${language}${theme ? `&amp;theme=${theme}` : ''}`
  const colours = theme
    ? [`content="${colourOf('paper', theme)}"`]
    : themes.map((each) => {
        const media = `(prefers-color-scheme: ${each.toLowerCase()})`
        return `content="${colourOf('paper', each)}" media="${media}"`
      })
  return [
    `<link rel="manifest" href="${manifestUrl}">`,
    `<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">`,
    ...colours.map((colour) => `<meta name="theme-color" ${colour}>`),
  ].join('\n')
}

/**
 * The styles and scripts of the entry and of the page. The styles come along in the document: what one
 * sees first then waits for nothing else.
 */
function fileTags(pageId: string): string {
  const shown = [entry, `src/pages/${pageId}.tsx`].filter((key) => manifest[key])
  const chunks = [...withImports(shown)].map((key) => manifest[key]!)
  const styles = unique(chunks.flatMap((chunk) => chunk.css ?? []))
  const scripts = chunks.slice(1).map((chunk) => chunk.file)
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter(isFont)
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" crossorigin>`),
    `<style>${styles.map(styleText).join('\n')}</style>`,
    // Who loads a page's parts later looks for these links and loads no style sheet twice.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<script type="module" src="/${manifest[entry]!.file}" fetchpriority="low"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
  ].join('\n')
}

const styleTexts = new Map<string, string>()

function styleText(file: string): string {
  const known = styleTexts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8').trim()
  styleTexts.set(file, text)
  return text
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
