import type { AdminUser } from '@podium/contract/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Badge } from '../../../ui/surfaces/Badge.tsx'

/** Whether others see somebody's page. */
export function ProfileState({ user }: { user: AdminUser }) {
  const t = usePhrases(adminUsersPhrases)
  if (!user.activated) return <Badge>{t.notActive}</Badge>
  if (user.role === 'ADMIN') return <Badge tone="plain">{t.noPage}</Badge>
  if (user.suspended) return <Badge tone="danger">{t.suspended}</Badge>
  if (user.hiddenByAdmin) return <Badge tone="danger">{t.hiddenByAdmin}</Badge>
  // Most are: what is as it should be takes no eye.
  return user.hiddenProfile ? <Badge>{t.hidden}</Badge> : <Badge tone="plain">{t.visible}</Badge>
}
