import { isMalformed, isMissing } from '../../client/index.ts'
import { loadTexts } from '../language/words.ts'
import { NotFound, Redirect, type LoaderInput, type MatchedPage, type PageModule } from './pages.ts'

/**
 * How a page came out: ready, not there (404, also where its address breaks a rule), or broken by
 * something unforeseen.
 */
export type Outcome = 'ready' | 'missing' | 'failed'

/** A page that is loaded and has read what it shows. */
export interface OpenedPage extends MatchedPage {
  module: PageModule
  outcome: Outcome
  /** What broke a failed page; the browser does not know it for pages that failed on the server. */
  error?: unknown
}

/** Loads a page's files and runs its loader. Throws `Redirect`, and whatever loading the files throws. */
export async function openPage(
  page: MatchedPage,
  asked: Omit<LoaderInput, 'params'>,
): Promise<OpenedPage> {
  const module = await page.load()
  await loadTexts()
  // Nothing of the user's own can be read before a demanded second factor is on.
  const given = { ...asked, user: asked.user?.twoFactorDemanded ? null : asked.user }
  try {
    await module.loader?.({ ...given, params: page.params })
    await module.prepare?.({ ...given, params: page.params })
    return { ...page, module, outcome: 'ready' }
  } catch (error) {
    if (error instanceof Redirect) throw error
    const isNowhere = error instanceof NotFound || isMissing(error) || isMalformed(error)
    return { ...page, module, outcome: isNowhere ? 'missing' : 'failed', error }
  }
}
