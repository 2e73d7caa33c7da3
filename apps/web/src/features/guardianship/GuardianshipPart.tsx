import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guardianship } from '@podium/contract/guardianship'
import { personName } from '@podium/contract/person-name'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { call, Refusal, useSession } from '../../client/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import part from '../../shared/settings/part.module.css'
import people from '../../shared/people/people.module.css'
import { guardianshipsRead } from '../../shared/guardian/guardianships.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { Submit } from '../../shared/forms/Submit.tsx'
import { Ward } from './Ward.tsx'

/** What it means for somebody that they are under 18, or that they look after who is (`minors.guardian`). */
export function GuardianshipPart() {
  const t = usePhrases(guardianshipPhrases)
  const { user } = useSession()
  const read = useQuery(guardianshipsRead)
  if (!read.data && read.isError) {
    return (
      <ReadFailed message={t.couldNotLoad} isFetching={read.isFetching} refetch={read.refetch} />
    )
  }
  if (!read.data) return <SkeletonText lines={6} />
  const wards = read.data.filter(({ guardian }) => guardian?.id === user?.id)
  if (user?.protected) return <Own list={read.data} />
  if (wards.length === 0) return <p className={part.lead}>{t.none}</p>
  return wards.map((ward, index) => (
    <Ward key={ward.id} guardianship={ward} isFirst={index === 0} />
  ))
}

/** The same in a word; nothing until it is known. */
export function GuardianshipNow() {
  const t = usePhrases(guardianshipPhrases)
  const { user } = useSession()
  const { data } = useQuery(guardianshipsRead)
  if (!data) return null
  const [first] = data
  if (user?.protected && !first) return t.ward.shortNone
  if (!first) return t.noneShort
  if (first.state === 'OFFERED') return t.ward.shortAsked
  const other = first.guardian?.id === user?.id ? first.ward : first.guardian
  return other && personName(other)
}

/** Who looks after one's own account, and what waits until somebody does. */
function Own({ list }: { list: Guardianship[] }) {
  const t = usePhrases(guardianshipPhrases).ward
  const running = list.filter(({ state }) => state === 'ACTIVE')
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      {running.length === 0 && <Notice>{t.waits}</Notice>}
      {list.length > 0 && (
        <ul role="list" className={people.rows} aria-label={t.listed}>
          {list.map((one) => (
            <Guardian key={`${one.state} ${one.id}`} guardianship={one} />
          ))}
        </ul>
      )}
      <NameGuardian title={list.length > 0 ? t.nameAnother : t.name} />
    </>
  )
}

function Guardian({ guardianship }: { guardianship: Guardianship }) {
  const t = usePhrases(guardianshipPhrases).ward
  const { date } = useFormats()
  const { id, state, guardian, email, offeredUntil, pageShown } = guardianship
  if (state === 'ACTIVE' && guardian) {
    return (
      <li className={people.row}>
        <p>
          <strong>{t.looksAfter(personName(guardian))}</strong> {pageShown ? t.shown : t.hidden}
        </p>
      </li>
    )
  }
  return (
    <li className={people.row}>
      <p>{t.asked(email ?? '', offeredUntil ? date(offeredUntil) : '')}</p>
      <Withdraw id={id} />
    </li>
  )
}

function Withdraw({ id }: { id: number }) {
  const t = usePhrases(guardianshipPhrases).ward
  const queryClient = useQueryClient()
  const { isBusy, run } = useAct(async () => {
    const { withdrawGuardianOffer } = await import('@podium/contract/guardianship')
    await call(withdrawGuardianOffer, { params: { id } })
    await queryClient.invalidateQueries(guardianshipsRead)
  }, t.withdrawn)
  return (
    <Button size="small" busy={isBusy} onClick={run}>
      {t.withdraw}
    </Button>
  )
}

function NameGuardian({ title }: { title: string }) {
  const t = usePhrases(guardianshipPhrases).ward
  const queryClient = useQueryClient()
  const [isOwn, setOwn] = useState(false)
  const { form } = useContractForm({
    route: () => import('@podium/contract/guardianship').then((contract) => contract.nameGuardian),
    input: ({ email = '' }) => ({ body: { email } }),
    onDone: async (_, { email = '' }) => {
      await queryClient.invalidateQueries(guardianshipsRead)
      form.ref.current?.reset()
      setOwn(false)
      toast.success(t.sent(email.trim()))
    },
    onError: (error) => {
      const isForbidden = error instanceof Refusal && error.has('forbidden')
      setOwn(isForbidden)
      return isForbidden
    },
  })
  return (
    <section aria-labelledby="name-guardian" className={part.form}>
      <h2 id="name-guardian" className={part.title}>
        {title}
      </h2>
      <Form {...form} className={part.form} acts={<Submit className={part.act}>{t.send}</Submit>}>
        {isOwn && (
          <Notice tone="danger" role="alert">
            {t.notYourself}
          </Notice>
        )}
        <EmailField label={t.email} hint={t.nameHint} autoComplete="off" required />
      </Form>
    </section>
  )
}
