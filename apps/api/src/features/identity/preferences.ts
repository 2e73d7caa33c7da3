import { type Language, preferencesCookie, type Theme } from '@podium/contract/locale'
import type { Preferences } from '@podium/contract/preferences'
import type { FastifyReply } from 'fastify'
import { day } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type Caller, choiceOf } from '../../platform/http/index.ts'
import { type AccountRecord, findAccount, updatePreferences } from './records.ts'

/**
 * Language and theme of the caller: the account's (`language.account`); a visitor's are the cookie's,
 * else the browser's.
 */
export async function readPreferences(
  db: Db,
  { viewer, request, language }: Caller,
): Promise<Preferences> {
  const account = viewer && (await findAccount(db, viewer.id))
  return {
    language: account?.language ?? language,
    theme: account?.theme ?? choiceOf(request).theme ?? 'LIGHT',
  }
}

/** Keeps a choice in the cookie, and with the account of who is signed in. */
export async function choosePreferences(
  tx: Tx,
  wanted: { language: Language; theme?: Theme | null | undefined },
  { viewer, request, reply }: Caller,
): Promise<Preferences> {
  const account = viewer && (await findAccount(tx, viewer.id))
  const before = account ? account.theme : choiceOf(request).theme
  const theme = wanted.theme === undefined ? before : wanted.theme
  const chosen = { language: wanted.language, theme }
  if (account) await updatePreferences(tx, account.id, chosen)
  keepInCookie(reply, chosen, { isAccounts: !!account })
  return { language: chosen.language, theme: theme ?? 'LIGHT' }
}

/**
 * At sign-in account and browser come together: what was chosen here as a visitor goes to an account
 * that has not chosen yet, and from then on the browser follows the account, which mails do too.
 */
export async function carryPreferences(
  tx: Tx,
  account: AccountRecord,
  caller: Caller,
): Promise<void> {
  const choice = choiceOf(caller.request)
  const isCarried = !account.preferences_chosen && !choice.isAccounts
  const language = (isCarried && choice.language) || account.language
  const theme = (isCarried && choice.theme) || account.theme
  if (isCarried && (choice.language || choice.theme))
    await updatePreferences(tx, account.id, { language, theme })
  keepInCookie(caller.reply, { language, theme }, { isAccounts: true })
}

/** A browser that stays signed in learns what was chosen for the account elsewhere. */
export function followAccount(account: AccountRecord, { request, reply }: Caller): void {
  const { language, theme, isAccounts } = choiceOf(request)
  const isSame = language === account.language && theme === account.theme && isAccounts
  if (!isSame) keepInCookie(reply, account, { isAccounts: true })
}

function keepInCookie(
  reply: FastifyReply,
  { language, theme }: { language: string; theme: string | null },
  { isAccounts }: { isAccounts: boolean },
): void {
  const whose = isAccounts ? '.account' : ''
  void reply.setCookie(preferencesCookie, `${language}.${theme ?? ''}${whose}`, {
    path: '/',
    sameSite: 'lax',
    maxAge: 365 * day,
  })
}
