import { type Language, languages, languageTable } from '@podium/contract/locale'
import type { QueryClient } from '@tanstack/react-query'
import type { PublicConfig } from '../config/publicConfig.tsx'

/** What a page says about itself to browsers, search engines and the sites that show links. */
export interface Head {
  /** Without the product's name, which is added. */
  title: string
  /** Its title where there is none. */
  description?: string
  /** The page's one address, relative to `publicUrl`; left out for pages not to be found. */
  canonical?: string
  /** The address to pass on where it differs from the canonical one, relative to `publicUrl`. */
  shared?: string
  /** A picture for shared links, relative to `publicUrl`. */
  image?: string
  type?: 'website' | 'profile' | 'product'
  /** Where other sites read what they may show of the page, and where it is followed; from the root on. */
  elsewhere?: { type: string; path: string }[]
  /** schema.org objects. */
  structuredData?: object[]
}

/** What a page's head may be made from: the same on the server and in the browser. */
export interface HeadContext {
  language: Language
  config: PublicConfig
  params: Readonly<Record<string, string | undefined>>
  /** The address's query, as the page was asked for. */
  search: string
  /** Holds what the page's loader has read. */
  queryClient: QueryClient
}

/** The `handle` a page's file exports. */
export interface PageHandle {
  head: (context: HeadContext) => Head
}

/** The handle of a page of which only the title is told, because it is not to be found. */
export function titled<T>(
  phrases: Readonly<Record<Language, T>>,
  titleIn: (texts: T) => string,
): PageHandle {
  return { head: ({ language }) => ({ title: titleIn(phrases[language]) }) }
}

/** A tag of the document's head; `key` says which earlier one it replaces. */
export interface HeadTag {
  key: string
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** The tags of a head, for the server to write and the browser to keep current. */
export function headTags(head: Head, context: HeadContext): HeadTag[] {
  const { config, language } = context
  const {
    title,
    description,
    canonical,
    image = '/share.png',
    elsewhere = [],
    structuredData = [],
  } = head
  const url = canonical === undefined ? undefined : config.publicUrl + canonical + asked(context)
  const shared = head.shared === undefined ? url : config.publicUrl + head.shared
  const name = title.includes(config.productName) ? title : `${title} · ${config.productName}`
  return [
    { key: 'title', tag: 'title', attributes: {}, text: name },
    ...meta('name', 'description', description ?? name),
    ...(url ? [link('canonical', url)] : meta('name', 'robots', 'noindex')),
    ...(canonical === undefined ? [] : alternates(config.publicUrl + canonical)),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', head.type ?? 'website'),
    ...meta('property', 'og:url', shared),
    ...meta('property', 'og:site_name', config.productName),
    ...meta('property', 'og:locale', languageTable[language].locale.replace('-', '_')),
    ...meta('property', 'og:image', config.publicUrl + image),
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...elsewhere.map(({ type, path }) => alsoAs(type, config.publicUrl + path, title)),
    ...structuredData.map((data, index) => dataBlock(data, index)),
  ]
}

/**
 * Every page has one address in whichever language its reader prefers; with `lang` in the query it is
 * always in that one, and those addresses are the ones told to search engines.
 */
function alternates(address: string): HeadTag[] {
  const inEach = languages.map((code) => alternate(code, `${address}?lang=${code}`))
  return [...inEach, alternate('x-default', address)]
}

function alternate(hreflang: string, href: string): HeadTag {
  const attributes = { rel: 'alternate', hreflang, href }
  return { key: `alternate-${hreflang}`, tag: 'link', attributes }
}

function alsoAs(type: string, href: string, title: string): HeadTag {
  const attributes = { rel: 'alternate', type, href, title }
  return { key: type, tag: 'link', attributes }
}

/** The language an address asks for, which makes it an address of its own. */
function asked({ search, language }: HeadContext): string {
  return new URLSearchParams(search).has('lang') ? `?lang=${language}` : ''
}

function meta(by: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  if (!content) return []
  return [{ key: name, tag: 'meta', attributes: { [by]: name, content } }]
}

function link(rel: string, href: string): HeadTag {
  return { key: rel, tag: 'link', attributes: { rel, href } }
}

function dataBlock(data: object, index: number): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const attributes = { type: 'application/ld+json' }
  return { key: `data-${index}`, tag: 'script', attributes, text }
}
