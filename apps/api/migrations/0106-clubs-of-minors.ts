// The club of who is protected tells where to find them, so the network no longer knows it
// (minors.protected): neither their card nor a search has it. Words that their club shares with their sport
// are found again once the page is saved; those of their name stay.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    with minors as (
      select d.user_id,
        string_to_array(trim(regexp_replace(
          regexp_replace(lower(normalize(d.club_name, NFD)), '[\u0300-\u036f]', '', 'g'),
          '[^[:alnum:]]+', ' ', 'g')), ' ') as club
      from directory d join people p on p.id = d.user_id
      where p.protected and d.club_name is not null)
    update directory d set club_name = null,
      folded_search = ' ' || array_to_string(array(
        select word from unnest(string_to_array(trim(d.folded_search), ' ')) with ordinality w(word, at)
        where word <> all (minors.club) or word = any (string_to_array(d.folded_name, ' '))
        order by at), ' ') || ' '
    from minors where minors.user_id = d.user_id`.execute(db)
}
