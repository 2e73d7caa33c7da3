import { type Forgotten, forgetPerson, type Kept, type Tx } from '../platform/database/index.ts'

const supportFacts = [
  'id',
  'credits',
  'months',
  'private',
  'status',
  'hold_id',
  'requested_at',
  'answer_by',
  'accepted_at',
  'active_from',
  'months_in_all',
  'ends_at',
  'ended_at',
  'end_reason',
  'supporter_role',
  'supporter_shown',
  'athlete_shown',
  'match_id',
  'matched',
] as const

const matchFacts = [
  'id',
  'credits',
  'per_supporter',
  'until',
  'created_at',
  'ended_at',
  'end_reason',
] as const

// What both accepted stays for the other side, as long as claims may rest on it (`agreements.end`).
const agreementFacts = [
  'id',
  'title',
  'version',
  'holds',
  'created_at',
  'ended_at',
  'ended_by',
  'end_reason',
] as const

// What a buyer said, what was decided about it, and where it went: theirs also where its seller is forgotten.
const buyersWords = [
  'delivery',
  'dispute_reason',
  'return_note',
  'claim_reason',
  'decision_reason',
  'claim_answer',
] as const

// What was bought stays as the order says it; where it went and what was said about it goes with its buyer.
const orderFacts = [
  'id',
  'product_id',
  'title',
  'description',
  'credits',
  'image_id',
  // Who sold it is what a buyer's claim rests on, for longer than an account is kept.
  'trader',
  'status',
  'last_act',
  'hold_id',
  'placed_at',
  'due_at',
  'shipped_at',
  'confirmed_at',
  'paid_at',
  'disputed_at',
  'withdrawn_at',
  'sent_back_at',
  'contested_at',
  'claimed_at',
  'recalled_at',
  'ended_at',
] as const

// How far each side has read, which the other side's newest message is counted from.
const sideFacts = [
  'conversation_id',
  'last_message_id',
  'read_message_id',
  'mailed_message_id',
  'unread',
  'has_written',
] as const

const reportFacts = [
  'id',
  'kind',
  'target_id',
  'reason',
  'status',
  'sent_at',
  'decided_by',
  'decided_at',
] as const

/**
 * All that is left of a person a year after their account was closed, under the number that stands
 * for them: what the ledger and the accounts need, what the law asks us to be able to show, and what
 * is the other side's as well. Everything else of theirs is deleted or blanked without being named.
 */
const kept: Kept = {
  users: {
    id: [
      'role',
      // By now the number alone.
      'name',
      // Cannot be blank, and says nothing about anybody.
      'language',
      'activated_at',
      'created_at',
      'closed_at',
      'closed_because',
      'anonymised_at',
    ],
  },
  // Every member has one, however empty.
  profiles: { user_id: [] },

  // --- the ledger and what it rests on
  accounts: { user_id: 'everything' },
  payments: {
    user_id: [
      'id',
      'purpose',
      'credits',
      'plan_id',
      'gross_cents',
      'net_cents',
      'vat_percent',
      'tax_rule',
      'provider',
      'transaction_id',
      'status',
      'method',
      'created_at',
      'checked_at',
      'paid_at',
      'refunded_at',
      'owed_credits',
      'refunded_cents',
      'refunded_credits',
    ],
  },
  refunds: {
    user_id: [
      'id',
      'payment_id',
      'kind',
      'state',
      'credits',
      'cents',
      'owed_credits',
      'actor_id',
      'taken_id',
      'taken_credits',
      'request_id',
      'asked_at',
      'tried_at',
      'tries',
      'done_at',
    ],
    actor_id: 'everything',
  },
  // Whom invoices are made out to stays for ten years, as the law asks (`account.closing`).
  invoices: { user_id: 'everything' },
  subscriptions: {
    user_id: [
      'id',
      'plan_id',
      'payment_id',
      'started_at',
      'ends_at',
      'cancelled_at',
      'taken_over_by',
    ],
  },

  // --- what another person is part of
  acts: { delegate_id: 'everything' },
  supports: {
    // What a goal received is its athlete's, whoever of those who gave to it has left (`season.goals`).
    supporter_id: ['athlete_id', 'goal_id', ...supportFacts],
    athlete_id: ['supporter_id', ...supportFacts],
  },
  matches: {
    owner_id: ['athlete_id', ...matchFacts],
    athlete_id: ['owner_id', ...matchFacts],
  },
  agreements: {
    athlete_id: ['supporter_id', ...agreementFacts],
    supporter_id: ['athlete_id', ...agreementFacts],
  },
  // Sums of what was seen are the other side's as well, and name nobody but the two.
  exposures: { athlete_id: 'everything', supporter_id: 'everything' },
  orders: {
    buyer_id: ['seller_id', ...orderFacts],
    seller_id: ['buyer_id', ...orderFacts, ...buyersWords],
  },
  products: {
    sponsor_id: [
      'id',
      'credits',
      'active',
      'ordered',
      'image_ordered',
      'created_at',
      'archived_at',
      'recalled_at',
      'recall_reason',
    ],
  },
  conversations: { low_id: 'everything', high_id: 'everything' },
  conversation_sides: { user_id: ['other_id', ...sideFacts], other_id: 'everything' },
  messages: { sender_id: ['id', 'conversation_id', 'sent_at'] },
  reports: {
    // What another person wrote and was reported for is not the reporter's to take away.
    reporter_id: ['reported_id', 'quoted', 'link', 'decision_reason', ...reportFacts],
    // Who sent a notice is told what becomes of it, and forgotten by a job of its own.
    reported_id: ['reporter_id', 'sender_name', 'sender_email', 'sender_language', ...reportFacts],
    decided_by: 'everything',
  },
  // What was decided stays for the year's figures; what was said of it does not.
  decisions: {
    person_id: [
      ...(['id', 'decided_by', 'cause', 'act', 'subject_type', 'subject_id', 'ground'] as const),
      ...(['decided_at', 'until', 'ended_at', 'reversed_at'] as const),
      ...(['appealed_at', 'appeal_outcome', 'appeal_by', 'answered_at'] as const),
    ],
    decided_by: 'everything',
    appeal_by: 'everything',
  },
  invitations: { invited_by: 'everything' },
  contact_requests: { answered_by: 'everything' },

  // --- what shows that things were done rightly
  consents: { user_id: ['id', 'kind', 'version', 'language', 'given_by', 'given_at'] },

  // --- files on disk, which the hourly cleaning deletes together with their rows
  files: { owner_id: 'everything' },
  uploads: { owner_id: 'everything' },
}

/** Forgets all that is not named as kept; the handlers before it have done what needs more. */
export function forgetAllElse(tx: Tx, forgotten: Forgotten): Promise<void> {
  return forgetPerson(tx, kept, forgotten)
}
