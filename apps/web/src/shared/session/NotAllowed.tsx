import { paths } from '@podium/contract/paths'
import { actingPhrases } from '@podium/phrases/acting'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'
import { usePhrases } from '../language/phrases.ts'

/** In place of a page that who acts for somebody may not use; the way back to themselves is above. */
export default function NotAllowed() {
  const { notAllowed: t } = usePhrases(actingPhrases)
  const { user } = useSession()
  if (!user) return null
  return (
    <NoticeScreen title={t.title} text={t.text(user.name)}>
      <LinkButton to={paths.profile(user.role, user.id)} variant="primary">
        {t.toPage(user.name)}
      </LinkButton>
    </NoticeScreen>
  )
}
