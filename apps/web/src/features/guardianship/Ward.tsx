import { useQueryClient } from '@tanstack/react-query'
import type { Guardianship } from '@podium/contract/guardianship'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { scopes } from '@podium/contract/scopes'
import { actingPhrases } from '@podium/phrases/acting'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { sportPhrases } from '@podium/phrases/sports'
import { call } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { ConfirmedAct } from '../../shared/dialogs/ConfirmedAct.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { Person, PersonRow, PersonSearch } from '../../shared/people/PersonSearch.tsx'
import { actingStart } from '../../shared/session/actingStart.ts'
import { useActFor } from '../../shared/session/useActFor.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { classes } from '../../ui/classes.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import part from '../../shared/settings/part.module.css'
import people from '../../shared/people/people.module.css'
import { guardianshipsRead } from '../../shared/guardian/guardianships.ts'
import { Asked, NameGuardian } from './NameGuardian.tsx'
import styles from './Ward.module.css'
import { WardWaits } from './WardWaits.tsx'
import { useAct } from '../../shared/forms/useAct.ts'

interface Props {
  guardianship: Guardianship
  /** Who else looks after the same ward, or is asked to. */
  beside: Guardianship[]
  /** Whether nothing of another ward stands above it. */
  isFirst: boolean
}

/** What a guardian decides for one ward. */
export function Ward({ guardianship, beside, isFirst }: Props) {
  const { ward, wardAge } = guardianship
  const t = usePhrases(guardianshipPhrases).guardian
  const sports = usePhrases(sportPhrases)
  const facts = [ward.sport && sports[ward.sport], wardAge !== null && t.age(wardAge)].filter(
    Boolean,
  )
  const name = personName(ward)
  const titleId = `ward-${ward.id}`
  return (
    <section aria-labelledby={titleId} className={classes(part.form, !isFirst && part.apart)}>
      <div className={styles.ward}>
        <PersonPicture person={ward} />
        <h2 id={titleId} className={part.title}>
          {ward.visible && isMemberRole(ward.role) ? (
            <Link to={paths.profile(ward.role, ward.id)}>{name}</Link>
          ) : (
            name
          )}
        </h2>
        {facts.length > 0 && (
          <p className={part.facts}>
            <Facts of={facts} />
          </p>
        )}
        <ActFor ward={ward} />
      </div>
      <WardWaits ward={ward} />
      <Shown {...guardianship} />
      <Contacts {...guardianship} />
      <Guardians own={guardianship} beside={beside} />
      <End {...guardianship} />
    </section>
  )
}

/** To the page as the ward has it: what is to be shown is looked at there first, and requests are answered. */
function ActFor({ ward }: Pick<Guardianship, 'ward'>) {
  const t = usePhrases(actingPhrases)
  const { isBusy, run } = useActFor(ward.id, actingStart(ward, scopes))
  return (
    <Button size="small" busy={isBusy} onClick={run}>
      {t.actFor(ward.name)}
    </Button>
  )
}

function Shown({ ward, hiddenProfile, pageShown }: Guardianship) {
  const t = usePhrases(guardianshipPhrases).guardian
  const seenId = `seen-${ward.id}`
  const queryClient = useQueryClient()
  const { isBusy, run } = useAct(async () => {
    const { putVisibility } = await import('@podium/contract/profiles')
    const body = { hiddenProfile: !hiddenProfile }
    const answer = await call(putVisibility, { params: { id: ward.id }, body })
    await queryClient.invalidateQueries(guardianshipsRead)
    void queryClient.invalidateQueries({ queryKey: ['network'] })
    toast.success(answer.hiddenProfile ? t.hidden(ward.name) : t.shown(ward.name))
  })
  return (
    <>
      <div className={part.apart}>
        <SwitchField
          name={`shown-${ward.id}`}
          label={t.show(ward.name)}
          hint={t.showHint}
          atEnd
          checked={!hiddenProfile}
          disabled={isBusy}
          onChecked={run}
        />
        {!hiddenProfile && !pageShown && <p className={part.lead}>{t.otherHides}</p>}
      </div>
      <div className={part.apart}>
        <details className={classes(part.folded, styles.seen)}>
          <summary aria-labelledby={seenId}>
            <div className={styles.answered}>
              <h3 id={seenId} className={part.subtitle}>
                {t.seen}
              </h3>
              <span className="soft">{t.seenShort}</span>
            </div>
          </summary>
          <p>{t.seenHint}</p>
        </details>
      </div>
    </>
  )
}

