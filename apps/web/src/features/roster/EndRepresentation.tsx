import { useQueryClient } from '@tanstack/react-query'
import { personName } from '@podium/contract/person-name'
import type { Representative } from '@podium/contract/roster'
import { rosterPhrases } from '@podium/phrases/roster'
import { call } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { representativesOf } from './queries.ts'

interface Props {
  athleteId: number
  one: Representative
  onClose: () => void
}

/** Asks whether a representation is to end (`roster.page`). */
export default function EndRepresentation({
  athleteId,
  one: { person, delegationId },
  onClose,
}: Props) {
  const t = usePhrases(rosterPhrases).page
  const queryClient = useQueryClient()
  const confirm = async () => {
    const { endDelegation } = await import('@podium/contract/delegations')
    await call(endDelegation, { params: { id: delegationId ?? 0 } })
    onClose()
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: representativesOf(athleteId).queryKey }),
      queryClient.invalidateQueries({ queryKey: ['delegations'] }),
    ])
  }
  return (
    <ConfirmDialog
      title={t.endTitle(personName(person))}
      confirmLabel={t.end}
      cancelLabel={t.keep}
      onConfirm={confirm}
      done={t.ended}
      onClose={onClose}
      danger
    >
      <p>{t.endText}</p>
    </ConfirmDialog>
  )
}
