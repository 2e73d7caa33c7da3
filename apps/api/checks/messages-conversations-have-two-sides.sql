-- Every conversation has its two sides, and both know the same newest message.
select conversations.id
from conversations
left join conversation_sides sides on sides.conversation_id = conversations.id
group by conversations.id
having count(sides.user_id) <> 2 or count(distinct sides.last_message_id) <> 1
