import { listGuardianships } from '@podium/contract/guardianship'
import { listBlocks, getMessageSettings } from '@podium/contract/messages'
import { getNotificationSettings } from '@podium/contract/notifications'
import { listPayments } from '@podium/contract/payments'
import { getSubscription } from '@podium/contract/plans'
import { getFan } from '@podium/contract/profiles'
import { getPushKey } from '@podium/contract/push'
import {
  type Account,
  getAccount,
  getExport,
  listConsents,
  listSessions,
  type Session,
} from '@podium/contract/settings'
import { listWebhooks } from '@podium/contract/webhooks'
import { listTokens } from '@podium/contract/tokens'
import { getWallet, listLots } from '@podium/contract/wallet'
import { answer, type PreparedAnswer } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { entitlements } from './shop.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

export const ownAddress = 'rita@podium.example'

/** What the settings show of somebody to whom nothing special happened. */
export function account(details: Partial<Account> = {}): Account {
  return {
    email: ownAddress,
    newEmail: null,
    twoFactor: false,
    recoveryCodesLeft: 0,
    twoFactorEndsAt: null,
    twoFactorDemanded: false,
    twoFactorStays: false,
    keptOpenBy: [],
    createdAt: '2026-01-05T10:00:00.000Z',
    ...details,
  }
}

/** A session: this one, unless it says otherwise. */
export function sessionOf(details: Partial<Session> = {}): Session {
  return {
    id: 1,
    current: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ip: '192.0.2.1',
    createdAt: '2026-03-01T10:00:00.000Z',
    lastUsedAt: '2026-03-02T10:00:00.000Z',
    ...details,
  }
}

/** What the page of the settings asks. */
export const settingsAnswers = [
  answer(getAccount, account()),
  answer(listSessions, [sessionOf()]),
  answer(listConsents, []),
  answer(getExport, { state: 'NONE', expiresAt: null }),
  answer(getNotificationSettings, []),
  answer(getPushKey, { key: 'BA', subscribed: false }),
  answer(getMessageSettings, {
    whoMayWrite: 'EVERYONE',
    contactsLeft: null,
    contactsPerMonth: null,
  }),
  answer(listBlocks, { list: [], total: 0 }),
  answer(listGuardianships, []),
  answer(listWebhooks, []),
  answer(listTokens, { list: [], total: 0 }),
  // What they would lose by closing.
  answer(getWallet, { available: 0, reserved: 0, held: 0, debt: 0, version: 1 }),
  answer(getSubscription, { subscription: null, entitlements }),
  answer(listLots, { list: [], total: 0 }),
  answer(listPayments, { list: [], total: 0 }),
  // What says whether they are protected.
  answer(getFan, ownProfile('FAN')),
]

/** A part of the settings, by its address; the same names of fields are in several. */
export function section(id: string) {
  const part = document.getElementById(id)!
  return {
    ...within(part),
    part,
    field: (name: string) => part.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
  }
}

/** A part of somebody's settings, once it is there. */
export async function openSettings(id: string, ...answers: PreparedAnswer[]) {
  const page = await renderPage(`/settings/${id}`, {
    as: member('FAN'),
    answers: [...settingsAnswers, ...answers],
  })
  await waitFor(() => section(id).getByRole('heading', { level: 1 }))
  const own = section(id)
  const press = (name: string | RegExp) => page.user.click(own.getByRole('button', { name }))
  return { page, own, press }
}

/** Presses a button of the dialog on top. */
export async function pressInDialog(
  { user }: Awaited<ReturnType<typeof renderPage>>,
  name: string,
): Promise<void> {
  const dialogs = await screen.findAllByRole('dialog')
  await user.click(within(dialogs.at(-1)!).getByRole('button', { name }))
}
