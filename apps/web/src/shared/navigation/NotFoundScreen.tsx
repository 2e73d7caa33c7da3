import { paths } from '@podium/contract/paths'
import { shellPhrases } from '@podium/phrases/shell'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { usePhrases } from '../language/phrases.ts'
import { usePublicConfig } from '../config/publicConfig.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'

/** What is shown for an address nothing is at. */
export function NotFoundScreen() {
  const t = usePhrases(shellPhrases)
  const { slug } = usePublicConfig()
  return (
    <NoticeScreen figure="404" title={t.pageNotFound.title} text={t.pageNotFound.text}>
      <LinkButton to={paths.index()} variant="primary">
        {t.returnHome}
      </LinkButton>
      <Button onClick={() => window.history.back()}>{t.goBack}</Button>
      <LinkButton to={paths.network({ slug })}>{t.pageNotFound.network}</LinkButton>
    </NoticeScreen>
  )
}
