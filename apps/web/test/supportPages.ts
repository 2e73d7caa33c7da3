import assert from 'node:assert/strict'
import type { SessionUser } from '@podium/contract/identity'
import {
  getAthleteSupport,
  listMySupporters,
  type SupportEntry,
  type SupportSettings,
  type SupportSettingsChange,
} from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { answer, type PreparedAnswer } from './answers.ts'
import { ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor } from './renderPage.ts'
import { athlete, noAbilities, person, request } from './supports.ts'

export const t = { ...supportPhrases.en, ...supportPagePhrases.en }

export const tables = supportersPhrases.en

export const page = profile('ATHLETE', { name: 'Inês', lastName: 'Prata' })

export const ownPage = pageAnswers(ownProfile('ATHLETE', { name: 'Inês', lastName: 'Prata' }))

export const facts = { name: 'Inês Prata', credits: '50', months: 1 }

/** What became of it. */
export const ended = (details: Partial<SupportEntry>) =>
  request({ answerBy: null, abilities: noAbilities, ...details })

export const running = {
  status: 'ACTIVE',
  answerBy: null,
  endsAt: '2026-12-21T10:00:00.000Z',
  periodLeft: { years: 0, months: 1, days: 0 },
} as const

/** As its supporter sees it. */
export const asSupporter = (details: Partial<SupportEntry> = {}) =>
  request({
    ...{ userId: athlete.id, userRole: 'ATHLETE', userName: 'Inês Prata' },
    abilities: { ...noAbilities, cancel: true },
    ...details,
  })

export const has = (available: number, debt = 0) =>
  answer(getWallet, { available, reserved: 0, held: 0, debt, version: 1 })

export const stands = (details: object) =>
  answer(getAthleteSupport, {
    athlete: person(athlete),
    ...{ accepting: true, supporters: 0, obstacle: null },
    ...{ pendingId: 0, activeId: 0, activeUntil: null, endedId: 0, ...details },
  })

/** The settings of an athlete who took requests and said nothing, once a change of them is saved. */
export const settingsWith = ({
  accepting = true,
  thankYou,
}: SupportSettingsChange): SupportSettings => ({ accepting, thankYou: thankYou ?? '' })

export const waits = (...list: SupportEntry[]) =>
  answer(listMySupporters, { list, total: list.length })

export const supportButton = async () =>
  (await screen.findAllByRole('button', { name: t.button.support }))[0]!

export const dialogs = (count: number) =>
  waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, count))

export const says = async (part: string) => {
  await waitFor(() => {
    const text = [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent ?? ''
    assert.ok(text.includes(part), `${part} in ${text}`)
  })
}

export const openPage = (url: string, as: SessionUser, ...answers: PreparedAnswer[]) =>
  renderPage(url, { as, answers: [...pageAnswers(page), ...answers] })
