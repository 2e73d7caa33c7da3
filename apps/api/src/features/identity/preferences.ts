import { type Language, preferencesCookie, type Theme } from '@podium/contract/locale'
import type { Preferences } from '@podium/contract/preferences'
import type { FastifyReply } from 'fastify'
import { day } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type Caller, choiceOf } from '../../platform/http/index.ts'
import { type Account, findAccount, updatePreferences } from './records.ts'

/** Language and theme of the caller: the account's, else the cookie's, else the browser's (P2). */
export async function readPreferences(
  db: Db,
  { viewer, request, language }: Caller,
): Promise<Preferences> {
  const account = viewer && (await findAccount(db, viewer.id))
  if (account?.preferences_chosen)
    return { language: account.language, theme: account.theme ?? 'LIGHT' }
  const choice = choiceOf(request)
  return {
    // Who signed up in a language reads it, until they choose another.
    language: account && !choice.language ? account.language : language,
    theme: choice.theme ?? account?.theme ?? 'LIGHT',
  }
}

/** Keeps a choice in the cookie, and with the account of who is signed in. */
export async function choosePreferences(
  tx: Tx,
  wanted: { language: Language; theme?: Theme | undefined },
  { viewer, request, reply }: Caller,
): Promise<Preferences> {
  const account = viewer && (await findAccount(tx, viewer.id))
  const theme = wanted.theme ?? (account ? account.theme : choiceOf(request).theme)
  const chosen = { language: wanted.language, theme }
  if (account) await updatePreferences(tx, account.id, chosen)
  keepInCookie(reply, chosen)
  return { language: chosen.language, theme: theme ?? 'LIGHT' }
}

/**
 * At sign-in account and browser come together: what a visitor chose is carried over once, and from
 * then on the browser follows the account (P2).
 */
export async function carryPreferences(
  tx: Tx,
  account: Account,
  { request, reply }: Caller,
): Promise<void> {
  if (account.preferences_chosen) return keepInCookie(reply, account)
  const choice = choiceOf(request)
  if (!choice.language && !choice.theme) return
  const carried = {
    language: choice.language ?? account.language,
    theme: choice.theme ?? account.theme,
  }
  await updatePreferences(tx, account.id, carried)
}

function keepInCookie(
  reply: FastifyReply,
  { language, theme }: { language: string; theme: string | null },
): void {
  void reply.setCookie(preferencesCookie, `${language}.${theme ?? ''}`, {
    path: '/',
    sameSite: 'lax',
    maxAge: 365 * day,
  })
}
