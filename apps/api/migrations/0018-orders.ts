// Products bought with credits, which wait in escrow until the two sides agree or time decides
// (`orders.course`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table orders (
      id integer generated always as identity primary key,
      product_id integer not null references products,
      buyer_id integer not null references users,
      seller_id integer not null references users,
      -- What was bought, as it was then.
      title text not null,
      description text not null,
      credits integer not null check (credits > 0),
      image_id integer references files on delete set null,
      -- Where it goes; null once the buyer is forgotten.
      delivery jsonb,
      status text not null check (status in (
        'PLACED', 'SHIPPED', 'DISPUTED', 'CONFIRMED', 'DECLINED', 'EXPIRED', 'REFUNDED')),
      last_act text check (last_act in (
        'ship', 'decline', 'expire', 'confirm', 'settle', 'dispute', 'pay', 'refund')),
      -- The transfer that put the credits into escrow.
      hold_id bigint unique references transfers,
      tracking_note text not null default '',
      decline_reason text not null default '',
      dispute_reason text not null default '',
      decision_reason text not null default '',
      placed_at timestamptz not null,
      -- When time decides: the answer is late, or silence counts as confirmed.
      due_at timestamptz,
      shipped_at timestamptz,
      disputed_at timestamptz,
      ended_at timestamptz,
      check (buyer_id <> seller_id),
      check ((due_at is not null) = (status in ('PLACED', 'SHIPPED'))),
      check ((ended_at is null) = (status in ('PLACED', 'SHIPPED', 'DISPUTED')))
    );
    create index orders_of_buyer on orders (buyer_id, id);
    create index orders_of_seller on orders (seller_id, id);
    create index orders_of_product on orders (product_id);
    create index orders_due on orders (due_at) where due_at is not null;
    create index orders_by_status on orders (status, id);
    create index orders_image on orders (image_id) where image_id is not null;
  `.execute(db)
}
