import { createElement, useEffect, useRef, useState } from 'react'
import type { PaymentForm } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'

type State = 'loading' | 'ready' | 'failed'

/** SIBS's embedded form: its script finds the form by its class and draws into it. */
export function SibsForm({ form }: { form: PaymentForm }) {
  const t = usePhrases(paymentsPhrases).pay
  const { retry } = usePhrases(shellPhrases)
  const { language } = usePreferences()
  const [round, setRound] = useState(0)
  const { place, state } = useWidget(form.script, round)
  return (
    <>
      {state === 'loading' && <LaneProgress label={t.loading} />}
      {state === 'failed' && (
        <LoadError
          message={t.couldNotLoad}
          retryLabel={retry}
          onRetry={() => setRound(round + 1)}
        />
      )}
      <div ref={place} key={round}>
        {createElement('form', {
          className: 'paymentSPG',
          'spg-context': form.formContext,
          'spg-signature': form.signature ?? '',
          'spg-config': JSON.stringify(configOf(form, language)),
        })}
      </div>
    </>
  )
}

function configOf(form: PaymentForm, language: string) {
  const { amountCents, currency, methods, redirectUrl } = form
  return {
    paymentMethodList: methods,
    amount: { value: amountCents / 100, currency },
    language,
    redirectUrl,
  }
}

/** Loads the provider's script once the form stands there; it goes when the form does. */
function useWidget(source: string | null, round: number) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    setState(source ? 'loading' : 'failed')
    if (!source) return
    const script = document.createElement('script')
    script.src = source
    script.addEventListener('load', () => setState('ready'))
    script.addEventListener('error', () => setState('failed'))
    place.current?.append(script)
    return () => script.remove()
  }, [source, round])
  return { place, state }
}
