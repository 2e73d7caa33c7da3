import { paths } from '@podium/contract/paths'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePublicConfig } from '../../../shared/config/publicConfig.tsx'
import { LinkButton } from '../../../ui/actions/Button.tsx'
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
  const { slug } = usePublicConfig()
  return (
    <EmptyState
      level={3}
      icon={<HeartIcon />}
      title={t.title}
      text={t.text}
      action={<LinkButton to={paths.network({ slug, type: 'ATHLETE' })}>{t.action}</LinkButton>}
    />
  )
}
