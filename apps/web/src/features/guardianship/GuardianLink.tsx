import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { isMemberRole, type MemberRole } from '@podium/contract/roles'
import { datePhrases } from '@podium/phrases/dates'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { actForSelf } from '../../client/acting.ts'
import { Refusal, useSession } from '../../client/index.ts'
import { useNavigate, useParams } from '../../router/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { BecomeMember } from '../../shared/session/BecomeMember.tsx'
import { LinkGone } from '../../shared/session/LinkGone.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { parseDay, writeDay } from '../../ui/fields/days.ts'
import part from '../../shared/settings/part.module.css'
import { guardianshipsRead } from '../../shared/guardian/guardianships.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { guardianOfferRead } from './queries.ts'

/** What is behind the link mailed to an adult: what it means, and the way to accept (`minors.guardian`). */
export function GuardianLink() {
  const t = usePhrases(guardianshipPhrases).link
  const { token = '' } = useParams()
  const { user: shown, acting, isKnown } = useSession()
  // The link is for who is signed in, also while they act for somebody.
  const user = acting?.actor ?? shown
  const { data, isError } = useQuery({ ...guardianOfferRead(token), retry: false })
  if (isError) return <LinkGone texts={t} />
  if (!data || !isKnown) return <Skeleton shape="block" height="24rem" />
  return (
    <>
      <p>{t.lead(data.name)}</p>
      <h2 className={part.subtitle}>{t.means}</h2>
      <ul className={part.points}>
        {t.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {!user && <BecomeMember texts={t} />}
      {user?.role === 'ADMIN' && <Notice>{t.admin}</Notice>}
      {user && isMemberRole(user.role) && (
        <Accept secret={token} name={data.name} role={user.role} userId={user.id} />
      )}
    </>
  )
}

interface AcceptProps {
  secret: string
  /** The ward's. */
  name: string
  role: MemberRole
  userId: number
}

function Accept({ secret, name, role, userId }: AcceptProps) {
  const t = usePhrases(guardianshipPhrases).link
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const known = useOwnBirthday(role, userId)
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const { form } = useContractForm({
    route: () =>
      import('@podium/contract/guardianship').then((contract) => contract.acceptGuardianship),
    input: ({ dateOfBirth = '', confirmed = '' }) => ({
      params: { secret },
      body: {
        // The box that is not ticked is said at the box.
        confirmed: (confirmed !== '') as true,
        dateOfBirth: parseDay(dateOfBirth) ?? dateOfBirth,
      },
    }),
    done: t.done(name),
    onDone: async () => {
      await queryClient.invalidateQueries(guardianshipsRead)
      // The settings with the ward are of who accepted, not of whom they act for.
      actForSelf()
      navigate(paths.settings({ part: 'guardian' }), { replace: true })
    },
    onError: (error) => {
      const isTheirs = error instanceof Refusal && error.has('forbidden')
      setRefused(isTheirs)
      return isTheirs
    },
  })
  return (
    <Form {...form} className={part.form} acts={<WideSubmit>{t.accept}</WideSubmit>}>
      {isRefused && (
        <Notice tone="danger" role="alert">
          {t.notYou}
        </Notice>
      )}
      <DateField
        name="dateOfBirth"
        label={t.dateOfBirth}
        hint={t.dateHint}
        autoComplete="bday"
        value={typed ?? known}
        onValue={setTyped}
        opensAt="1985-01-01"
        locale={locale}
        calendarLabel={calendar.open}
        calendarTexts={calendar}
        required
      />
      <CheckboxField name="confirmed" label={t.confirmed(name)} required />
    </Form>
  )
}

/**
 * The date as one types it; empty where their profile does not have it, or is not here yet, and while the
 * user acts for somebody, in whose name profiles are read then.
 */
function useOwnBirthday(role: MemberRole, id: number): string {
  const { acting } = useSession()
  const { data } = useQuery({ ...profileRead(role, id), enabled: !acting })
  return acting ? '' : writeDay(data?.own?.dateOfBirth ?? '')
}
