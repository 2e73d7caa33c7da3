import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { ActButtons } from '../deciding/ActButtons.tsx'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'
import { PersonName } from '../Person.tsx'
import type { TableKind } from '../queries.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Facts } from '../../../ui/surfaces/Facts.tsx'
import styles from './SupportTable.module.css'
import type { Opening } from '../deciding/useAct.ts'

interface Props {
  kind: TableKind
  entry: SupportEntry
  onAct: (act: Opening, entry: SupportEntry) => void
}

/** The latest words in two lines at most, the other side's before one's own; pressed, all of them are there. */
function Said({ kind, entry, onLook }: Pick<Props, 'kind' | 'entry'> & { onLook: () => void }) {
  const t = usePhrases(supportersPhrases).tables
  const { note, thanks } = entry
  const [theirs, own] = kind === 'supporters' ? [note, thanks?.text] : [thanks?.text, note]
  if (!theirs && !own) return null
  return (
    <button type="button" className={styles.said} onClick={onLook}>
      <span>{theirs ? t.theySaid(theirs) : t.youSaid(own ?? '')}</span>
    </button>
  )
}

/** A support in the table: the other side, how much, how long, what is left, and what can be done. */
export function SupportRow({ kind, entry, onAct }: Props) {
  const t = usePhrases(supportersPhrases)
  const { number, date } = useFormats()
  const { totalCredits, periodBought, periodLeft, endsAt } = entry
  const facts = [
    entry.goal && t.request.forGoal(entry.goal.title),
    // While it waits, the fund may have nothing left for it.
    entry.match && entry.match.credits > 0 && t.tables.doubled(entry.match.by),
    entry.private && t.tables.private,
  ]
  const other = kind === 'supporters' ? entry.supporter : entry.athlete
  return (
    <tr>
      <th scope="row">
        <span className={styles.who}>
          <PersonPicture person={other} size="small" />
          <span>
            <PersonName person={other} className={styles.name} />
            {facts.some(Boolean) && (
              <small className={styles.private}>
                <Facts of={facts} />
              </small>
            )}
            <Said kind={kind} entry={entry} onLook={() => onAct('look', entry)} />
          </span>
        </span>
      </th>
      <td data-part="credits">
        <Credits value={number(totalCredits)} />
      </td>
      <td data-part="bought">{t.tables.months(periodBought)}</td>
      <td data-part="left">
        {periodLeft ? (
          <span title={endsAt ? date(endsAt) : undefined}>{t.tables.timeLeft(periodLeft)}</span>
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
      <td data-part="status">
        <StatusBadge entry={entry} />
      </td>
      <td data-part="acts">
        <span className={styles.acts}>
          <ActButtons entry={entry} onAct={onAct} />
        </span>
      </td>
    </tr>
  )
}
