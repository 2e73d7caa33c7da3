select (select coalesce(sum(held), 0)::integer from directory_counts where list = (select $1::text) and part < 0) as total, 0 as blanks, walked.* from (
      select user_id, role, name, last_name, sport, club_name, avatar_id, country_code,
  region, phrase, sportest_score, folded_name, protected from directory where role <> 'FAN' and sport = (select $4::text)
      order by folded_name asc, user_id asc limit 300
    ) walked
    offset (select $2::integer) limit (select $3::integer);

select (select coalesce(sum(held), 0)::integer from directory_counts where list = (select $1::text) and part < 0) as total, 0 as blanks;
