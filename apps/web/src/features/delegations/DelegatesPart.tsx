import { useQuery } from '@tanstack/react-query'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Acts } from './Acts.tsx'
import { DelegationList } from './DelegationList.tsx'
import part from '../../shared/settings/part.module.css'
import { OfferDialog } from './OfferDialog.tsx'
import { actsRead, delegationsRead } from './queries.ts'

/**
 * The delegates of the user, the way to offer it, and what was done (`delegation.offer`, `delegation.acts`); shown
 * once all of it is there, so that nothing moves.
 */
export function DelegatesPart() {
  const t = usePhrases(delegationsPhrases)
  const { user } = useSession()
  const offering = useDialog('offer-delegation')
  const list = useQuery(delegationsRead('principal'))
  const acts = useQuery(actsRead(0))
  if (list.isPending || acts.isPending) return <SkeletonText lines={12} />
  return (
    <>
      {/* Nobody but a guardian acts for a protected member, who does not choose what they may do. */}
      <p className={part.lead}>{user?.protected ? t.delegates.protected : t.delegates.lead}</p>
      <DelegationList side="principal" label={t.delegates.title} none={t.delegates.none} />
      {!user?.protected && (
        <Button
          variant={list.data?.list.length === 0 ? 'primary' : 'secondary'}
          className={part.act}
          onClick={offering.open}
        >
          {t.form.title}
        </Button>
      )}
      <Acts />
      {offering.isOpen && <OfferDialog onClose={offering.close} />}
    </>
  )
}

/** How many act for the user, in a word; nothing until it is known. */
export function DelegatesNow() {
  const t = usePhrases(delegationsPhrases).delegates
  const { data } = useQuery(delegationsRead('principal'))
  return data && countOf(data.list, t)
}

/** For how many the user acts. */
export function ActingNow() {
  const t = usePhrases(delegationsPhrases).delegates
  const { data } = useQuery(delegationsRead('delegate'))
  return data && countOf(data.list, t)
}

function countOf(
  list: readonly { state: string }[],
  t: { short: (count: number) => string; shortNone: string },
): string {
  const count = list.filter(({ state }) => state === 'ACTIVE').length
  return count > 0 ? t.short(count) : t.shortNone
}
