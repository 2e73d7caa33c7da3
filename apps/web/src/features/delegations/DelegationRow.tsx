import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Delegation, DelegationSide } from '@podium/contract/delegations'
import { personName } from '@podium/contract/person-name'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { call } from '../../client/index.ts'
import { ConfirmedAct } from '../../shared/dialogs/ConfirmedAct.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Person } from '../../shared/people/PersonSearch.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import part from '../../shared/settings/part.module.css'
import { ChosenScopes } from '../../shared/settings/ScopeBoxes.tsx'
import styles from './delegations.module.css'
import { delegationsKey } from './queries.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  delegation: Delegation
  /** Which of the two the reader is. */
  side: DelegationSide
  /** What can be done beside ending it. */
  children?: ReactNode
}

/** A delegation: who, what for, what they may do, how it stands; and its end. */
export function DelegationRow({ delegation, side, children }: Props) {
  const t = usePhrases(delegationsPhrases)
  const { kind, scopes, abilities, email } = delegation
  const other = side === 'principal' ? delegation.delegate : delegation.principal
  // Who has closed their account has no name any more.
  const known = other && personName(other) ? other : other && { ...other, name: t.somebody }
  return (
    <li className={part.row}>
      <div className={styles.head}>
        {/* Where an offer went is not kept once it is over. */}
        {known ? (
          <Person person={known} />
        ) : (
          <span className={part.name}>{email ?? t.somebody}</span>
        )}
        {(children || abilities.end) && (
          <div className={part.acts}>
            {children}
            {abilities.end && <End delegation={delegation} side={side} />}
          </div>
        )}
      </div>
      <p className={part.facts}>
        <Facts of={[t.kinds[kind], useHowItStands(delegation)]} />
      </p>
      <ChosenScopes scopes={scopes} label={t.may} />
    </li>
  )
}

function useHowItStands({ state, kind, endsAt, endedAt, offeredUntil }: Delegation): string {
  const t = usePhrases(delegationsPhrases)
  const { date } = useFormats()
  if (state === 'ENDED') return t.ended(date(endedAt ?? offeredUntil))
  if (state === 'OFFERED') return t.offeredUntil(date(offeredUntil))
  if (kind === 'GUARDIAN') return t.untilOfAge
  return endsAt ? t.until(date(endsAt)) : t.untilEnded
}

/** Ends it, withdraws it or declines it: one tap, and one to confirm. */
function End({ delegation, side }: Pick<Props, 'delegation' | 'side'>) {
  const t = usePhrases(delegationsPhrases)
  const { act, title, text, name } = useEnding(delegation, side)
  const queryClient = useQueryClient()
  const end = async (close: () => void) => {
    const { endDelegation } = await import('@podium/contract/delegations')
    await call(endDelegation, { params: { id: delegation.id } })
    close()
    await queryClient.invalidateQueries({ queryKey: delegationsKey })
    toast.success(t.ending.done)
  }
  return (
    <ConfirmedAct
      name={`end-delegation-${delegation.id}`}
      button={{
        size: 'small',
        variant: 'quiet',
        'aria-label': t.endLabel(act, name),
        children: act,
      }}
      title={title}
      confirmLabel={act}
      cancelLabel={t.ending.cancel}
      act={end}
      danger
    >
      <p>{text}</p>
    </ConfirmedAct>
  )
}

/** What ending is called for the side that does it, and what follows. */
function useEnding(delegation: Delegation, side: DelegationSide) {
  const { state, kind, principal, delegate, email } = delegation
  const t = usePhrases(delegationsPhrases)
  const guardian = usePhrases(guardianshipPhrases).guardian.ending
  const other = side === 'principal' ? delegate : principal
  const name = other ? personName(other) : (email ?? t.somebody)
  const { ending } = t
  // A ward is left without more than who acts for them.
  if (state === 'ACTIVE' && kind === 'GUARDIAN') {
    return { name, act: t.end, title: guardian.title(name), text: guardian.text(name) }
  }
  if (state === 'ACTIVE') {
    return side === 'principal'
      ? { name, act: t.end, title: ending.delegate(name), text: ending.delegateText }
      : { name, act: t.end, title: ending.principal(name), text: ending.principalText(name) }
  }
  return side === 'principal'
    ? { name, act: t.withdraw, title: ending.withdraw, text: ending.withdrawText }
    : { name, act: t.decline, title: ending.decline, text: ending.declineText(name) }
}
