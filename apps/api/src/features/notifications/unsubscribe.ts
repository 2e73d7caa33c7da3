import { createHmac } from 'node:crypto'
import {
  allNotificationKinds,
  isMailSwitchable,
  type NotificationKind,
} from '@podium/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { paths } from '@podium/contract/paths'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AskMailChoice } from '../../platform/mail/index.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import { findAccount, findAccountByEmail } from '../identity/index.ts'
import { changeChoices } from './choose-settings.ts'
import { defaultChoice, findChoices } from './settings-records.ts'

/** Whose mails of which kind a token is about. */
interface About {
  userId: number
  kind: NotificationKind
}

/**
 * Tokens that go along with mails, so that a mail's reader can switch its like off without signing
 * in (`notifications.kinds`). They never expire and give no address away.
 */
interface UnsubscribeTokens {
  issue(about: About): string
  /** What a token is about; null for one that is not ours. */
  read(token: string): About | null
}

export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`unsubscribe ${text}`).digest('base64url').slice(0, 27)
  return {
    issue: ({ userId, kind }) => `${userId}.${kind}.${sign(`${userId}.${kind}`)}`,
    read(token) {
      const [id = '', name = '', signature = ''] = token.split('.')
      const kind = allNotificationKinds.find((known) => known === name)
      if (!kind || !isSameSecret(signature, sign(`${id}.${name}`))) return null
      return { userId: Number(id), kind }
    },
  }
}

/** What the owner of an address chose about the mails of an event; who has no account gets none. */
export function askMailChoice(db: Db, tokens: UnsubscribeTokens): AskMailChoice {
  return async (kind, to) => {
    if (!isMailSwitchable(kind)) return { wanted: true, unsubscribe: null }
    const account = await findAccountByEmail(db, to)
    if (!account) return { wanted: false, unsubscribe: null }
    const choices = await findChoices(db, account.id)
    const { mail: wanted } = choices.get(kind) ?? defaultChoice(kind)
    return {
      wanted,
      unsubscribe: paths.unsubscribe({ token: tokens.issue({ userId: account.id, kind }) }),
    }
  }
}

/** Which mails a token is about, and whether they come. */
export async function readUnsubscribe(db: Db, tokens: UnsubscribeTokens, token: string) {
  const { userId, kind } = tokens.read(token) ?? refuse('invalidToken')
  if (!(await findAccount(db, userId))) refuse('invalidToken')
  const choices = await findChoices(db, userId)
  return { kind, mail: (choices.get(kind) ?? defaultChoice(kind)).mail }
}

/** Switches the mails that a token is about off, or on again. */
export async function unsubscribe(
  tx: Tx,
  tokens: UnsubscribeTokens,
  { token, mail }: { token: string; mail: boolean },
) {
  const { userId, kind } = tokens.read(token) ?? refuse('invalidToken')
  if (!(await findAccount(tx, userId))) refuse('invalidToken')
  await changeChoices(tx, userId, [{ kind, mail }])
  return { kind, mail }
}

/**
 * Where mail programs send their one click (RFC 8058): the address of the page itself, as a form.
 * The page behind it only asks, because programs open links that no reader clicked.
 */
export async function oneClickRoute(
  server: FastifyInstance,
  inTransaction: InTransaction,
  tokens: UnsubscribeTokens,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, async () => null)
    scope.post<{ Params: { token: string } }>(
      paths.unsubscribe.pattern,
      async ({ params }, reply) => {
        await inTransaction((tx) => unsubscribe(tx, tokens, { token: params.token, mail: false }))
        return reply.code(204).send()
      },
    )
  })
}
