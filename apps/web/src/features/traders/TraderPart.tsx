import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { textLimits, traderLimits } from '@podium/contract/limits'
import type { Trader } from '@podium/contract/traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import {
  changedMeanwhile,
  type FormVersion,
  useFormVersion,
} from '../../shared/forms/useFormVersion.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SoldBy } from '../../shared/traders/SoldBy.tsx'
import { traderRead } from '../../shared/traders/traderRead.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import part from '../../shared/settings/part.module.css'
import { Standing } from '../../shared/settings/Standing.tsx'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { Submit } from '../../shared/forms/Submit.tsx'

/** A sponsor's details as a seller: how they stand, and the form (`traders.check`). */
export function TraderPart() {
  const t = usePhrases(tradersPhrases)
  const [data, instead] = useRead(traderRead, t.couldNotLoad, 8)
  return data ? <Known trader={data} /> : instead
}

/** The same in a word; nothing until it is known. */
export function TraderNow() {
  const t = usePhrases(tradersPhrases)
  const { data } = useQuery(traderRead)
  return data && t.states[data.state]
}

function Known({ trader }: { trader: Trader }) {
  const t = usePhrases(tradersPhrases)
  const { state, checked } = trader
  const { legalName, registration, address, phone, email } = trader
  const given = [legalName, registration, address, phone, email]
  const version = useFormVersion(trader.version, given)
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      <Standing tone={tones[state]} word={t.states[state]} sentences={useSentences(trader)}>
        {(state === 'SUBMITTED' || state === 'VERIFIED') && checked && (
          <SoldBy trader={checked} open={state === 'VERIFIED'} />
        )}
      </Standing>
      {/* What was sent stands in the fields as it is kept now. */}
      <TraderForm key={version.key} {...{ trader, version }} />
    </>
  )
}

const tones = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  VERIFIED: 'success',
  REFUSED: 'danger',
  EXPIRED: 'turn',
} as const

/** How it stands, and what follows. */
function useSentences({ state, until, sells, checked, reason }: Trader): string[] {
  const { tells } = usePhrases(tradersPhrases)
  const { date } = useFormats()
  const day = until ? date(until) : ''
  const grace = sells && !checked ? [tells.grace(day)] : []
  switch (state) {
    case 'VERIFIED':
      return [tells.verified(day)]
    case 'SUBMITTED':
      if (checked) return [tells.waitsShown(day)]
      return [tells.waits, ...(sells ? grace : [tells.waitsThen])]
    case 'REFUSED':
      return [tells.refused(reason), tells.refusedThen]
    case 'EXPIRED':
      return [tells.expired(day)]
    case 'DRAFT':
      return grace.length > 0 ? grace : [tells.nothing]
  }
}

/** Verified, and not yet to be checked anew. */
function isSettled({ state, until }: Trader): boolean {
  const soon = dayAfter(calendarDay(thisMoment()), traderLimits.daysToRenew)
  return state === 'VERIFIED' && until !== null && until > soon
}

interface FormProps {
  trader: Trader
  version: FormVersion
}

function TraderForm({ trader, version }: FormProps) {
  const t = usePhrases(tradersPhrases)
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const { after, isStale, onTyped, onSent, onStale } = version
  // What is typed stays in sight, whatever is decided meanwhile.
  const [isFolded] = useState(() => isSettled(trader))
  const { form } = useContractForm({
    route: () => import('@podium/contract/traders').then(({ putTrader }) => putTrader),
    input: ({ declaration, ...typed }) => ({
      body: { ...typed, declaration: declaration === 'on', after } as never,
    }),
    onDone: async (sent) => {
      onSent()
      queryClient.setQueryData(traderRead.queryKey, sent)
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      // What is verified and was sent as it stands waits for nobody.
      const verifiedUntil = sent.state === 'SUBMITTED' ? null : sent.until
      toast.success(verifiedUntil ? t.tells.verified(date(verifiedUntil)) : t.form.sent)
    },
    onError: (error) => {
      const current = changedMeanwhile<Trader>(error)
      if (!current) return false
      onStale(current.version)
      queryClient.setQueryData(traderRead.queryKey, current)
      return true
    },
  })
  const fields = (
    <Form
      {...form}
      onInput={onTyped}
      className={part.form}
      acts={<Submit className={part.act}>{t.form.submit}</Submit>}
    >
      <Fields trader={trader} />
      <CheckboxField name="declaration" label={t.form.declaration} required />
      <p className={part.lead}>{t.form.publicNote}</p>
      {isStale && (
        <Notice tone="danger" role="alert">
          {t.form.changedMeanwhile}
        </Notice>
      )}
    </Form>
  )
  if (!isFolded) return fields
  return (
    <details className={part.folded}>
      <summary>{t.form.change}</summary>
      {fields}
    </details>
  )
}

function Fields({ trader }: { trader: Trader }) {
  const t = usePhrases(tradersPhrases)
  const line = (name: 'legalName' | 'registration' | 'phone') => ({
    name,
    label: t.needs[name],
    hint: t.form[`${name}Hint`],
    maxLength: traderLimits[name],
    defaultValue: trader[name],
    required: true,
  })
  return (
    <>
      <TextField {...line('legalName')} autoComplete="organization" />
      <TextField {...line('registration')} autoComplete="off" />
      <TextareaField
        name="address"
        label={t.needs.address}
        hint={t.form.addressHint}
        autoComplete="street-address"
        rows={2}
        maxLength={textLimits.address}
        defaultValue={trader.address}
        required
      />
      <TextField {...line('phone')} type="tel" autoComplete="tel" />
      <EmailField label={t.needs.email} defaultValue={trader.email} required />
    </>
  )
}
