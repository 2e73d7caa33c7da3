import { BlockList } from 'node:net'
import { idInPath } from '@podium/contract/ids'
import { languageTable } from '@podium/contract/locale'
import { mailFramePhrases } from '@podium/phrases/mail-frame'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../database/index.ts'
import { check, languageOf } from '../http/index.ts'
import { refuse, Refused } from '../refuse.ts'
import { escapeHtml } from '@podium/contract/html'
import { findInMailbox, listMailbox } from './mailbox.ts'

/**
 * The development mailbox: the mails that have no mail server to go to. Their links let people in, so
 * it answers callers on this machine alone, by the address of their connection and not by headers.
 */
export function mailboxRoutes(server: FastifyInstance, db: Db): void {
  server.get('/mailbox.json', (request) => {
    requireNear(request)
    return listMailbox(db, recipientOf(request))
  })
  server.get('/mailbox', async (request, reply) => {
    requireNear(request)
    const mails = await listMailbox(db, recipientOf(request))
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails, request))
  })
  server.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    requireNear(request)
    const id = idInPath.safeParse(request.params.id).data ?? refuse('entityDoesNotExist')
    const mail = (await findInMailbox(db, id)) ?? refuse('entityDoesNotExist')
    return reply.type('text/html; charset=utf-8').send(mail.html)
  })
}

const ownAddresses = new BlockList()
ownAddresses.addSubnet('127.0.0.0', 8)
ownAddresses.addAddress('::1', 'ipv6')

/** What a proxy passes on comes from somewhere else, even where the proxy is on this machine. */
function requireNear({ raw, headers }: FastifyRequest): void {
  const { remoteAddress = '', remoteFamily } = raw.socket
  const isOurs = ownAddresses.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4')
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers
  if (!isOurs || isPassedOn) refuse('forbidden')
}

const asked = z.object({ to: z.string().optional().catch(undefined) })

function recipientOf({ query }: FastifyRequest): string | undefined {
  const { data, fields } = check(asked, query)
  if (Object.keys(fields).length > 0) throw new Refused({ fields })
  return data?.to
}

function mailboxPage(
  mails: Awaited<ReturnType<typeof listMailbox>>,
  request: FastifyRequest,
): string {
  const language = languageOf(request)
  const phrases = mailFramePhrases[language].mailbox
  const when = new Intl.DateTimeFormat(languageTable[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
  const rows = mails.map(
    (mail) => `<li style="padding:14px 0;border-bottom:1px solid #8884">
<a href="/mailbox/${mail.id}" style="color:inherit;font-weight:700;font-size:17px">${escapeHtml(mail.subject)}</a>
<div style="opacity:.75;font-size:14px;margin-top:2px">${escapeHtml(mail.to)} · ${when.format(mail.at)}</div></li>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${phrases.title}</title></head>
<body style="font-family:system-ui,sans-serif;max-width:680px;margin:0 auto;padding:32px 20px;line-height:1.45">
<main><h1 style="margin:0 0 6px">${phrases.title}</h1><p style="margin:0 0 20px;opacity:.75">${phrases.lead}</p>
${rows.length ? `<ul style="list-style:none;margin:0;padding:0">${rows.join('\n')}</ul>` : `<p>${phrases.empty}</p>`}</main></body></html>`
}
