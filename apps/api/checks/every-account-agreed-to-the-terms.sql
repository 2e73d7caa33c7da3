-- Nobody has an account without having agreed to a version of the terms that was in force.
select users.id
from users
where not exists (
  select 1
  from consents
  join legal_documents on legal_documents.kind = consents.kind
    and legal_documents.version = consents.version
  where consents.user_id = users.id
)
