import { useQueryClient } from '@tanstack/react-query'
import type { Delegation } from '@podium/contract/delegations'
import { personName } from '@podium/contract/person-name'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { actingStart } from '../../shared/session/actingStart.ts'
import { useActFor } from '../../shared/session/useActFor.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { DelegationList } from './DelegationList.tsx'
import part from '../../shared/settings/part.module.css'
import { delegationsKey } from './queries.ts'

/** The members for whom the user acts, and those who ask them to (`delegation.offer`). */
export function ActingPart() {
  const t = usePhrases(delegationsPhrases).acting
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      <DelegationList
        side="delegate"
        label={t.title}
        none={t.none}
        drawActs={(one) => <Acts delegation={one} />}
      />
    </>
  )
}

function Acts({ delegation }: { delegation: Delegation }) {
  if (delegation.abilities.accept) return <Accept delegation={delegation} />
  return delegation.state === 'ACTIVE' && <ActFor delegation={delegation} />
}

function Accept({ delegation: { id, principal } }: { delegation: Delegation }) {
  const t = usePhrases(delegationsPhrases).acting
  const queryClient = useQueryClient()
  const name = personName(principal)
  const { isBusy, run } = useAct(async () => {
    const { acceptDelegation } = await import('@podium/contract/delegations')
    try {
      await call(acceptDelegation, { params: { id } })
      toast.success(t.accepted(name))
    } finally {
      // It may have been withdrawn meanwhile.
      await queryClient.invalidateQueries({ queryKey: delegationsKey })
    }
  })
  return (
    <Button
      size="small"
      variant="primary"
      busy={isBusy}
      onClick={run}
      aria-label={t.acceptLabel(name)}
    >
      {t.accept}
    </Button>
  )
}

function ActFor({ delegation: { principal, scopes } }: { delegation: Delegation }) {
  const t = usePhrases(delegationsPhrases).acting
  const { isBusy, run } = useActFor(principal.id, actingStart(principal, scopes))
  return (
    <Button size="small" busy={isBusy} onClick={run}>
      {t.actFor(principal.name)}
    </Button>
  )
}
