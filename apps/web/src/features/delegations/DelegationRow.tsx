import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Delegation, DelegationSide } from '@podium/contract/delegations'
import { personName } from '@podium/contract/person-name'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { shellPhrases } from '@podium/phrases/shell'
import { call } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Person } from '../../shared/people/PersonSearch.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import styles from './delegations.module.css'
import { delegationsKey } from './queries.ts'

interface Props {
  delegation: Delegation
  /** Which of the two the reader is. */
  side: DelegationSide
  /** What can be done beside ending it. */
  children?: ReactNode
}

/** What was agreed on with somebody: who, what for, what they may do, how it stands; and its end. */
export function DelegationRow({ delegation, side, children }: Props) {
  const t = usePhrases(delegationsPhrases)
  const { kind, scopes, abilities, email } = delegation
  const other = side === 'principal' ? delegation.delegate : delegation.principal
  // Who has closed their account has no name any more.
  const known = other && personName(other) ? other : other && { ...other, name: t.somebody }
  return (
    <li className={styles.delegation}>
      <div className={styles.head}>
        {known ? <Person person={known} /> : <span className={styles.name}>{email}</span>}
      </div>
      <p className={styles.facts}>
        {t.kinds[kind]} · {useHowItStands(delegation)}
      </p>
      <ul role="list" className={styles.scopes} aria-label={t.may}>
        {scopes.map((scope) => (
          <li key={scope}>{t.scopes[scope].name}</li>
        ))}
      </ul>
      {(children || abilities.end) && (
        <div className={styles.acts}>
          {children}
          {abilities.end && <End delegation={delegation} side={side} />}
        </div>
      )}
    </li>
  )
}

function useHowItStands({ state, endsAt, endedAt, offeredUntil }: Delegation): string {
  const t = usePhrases(delegationsPhrases)
  const { date } = useFormats()
  if (state === 'ENDED') return t.ended(date(endedAt ?? offeredUntil))
  if (state === 'OFFERED') return t.offeredUntil(date(offeredUntil))
  return endsAt ? t.until(date(endsAt)) : t.untilEnded
}

/** Ends it, withdraws it or declines it: one tap, and one to confirm. */
function End({ delegation, side }: Pick<Props, 'delegation' | 'side'>) {
  const t = usePhrases(delegationsPhrases)
  const { close: closeLabel } = usePhrases(shellPhrases)
  const { act, title, text, name } = useEnding(delegation, side)
  const queryClient = useQueryClient()
  const dialog = useDialog(`end-delegation-${delegation.id}`)
  const { isBusy, run } = useAct(async () => {
    const { endDelegation } = await import('@podium/contract/delegations')
    await call(endDelegation, { params: { id: delegation.id } })
    dialog.close()
    await queryClient.invalidateQueries({ queryKey: delegationsKey })
    toast.success(t.ending.done)
  })
  return (
    <>
      <Button size="small" onClick={dialog.open} aria-label={t.endLabel(act, name)}>
        {act}
      </Button>
      {dialog.isOpen && (
        <ConfirmDialog
          title={title}
          confirmLabel={act}
          cancelLabel={t.ending.cancel}
          closeLabel={closeLabel}
          busy={isBusy}
          onConfirm={run}
          onClose={dialog.close}
          danger
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What ending is called for whoever does it, and what follows. */
function useEnding({ state, principal, delegate, email }: Delegation, side: DelegationSide) {
  const t = usePhrases(delegationsPhrases)
  const other = side === 'principal' ? delegate : principal
  const name = other ? personName(other) : (email ?? t.somebody)
  const { ending } = t
  if (state === 'ACTIVE') {
    return side === 'principal'
      ? { name, act: t.end, title: ending.delegate(name), text: ending.delegateText }
      : { name, act: t.end, title: ending.principal(name), text: ending.principalText(name) }
  }
  return side === 'principal'
    ? { name, act: t.withdraw, title: ending.withdraw, text: ending.withdrawText }
    : { name, act: t.decline, title: ending.decline, text: ending.declineText(name) }
}
