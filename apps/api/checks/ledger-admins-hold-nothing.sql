-- Admins have no wallet (P36).
select a.id, a.holder from accounts a join users u on u.id = a.user_id where u.role = 'ADMIN'
