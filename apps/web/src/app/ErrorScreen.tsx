import { paths } from '@podium/contract/paths'
import { shellPhrases } from '@podium/phrases/shell'
import { Unreachable } from '../client/index.ts'
import { Button } from '../ui/actions/Button.tsx'
import { usePhrases } from '../shared/language/phrases.ts'
import { NoticeScreen } from '../ui/feedback/NoticeScreen.tsx'

/** A page could not be loaded or shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = usePhrases(shellPhrases)
  const text = error instanceof Unreachable ? t.unreachable : t.somethingWentWrong.text
  // Leaving by the address bar, not by the router: whatever state broke the page stays behind.
  return (
    <NoticeScreen title={t.somethingWentWrong.title} text={text}>
      <Button variant="primary" onClick={() => window.location.assign(paths.index())}>
        {t.returnHome}
      </Button>
      <Button onClick={() => window.history.back()}>{t.goBack}</Button>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {t.retry}
      </Button>
    </NoticeScreen>
  )
}
