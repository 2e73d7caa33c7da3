import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { headTags, type HeadContext, type HeadTag } from '../../shared/navigation/head.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { headOf } from './headOf.ts'
import { useLocation } from '../../router/index.ts'
import { useOpenedPage } from '../../shared/navigation/PageRouter.tsx'

/** Keeps the document's head that of the page shown, after the server wrote the first one. */
export function HeadTags() {
  const page = useOpenedPage()
  const context: HeadContext = {
    language: usePreferences().language,
    config: usePublicConfig(),
    params: page.params,
    search: useLocation().search,
    queryClient: useQueryClient(),
  }
  const signature = JSON.stringify(headTags(headOf(page, context), context))
  useEffect(() => replaceTags(JSON.parse(signature) as HeadTag[]), [signature])
  return null
}

function replaceTags(tags: HeadTag[]): void {
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
