import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMatches, type UIMatch } from 'react-router'
import { headTags, type Head, type HeadContext, type HeadTag, type PageHandle } from './head.ts'
import { usePreferences } from './Preferences.tsx'
import { usePublicConfig } from './publicConfig.tsx'

/** The head of the deepest page that declares one. */
export function headOf(
  matches: readonly { handle: unknown }[],
  context: HeadContext,
): Head | undefined {
  const page = matches.findLast((match) => isPageHandle(match.handle))
  return page && (page.handle as PageHandle).head(context)
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}

/** Keeps the document's head that of the page shown, after the server wrote the first one. */
export function HeadTags() {
  const matches = useMatches() as UIMatch<unknown, unknown>[]
  const context: HeadContext = {
    language: usePreferences().language,
    config: usePublicConfig(),
    params: matches.at(-1)?.params ?? {},
    queryClient: useQueryClient(),
  }
  const head = headOf(matches, context)
  const tags = head ? headTags(head, context) : []
  const signature = JSON.stringify(tags)
  useEffect(() => replaceTags(JSON.parse(signature) as HeadTag[]), [signature])
  return null
}

function replaceTags(tags: HeadTag[]): void {
  if (tags.length === 0) return
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  document.head.append(...tags.map(elementOf))
}

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  element.dataset.head = ''
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = text
  return element
}
