-- Admins have no wallet (`wallet.transfer`).
select a.id, a.holder from accounts a join users u on u.id = a.user_id where u.role = 'ADMIN'
