import { z } from 'zod'
import { email, optionalName, requiredName, requiredText } from './fields.ts'
import { id, idInBody, idInPath, idParams } from './ids.ts'
import { textLimits } from './limits.ts'
import { listQuery, mostPerPage, pageNumber } from './list.ts'
import { personCard } from './people.ts'
import { memberRoles } from './roles.ts'
import { route } from './route.ts'

// --- institutions --------------------------------------------------------------------------------

/** What an institution writes to Podium from the landing page. */
export const contactRequest = z.object({
  name: requiredName(),
  organisation: optionalName(),
  email,
  message: requiredText(textLimits.message),
})

export const sendContactRequest = route({
  method: 'POST',
  path: '/contact-requests',
  summary: 'Propose institutional support: stored, and mailed to the company.',
  access: 'any',
  scope: 'open',
  whileSuspended: true,
  limit: 'message',
  body: contactRequest,
  status: 204,
})

/** A proposal as the admins read it. */
export const receivedRequest = contactRequest.extend({
  id,
  sentAt: z.string(),
  answeredAt: z.string().nullable(),
  /** Name of the admin who marked it. */
  answeredBy: z.string(),
})
export type ReceivedRequest = z.output<typeof receivedRequest>

export const listContactRequests = route({
  method: 'GET',
  path: '/admin/contact-requests',
  summary: 'What institutions wrote, newest first.',
  access: ['ADMIN'],
  query: z.object({
    ...listQuery({ sort: ['sentAt'], order: 'DESC' }),
    answered: z.enum(['true', 'false'], 'Pattern').optional(),
  }),
  reply: z.array(receivedRequest),
  total: 'header',
})

export const markContactRequest = route({
  method: 'PUT',
  path: '/admin/contact-requests/{id}',
  summary: 'Mark a proposal as answered, or as open again: carries the wanted value.',
  access: ['ADMIN'],
  params: idParams,
  body: z.object({ answered: z.boolean() }),
  reply: receivedRequest,
  refusals: ['entityDoesNotExist'],
})

// --- writing -------------------------------------------------------------------------------------

/** A message as both sides of its conversation see it. */
export const message = z.object({
  id,
  /** Whether the caller wrote it. */
  mine: z.boolean(),
  /** As it was written, line breaks included; empty once its author's account was forgotten. */
  text: z.string(),
  sentAt: z.string(),
})
export type Message = z.output<typeof message>

export const sendMessage = route({
  method: 'POST',
  path: '/direct-message',
  summary:
    'Write to somebody. They are mailed without learning an address. `recipientUnavailable` for oneself and for whoever cannot or does not want to be written to, `planLimitReached` when this month’s first contacts are used up.',
  access: 'user',
  scope: 'MESSAGES',
  limit: 'directMessage',
  idempotent: true,
  body: z.object({ userId: idInBody, message: requiredText(textLimits.message) }),
  reply: message,
  status: 201,
  refusals: [
    'forbidden',
    'recipientUnavailable',
    'planLimitReached',
    'acceptLastTerms',
    'idempotencyKeyReused',
  ],
})

// --- reading -------------------------------------------------------------------------------------

/** A conversation in the inbox; the one with the newest message comes first. */
export const conversation = z.object({
  person: personCard,
  lastMessage: message,
  /** Messages of the other side that the caller has not read. */
  unread: z.int(),
  /** Whether the caller blocked the other side. */
  blocked: z.boolean(),
})
export type Conversation = z.output<typeof conversation>

export const listConversations = route({
  method: 'GET',
  path: '/conversations',
  summary: "The caller's conversations, the newest first.",
  access: 'user',
  scope: 'MESSAGES',
  query: z.object(listQuery({ sort: ['lastMessage'], limit: 20 })).omit({ _order: true }),
  reply: z.array(conversation),
  total: 'header',
})

/**
 * How many people one may still write to first this month (`plans.sold`); null means as many as one
 * likes.
 */
