import type { Backends } from './backends.ts'

/** What Podium keeps, as far as the rules ask: read from the tables, in one moment of quiet. */
export interface Kept {
  supports: KeptSupport[]
  funds: { id: number; ended: boolean }[]
  orders: KeptOrder[]
  payments: KeptPayment[]
  refunds: { payment_id: number; state: string; credits: number; cents: number; taken: number }[]
  accounts: { holder: number; kind: string; balance: number; owed: number }[]
  goals: KeptGoal[]
  plans: KeptPlan[]
  periods: KeptPeriod[]
  products: { id: number; stock: number | null }[]
  /** How many acts of delegates are on record. */
  acts: number
}

export interface KeptGoal {
  id: number
  credits: number
  until: string
  closed: boolean
}

export interface KeptPlan {
  id: number
  user_id: number
  ends_at: number
  taken_over_by: number | null
}

export interface KeptPeriod {
  payment_id: number
  subscription_id: number
  starts_at: number
  ends_at: number
  taken_back: boolean
}

export interface KeptSupport {
  id: number
  supporter: number
  athlete: number
  credits: number
  status: string
  goal: number | null
  accepted: boolean
  fund: number | null
  matched: number
  answer_by: number
  ends_at: number | null
}

export interface KeptOrder {
  id: number
  buyer: number
  credits: number
  product: number
  status: string
  placed_at: number
  shipped_at: number | null
  withdrawn_at: number | null
  sent_back_at: number | null
  paid: boolean
  /** Its buyer was told that it is recalled. */
  recalled: boolean
}

export interface KeptPayment {
  id: number
  transaction_id: string | null
  user_id: number
  status: string
  credits: number
  gross_cents: number
  refunded_credits: number
  refunded_cents: number
  /** What the provider says of it. */
  state: string | null
  approved_from: number | null
}

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8 as ${column}`

const text = `select
  (select coalesce(json_agg(x order by x.id), '[]') from (
    select id, supporter_id as supporter, athlete_id as athlete, credits, status,
      goal_id as goal, accepted_at is not null as accepted, match_id as fund, matched,
      ${ms('answer_by')}, ${ms('ends_at')} from supports) x) as supports,
  (select coalesce(json_agg(x), '[]') from (
    select id, ended_at is not null as ended from matches) x) as funds,
  (select coalesce(json_agg(x order by x.id), '[]') from (
    select id, buyer_id as buyer, credits, product_id as product, status, ${ms('placed_at')},
      ${ms('shipped_at')}, ${ms('withdrawn_at')}, ${ms('sent_back_at')}, paid_at is not null as paid,
      recalled_at is not null as recalled
    from orders) x) as orders,
  (select coalesce(json_agg(x order by x.id), '[]') from (
    select p.id, p.transaction_id, p.user_id, p.status, p.credits, p.gross_cents, p.refunded_credits,
      p.refunded_cents, s.state, ${ms('approved_from')}
    from payments p left join sandbox_payments s using (transaction_id)) x) as payments,
  (select coalesce(json_agg(x), '[]') from (
    select payment_id, state, credits, cents, taken_credits as taken from refunds) x) as refunds,
  (select coalesce(json_agg(x order by x.holder, x.kind), '[]') from (
    select holder, kind, balance, owed from accounts) x) as accounts,
  (select coalesce(json_agg(x), '[]') from (
    select id, credits, until::text, closed_at is not null as closed from goals) x) as goals,
  (select coalesce(json_agg(x), '[]') from (
    select id, user_id, taken_over_by, ${ms('ends_at')} from subscriptions) x) as plans,
  (select coalesce(json_agg(x), '[]') from (
    select payment_id, subscription_id, taken_back, ${ms('starts_at')}, ${ms('ends_at')}
    from subscription_periods) x) as periods,
  (select json_agg(x) from (select id, stock from products) x) as products,
  (select count(*)::integer from acts) as acts`

export async function readKept(backends: Backends): Promise<Kept> {
  const [row] = await backends.ask<Kept & Record<string, unknown>>(text)
  return row!
}
