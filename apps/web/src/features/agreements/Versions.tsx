import type { Agreement, AgreementVersion } from '@podium/contract/agreements'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './agreements.module.css'
import { otherOf, shownOf } from './standing.ts'
import { WrittenText } from './WrittenText.tsx'

/** The versions that are not on show, the newest first, each to be opened and read. */
export function Versions({ agreement }: { agreement: Agreement }) {
  const shown = shownOf(agreement)
  const others = agreement.versions.filter(({ version }) => version !== shown?.version)
  return others
    .toReversed()
    .map((one) => <Version key={one.version} agreement={agreement} version={one} />)
}

function Version({ agreement, version }: { agreement: Agreement; version: AgreementVersion }) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const { date, day, moment } = useFormats()
  const name = personName(otherOf(agreement, user?.id)) || t.leftWithin
  const isOwn = version.madeBy === user?.id
  const made = moment(version.madeAt)
  const alone = isOwn ? t.page.acceptedByYou : t.page.acceptedByOne(name)
  return (
    <details className={styles.compare}>
      <summary>
        {[
          t.page.version(version.version),
          isOwn ? t.page.madeByYou(made) : t.page.madeBy(name, made),
        ].join(', ')}
        <small className={styles.small}>
          {version.heldFrom ? t.page.acceptedByBoth(date(version.heldFrom)) : alone}
        </small>
      </summary>
      <WrittenText text={version.text} />
      <ul className={styles.plain}>
        {version.deliverables.map(({ n, title, due }) => (
          <li key={n}>{[title, due && t.deliverables.due(day(due))].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </details>
  )
}
