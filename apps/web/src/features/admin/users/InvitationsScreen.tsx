import type { Invitation } from '@podium/contract/invitations'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { LinkButton } from '../../../ui/actions/Button.tsx'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx'
import { PlusIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { ChoiceFilter } from '../frame/Filters.tsx'
import { ActButtons, RowMenu } from '../frame/RowMenu.tsx'
import { Fact, Facts } from '../frame/SidePanel.tsx'
import { useAct } from '../frame/useAct.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { invitationsRead, resend, revoke } from './queries.ts'

const states = ['PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED'] as const

/** Who was invited, and what became of it (`admin.powers`). */
export default function InvitationsScreen() {
  const users = usePhrases(adminUsersPhrases)
  const t = users.invitations
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
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
    <ListScreen
      actions={invite}
      name="invitations"
      read={invitationsRead(address)}
      address={address}
      texts={t}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      rowActs={(invitation) => <Acts invitation={invitation} />}
      bulkActs={useBulkActs()}
      panel={{ draw: (invitation) => <InvitationPanel invitation={invitation} /> }}
    >
      <StateFilter address={address} />
    </ListScreen>
  )
}

function StateFilter({ address }: { address: ListAddress }) {
  const t = usePhrases(adminUsersPhrases).invitations
  return (
    <ChoiceFilter
      address={address}
      name="state"
      label={t.state}
      every={t.everyState}
      options={states.map((value) => ({ value, label: t.states[value] }))}
    />
  )
}

const tones = {
  PENDING: 'info',
  ACCEPTED: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
} as const

function useColumns(): AdminColumn<Invitation>[] {
  const t = usePhrases(adminUsersPhrases).invitations
  const { roles } = usePhrases(adminPhrases)
  const sports = usePhrases(sportPhrases)
  const { columns, states: names } = t
  return columnsOf(
    { ...columns, sent: t.sent },
    {
      email: ({ email }) => email,
      role: ({ role, modality }) =>
        [roles[role], modality && sports[modality]].filter(Boolean).join(', '),
      state: {
        cell: ({ state }) => <Badge tone={tones[state]}>{names[state]}</Badge>,
        isState: true,
      },
      inviter: ({ inviter }) => inviter,
      sent: { cell: ({ createdAt }) => <Moment at={createdAt} as="day" />, isExtra: true },
      until: ({ expiresAt }) => <Moment at={expiresAt} as="day" />,
    },
  )
}

/** An invitation that was neither accepted nor taken back can be sent again, and taken back. */
const isOpen = ({ state }: Invitation) => state === 'PENDING' || state === 'EXPIRED'

function useItems(invitation: Invitation) {
  const t = usePhrases(adminUsersPhrases).invitations
  const { isBusy, run } = useAct()
  const { id, email } = invitation
  const asking = useDialog(`revoke-${id}`)
  const sendAgain = () =>
    run(async () => {
      await resend(id)
      return t.resent(email)
    })
  const items: MenuItem[] = isOpen(invitation)
    ? [
        { label: t.resend, onSelect: sendAgain },
        { label: t.revoke, danger: true, onSelect: asking.open },
      ]
    : []
  return { items, isBusy, asking }
}

function Acts({ invitation }: { invitation: Invitation }) {
  const { items, isBusy, asking } = useItems(invitation)
  const { id, email } = invitation
  return (
    <>
      <RowMenu name={email} items={items} busy={isBusy} />
      {asking.isOpen && <RevokeDialog id={id} email={email} onClose={asking.close} />}
    </>
  )
}

function InvitationPanel({ invitation }: { invitation: Invitation }) {
  const t = usePhrases(adminUsersPhrases).invitations
  const { roles } = usePhrases(adminPhrases)
  const sports = usePhrases(sportPhrases)
  const { items, isBusy } = useItems(invitation)
  const { role, modality, state, inviter, createdAt, expiresAt } = invitation
  const { columns } = t
  return (
    <>
      <Facts>
        <Fact name={columns.role}>
          {[roles[role], modality && sports[modality]].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={columns.state}>
          <Badge tone={tones[state]}>{t.states[state]}</Badge>
        </Fact>
        <Fact name={columns.inviter}>{inviter}</Fact>
        <Fact name={t.sent} at={createdAt} />
        <Fact name={columns.until} at={expiresAt} />
      </Facts>
      <ActButtons items={items} busy={isBusy} />
    </>
  )
}

/** What is done with several invitations in one go, each as if alone. */
function useBulkActs(): BulkAct<Invitation>[] {
  const t = usePhrases(adminUsersPhrases).invitations
  return [
    {
      name: 'resend',
      label: t.resend,
      text: t.resendSomeText,
      may: isOpen,
      run: ({ id }) => resend(id),
    },
    {
      name: 'revoke',
      label: t.revoke,
      text: t.revokeSomeText,
      danger: true,
      may: isOpen,
      run: ({ id }) => revoke(id),
    },
  ]
}

function RevokeDialog({ id, email, onClose }: { id: number; email: string; onClose: () => void }) {
  const t = usePhrases(adminUsersPhrases).invitations
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
      danger
      busy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t.revokeText(email)}
    </ConfirmDialog>
  )
}
