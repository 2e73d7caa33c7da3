import { readFileSync } from 'node:fs'
import { escapeHtml } from '@podium/contract/html'
import { type Language, type Theme, themes } from '@podium/contract/locale'
import { appPhrases } from '@podium/phrases/app'
import { headTags, type HeadContext, type HeadTag } from '../shared/navigation/head.ts'
import { colourOf } from './installable/manifest.ts'
import { headOf } from './navigation/headOf.ts'
import type { OpenedPage } from '../shared/navigation/openPage.ts'
import type { Preferences } from '../shared/language/Preferences.tsx'
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
const starter = 'src/starter.ts'

// Read once: the browser's build is finished before the server's, and both are replaced together.
const manifest = JSON.parse(
  readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Manifest

/** What the files with the texts of a script are called, by the script's file (`languages.ts`). */
const texts = JSON.parse(
  readFileSync(new URL('../client/.vite/texts.json', import.meta.url), 'utf8'),
) as Record<string, string>

interface DocumentParts {
  page: OpenedPage
  context: HeadContext
  state: PageState
  body: string
}

/** A document in pieces; those that many pages have in common are bytes already. */
export type Pieces = (string | Uint8Array)[]

/** The whole HTML document of a page. It carries no inline script and no inline style. */
export function documentOf({ page, context, state, body }: DocumentParts): Pieces {
  const { language, theme } = state.preferences
  return [
    `${documentStart({ language, theme })}
${wholeAtOnce}
${appTags(language, theme)}
`,
    fileTags({ pageId: page.id, body, language, isUrgent: state.user !== null }),
    `
${headTags(headOf(page, context), context).map(tagHtml).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${unstartedNotice(language)}
<script type="application/json" id="page-state">${scriptSafe(JSON.stringify(state))}</script>
</body>
</html>
`,
  ]
}

/** The document shown without a connection: it carries its styles and no script. */
export function offlineDocument({ language, theme }: Preferences, body: string): string {
  return `${documentStart({ language, theme })}
<title>${escapeHtml(appPhrases[language].offline.title)}</title>
<style>${(manifest[entry]?.css ?? []).map(styleText).join('\n')}</style>
</head>
<body>${body}</body>
</html>
`
}

/** Shown by `starter.ts` where the application does not come: the page is there to be read alone. */
function unstartedNotice(language: Language): string {
  const { text, act } = appPhrases[language].unstarted
  return `<p id="unstarted" class="unstarted" role="alert" hidden>${escapeHtml(text)} <a href="">${escapeHtml(act)}</a></p>`
}

function documentStart({ language, theme }: Preferences): string {
  const themeAttribute = theme ? ` data-theme="${theme}"` : ''
  return `<!doctype html>
<html lang="${language}"${themeAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">`
}

/** Half a document is not shown: what is at the end of a line would move while the rest of it comes. */
const wholeAtOnce = '<link rel="expect" href="#page-state" blocking="render">'

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

interface Files {
  pageId: string
  body: string
  language: Language
  /** Whether scripts are fetched at once: members come to do something, visitors to read first. */
  isUrgent: boolean
}

/**
 * The styles, scripts and texts of the entry, of the page, and of what is drawn in it with files of its own. The
 * styles come along in the document: what one sees first then waits for nothing else, and scripts wait for
 * it (`starter.ts`).
 */
function fileTags({ pageId, body, language, isUrgent }: Files): Uint8Array {
  const drawn = sheetsDrawn(body)
  const key = [language, pageId, isUrgent, ...drawn.map(({ file }) => file)].join(' ')
  const known = tags.get(key)
  if (known) return known
  const made = Buffer.from(makeFileTags(pageId, drawn, language, isUrgent))
  // A page is drawn with few sets of parts: what is beyond them is not worth the memory.
  if (tags.size < mostTags) tags.set(key, made)
  return made
}

const tags = new Map<string, Uint8Array>()
const mostTags = 200

function makeFileTags(
  pageId: string,
  sheets: Sheet[],
  language: Language,
  isUrgent: boolean,
): string {
  const shown = withImports([entry, `src/pages/${pageId}.tsx`].filter((key) => manifest[key]))
  const known = new Set(chunksOf(shown).flatMap(({ css = [] }) => css))
  const drawn = sheets.filter(({ file }) => !known.has(file))
  const chunks = chunksOf(
    withImports(
      drawn.map(({ key }) => key),
      new Set(shown),
    ),
  )
  const styles = [...known, ...drawn.map(({ file }) => file)]
  const files = chunks.map((chunk) => chunk.file)
  const said = files
    .filter((file) => texts[file])
    .map((file) => `assets/${language}-${texts[file]}.js`)
  const rel = isUrgent ? 'modulepreload' : 'later'
  const fonts = unique(chunks.flatMap((chunk) => chunk.assets ?? [])).filter(isFont)
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" crossorigin>`),
    `<style>${styles.map(styleText).join('\n')}</style>`,
    // Who loads a page's parts later looks for these links and loads no style sheet twice. Browsers that look
    // ahead fetch a sheet though it is disabled, but none of a type they do not know.
    ...styles.map((file) => `<link rel="stylesheet" type="inlined" href="/${file}" disabled>`),
    `<script type="module" src="/${manifest[starter]!.file}" fetchpriority="low"></script>`,
    ...[...files, ...said].map(
      (file) => `<link rel="${rel}" href="/${file}" fetchpriority="low" data-script>`,
    ),
  ].join('\n')
}

/** A style sheet, and the name in the manifest of the part it comes with. */
interface Sheet {
  file: string
  key: string
}

let sheets: Map<string, Sheet> | undefined

/** The style sheets that say something about what is drawn in a page, by the classes that stand there. */
function sheetsDrawn(body: string): Sheet[] {
  sheets ??= sheetsByClass()
  const said = new Set<string>()
  for (let at = body.indexOf(classes); at >= 0; at = body.indexOf(classes, at)) {
    at += classes.length
    said.add(body.slice(at, body.indexOf('"', at)))
  }
  const drawn = new Set<Sheet>()
  for (const name of [...said].flatMap((names) => names.split(' '))) {
    const sheet = sheets.get(name)
    if (sheet) drawn.add(sheet)
  }
  return [...drawn]
}

const classes = ' class="'

function sheetsByClass(): Map<string, Sheet> {
  const found = new Map<string, Sheet>()
  for (const [key, { css = [] }] of Object.entries(manifest)) {
    for (const file of css) {
      const sheet = { file, key }
      for (const [, name] of styleText(file).matchAll(/\.(_[\w-]+)/g)) {
        if (!found.has(name!)) found.set(name!, sheet)
      }
    }
  }
  return found
}

function chunksOf(keys: Set<string>): Chunk[] {
  return [...keys].map((key) => manifest[key]!)
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
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  const start = `<${tag} data-head${written.join('')}>`
  if (text === undefined) return start
  return `${start}${tag === 'script' ? scriptSafe(text) : escapeHtml(text)}</${tag}>`
}

/** JSON inside a script element: nothing in it may look like the element's end or a comment. */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
