import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { nearDayInside } from '../../../shared/rendering/nearMoment.ts'
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

/** As at Home: what lapses first is first. */
function firstToLapse(list: readonly SupportEntry[]): SupportEntry[] {
  const until = ({ answerBy }: SupportEntry) => answerBy ?? ''
  return list
    .toSorted((one, other) => until(one).localeCompare(until(other)))
    .slice(0, shownRequests)
}

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
            {firstToLapse(list).map((entry) => (
              <li key={entry.id}>
                <PersonPicture person={entry.supporter} size="medium" />
                <span className={styles.who}>
                  <PersonName person={entry.supporter} />
                  <Circumstances entry={entry} />
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

/** What a request counts to, what a fund adds to it, and until when it waits. */
function Circumstances({ entry }: { entry: SupportEntry }) {
  const t = usePhrases(supportersPhrases)
  const { number } = useFormats()
  const { language } = usePreferences()
  const { periodBought, goal, match, answerBy } = entry
  const facts = [
    t.tables.months(periodBought),
    answerBy && t.top.until(nearDayInside(language, answerBy)),
    goal && t.request.forGoal(goal.title),
    match &&
      match.credits > 0 &&
      t.request.doubled(match.by || t.request.doubler, number(match.credits)),
  ]
  return (
    <small>
      <Facts of={facts} />
    </small>
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
