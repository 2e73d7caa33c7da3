import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { homePhrases } from '@podium/phrases/home'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { adminWork, firstOfEach, workIn } from '../../../shared/waiting/adminWork.ts'
import { homeRead } from '../../../shared/waiting/waitingRead.ts'
import { LinkButton } from '../../../ui/actions/Button.tsx'
import { ChevronRightIcon } from '../../../ui/icons/signs.tsx'
import styles from './AdminFrame.module.css'

/**
 * What waits for an admin, each kind a tap from the first of it, beside the button of the sections: on screens
 * that have no room for a menu with counts.
 */
export function WorkLine() {
  const t = usePhrases(homePhrases).waiting
  const { waits } = usePhrases(adminPhrases)
  const { data } = useQuery(homeRead)
  const first = firstOfEach(data?.waiting ?? []).filter(({ kind }) => kind in adminWork)
  if (!data || first.length === 0) return null
  return (
    <div className={styles.work} role="group" aria-label={t.title}>
      <div>
        {first.map(({ kind, link }) => (
          <LinkButton key={kind} to={link} size="small">
            {t.counts[kind](data.counts[kind])}
          </LinkButton>
        ))}
      </div>
      {first.length > 1 && (
        <LinkButton to={paths.admin()} size="small" iconAfter={<ChevronRightIcon />}>
          {waits(workIn(data.counts))}
        </LinkButton>
      )}
    </div>
  )
}
