import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSession } from '../../../client/index.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Container } from '../../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../../ui/surfaces/PageTitle.tsx'
import { OwnTables } from './OwnTables.tsx'
import { tablesOf } from '../queries.ts'
import SupporterDialog from '../deciding/SupporterDialog.tsx'
import styles from './SupportScreen.module.css'

interface Props {
  /** The support that a mail or a link is about. */
  id: number
  onClose: () => void
}

/** One support, opened over all the user's own (`support.address`). */
export function SupportScreen({ id, onClose }: Props) {
  const t = usePhrases(supportersPhrases).tables
  const role = useSession().user?.role
  return (
    <Container className={styles.screen}>
      <PageTitle lead={t.screenLead}>{t.screen}</PageTitle>
      <OwnTables kinds={tablesOf(role)} />
      <SupporterDialog key={id} id={id} onClose={onClose} />
    </Container>
  )
}

/** The shape of the page until it is known who is here. */
export function SupportSkeleton() {
  const t = usePhrases(supportersPhrases).tables
  return (
    <Container className={styles.screen} aria-busy="true">
      <PageTitle lead={t.screenLead}>{t.screen}</PageTitle>
      <Skeleton shape="block" height="24rem" />
    </Container>
  )
}
