import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guardianship } from '@podium/contract/guardianship'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { call, Refusal } from '../../client/index.ts'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { useAct } from '../../shared/forms/useAct.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { guardianshipsRead } from '../../shared/guardian/guardianships.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import people from '../../shared/people/people.module.css'
import part from '../../shared/settings/part.module.css'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'

/** A link that waits for an adult, and the way to take it back for who may. */
export function Asked({ offer, mayWithdraw }: { offer: Guardianship; mayWithdraw: boolean }) {
  const t = usePhrases(guardianshipPhrases).ward
  const { date } = useFormats()
  const { id, email, offeredUntil } = offer
  return (
    <li className={people.row}>
      <p>{t.asked(email ?? '', offeredUntil ? date(offeredUntil) : '')}</p>
      {mayWithdraw && <Withdraw id={id} />}
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

interface NameProps {
  title: string
  hint: string
  /** What is said where the address is of one of the two. */
  notThis: string
  /** Whom a guardian names somebody for; left out by who is protected. */
  wardId?: number
}

/** Mails an adult the link by which they look after somebody under age. */
export function NameGuardian({ title, hint, notThis, wardId }: NameProps) {
  const t = usePhrases(guardianshipPhrases).ward
  const queryClient = useQueryClient()
  const [isOwn, setOwn] = useState(false)
  const { form } = useContractForm({
    route: () => import('@podium/contract/guardianship').then((contract) => contract.nameGuardian),
    input: ({ email = '' }) => ({ body: { email, ...(wardId && { wardId }) } }),
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
  const fields = (
    <Form
      {...form}
      className={part.form}
      acts={
        <Button
          type="submit"
          variant={wardId ? 'secondary' : 'primary'}
          busy={form.isBusy}
          className={part.act}
        >
          {t.send}
        </Button>
      }
    >
      {isOwn && (
        <Notice tone="danger" role="alert">
          {notThis}
        </Notice>
      )}
      <EmailField label={t.email} hint={hint} autoComplete="off" required />
    </Form>
  )
  // Who has a guardian needs another but rarely.
  if (wardId) {
    return (
      <details className={part.folded}>
        <summary>{title}</summary>
        {fields}
      </details>
    )
  }
  return (
    <section aria-labelledby="name-guardian" className={part.form}>
      <h2 id="name-guardian" className={part.title}>
        {title}
      </h2>
      {fields}
    </section>
  )
}
