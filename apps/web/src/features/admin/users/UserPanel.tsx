import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser } from '@podium/contract/admin'
import { personName } from '@podium/contract/person-name'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { countries } from '../../../shared/fields/places.ts'
import { call } from '../../../client/index.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useAct } from '../frame/useAct.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { PanelRead } from '../frame/PanelRead.tsx'
import { ActButtons } from '../frame/RowMenu.tsx'
import { Fact, Facts, PanelPart } from '../frame/SidePanel.tsx'
import { useTimes } from '../frame/useTimes.ts'
import { userRead } from './queries.ts'
import { ProfileState } from './ProfileState.tsx'
import type { UserInFull } from './userInFull.ts'
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
      <PanelRead read={userRead(id)}>{(known) => <Rest user={known} />}</PanelRead>
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
      <Fact name={t.columns.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name={t.columns.role}>{roles[role]}</Fact>
      <Fact name={t.columns.sport}>{sport && sports[sport]}</Fact>
      <Fact name={t.columns.country}>
        {known.find(({ code }) => code === countryCode)?.name ?? countryCode}
      </Fact>
      <Fact name={t.columns.status}>
        <ProfileState user={user} />
      </Fact>
      {restricted?.map(({ act, since, until }) => (
        <Fact key={act} name={inForce[act]}>
          {sinceUntil(day(since), until ? day(until) : '')}
        </Fact>
      ))}
      <Fact name={t.columns.since}>{day(createdAt)}</Fact>
      <Fact name={t.columns.seen}>{lastSeenAt ? moment(lastSeenAt) : t.never}</Fact>
    </Facts>
  )
}

function Rest({ user }: { user: UserInFull }) {
  const t = usePhrases(adminUsersPhrases)
  const items = useUserItems()(user)
  const { obstacles } = user
  return (
    <>
      {user.wallet && <Holding user={user} wallet={user.wallet} />}
      {user.guardians && <Protection id={user.id} guardians={user.guardians} />}
      {obstacles.length > 0 && (
        <Notice>
          {t.deletion.blocked}{' '}
          {obstacles.map((obstacle) => t.deletion.obstacles[obstacle]).join(' ')}
        </Notice>
      )}
      <ActButtons items={items} />
    </>
  )
}

/** Under age: who looks after them, and ending that, with a reason. */
function Protection({
  id,
  guardians,
}: {
  id: number
  guardians: NonNullable<UserInFull['guardians']>
}) {
  const t = usePhrases(adminUsersPhrases).protection
  const { reason: reasonLabel } = usePhrases(adminPhrases)
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { isBusy, run } = useAct()
  const end = (guardianshipId: number) =>
    run(async () => {
      const { endGuardianship } = await import('@podium/contract/guardianship')
      await call(endGuardianship, { params: { id: guardianshipId }, body: { reason } })
      await queryClient.invalidateQueries(userRead(id))
      return t.ended
    })
  return (
    <PanelPart title={t.title}>
      <p>{guardians.length > 0 ? t.lookedAfter : t.alone}</p>
      {guardians.length > 0 && (
        <TextField
          label={reasonLabel}
          hint={t.hint}
          maxLength={255}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {guardians.map((guardian) => (
        <p key={guardian.id}>
          {guardian.name}{' '}
          <Button
            size="small"
            busy={isBusy}
            disabled={reason.trim() === ''}
            onClick={() => end(guardian.id)}
            aria-label={t.endLabel(guardian.name)}
          >
            {t.end}
          </Button>
        </p>
      ))}
    </PanelPart>
  )
}

function Holding({
  user: { id },
  wallet,
}: {
  user: UserInFull
  wallet: NonNullable<UserInFull['wallet']>
}) {
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
      <p>
        <Link to={paths.admin({ part: 'payments', userId: id })}>{t.payments}</Link>
        {' · '}
        <Link to={paths.admin({ part: 'orders', userId: id })}>{t.orders}</Link>
      </p>
    </PanelPart>
  )
}