export const contactsLeft = z.int().nullable()

/** A conversation opened, or one that could begin. */
export const thread = z.object({
  person: personCard,
  /** A page of messages, the oldest first. */
  messages: z.array(message),
  /** Whether there are older ones: ask with `before` = the first id. */
  more: z.boolean(),
  unread: z.int(),
  /** The other side has read the caller's messages with ids up to this one; 0 for none. */
  readUpTo: z.int(),
  blocked: z.boolean(),
  /** Nobody has written yet: writing counts as a first contact. */
  first: z.boolean(),
  contactsLeft,
  /** `write` is false where writing would be refused. */
  abilities: z.object({ write: z.boolean(), block: z.boolean() }),
})
export type Thread = z.output<typeof thread>

const personParams = z.object({ userId: idInPath })

export const readConversation = route({
  method: 'GET',
  path: '/conversations/{userId}',
  summary:
    'The messages with somebody, the newest page first, and whether and how often one may write to them.',
  access: 'user',
  scope: 'MESSAGES',
  params: personParams,
  query: z.object({
    before: idInPath.optional(),
    _limit: z.coerce.number().pipe(z.int().min(1).max(mostPerPage)).default(30),
  }),
  reply: thread,
  refusals: ['userNotFound'],
})

export const markConversationRead = route({
  method: 'PUT',
  path: '/conversations/{userId}/read',
  summary:
    'Everything up to a message is read, or up to now. Answers how many messages are still unread.',
  access: 'user',
  scope: 'MESSAGES',
  whileSuspended: true,
  params: personParams,
  /** The last message that was on the screen: one that comes meanwhile is not read. */
  query: z.object({ upTo: idInPath.optional() }),
  reply: z.object({ unread: z.int() }),
})

// --- being left alone ----------------------------------------------------------------------------

/** Most people on a page of those who are blocked; as many as were told before there were pages. */
const mostBlocks = 500

export const listBlocks = route({
  method: 'GET',
  path: '/blocks',
  summary: 'Whom the caller blocked, the latest first; at most 500 on a page.',
  access: 'user',
  scope: 'MESSAGES',
  query: z.object({
    _page: pageNumber,
    _limit: z.coerce.number().pipe(z.int().min(1).max(mostBlocks)).default(mostBlocks),
  }),
  reply: z.array(personCard),
  total: 'header',
})

export const block = route({
  method: 'PUT',
  path: '/blocks/{userId}',
  summary: 'Block somebody: neither side can write to the other. Doing it again changes nothing.',
  access: 'user',
  scope: 'MESSAGES',
  params: personParams,
  status: 204,
  refusals: ['userNotFound', 'forbidden'],
})

export const unblock = route({
  method: 'DELETE',
  path: '/blocks/{userId}',
  summary: 'Take a block back.',
  access: 'user',
  scope: 'MESSAGES',
  params: personParams,
  status: 204,
})

/**
 * Who may begin a conversation with somebody (`messages.rules`). Whoever they wrote to may always
 * answer. SUPPORT: the people they support or are supported by.
 */
export const whoMayWrite = ['EVERYONE', 'SUPPORT', 'NOBODY'] as const
export type WhoMayWrite = (typeof whoMayWrite)[number]

const messageSettings = z.object({ whoMayWrite: z.enum(whoMayWrite, 'Pattern') })

export const getMessageSettings = route({
  method: 'GET',
  path: '/messages/settings',
  summary: 'Who may write to the caller, and how many people they may still write to first.',
  access: memberRoles,
  scope: 'MESSAGES',
  reply: messageSettings.extend({ contactsLeft, contactsPerMonth: contactsLeft }),
})

export const putMessageSettings = route({
  method: 'PUT',
  path: '/messages/settings',
  summary: 'Choose who may write to one.',
  access: memberRoles,
  scope: 'MESSAGES',
  body: messageSettings,
  reply: messageSettings,
})
