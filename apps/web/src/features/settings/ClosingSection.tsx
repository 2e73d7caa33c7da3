import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { settingsPhrases } from '@podium/phrases/settings'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { guardianshipsRead } from '../../shared/guardian/guardianships.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { Refusal, session, useSession } from '../../client/index.ts'
import { Link, useNavigate } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { AccountName, ProofField } from './ProofField.tsx'
import { accountRead } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import styles from './settings.module.css'
import { WhatIsLost } from './WhatIsLost.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The way out (`account.closing`). */
export function ClosingSection() {
  const t = usePhrases(settingsPhrases).closing
  const dialog = useDialog('close-account')
  return (
    <SettingsSection id="close" lead={t.lead}>
      <Button onClick={dialog.open} className={classes(part.act, part.danger)}>
        {t.open}
      </Button>
      {dialog.isOpen && <CloseAccountDialog onClose={dialog.close} />}
    </SettingsSection>
  )
}

/** Says what will happen, asks for the password, and closes. */
function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(settingsPhrases).closing
  // Orders may have come or ended since the page was opened.
  const { data: account } = useQuery({ ...accountRead, refetchOnMount: 'always' })
  const { form, refused } = useClosing()
  const wards = useWards()
  const keptOpenBy = account?.keptOpenBy ?? []
  // What is refused anyway is not asked for.
  const isKept = !refused && keptOpenBy.length > 0
  return (
    <FormDialog
      title={t.dialog}
      form={form}
      {...(!isKept && { submit: t.submit })}
      danger
      isLong
      cancelLabel={t.keep}
      onClose={onClose}
    >
      {isKept && keptOpenBy.map((why) => <Blocked key={why} why={why} />)}
      <ul className={styles.consequences}>
        {t.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
        {wards.length > 0 && <li>{t.wards(wards.join(', '))}</li>}
      </ul>
      <WhatIsLost />
      <p>{t.exportFirst}</p>
      {refused && <Blocked why={refused} />}
      {!isKept && (
        <>
          <AccountName email={account?.email} />
          <ProofField />
        </>
      )}
    </FormDialog>
  )
}

/** Why the account has to stay: first of all where it is known, beside what was pressed where it was tried. */
function Blocked({ why }: { why: 'openOrders' | 'lastAdmin' }) {
  const t = usePhrases(settingsPhrases).closing
  return (
    <Notice tone="danger" role="alert">
      {t.blocked[why]}
      {why === 'openOrders' && (
        <>
          {' '}
          <Link to={paths.orders()}>{t.orders}</Link>
        </>
      )}
    </Notice>
  )
}

/** The names of those whom the user looks after, who lose that (`minors.guardian`). */
function useWards(): string[] {
  const { user } = useSession()
  const { data } = useQuery({
    ...guardianshipsRead,
    enabled: user !== null && user.role !== 'ADMIN',
  })
  const own = data?.filter(({ state, guardian }) => state === 'ACTIVE' && guardian?.id === user?.id)
  return own?.map(({ ward }) => personName(ward)) ?? []
}

function useClosing() {
  const t = usePhrases(settingsPhrases).closing
  const navigate = useNavigate()
  const [refused, setRefused] = useState<'openOrders' | 'lastAdmin' | null>(null)
  const form = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.closeAccount),
    input: ({ password = '' }) => ({ body: { password } }),
    done: t.done,
    onDone: () => {
      navigate(paths.index(), { replace: true })
      session.end({ lost: false })
    },
    onError: (error) => {
      const isBlocked = error instanceof Refusal && error.has('couldNotDeleteUser')
      setRefused(!isBlocked ? null : error.reason === 'lastAdmin' ? 'lastAdmin' : 'openOrders')
      return isBlocked
    },
  })
  return { ...form, refused }
}
