import { shellPhrases } from '@podium/phrases/shell'
import type { Head, HeadContext } from '../head.ts'
import type { OpenedPage } from './openPage.ts'

/** What an opened page says about itself; one that did not come out says only that. */
export function headOf(page: OpenedPage, context: HeadContext): Head {
  const t = shellPhrases[context.language]
  if (page.outcome === 'missing') return { title: t.pageNotFound.title }
  if (page.outcome === 'failed') return { title: t.somethingWentWrong.title }
  return page.module.handle.head(context)
}
