import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import styles from './EditForm.module.css'

/** The shape of the form while the page is read. */
export function EditSkeleton() {
  const t = usePhrases(shellPhrases)
  return (
    <Container className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t.loading}
      </p>
      <Skeleton shape="block" width="min(24rem, 80%)" height="3.5rem" />
      <Skeleton shape="block" width="100%" height="16rem" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="block" width="100%" height="3rem" />
      ))}
    </Container>
  )
}
