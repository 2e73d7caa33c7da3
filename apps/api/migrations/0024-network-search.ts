// The network at a million people: every list of the directory has its own order, every total is
// counted by whoever writes, and a search looks words up instead of reading everybody's text. Beside
// it the hidden profiles, of which the network shows that they are there and nothing else
// (`profile.hidden`).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    drop index directory_search;
    drop index directory_by_name;
    -- Texts become words between single spaces, so that " ine" is the beginning of one. Bytes are
    -- compared, not letters of a language: no upgrade of a locale can put a list out of order.
    alter table directory
      alter column folded_name type text collate "C"
        using trim(regexp_replace(folded_name, '[^[:alnum:]]+', ' ', 'g')),
      alter column folded_search type text collate "C"
        using ' ' || trim(regexp_replace(folded_search, '[^[:alnum:]]+', ' ', 'g')) || ' ';

    -- Fans are in nobody's list (network.search). What else a list may be narrowed by lies
    -- beside its order, so that walking far reads no rows.
    create index directory_by_name on directory (folded_name, user_id) where role <> 'FAN';
    create index directory_by_role on directory (role, folded_name, user_id) where role <> 'FAN';
    create index directory_by_sport on directory (sport, folded_name, user_id)
      include (role, country_code) where role <> 'FAN';
    create index directory_by_country on directory (country_code, folded_name, user_id)
      include (role) where role <> 'FAN';
    create index directory_by_region on directory (region, folded_name, user_id)
      include (role, country_code) where role <> 'FAN';
    create index directory_by_sport_and_region on directory (sport, region, folded_name, user_id)
      include (role, country_code) where role <> 'FAN';

    create table directory_blanks (
      user_id integer primary key references users on delete cascade
    );

    -- How many each list holds, as "role/sport/country/region" with "*" for any. A negative part is a
    -- sixteenth of the total, so that writers do not wait for each other; the others are shelves. Beside
    -- the lists: "blank", how many hide, and "changes", how often anything changed.
    create table directory_counts (
      list text collate "C" not null,
      part integer not null,
      held integer not null,
      primary key (list, part)
    ) with (fillfactor = 70);

    -- The names cut into shelves of about a thousand people: page 500 is found by counting shelves,
    -- not people.
    create table directory_shelves (
      shelf integer primary key,
      from_name text collate "C" not null unique
    );
    insert into directory_shelves values (0, '');

    -- Who is found by a word, in the order of the lists.
    create table directory_words (
      word text collate "C" not null,
      folded_name text collate "C" not null,
      user_id integer not null,
      primary key (word, folded_name, user_id)
    );
    -- Every word once or, when it is a frequent one, in eight parts.
    create table directory_vocabulary (
      word text collate "C" not null,
      part integer not null,
      held integer not null,
      primary key (word, part)
    ) with (fillfactor = 80);
    create index directory_vocabulary_likeness on directory_vocabulary using gin (word gin_trgm_ops);
  `.execute(db)
  await sql.raw(functions).execute(db)
  await sql`
    create trigger directory_counted after insert or delete on directory
      for each row execute function count_directory_entry();
    create trigger directory_recounted after update on directory for each row
      when ((old.role, old.sport, old.country_code, old.region, old.folded_name, old.folded_search)
        is distinct from
        (new.role, new.sport, new.country_code, new.region, new.folded_name, new.folded_search))
      execute function count_directory_entry();
    create trigger directory_versioned after insert or update or delete on directory
      for each row execute function count_directory_change();
    create trigger directory_blank_counted after insert or delete on directory_blanks
      for each row execute function count_directory_blank();

    insert into directory_blanks
      select people.id from people join profiles on profiles.user_id = people.id
      where people.active and people.role in ('ATHLETE', 'MANAGER', 'SPONSOR')
        and (profiles.hidden_by_admin or (profiles.visibility_chosen and not profiles.published));
    select refill_directory();
  `.execute(db)
}

// Counts are changed in the order of their keys, so that no two writers wait for each other in a ring.
const functions = `
  create function directory_lists(entry directory) returns setof text
    language sql immutable rows 16 as $$
      select array_to_string(array[r, s, c, p], '/')
      from unnest(array['*', entry.role]) r, unnest(array['*', entry.sport]) s,
        unnest(array['*', entry.country_code]) c, unnest(array['*', entry.region]) p
      where r is not null and s is not null and c is not null and p is not null
        and entry.role <> 'FAN'
    $$;

  create function directory_shelved_lists(entry directory) returns setof text
    language sql immutable rows 5 as $$
      select list from unnest(array[
        '*/*/*/*', entry.role || '/*/*/*', '*/' || entry.sport || '/*/*',
        '*/*/' || entry.country_code || '/*', '*/*/*/' || entry.region]) list
      where list is not null and entry.role <> 'FAN'
    $$;

  create function directory_words_of(entry directory) returns setof text
    language sql immutable rows 8 as $$
      select distinct word collate "C" from unnest(string_to_array(trim(entry.folded_search), ' ')) word
      where word <> '' and entry.role <> 'FAN'
    $$;

  create function directory_shelf_of(name text) returns integer
    language sql stable as $$
      select shelf from directory_shelves where from_name <= name collate "C"
      order by from_name desc limit 1
    $$;

  create function count_directory_entry() returns trigger language plpgsql as $$
    begin
      insert into directory_counts as counts (list, part, held)
        select list, part, sum(change) from (
          select list, -1 - old.user_id % 16 as part, -1 as change from directory_lists(old) list
          union all
          select list, -1 - new.user_id % 16, 1 from directory_lists(new) list
          union all
          select list, directory_shelf_of(old.folded_name), -1
            from directory_shelved_lists(old) list
          union all
          select list, directory_shelf_of(new.folded_name), 1
            from directory_shelved_lists(new) list
        ) changes
        group by list, part having sum(change) <> 0 order by list, part
      on conflict (list, part) do update set held = counts.held + excluded.held;

      insert into directory_vocabulary as known (word, part, held)
        select word, part, sum(change) from (
          select word, old.user_id % 8 as part, -1 as change from directory_words_of(old) word
          union all
          select word, new.user_id % 8, 1 from directory_words_of(new) word
        ) changes
        group by word, part having sum(change) <> 0 order by word, part
      on conflict (word, part) do update set held = known.held + excluded.held;

      delete from directory_words
        where user_id = old.user_id and folded_name = old.folded_name
          and word in (select directory_words_of(old))
          and not (folded_name = coalesce(new.folded_name, '') and word in (select directory_words_of(new)));
      insert into directory_words
        select word, new.folded_name, new.user_id from directory_words_of(new) word
      on conflict do nothing;
      return null;
    end $$;

  -- A number that is another one after every change, so that an answer can be kept until then.
  create function count_directory_change() returns trigger language plpgsql as $$
    begin
      insert into directory_counts as counts (list, part, held)
        values ('changes', -1 - coalesce(new.user_id, old.user_id) % 16, 1)
      on conflict (list, part) do update set held = counts.held + 1;
      return null;
    end $$;

  create function count_directory_blank() returns trigger language plpgsql as $$
    begin
      insert into directory_counts as counts (list, part, held)
        values ('blank', -1 - coalesce(new.user_id, old.user_id) % 16,
          case tg_op when 'INSERT' then 1 else -1 end)
      on conflict (list, part) do update set held = counts.held + excluded.held;
      return null;
    end $$;

  -- Cuts the names anew. Writers wait meanwhile, readers do not.
  create function arrange_directory_shelves() returns void language plpgsql as $$
    begin
      lock table directory in share row exclusive mode;
      delete from directory_shelves;
      insert into directory_shelves values (0, '');
      insert into directory_shelves
        select row_number() over (order by folded_name), folded_name from (
          select distinct folded_name from (
            select folded_name, row_number() over (order by folded_name, user_id) as place
            from directory where role <> 'FAN'
          ) ordered where place % 1000 = 0 and folded_name <> ''
        ) cuts;
      delete from directory_counts where part >= 0;
      insert into directory_counts
        select list, shelf, count(*) from (
          select shelf, from_name, lead(from_name) over (order by from_name) as to_name
          from directory_shelves
        ) shelves
        join lateral (
          select directory_shelved_lists(directory) as list from directory
          where role <> 'FAN' and folded_name >= from_name
            and (to_name is null or folded_name < to_name)
        ) entries on true
        group by list, shelf;
    end $$;

  -- Everything that is derived from the directory and its blanks, from the beginning.
  create function refill_directory() returns void language plpgsql as $$
    begin
      lock table directory, directory_blanks in share row exclusive mode;
      delete from directory_counts where list <> 'changes';
      delete from directory_words;
      delete from directory_vocabulary;
      insert into directory_counts
        select list, part, count(*) from (
          select directory_lists(directory) as list, -1 - user_id % 16 as part from directory
          union all
          select 'blank', -1 - user_id % 16 from directory_blanks
        ) entries
        group by list, part;
      insert into directory_words
        select word, folded_name, user_id from directory, directory_words_of(directory) word
        order by word, folded_name, user_id;
      insert into directory_vocabulary
        select word, user_id % 8, count(*) from directory_words group by word, user_id % 8;
      perform arrange_directory_shelves();
    end $$;
`
