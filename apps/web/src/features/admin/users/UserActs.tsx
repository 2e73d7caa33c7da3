import { useQuery } from '@tanstack/react-query'
import { personName } from '@podium/contract/person-name'
import { DecideDialog } from '../frame/DecideDialog.tsx'
import { CreditsDialog } from './CreditsDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { LostFactorDialog } from './LostFactorDialog.tsx'
import { userRead } from './queries.ts'
import { type UserAct, useOpenedAct } from './userAct.ts'
import { HideDialog, ShowDialog } from './VisibilityDialog.tsx'

/** The dialog of the act chosen for a user, with the user as they are at this moment. */
export function UserActs() {
  const opened = useOpenedAct()
  return opened ? <Opened key={`${opened.act}:${opened.id}`} {...opened} /> : null
}

function Opened({ act, id, close }: { act: UserAct; id: number; close: () => void }) {
  const { data: user } = useQuery(userRead(id))
  if (!user) return null
  if (act === 'credits') return <CreditsDialog user={user} onClose={close} />
  if (act === 'factor') return <LostFactorDialog user={user} onClose={close} />
  if (act === 'delete') return <DeleteDialog user={user} onClose={close} />
  if (act === 'decide') {
    const subject = { type: 'profile', id } as const
    return (
      <DecideDialog
        name={personName(user)}
        subject={subject}
        acts={['HIDE', 'LIMIT', 'SUSPEND']}
        onClose={close}
      />
    )
  }
  const Visibility = act === 'hide' ? HideDialog : ShowDialog
  return <Visibility user={user} onClose={close} />
}
