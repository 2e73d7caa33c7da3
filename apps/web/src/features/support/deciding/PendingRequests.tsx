import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSession } from '../../../client/index.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { LeftToOthers } from '../../../shared/guardian/index.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../../ui/icons/signs.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { ActButtons } from './ActButtons.tsx'
import { supportDialogs } from '../dialogs.ts'
import styles from './OwnSupport.module.css'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'
import { PersonName } from '../Person.tsx'
import { pendingSupporters, supportSettings } from '../queries.ts'
import { useActDialogs } from './useActDialogs.tsx'
import { Facts } from '../../../ui/surfaces/Facts.tsx'

/** Requests shown at the top of the page; the table has the others. */
const shownRequests = 3

/** On top of an athlete's own page: the requests that wait for an answer. */
export function PendingRequests() {
  const t = usePhrases(supportersPhrases)
  const { user } = useSession()
  const { data } = useQuery(pendingSupporters)
  const { ask, dialogs } = useActDialogs()
  const { number } = useFormats()
  const supports = useDialog(supportDialogs.supports)
  const { list = [], total = 0 } = data ?? {}
  return (
    <>
      <Pause />
      {total > 0 && (
        <section aria-labelledby="support-requests" className={styles.requests}>
          <h2 id="support-requests">{t.top.title(total)}</h2>
          <ul role="list">
            {list.slice(0, shownRequests).map((entry) => (
              <li key={entry.id}>
                <PersonPicture person={entry.supporter} size="medium" />
                <span className={styles.who}>
                  <PersonName person={entry.supporter} />
                  <small>
                    <Facts
                      of={[
                        t.tables.months(entry.periodBought),
                        entry.goal && t.request.forGoal(entry.goal.title),
                      ]}
                    />
                  </small>
                </span>
                <Credits
                  value={number(entry.totalCredits)}
                  label={t.amount(number(entry.totalCredits))}
                />
                {entry.note && <q className={styles.note}>{entry.note}</q>}
                <span className={styles.acts}>
                  <ActButtons entry={entry} onAct={ask} />
                </span>
              </li>
            ))}
          </ul>
          {user?.protected && <LeftToOthers what="answer" />}
          {total > shownRequests && (
            <Button className={styles.all} size="small" onClick={supports.open}>
              {t.top.all}
            </Button>
          )}
        </section>
      )}
      {dialogs}
    </>
  )
}

/** An athlete who takes no requests is reminded of it. */
function Pause() {
  const t = usePhrases(supportersPhrases).settings
  const { data } = useQuery(supportSettings)
  if (!data || data.accepting) return null
  return (
    <Notice icon={<InfoIcon />}>
      <span className="two-ends">
        {t.off}
        <LinkButton to={`${paths.editProfile('ATHLETE')}#support`} size="small">
          {t.change}
        </LinkButton>
      </span>
    </Notice>
  )
}
