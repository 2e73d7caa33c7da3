import { useQueryClient } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { homePhrases } from '@podium/phrases/home'
import { Link } from '../../../router/index.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ReadFailed } from '../../../shared/rendering/ReadFailed.tsx'
import { adminWork, adminWorkKinds } from '../../../shared/waiting/adminWork.ts'
import { homeKey } from '../../../shared/waiting/waitingRead.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ChevronRightIcon } from '../../../ui/icons/signs.tsx'
import { whatWaits } from '../frame/sections.ts'
import { useWork } from '../frame/useWork.ts'
import styles from './machine.module.css'

/** What waits, of each kind that the menu and the way to the administration count, as links to where it is done. */
export function Waiting() {
  const t = usePhrases(adminMachinePhrases).dashboard
  const { couldNotLoad } = usePhrases(adminPhrases)
  const { counts: names } = usePhrases(homePhrases).waiting
  const { number } = useFormats()
  const { counts, isKnown, isError, isFetching } = useWork()
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: homeKey })
  if (!isKnown && isError) {
    return <ReadFailed message={couldNotLoad} {...{ isFetching, refetch }} />
  }
  if (!isKnown) return <Skeleton shape="block" height="3.5rem" />
  const waiting = adminWorkKinds.filter((kind) => counts[kind])
  if (waiting.length === 0) return <p>{t.nothingWaits}</p>
  return (
    <ul role="list" className={styles.works}>
      {waiting.map((kind) => (
        <li key={kind}>
          <Link
            to={paths.admin({ part: adminWork[kind], ...whatWaits[adminWork[kind]] })}
            className={styles.work}
          >
            {names[kind](number(counts[kind] ?? 0))}
            <ChevronRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
