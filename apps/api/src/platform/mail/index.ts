import type { Language } from '@podium/contract/locale'
import type { NotificationKind } from '@podium/contract/notifications'
import { createTransport } from 'nodemailer'
import type { Company } from '@podium/contract/company'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../database/index.ts'
import { type JobHandler, jobHandler, job } from '../jobs/index.ts'
import { composeHtml, composeText, type MailContent } from './compose.ts'
import { insertIntoMailbox } from './mailbox.ts'

export type { MailContent } from './compose.ts'

/** What every mail may mention. */
export interface MailContext {
  language: Language
  productName: string
  company: Company
  /** Turns a path of the product into a full address. */
  link: (path: string) => string
}

/** A kind of mail: its name, and how its content is written for one reader. */
export interface MailKind<T extends object> {
  readonly name: string
  readonly write: (data: T, context: MailContext) => MailContent | Promise<MailContent>
  /**
   * The event it tells of, where people can choose whether they are mailed about it
   * (`notifications.kinds`).
   */
  readonly event?: NotificationKind
}

export function mailKind<T extends object>(
  name: string,
  write: MailKind<T>['write'],
  event?: NotificationKind,
): MailKind<T> {
  return { name, write, ...(event && { event }) }
}

/** What the phrases of most mails say besides their paragraphs; the subject is the title where there is none. */
interface Says {
  subject: string
  title?: string
  action?: string
  note?: string
}

/** A mail of such phrases, with its paragraphs, and where its button leads. */
export function letter(
  { subject, title = subject, action, note }: Says,
  paragraphs: string[],
  url?: string,
): MailContent {
  return {
    ...{ subject, title, paragraphs },
    ...(action && url && { action: { label: action, url } }),
    ...(note && { note }),
  }
}

/** What the reader of a mail about an event chose. */
export interface MailChoice {
  wanted: boolean
  /** The path of the page that switches such mails off; null where they cannot be. */
  unsubscribe: string | null
}

/** Asks what the reader chose about the mails of an event; asked when the mail is about to go. */
export type AskMailChoice = (event: NotificationKind, to: string) => Promise<MailChoice>

interface Envelope {
  kind: string
  to: string
  language: Language
  data: object
}

const sendMailJob = job<Envelope>('send-mail', { retries: 12 })

/** A mail of a kind to one reader. */
export interface Letter<T extends object> {
  to: string
  language: Language
  data: T
  /** Of the mails with the same word here one goes a day; left out it goes in any case. */
  daily?: string | undefined
}

/** Puts a mail in the queue, to be sent if and only if the transaction commits. */
export function postMail<T extends object>(
  tx: Tx,
  kind: MailKind<T>,
  mail: Letter<T>,
): Promise<void> {
  return postMails(tx, kind, [mail])
}

/** The same for any number of readers, in one statement. */
export function postMails<T extends object>(
  tx: Tx,
  { name }: MailKind<T>,
  mails: readonly Letter<T>[],
): Promise<void> {
  return tx.enqueueAll(
    sendMailJob,
    mails.map(({ to, language, data }) => ({ kind: name, to, language, data })),
    mails.map(({ daily }) => daily),
  )
}

/**
 * The handler that writes and delivers mails of the given kinds. Mails about an event go to who wants
 * them, and tell how to want them no more.
 */
export function mailHandler(
  config: Config,
  db: Db,
  // oxlint-disable-next-line typescript/no-explicit-any -- a list of kinds with different data
  kinds: MailKind<any>[],
  ask: AskMailChoice = async () => ({ wanted: true, unsubscribe: null }),
): JobHandler {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const deliver = createDelivery(config, db)
  return jobHandler(sendMailJob, async (envelope) => {
    const kind = byName.get(envelope.kind)
    if (!kind) throw new Error(`no mail kind ${envelope.kind}`)
    const choice = kind.event ? await ask(kind.event, envelope.to) : null
    if (choice && !choice.wanted) return
    const content = await kind.write(envelope.data, contextFor(config, envelope.language))
    const unsubscribe = choice?.unsubscribe ? config.publicUrl + choice.unsubscribe : null
    await deliver(envelope, content, unsubscribe)
  })
}

function contextFor(config: Config, language: Language): MailContext {
  const { productName, publicUrl, company } = config
  return { language, productName, company, link: (path) => publicUrl + path }
}

type Delivery = (
  envelope: Envelope,
  content: MailContent,
  unsubscribe: string | null,
) => Promise<void>

function createDelivery(config: Config, db: Db): Delivery {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : null
  return async (envelope, content, unsubscribe) => {
    const frame = {
      language: envelope.language,
      productName: config.productName,
      home: config.publicUrl,
      unsubscribe,
    }
    const mail = {
      to: envelope.to,
      subject: content.subject,
      text: composeText(content, frame),
      html: composeHtml(content, frame),
    }
    const attachments = content.attachments?.map(({ name, type, content: bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    }))
    const from = config.mailFrom
    const extra = { ...(attachments && { attachments }), headers: oneClick(unsubscribe) }
    if (transport) await transport.sendMail({ ...mail, from, ...extra })
    else if (config.mailbox) await insertIntoMailbox(db, mail)
    else throw new Error('no SMTP_URL and no mailbox: the mail cannot go anywhere')
  }
}

/** The headers by which a mail program switches such mails off with one click (RFC 8058). */
function oneClick(unsubscribe: string | null): Record<string, string> {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
