import { z } from 'zod'
import { networkCard } from './network.ts'
import { personCard } from './people.ts'
import { route } from './route.ts'

/** What can wait for a member, and for an admin (`home.waiting`). */
export const waitingKinds = [
  'supportRequest',
  'agreement',
  'orderToShip',
  'orderToConfirm',
  'orderToReturn',
  'orderToReceiveBack',
  'message',
  'terms',
  'page',
  'hiddenPage',
  'adult',
  'wardRequest',
  'wardAgreement',
  'wardOrder',
  'wardPage',
  'result',
  'report',
  'appeal',
  'dispute',
  'claim',
  'trader',
  'register',
  'debt',
  'payment',
  'invoice',
  'contactRequest',
  'failedJob',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** How many of each kind are named; `counts` knows how many there are. */
export const mostNamed = 20

/** What is to be known of a thing that waits; each kind uses a few of them. */
export const waitingFacts = z.object({
  /** Asked for, paid or owed. */
  credits: z.int().optional(),
  /** Of a support. */
  months: z.int().optional(),
  /** What the supporter wrote with a request; left out where they wrote nothing. */
  note: z.string().optional(),
  /** The goal that a request is directed at. */
  goal: z.string().optional(),
  /** What a match fund would add to a request, and whose it is where that is told. */
  doubled: z.int().optional(),
  doubler: z.string().optional(),
  /** Of an agreement; of a competition; of the product of an order; the name of a job; the organisation of a request. */
  title: z.string().optional(),
  /** Unread messages. */
  count: z.int().optional(),
  /** How much of the page is there, 0 to 100. */
  percent: z.int().optional(),
  /** Whether an adult was named, and has not accepted yet. */
  asked: z.boolean().optional(),
})
export type WaitingFacts = z.output<typeof waitingFacts>

export const waitingThing = z.object({
  kind: z.enum(waitingKinds),
  /** Of the thing; of a message, of who wrote; the text id of a job or payment; 0 of the terms. */
  id: z.union([z.int().min(0), z.string()]),
  /** Who waits, as far as the reader may know; null where it is nobody. */
  person: personCard.nullable(),
  /** For whom the reader does it, as who looks after them; null where it is their own. */
  ward: personCard.nullable(),
  facts: waitingFacts,
  /** ISO moment. */
  since: z.string(),
  /** ISO moment after which it is decided without the reader; null without one. */
  deadline: z.string().nullable(),
  /** Where it is answered: a path of the product. */
  link: z.string(),
})
export type WaitingThing = z.output<typeof waitingThing>

export const readHome = route({
  method: 'GET',
  path: '/home',
  summary:
    'What waits for the caller: by deadline, those without one last, by how long they wait. At most 20 of each kind are named; `counts` tells how many there are.',
  access: 'user',
  reply: z.object({
    waiting: z.array(waitingThing),
    counts: z.record(z.enum(waitingKinds), z.int()),
    /** Terms that come into force on a day to come (`terms.announced`); `from` is an ISO day. */
    announcedTerms: z.object({ version: z.string(), from: z.string() }).optional(),
  }),
})

/** Why somebody is proposed: what they share with the reader. */
export const stepReasons = [
  'sportNear',
  'sport',
  'sponsorNear',
  'sponsor',
  'near',
  'athlete',
] as const
export type StepReason = (typeof stepReasons)[number]

/** Most people that are proposed at once. */
export const mostSteps = 3

export const listNextSteps = route({
  method: 'GET',
  path: '/home/next',
  summary:
    'Up to three people that fit the caller and whom they neither follow nor support yet, each with the reason. None for an admin.',
  access: 'user',
  reply: z.array(z.object({ reason: z.enum(stepReasons), person: networkCard })),
})
