import type { Language } from '@podium/contract/locale'
import { appPhrases } from '@podium/phrases/app'
import { classes } from '../../ui/classes.ts'
import buttons from '../../ui/actions/Button.module.css'
import { Wordmark } from '../../ui/brand/Wordmark.tsx'
import { NoticeScreen } from '../../ui/feedback/NoticeScreen.tsx'

interface Props {
  language: Language
  productName: string
}

/**
 * What is shown without a connection. It works without any script: the service worker writes the
 * address that was asked for into the first way, and shows the second where it holds a user's
 * last-seen page (`pages.installed`).
 */
export function OfflinePage({ language, productName }: Props) {
  const t = appPhrases[language].offline
  return (
    <main>
      <header style={{ padding: 'var(--space-2) var(--gutter)', fontSize: 'var(--display-5)' }}>
        <Wordmark name={productName} />
      </header>
      <NoticeScreen title={t.title} text={t.text}>
        <a className={classes(buttons.button, buttons.primary, buttons.medium)} href="/offline">
          {t.retry}
        </a>
        <a className={classes(buttons.button, buttons.secondary, buttons.medium)} hidden href="/">
          {t.own}
        </a>
      </NoticeScreen>
    </main>
  )
}
