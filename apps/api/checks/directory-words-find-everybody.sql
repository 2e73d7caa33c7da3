-- Everybody is found by each of their words and by no other, and no word is known that nobody has.
with there as (
  select word, folded_name, user_id from directory, directory_words_of(directory) word
), wrong as (
  (select word, folded_name, user_id from there
   except select word, folded_name, user_id from directory_words)
  union all
  (select word, folded_name, user_id from directory_words
   except select word, folded_name, user_id from there)
)
select word, user_id from wrong
union all
select coalesce(known.word, there.word), null
from (select word, sum(held) as held from directory_vocabulary group by word) known
full join (select word, count(*) as held from there group by word) there on there.word = known.word
where coalesce(known.held, 0) <> coalesce(there.held, 0)
