import type { Act } from '@podium/contract/delegations'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { actOf, actPhrases } from '@podium/phrases/acts'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import part from '../../shared/settings/part.module.css'
import styles from './delegations.module.css'
import { actsPerPage, actsRead } from './queries.ts'

/** What delegates did for the user, the latest first: who, what, when (`delegation.acts`). */
export function Acts() {
  const t = usePhrases(delegationsPhrases)
  return (
    <section aria-labelledby="acts" className={part.section}>
      <h2 id="acts" className={part.title}>
        {t.acts.title}
      </h2>
      <PagedList<Act>
        read={actsRead}
        pageSize={actsPerPage}
        couldNotLoad={t.couldNotLoad}
        waiting={<SkeletonText lines={4} />}
        empty={<p className={part.lead}>{t.acts.none}</p>}
        pages={t.pages}
      >
        {(list) => (
          <ul role="list" className={part.rows} aria-label={t.acts.title}>
            {list.map((act) => (
              <Done key={act.id} act={act} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Done({ act }: { act: Act }) {
  const { somebody } = usePhrases(delegationsPhrases)
  const t = usePhrases(actPhrases)
  const { moment } = useFormats()
  const { delegate, call, at } = act
  const what = t.calls[actOf(`${call.method} ${call.path}`)] ?? t.other
  const to = placeOf(act)
  return (
    <li className={styles.done}>
      <p>
        <strong>{personName(delegate) || somebody}</strong>{' '}
        {to ? <Link to={to}>{what}</Link> : what}
      </p>
      <time dateTime={at} className={part.facts}>
        {moment(at)}
      </time>
    </li>
  )
}

/** Where the user sees what it was done to; null where that has no place of its own. */
function placeOf({ call: { path }, subjectId: id }: Act): string | null {
  const [, what, subject] = path.split('/')
  if (!id || !subject?.startsWith('{')) return null
  if (what === 'support') return paths.support({ id })
  if (what === 'orders') return paths.orders({ id })
  return what === 'conversations' ? paths.messages({ userId: id }) : null
}
