import { useQuery } from '@tanstack/react-query'
import type { Invitation } from '@podium/contract/invitations'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { shellPhrases } from '@podium/phrases/shell'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { PlusIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters } from '../frame/Filters.tsx'
import { useAct } from '../frame/useAct.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { Email } from './Email.tsx'
import { invitationsRead, resend, revoke } from './queries.ts'
import styles from './users.module.css'

const states = ['PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED'] as const

/** Who was invited, and what became of it (`admin.powers`). */
export default function InvitationsScreen() {
  const users = usePhrases(adminUsersPhrases)
  const t = users.invitations
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
  const found = useQuery(invitationsRead(address))
  const invite = (
    <LinkButton
      to={paths.admin({ part: 'users', act: 'add' })}
      variant="primary"
      icon={<PlusIcon />}
    >
      {users.invite}
    </LinkButton>
  )
  return (
    <>
      <SectionTitle lead={t.lead} actions={invite}>
        {t.title}
      </SectionTitle>
      <StateFilter address={address} />
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function StateFilter({ address }: { address: ListAddress }) {
  const t = usePhrases(adminUsersPhrases).invitations
  return (
    <Filters>
      <ChoiceFilter
        address={address}
        name="state"
        label={t.state}
        every={t.everyState}
        options={states.map((value) => ({ value, label: t.states[value] }))}
      />
    </Filters>
  )
}

const tones = {
  PENDING: 'info',
  ACCEPTED: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
} as const

function useColumns(): Column<Invitation>[] {
  const t = usePhrases(adminUsersPhrases).invitations
  const { roles, actions } = usePhrases(adminPhrases)
  const sports = usePhrases(sportPhrases)
  const { day } = useTimes()
  const { columns, states: names } = t
  return [
    { head: columns.email, cell: ({ email }) => <Email address={email} /> },
    {
      head: columns.role,
      cell: ({ role, modality }) =>
        [roles[role], modality && sports[modality]].filter(Boolean).join(', '),
    },
    {
      head: columns.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{names[state]}</Badge>,
    },
    { head: columns.inviter, cell: ({ inviter }) => inviter },
    {
      head: columns.until,
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{day(expiresAt)}</time>,
    },
    {
      head: actions,
      hideHead: true,
      align: 'end',
      cell: (invitation) => <Acts invitation={invitation} />,
    },
  ]
}

/** An invitation that was neither accepted nor taken back can be sent again, and taken back. */
function Acts({ invitation: { id, email, state } }: { invitation: Invitation }) {
  const t = usePhrases(adminUsersPhrases).invitations
  const { isBusy, run } = useAct()
  const asking = useDialog(`revoke-${id}`)
  if (state === 'ACCEPTED' || state === 'REVOKED') return null
  const sendAgain = () =>
    run(async () => {
      await resend(id)
      return t.resent(email)
    })
  return (
    <span className={styles.actions}>
      <Button size="small" busy={isBusy} aria-label={`${t.resend}: ${email}`} onClick={sendAgain}>
        {t.resend}
      </Button>
      <Button size="small" aria-label={`${t.revoke}: ${email}`} onClick={asking.open}>
        {t.revoke}
      </Button>
      {asking.isOpen && <RevokeDialog id={id} email={email} onClose={asking.close} />}
    </span>
  )
}

function RevokeDialog({ id, email, onClose }: { id: number; email: string; onClose: () => void }) {
  const t = usePhrases(adminUsersPhrases).invitations
  const { cancel, close } = usePhrases(shellPhrases)
  const { isBusy, run } = useAct()
  const confirm = () =>
    run(async () => {
      await revoke(id)
      return t.revoked
    }, onClose)
  return (
    <ConfirmDialog
      title={t.revokeTitle}
      confirmLabel={t.revoke}
      cancelLabel={cancel}
      closeLabel={close}
      danger
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t.revokeText(email)}
    </ConfirmDialog>
  )
}
