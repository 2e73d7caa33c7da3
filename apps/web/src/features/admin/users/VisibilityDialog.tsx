import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { DecisionDialog } from '../../../shared/decisions/DecisionDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useAct, useDecided } from '../frame/useAct.ts'
import { setVisibility } from './queries.ts'
import type { UserInFull } from './userInFull.ts'

interface Props {
  user: UserInFull
  onClose: () => void
}

/** Hides a user's page, once the admin has read what that means, and said why. */
export function HideDialog({ user, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases)
  const name = personName(user)
  return (
    <DecisionDialog
      title={t.visibility.hideTitle(name)}
      submit={t.hide}
      route={() => import('@podium/contract/profiles').then(({ putVisibility }) => putVisibility)}
      input={(said) => ({ params: { id: user.id }, body: { hiddenProfile: true, ...said } })}
      {...useDecided(onClose)}
      done={t.visibility.hidden(name)}
      onClose={onClose}
    >
      <p>{t.visibility.hideText}</p>
    </DecisionDialog>
  )
}

/** Shows it again, and says what else that ends (`decisions.effects`); why may be left out. */
export function ShowDialog({ user, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases)
  const { reason: label, reasonHint: hint } = usePhrases(adminPhrases)
  const [reason, setReason] = useState('')
  const { isBusy, run } = useAct()
  const name = personName(user)
  const confirm = () =>
    run(async () => {
      const { hiddenProfile } = await setVisibility(user, false, { reason })
      return hiddenProfile ? t.visibility.staysHidden(name) : t.visibility.shown(name)
    }, onClose)
  return (
    <ConfirmDialog
      title={t.visibility.showTitle(name)}
      confirmLabel={t.show}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="stacked">
        <p>{t.visibility.showText}</p>
        {user.restricted?.map(({ act }) => (
          <Notice key={act}>{t.visibility.ends[act]}</Notice>
        ))}
        <TextField
          label={label}
          hint={hint}
          maxLength={255}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
