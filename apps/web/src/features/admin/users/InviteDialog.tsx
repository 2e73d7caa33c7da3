import { useState } from 'react'
import { invitedRoles, type InvitedRole } from '@podium/contract/invitations'
import { isSporting } from '@podium/contract/roles'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { EmailField } from '../../../shared/fields/EmailField.tsx'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { SportField } from '../../../shared/fields/SportField.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { asksForSponsor } from '../../../shared/forms/sponsorAddress.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { useReadAgain } from '../frame/useAct.ts'

/** Invites a person by mail; athletes and managers with their sport (`invitation.link`). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(adminUsersPhrases).inviting
  const { role, setRole, sport, setSport, form } = useInviting(onClose)
  return (
    <FormDialog title={t.title} size="small" form={form} submit={t.send} onClose={onClose}>
      <p>{t.text}</p>
      <EmailField
        label={t.email}
        hint={role === 'SPONSOR' ? t.sponsorHint : undefined}
        autoComplete="off"
        required
        data-autofocus
      />
      <RoleField value={role} onValue={setRole} />
      {isSporting(role) && (
        <SportField
          texts={{ label: t.sport, search: t.chooseSport, nothingFound: t.noSport }}
          value={sport}
          onValue={setSport}
          required
        />
      )}
    </FormDialog>
  )
}

function useInviting(onClose: () => void) {
  const t = usePhrases(adminUsersPhrases).inviting
  const readAgain = useReadAgain()
  const [role, setRole] = useState<InvitedRole>('ATHLETE')
  const [sport, setSport] = useState('')
  const form = useContractForm({
    route: () => import('@podium/contract/invitations').then(({ inviteUser }) => inviteUser),
    input: ({ email = '' }) => ({
      body: { email, userType: role, modality: isSporting(role) ? sport : '' },
    }),
    asks: asksForSponsor(role === 'SPONSOR'),
    onDone: (_reply, { email = '' }) => {
      toast.success(t.sent(email))
      readAgain()
      onClose()
    },
  })
  return { ...form, role, setRole, sport, setSport }
}

interface RoleFieldProps {
  value: InvitedRole
  onValue: (value: InvitedRole) => void
}

function RoleField({ value, onValue }: RoleFieldProps) {
  const t = usePhrases(adminUsersPhrases).inviting
  const { roles } = usePhrases(adminPhrases)
  return (
    <SelectField
      label={t.role}
      name="userType"
      required
      options={invitedRoles.map((role) => ({ value: role, label: roles[role] }))}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value as InvitedRole)}
    />
  )
}
