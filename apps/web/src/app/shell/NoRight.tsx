import { shellPhrases } from '@podium/phrases/shell'
import { useSession } from '../../client/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Shell.module.css'

/** Why a signed-in user is here instead of at the page they asked for (`RequireSession`). */
export function NoRight() {
  const t = usePhrases(shellPhrases)
  const { noRight } = useNavigationState()
  const { user } = useSession()
  if (!noRight || !user) return null
  return (
    <Container className={styles.noRight}>
      <Notice role="alert">{t.noRight}</Notice>
    </Container>
  )
}
