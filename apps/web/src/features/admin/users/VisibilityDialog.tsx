import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useAct } from '../frame/useAct.ts'
import { setVisibility } from './queries.ts'
import type { UserInFull } from './userInFull.ts'
import styles from './users.module.css'

interface Props {
  user: UserInFull
  hide: boolean
  onClose: () => void
}

/** Hides a user's page or shows it, once the admin has read what that means. */
export function VisibilityDialog({ user, hide, onClose }: Props) {
  const t = usePhrases(adminUsersPhrases)
  const [reason, setReason] = useState('')
  const { isBusy, run } = useAct()
  const name = personName(user)
  const words = t.visibility
  const confirm = () =>
    run(async () => {
      await setVisibility(user, hide, reason)
      return hide ? words.hidden(name) : words.shown(name)
    }, onClose)
  return (
    <ConfirmDialog
      title={hide ? words.hideTitle(name) : words.showTitle(name)}
      confirmLabel={hide ? t.hide : t.show}
      danger={hide}
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{hide ? words.hideText : words.showText}</p>
        <ReasonField value={reason} onValue={setReason} />
      </div>
    </ConfirmDialog>
  )
}

/** Why an admin does what they do; may be left empty. */
export function ReasonField({
  value,
  onValue,
}: {
  value: string
  onValue: (text: string) => void
}) {
  const t = usePhrases(adminPhrases)
  return (
    <TextField
      label={t.reason}
      hint={t.reasonHint}
      maxLength={255}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
