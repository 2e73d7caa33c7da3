import { supportPagePhrases } from '@podium/phrases/support-page'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSession } from '../../../client/index.ts'
import { FindAthletes } from '../../../shared/guardian/FindAthletes.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { HeartIcon } from '../../../ui/icons/signs.tsx'
import type { TableKind } from '../queries.ts'
import styles from './SupportTable.module.css'

/** No entries, and the next useful thing to do. */
export function EmptyTable({ kind, isFiltered }: { kind: TableKind; isFiltered: boolean }) {
  const t = usePhrases(supportersPhrases).tables.empty
  if (isFiltered) return <p className={styles.empty}>{t.filtered}</p>
  return kind === 'athletes' ? <NobodyYet /> : <p className={styles.empty}>{t.supporters}</p>
}

function NobodyYet() {
  const t = usePhrases(supportPagePhrases).supported.noneOwn
  const { user } = useSession()
  return (
    <EmptyState
      level={3}
      icon={<HeartIcon />}
      title={t.title}
      text={user?.protected ? undefined : t.text}
      action={<FindAthletes>{t.action}</FindAthletes>}
    />
  )
}
