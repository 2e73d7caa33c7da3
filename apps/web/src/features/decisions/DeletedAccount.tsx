import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useParams } from '../../router/index.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkGone } from '../../shared/session/LinkGone.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AppealForm } from './AppealForm.tsx'
import part from '../../shared/settings/part.module.css'
import { DecisionText } from './DecisionText.tsx'
import { linkedDecisionRead } from './queries.ts'

/** Why an account was deleted, and the way to object, for its owner behind a mailed link (`decisions.appeals`). */
export function DeletedAccount() {
  const t = usePhrases(decisionPhrases).linked
  const { token = '' } = useParams()
  const { data, isError } = useQuery({ ...linkedDecisionRead(token), retry: false })
  if (isError) return <LinkGone texts={t} />
  // A decision that is there comes with the page: this keeps the room of the words for a link that leads nowhere.
  if (!data) return <Skeleton shape="block" height="13rem" />
  const { appealUntil, reversed } = data
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      <div className={part.row}>
        <DecisionText decision={data}>
          {appealUntil && <Objection secret={token} until={appealUntil} />}
        </DecisionText>
      </div>
      {reversed && (
        <LinkButton to={paths.login()} variant="primary" wide>
          {t.signIn}
        </LinkButton>
      )}
    </>
  )
}

function Objection({ secret, until }: { secret: string; until: string }) {
  const t = usePhrases(decisionPhrases).linked
  const queryClient = useQueryClient()
  const objecting = useContractForm({
    route: () => import('@podium/contract/decisions').then(({ appealLinked }) => appealLinked),
    input: ({ text = '' }) => ({ params: { secret }, body: { text } }),
    done: t.sent,
    onDone: (decision) => queryClient.setQueryData(linkedDecisionRead(secret).queryKey, decision),
  })
  return <AppealForm objecting={objecting} until={until} />
}
