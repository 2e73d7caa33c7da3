import { useQueryClient } from '@tanstack/react-query'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { DecisionDialog } from '../../../shared/decisions/DecisionDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { userRead } from './queries.ts'
import type { Guardian } from './userInFull.ts'

interface Props {
  wardId: number
  guardian: Guardian
  onClose: () => void
}

/** Ends a guardianship as an admin; the guardian reads why (`minors.guardian`). */
export function EndGuardianDialog({ wardId, guardian: { id, name }, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases).protection
  const queryClient = useQueryClient()
  return (
    <DecisionDialog
      title={t.endTitle(name)}
      submit={t.end}
      route={() => import('@podium/contract/guardianship').then((file) => file.endGuardianship)}
      input={(said) => ({ params: { id }, body: said })}
      onDone={async () => {
        await queryClient.invalidateQueries(userRead(wardId))
        toast.success(t.ended)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t.endText(name)}</p>
    </DecisionDialog>
  )
}
