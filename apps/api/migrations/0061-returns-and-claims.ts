// What was bought can go back, and its faults be claimed (`orders.returns`, `orders.claims`). What is paid
// back comes from the seller; what the seller has not got is advanced from the guarantee and owed by the
// seller (`orders.guarantee`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table orders
      -- When the buyer said that it arrived, and when the seller was credited.
      add column confirmed_at timestamptz,
      add column paid_at timestamptz,
      -- When the buyer withdrew from what was shipped and sent it back, when the seller found fault with
      -- what came, and when the buyer claimed one.
      add column withdrawn_at timestamptz,
      add column sent_back_at timestamptz,
      add column contested_at timestamptz,
      add column claimed_at timestamptz,
      add column return_note text not null default '',
      add column contest_reason text not null default '',
      add column claim_reason text not null default '',
      add column claim_answer text not null default '';
    update orders set paid_at = ended_at where status = 'CONFIRMED';
    update orders set confirmed_at = ended_at where last_act = 'confirm';

    alter table orders
      drop constraint orders_status_check,
      drop constraint orders_last_act_check,
      drop constraint orders_check1,
      drop constraint orders_check2,
      add constraint orders_status_check check (status in (
        'PLACED', 'SHIPPED', 'DISPUTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'REFUNDED',
        'WITHDRAWN', 'RETURNING', 'RETURNED', 'CLAIMED')),
      add constraint orders_last_act_check check (last_act in (
        'ship', 'decline', 'expire', 'cancel', 'confirm', 'settle', 'dispute', 'withdraw', 'lapse',
        'return', 'receiveBack', 'settleReturn', 'contest', 'claim', 'pay', 'refund', 'grant',
        'dismiss')),
      add constraint orders_due check ((due_at is not null) = (
        status in ('PLACED', 'SHIPPED', 'RETURNING')
        or (status = 'WITHDRAWN' and shipped_at is not null))),
      add constraint orders_ended check ((ended_at is null) = (
        status in ('PLACED', 'SHIPPED', 'DISPUTED', 'RETURNING', 'CLAIMED')
        or (status = 'WITHDRAWN' and shipped_at is not null))),
      add constraint orders_paid check (status not in ('CONFIRMED', 'CLAIMED') or paid_at is not null);

    alter table accounts
      drop constraint accounts_kind,
      drop constraint accounts_balance,
      add constraint accounts_kind check (
        case when holder > 0 then kind in ('available', 'reserved', 'debt')
             else holder >= -15 and kind in ('issued', 'granted', 'escrow', 'guarantee') end),
      add constraint accounts_balance check (
        case when kind in ('available', 'reserved', 'escrow', 'guarantee') then balance >= 0
             when kind = 'debt' then balance <= 0
             else true end);
    -- What was advanced is summed without reading every transfer.
    create index transfers_advanced on transfers (id) include (credits) where reason = 'ORDER_ADVANCED';
  `.execute(db)
}
