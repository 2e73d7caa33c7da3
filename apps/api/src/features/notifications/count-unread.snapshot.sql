select coalesce(sum(unread), 0)::integer as "unread" from "conversation_sides" where "user_id" = $1 and unread > 0;

select count(*) as "unread" from "notifications" where "user_id" = $1 and "read_at" is null;
