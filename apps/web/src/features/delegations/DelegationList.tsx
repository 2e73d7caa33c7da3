import type { ReactNode } from 'react'
import type { Delegation, DelegationSide } from '@podium/contract/delegations'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { DelegationRow } from './DelegationRow.tsx'
import part from '../../shared/settings/part.module.css'
import { delegationsRead } from './queries.ts'
import { useFoundByName } from './useFoundByName.tsx'

interface Props {
  side: DelegationSide
  label: string
  /** Said where nothing runs or waits. */
  none: string
  /** What can be done about one beside ending it. */
  drawActs?: (delegation: Delegation) => ReactNode
}

/** What runs or waits on one side, and behind a press what is over. */
export function DelegationList({ side, label, none, drawActs }: Props) {
  const t = usePhrases(delegationsPhrases)
  const [data, instead] = useRead(delegationsRead(side), t.couldNotLoad, 4)
  if (!data) return instead
  const open = data.list.filter(({ state }) => state !== 'ENDED')
  const past = data.list.filter(({ state }) => state === 'ENDED')
  return (
    <>
      {open.length === 0 && <p className={part.lead}>{none}</p>}
      {open.length > 0 && <Open {...{ side, label, drawActs }} delegations={open} />}
      {past.length > 0 && (
        <details className={part.folded}>
          <summary>{t.past}</summary>
          <ul role="list" className={part.rows} aria-label={t.past}>
            {past.map((one) => (
              <DelegationRow key={one.id} delegation={one} side={side} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What runs or waits; for whom the user acts is found by name where there are many. */
function Open(props: Omit<Props, 'none'> & { delegations: Delegation[] }) {
  const { side, label, drawActs, delegations } = props
  const { found, field, none } = useFoundByName(delegations)
  const searches = side === 'delegate'
  return (
    <>
      {searches && field}
      {searches && none && <p className={part.lead}>{none}</p>}
      <ul role="list" className={part.rows} aria-label={label}>
        {(searches ? found : delegations).map((one) => (
          <DelegationRow key={one.id} delegation={one} side={side}>
            {drawActs?.(one)}
          </DelegationRow>
        ))}
      </ul>
    </>
  )
}
