import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Decision } from '@podium/contract/decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { AppealForm } from './AppealForm.tsx'
import { DecisionText } from './DecisionText.tsx'
import part from '../../shared/settings/part.module.css'
import { decisionsPerPage, decisionsRead } from './queries.ts'

/** What admins decided about one: what, why, for how long, and how to object (`decisions.made`). */
export function DecisionsPart() {
  const t = usePhrases(decisionPhrases)
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      <PagedList<Decision>
        read={decisionsRead}
        pageSize={decisionsPerPage}
        couldNotLoad={t.couldNotLoad}
        waiting={<SkeletonText lines={8} />}
        empty={<EmptyState title={t.none.title} text={t.none.text} />}
        pages={t.pages}
      >
        {(list) => (
          <ul role="list" className={part.rows} aria-label={t.title}>
            {list.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

/** How many there are; nothing until it is known, and where there are none. */
export function DecisionsNow() {
  const { data } = useQuery(decisionsRead(0))
  return data && data.total > 0 ? String(data.total) : null
}

function DecisionRow({ decision }: { decision: Decision }) {
  const { id, appealUntil } = decision
  return (
    <li className={part.row}>
      <DecisionText decision={decision}>
        {appealUntil && <Objection id={id} until={appealUntil} />}
      </DecisionText>
    </li>
  )
}

function Objection({ id, until }: { id: number; until: string }) {
  const t = usePhrases(decisionPhrases).appeal
  const queryClient = useQueryClient()
  const objecting = useContractForm({
    route: () => import('@podium/contract/decisions').then(({ appeal }) => appeal),
    input: ({ text = '' }) => ({ params: { id }, body: { text } }),
    done: t.sent,
    onDone: () => queryClient.invalidateQueries({ queryKey: ['decisions'] }),
  })
  return <AppealForm objecting={objecting} until={until} />
}
