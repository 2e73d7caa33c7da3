/** A Podium that is broken on purpose, by what is sent in place of a statement. */
export interface BrokenProduct {
  /** What it does wrong. */
  name: string
  rewrite: (text: string) => string
}

const without = (part: RegExp, where: RegExp) => (text: string) =>
  where.test(text) ? text.replace(part, '') : text

const nothing = `select 1 where false`

/** What the simulation has to find. */
export const brokenProducts: Record<string, BrokenProduct> = {
  'no-keys': {
    name: 'notes no idempotency key, so that what is sent again happens again',
    rewrite: (text) =>
      /^\s*insert into idempotency_keys/.test(text)
        ? `select $1::integer, $2::text, $3::text, $4::bytea, $5::json, $6::timestamptz where false`
        : text,
  },
  'no-lock-on-supports': {
    name: 'reads a support without locking it, so that two acts find it waiting',
    rewrite: without(/ for update$/, /from "supports"/),
  },
  'no-lock-on-payments': {
    name: 'reads a payment without locking it, so that a job and a notice both settle it',
    rewrite: without(/ for update$/, /from "payments"/),
  },
  'no-lock-on-balances': {
    name: 'decides a transfer on balances that it has not locked',
    rewrite: without(/order by id for update/, /with parties as/),
  },
  'no-lock-on-funds': {
    name: 'reads what a fund has left without locking it',
    rewrite: without(/ for update$/, /from "matches"/),
  },
  'no-lock-on-pairs': {
    name: 'lets two requests of the same two people be made at once',
    rewrite: (text) => (/pg_advisory_xact_lock\(/.test(text) ? nothing + ' and $1 = $1' : text),
  },
  'no-lock-on-orders': {
    name: 'reads an order without locking it, so that both sides move it from where it was',
    rewrite: without(/ for update$/, /from "orders" where "id"/),
  },
  'no-lock-on-goals': {
    name: 'accepts two supports at once for a goal that one of them reaches',
    rewrite: without(/ for update$/, /from "goals"/),
  },
  'no-hold-on-delegations': {
    name: 'lets a delegation end under its delegate’s act',
    rewrite: without(/for share/, /insert into acts/),
  },
  'acts-after-the-end': {
    name: 'lets an act through that began before its delegation ended',
    rewrite: without(/and ended_at is null/, /insert into acts/),
  },
  'keeps-the-piece': {
    name: 'puts what was not sent not back on the shelf',
    rewrite: (text) => text.replace('least(stock + 1,', 'least(stock + 0,'),
  },
}
