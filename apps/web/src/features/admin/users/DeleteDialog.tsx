import { useQueryClient } from '@tanstack/react-query'
import { personName } from '@podium/contract/person-name'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { shellPhrases } from '@podium/phrases/shell'
import { DecisionDialog } from '../../../shared/decisions/DecisionDialog.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useReadAgain } from '../frame/useAct.ts'
import { userRead } from './queries.ts'
import type { UserInFull } from './userInFull.ts'
import styles from './users.module.css'

interface Props {
  user: UserInFull
  onClose: () => void
}

/** Asks before an account goes, or says why it cannot go now. */
export function DeleteDialog(props: Props) {
  return props.user.obstacles.length > 0 ? <Blocked {...props} /> : <Confirm {...props} />
}

function Blocked({ user, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases).deletion
  const { close } = usePhrases(shellPhrases)
  return (
    <Dialog
      title={t.title(personName(user))}
      onClose={onClose}
      size="small"
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <Notice tone="danger">
        {t.blocked}
        <ul className={styles.obstacles}>
          {user.obstacles.map((obstacle) => (
            <li key={obstacle}>{t.obstacles[obstacle]}</li>
          ))}
        </ul>
      </Notice>
    </Dialog>
  )
}

function Confirm({ user, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases).deletion
  const { number } = useFormats()
  const queryClient = useQueryClient()
  const readAgain = useReadAgain()
  const name = personName(user)
  // What is set aside goes back into the wallet first; no user leaves with credits held for an order.
  const credits = (user.wallet?.available ?? 0) + (user.wallet?.reserved ?? 0)
  return (
    <DecisionDialog
      title={t.title(name)}
      submit={t.confirm}
      route={() => import('@podium/contract/settings').then(({ deleteOf }) => deleteOf[user.role])}
      input={(said) => ({ params: { id: user.id }, query: said })}
      onDone={() => {
        // The user is gone, and must not be read anew while the dialog closes.
        queryClient.removeQueries({ queryKey: userRead(user.id).queryKey })
        toast.success(t.done(name))
        readAgain()
        onClose()
      }}
      onError={() => {
        readAgain()
        return false
      }}
      onClose={onClose}
    >
      <p>{t.text}</p>
      {credits > 0 && <Notice tone="danger">{t.loses(number(credits))}</Notice>}
    </DecisionDialog>
  )
}