function Contacts({ ward, contacts }: Guardianship) {
  const t = usePhrases(guardianshipPhrases).guardian
  const queryClient = useQueryClient()
  // Another window may have removed somebody meanwhile: what is not decided here is not sent.
  const save = async (change: { add: number[] } | { remove: number[] }) => {
    const { putContacts } = await import('@podium/contract/guardianship')
    await call(putContacts, { params: { id: ward.id }, body: change })
    await queryClient.invalidateQueries(guardianshipsRead)
    toast.success(t.saved)
  }
  const ids = contacts.map(({ id }) => id)
  const named = contacts.map((one) => (personName(one) ? one : { ...one, name: t.left }))
  const titleId = `contacts-${ward.id}`
  const rule = (
    <>
      <h3 id={titleId} className={part.subtitle}>
        {t.contacts}
      </h3>
      <p className={part.facts}>
        {(contacts.length > 0 ? t.contactsHint : t.nobodyHint)(ward.name)}
      </p>
    </>
  )
  return (
    <section aria-labelledby={titleId} className={classes(part.form, part.apart, styles.people)}>
      {contacts.length > 0 && (
        <>
          {rule}
          <ul role="list" className={people.rows}>
            {named.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                act={t.remove}
                label={t.removeLabel(personName(person))}
                onAct={() => save({ remove: [person.id] })}
              />
            ))}
          </ul>
        </>
      )}
      <details className={part.folded}>
        <summary aria-labelledby={contacts.length === 0 ? titleId : undefined}>
          {contacts.length > 0 ? (
            t.allowSomebody
          ) : (
            <div className={styles.answered}>
              {rule}
              <span className="soft">{t.nobody}</span>
            </div>
          )}
        </summary>
        <div className={classes(part.form, styles.search)}>
          <PersonSearch
            texts={{ ...t, choose: t.allow, chooseLabel: t.allowLabel }}
            except={[ward.id, ...ids]}
            onChoose={({ id }) => save({ add: [id] })}
          />
        </div>
      </details>
    </section>
  )
}

/** Who looks after the ward, and is asked to; another is named by who does so already (`minors.guardian`). */
function Guardians({ own, beside }: { own: Guardianship; beside: Guardianship[] }) {
  const t = usePhrases(guardianshipPhrases).guardian
  const { ward } = own
  const titleId = `guardians-${ward.id}`
  return (
    <section aria-labelledby={titleId} className={classes(part.form, part.apart, styles.people)}>
      <h3 id={titleId} className={classes(part.subtitle, styles.group)}>
        {t.guardians}
      </h3>
      <ul role="list" className={people.rows}>
        {[own, ...beside].map((one) =>
          one.guardian ? (
            <li key={`${one.state} ${one.id}`} className={people.row}>
              <Person person={one.guardian}>
                {one === own && (
                  <>
                    {' '}
                    <Badge tone="info">{t.you}</Badge>
                  </>
                )}
              </Person>
            </li>
          ) : (
            <Asked key={`${one.state} ${one.id}`} offer={one} mayWithdraw />
          ),
        )}
      </ul>
      <NameGuardian
        title={t.name}
        hint={t.nameHint(ward.name)}
        notThis={t.notYourself(ward.name)}
        wardId={ward.id}
      />
    </section>
  )
}

function End({ id, ward }: Guardianship) {
  const t = usePhrases(guardianshipPhrases).guardian
  const queryClient = useQueryClient()
  const end = async (close: () => void) => {
    const { endGuardianship } = await import('@podium/contract/guardianship')
    await call(endGuardianship, { params: { id }, body: {} })
    close()
    await queryClient.invalidateQueries(guardianshipsRead)
    // The button stood at the end of what is gone: where it was there is nothing left to read.
    window.scrollTo({ top: 0 })
    toast.success(t.ending.done(ward.name))
  }
  return (
    <div className={classes(part.apart, styles.end)}>
      <p className={part.facts}>{t.endHint(ward.name)}</p>
      <ConfirmedAct
        name={`end-guardianship-${id}`}
        button={{ size: 'small', className: part.danger, children: t.end(ward.name) }}
        title={t.ending.title(ward.name)}
        confirmLabel={t.ending.confirm}
        cancelLabel={t.ending.cancel}
        act={end}
        danger
      >
        <p>{t.ending.text(ward.name)}</p>
      </ConfirmedAct>
    </div>
  )
}
