import { getAthlete, getManager } from '@podium/contract/profiles'
import { type Scope } from '@podium/contract/scopes'
import { actingPhrases } from '@podium/phrases/acting'
import { shellPhrases } from '@podium/phrases/shell'
import { answer, type PreparedAnswer } from './answers.ts'
import { ownProfile, profile } from './people.ts'
import { renderPage, screen, within } from './renderPage.ts'
import { carlos, delegation, ines, inesPage, listed } from './delegated.ts'

const bar = actingPhrases.en

/** Carlos, on his own page, with the way to act for Inês in the account menu. */
export async function openCarlos(scopes: readonly Scope[], ...answers: PreparedAnswer[]) {
  const isOwn = scopes.includes('PAGE')
  const shown = isOwn ? ownProfile('ATHLETE', inesPage) : profile('ATHLETE', inesPage)
  const page = await renderPage(`/manager/${carlos.id}`, {
    as: carlos,
    answers: [
      answer(getManager, ownProfile('MANAGER')),
      answer(getAthlete, shown),
      listed(delegation({ scopes: [...scopes] })),
      ...answers,
    ],
  })
  page.server.letAct(ines, scopes)
  const openMenu = async () => {
    await page.user.click(screen.getByRole('button', { name: /^Account menu/ }))
  }
  const act = async () => {
    await openMenu()
    await page.user.click(await screen.findByRole('button', { name: bar.actFor('Inês Carvalho') }))
    await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
    await page.hasAddress(startFor(scopes))
  }
  const back = () => page.user.click(within(screen.getByRole('complementary')).getByRole('button'))
  return { ...page, openMenu, act, back }
}

/** Where the first press leads with these scopes. */
function startFor(scopes: readonly Scope[]): string {
  const isPage = scopes.includes('PAGE') || scopes.includes('SUPPORT')
  if (isPage) return `/athlete/${ines.id}`
  if (scopes.includes('MESSAGES')) return '/messages'
  return scopes.includes('MONEY_READ') ? '/wallet' : '/orders'
}
