select "user_id", count(*) as "unread" from "notifications" where "user_id" = any($1::integer[]) and "read_at" is null group by "user_id";

select coalesce(sum(unread), 0)::integer as "unread" from "conversation_sides" where "user_id" = $1 and unread > 0;
