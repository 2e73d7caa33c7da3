-- Each side's unread count is the number of messages of the other side that it has not read.
select sides.user_id, sides.other_id
from conversation_sides sides
where sides.unread <> (
  select count(*) from messages
  where messages.conversation_id = sides.conversation_id
    and messages.sender_id = sides.other_id
    and messages.id > sides.read_message_id
)
