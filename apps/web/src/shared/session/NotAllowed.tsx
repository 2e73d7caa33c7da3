import { paths } from '@podium/contract/paths'
import { actingPhrases } from '@podium/phrases/acting'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'
import { usePhrases } from '../language/phrases.ts'
import { useIsPending } from '../navigation/index.ts'
import { PageSkeleton } from '../rendering/ReadPage.tsx'

/**
 * In place of a page that who acts for somebody may not use; the way back to themselves is above. Who
 * begins to act on such a page is on the way to another one: nothing is refused them.
 */
export default function NotAllowed() {
  const { notAllowed: t } = usePhrases(actingPhrases)
  const { user } = useSession()
  const isLeaving = useIsPending()
  if (!user) return null
  if (isLeaving) return <PageSkeleton />
  return (
    <NoticeScreen title={t.title} text={t.text(user.name)}>
      <LinkButton to={paths.profile(user.role, user.id)} variant="primary">
        {t.toPage(user.name)}
      </LinkButton>
    </NoticeScreen>
  )
}
