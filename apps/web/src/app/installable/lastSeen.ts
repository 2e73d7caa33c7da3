import { thisMoment } from '@podium/contract/clock'
import { type Language, languageTable } from '@podium/contract/locale'
import { appPhrases } from '@podium/phrases/app'
import { session } from '../../client/index.ts'

const cacheName = 'podium-own'
const mostPictures = 40

/** What does nothing without a connection, or would show nothing. */
const lively =
  'script, dialog, form, button, input, video, audio, iframe, canvas, [data-field], [data-way]'

/**
 * Keeps the own page as it is on the screen, to be read without a connection: its text, styles and
 * pictures, without anything that could be acted on. It is gone with the session (`client/session`).
 */
export async function keepLastSeen(path: string, language: Language): Promise<void> {
  const userId = session.get().user?.id
  const main = document.querySelector('main')
  if (!userId || !main || !('caches' in globalThis)) return
  const html = documentOf(main, language)
  const pictures = [...main.querySelectorAll('img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
    .filter((src) => src.startsWith(location.origin))
  const cache = await caches.open(cacheName)
  await cache.put('/own', new Response(html, { headers: headersOf(path) }))
  await keepPictures(cache, [...new Set(pictures)].slice(0, mostPictures))
  // Who signed out meanwhile leaves nothing behind.
  if (session.get().user?.id !== userId) await caches.delete(cacheName)
}

function headersOf(path: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; script-src 'none'",
    'x-page': path,
  }
}

async function keepPictures(cache: Cache, wanted: string[]): Promise<void> {
  const kept = await cache.keys()
  const isOld = ({ url }: Request) => !url.endsWith('/own') && !wanted.includes(url)
  await Promise.all(kept.filter(isOld).map((request) => cache.delete(request)))
  const known = new Set(kept.map(({ url }) => url))
  const missing = wanted.filter((url) => !known.has(url))
  await Promise.allSettled(missing.map((url) => cache.add(url)))
}

function documentOf(main: HTMLElement, language: Language): string {
  const copy = main.cloneNode(true) as HTMLElement
  letKeysScroll(main, copy)
  for (const element of copy.querySelectorAll(lively)) element.remove()
  for (const link of copy.querySelectorAll('a')) link.removeAttribute('href')
  for (const image of copy.querySelectorAll('img')) image.removeAttribute('loading')
  const page = document.implementation.createHTMLDocument(document.title)
  page.documentElement.lang = language
  Object.assign(page.documentElement.dataset, document.documentElement.dataset)
  for (const meta of document.querySelectorAll(
    'meta[charset], meta[name=viewport], meta[name=color-scheme]',
  )) {
    page.head.append(meta.cloneNode())
  }
  page.head.append(styleOf(page))
  page.body.append(noteOf(page, language), copy)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** What scrolls sideways took the keys by its links; without them it takes them itself. */
function letKeysScroll(main: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>('*')
  for (const [at, element] of main.querySelectorAll('*').entries()) {
    const isWide = element.scrollWidth > element.clientWidth
    if (isWide && /auto|scroll/.test(getComputedStyle(element).overflowX)) copies[at]!.tabIndex = 0
  }
}

function styleOf(page: Document): HTMLStyleElement {
  const style = page.createElement('style')
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  style.textContent = rules.map(({ cssText }) => cssText).join('\n')
  return style
}

function noteOf(page: Document, language: Language): HTMLElement {
  const format = new Intl.DateTimeFormat(languageTable[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const note = page.createElement('p')
  note.setAttribute('role', 'status')
  note.style.cssText =
    'padding: var(--space-1-half) var(--gutter); background: var(--color-info-wash); color: var(--color-info-text); font-weight: 600'
  note.textContent = appPhrases[language].lastSeen(format.format(thisMoment()))
  return note
}
