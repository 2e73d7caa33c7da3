import { useQuery } from '@tanstack/react-query'
import type { AdminUser } from '@podium/contract/admin'
import { personName } from '@podium/contract/person-name'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { sportPhrases } from '@podium/phrases/sports'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { countries } from '../../../shared/fields/places.ts'
import { Facts as FactsInLine } from '../../../ui/surfaces/Facts.tsx'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { PanelRead } from '../frame/PanelRead.tsx'
import { ActButtons } from '../frame/RowMenu.tsx'
import { Fact, Facts, PanelPart } from '../frame/SidePanel.tsx'
import { useTimes } from '../frame/useTimes.ts'
import { EndGuardianDialog } from './EndGuardianDialog.tsx'
import { userRead } from './queries.ts'
import { Address } from './Address.tsx'
import { ProfileState } from './ProfileState.tsx'
import type { Guardian, UserInFull } from './userInFull.ts'
import { useUserItems } from './useUserItems.ts'

interface Props {
  id: number
  /** As the list has them; undefined where it shows another page. */
  user?: AdminUser | undefined
}

/** Their name, also where the list shows another page. */
export function UserTitle({ id, user, otherwise }: Props & { otherwise: string }) {
  const { data = user } = useQuery(userRead(id))
  return data ? personName(data) : otherwise
}

/** Somebody in full: who they are, which the list knows, what they hold, what can be done and what stands against it. */
export function UserPanel({ id, user }: Props) {
  const { data = user } = useQuery(userRead(id))
  return (
    <>
      {data && <WhoTheyAre user={data} />}
      {/* Another one than where nothing is known yet: what waits below them has not moved there. It is
          the answer that is read above; a second one could differ, and move what has been drawn. */}
      <PanelRead key={data ? 'rest' : 'all'} read={{ ...userRead(id), refetchOnMount: false }}>
        {(known) => <Rest user={known} />}
      </PanelRead>
    </>
  )
}

function WhoTheyAre({ user }: { user: AdminUser & Partial<UserInFull> }) {
  const t = usePhrases(adminUsersPhrases)
  const { roles } = usePhrases(adminPhrases)
  const sports = usePhrases(sportPhrases)
  const { language } = usePreferences()
  const { data: known = [] } = useQuery(countries(language))
  const { moment, day } = useTimes()
  const { role, sport, email, countryCode, createdAt, lastSeenAt, restricted } = user
  const { inForce, since: sinceUntil } = usePhrases(adminDecisionsPhrases)
  return (
    <Facts>
      <Fact name={t.columns.status}>
        <ProfileState user={user} />
      </Fact>
      {restricted?.map(({ act, since, until }) => (
        <Fact key={act} name={inForce[act]}>
          {sinceUntil(day(since), until ? day(until) : '')}
        </Fact>
      ))}
      <Fact name={t.columns.role}>{roles[role]}</Fact>
      <Fact name={t.columns.sport}>{sport && sports[sport]}</Fact>
      <Fact name={t.columns.email}>
        <a href={`mailto:${email}`}>
          <Address>{email}</Address>
        </a>
      </Fact>
      <Fact name={t.columns.country}>
        {known.find(({ code }) => code === countryCode)?.name ?? countryCode}
      </Fact>
      <Fact name={t.columns.since}>{day(createdAt)}</Fact>
      <Fact name={t.columns.seen}>{lastSeenAt ? moment(lastSeenAt) : t.never}</Fact>
    </Facts>
  )
}

function Rest({ user }: { user: UserInFull }) {
  const t = usePhrases(adminUsersPhrases)
  const record = paths.admin({ part: 'audit', userId: user.id })
  // The way to it stands beside those to payments and orders.
  const items = useUserItems()(user).filter((item) => !('to' in item) || item.to !== record)
  const { obstacles } = user
  return (
    <>
      {user.wallet && <Holding wallet={user.wallet} />}
      {user.guardians && <Protection id={user.id} guardians={user.guardians} />}
      {obstacles.length > 0 && (
        <Notice>
          {t.deletion.blocked}{' '}
          {obstacles.map((obstacle) => t.deletion.obstacles[obstacle]).join(' ')}
        </Notice>
      )}
      <p>
        <FactsInLine
          of={[
            user.wallet && (
              <Link key="payments" to={paths.admin({ part: 'payments', userId: user.id })}>
                {t.payments}
              </Link>
            ),
            user.wallet && (
              <Link key="orders" to={paths.admin({ part: 'orders', userId: user.id })}>
                {t.orders}
              </Link>
            ),
            <Link key="record" to={record}>
              {t.record}
            </Link>,
          ]}
        />
      </p>
      <ActButtons items={items} />
    </>
  )
}

/** Under age: who looks after them, and ending that. */
function Protection({ id, guardians }: { id: number; guardians: readonly Guardian[] }) {
  const t = usePhrases(adminUsersPhrases).protection
  const { subject, open, close } = useDialogAbout<Guardian>('end-guardianship')
  return (
    <PanelPart title={t.title}>
      <p>{guardians.length > 0 ? t.lookedAfter : t.alone}</p>
      {guardians.map((guardian) => (
        <p key={guardian.id}>
          {guardian.name}{' '}
          <Button
            size="small"
            onClick={() => open(guardian)}
            aria-label={t.endLabel(guardian.name)}
          >
            {t.end}
          </Button>
        </p>
      ))}
      {subject && <EndGuardianDialog wardId={id} guardian={subject} onClose={close} />}
    </PanelPart>
  )
}

function Holding({ wallet }: { wallet: NonNullable<UserInFull['wallet']> }) {
  const t = usePhrases(adminUsersPhrases)
  const { number } = useFormats()
  const held = (['available', 'reserved', 'held', 'debt'] as const).filter(
    (name) => name === 'available' || wallet[name] > 0,
  )
  return (
    <PanelPart title={t.balance}>
      <Facts>
        {held.map((name) => (
          <Fact key={name} name={t.held[name]}>
            {number(wallet[name])}
          </Fact>
        ))}
      </Facts>
    </PanelPart>
  )
}
