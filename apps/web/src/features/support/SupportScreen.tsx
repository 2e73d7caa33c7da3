import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../app/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { OwnTables } from './OwnTables.tsx'
import SupporterDialog from './SupporterDialog.tsx'
import styles from './SupportScreen.module.css'

interface Props {
  /** The support that a mail or a link is about. */
  id: number
  onClose: () => void
}

/** One support, opened over all of one's own (P41). */
export function SupportScreen({ id, onClose }: Props) {
  const t = usePhrases(supportersPhrases).tables
  const role = useSession().user?.role
  return (
    <Container className={styles.screen}>
      <PageTitle lead={t.screenLead}>{t.screen}</PageTitle>
      {role === 'ATHLETE' && <OwnTables kinds={['supporters', 'athletes']} />}
      {role && role !== 'ATHLETE' && role !== 'ADMIN' && <OwnTables kinds={['athletes']} />}
      <SupporterDialog key={id} id={id} onClose={onClose} />
    </Container>
  )
}
