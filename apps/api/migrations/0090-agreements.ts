// What an athlete and a sponsor or manager agree on (`agreements.between`): its versions with what each
// promises, and what was done of it. A deliverable has one number in all versions that have its words.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table agreements (
      id integer generated always as identity primary key,
      athlete_id integer not null references users,
      supporter_id integer not null references users,
      title text not null,
      -- The newest, and the one that both accepted last.
      version integer not null,
      holds integer,
      created_at timestamptz not null,
      ended_at timestamptz,
      ended_by text check (ended_by in ('ATHLETE', 'SUPPORTER')),
      end_reason text check (end_reason in ('ENDED', 'LEFT')),
      check (athlete_id <> supporter_id),
      check ((ended_at is null) = (end_reason is null))
    );
    create index agreements_of_athlete on agreements (athlete_id, id desc);
    create index agreements_of_supporter on agreements (supporter_id, id desc);
    -- Two have one that waits.
    create unique index agreements_proposed on agreements (athlete_id, supporter_id)
      where holds is null and ended_at is null;

    create table agreement_versions (
      agreement_id integer not null references agreements on delete cascade,
      version integer not null,
      text text not null,
      made_by text not null check (made_by in ('ATHLETE', 'SUPPORTER')),
      created_at timestamptz not null,
      athlete_accepted_at timestamptz,
      supporter_accepted_at timestamptz,
      primary key (agreement_id, version)
    );

    create table agreement_deliverables (
      agreement_id integer not null,
      version integer not null,
      n integer not null,
      -- In which order they were written.
      place integer not null,
      title text not null,
      due date,
      primary key (agreement_id, version, n),
      foreign key (agreement_id, version) references agreement_versions on delete cascade
    );
    create index agreement_deliverables_due on agreement_deliverables (due) where due is not null;

    create table agreement_marks (
      agreement_id integer not null references agreements on delete cascade,
      n integer not null,
      done_at timestamptz,
      link text,
      file_id integer references files on delete set null,
      comment text not null default '',
      -- The day for which its athlete was reminded.
      reminded_for date,
      primary key (agreement_id, n)
    );
    create unique index agreement_marks_file on agreement_marks (file_id) where file_id is not null;

    alter table files drop constraint files_purpose_check;
    alter table files add constraint files_purpose_check
      check (purpose in ('AVATAR', 'COVER', 'GALLERY', 'PRODUCT', 'PROOF'));

    alter table reports drop constraint reports_kind_check;
    alter table reports add constraint reports_kind_check check (kind in (
      'profile', 'media', 'product', 'message', 'supportNote', 'supportThanks', 'update', 'agreement'));

    alter table decisions drop constraint decisions_subject_type_check;
    alter table decisions add constraint decisions_subject_type_check check (subject_type in (
      'account', 'profile', 'media', 'product', 'message', 'support', 'update', 'agreement', 'trader',
      'register', 'guardianship'));
  `.execute(db)
}
