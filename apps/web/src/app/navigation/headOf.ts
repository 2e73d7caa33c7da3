import { footerPhrases } from '@podium/phrases/footer'
import { shellPhrases } from '@podium/phrases/shell'
import { isLegalKind, legalParameter, titleKeys } from '../../shared/navigation/legalAddress.ts'
import type { Head, HeadContext } from '../../shared/navigation/head.ts'
import type { OpenedPage } from '../../shared/navigation/openPage.ts'

/**
 * What an opened page says about itself; one that did not come out says only that, and a legal text over
 * it says its own title.
 */
export function headOf(page: OpenedPage, context: HeadContext): Head {
  const t = shellPhrases[context.language]
  if (page.outcome === 'missing') return { title: t.pageNotFound.title }
  if (page.outcome === 'failed') return { title: t.somethingWentWrong.title }
  const head = page.module.handle.head(context)
  const legal = new URLSearchParams(context.search).get(legalParameter)
  if (!isLegalKind(legal)) return head
  return { ...head, title: footerPhrases[context.language].legal[titleKeys[legal]] }
}
