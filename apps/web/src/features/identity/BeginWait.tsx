import { useState } from 'react'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { Refusal } from '../../client/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { confirmLostFactorRoute } from './routes.ts'

/** Begins the waiting time by a press; opening the link does nothing yet. */
export function BeginWait({ token }: { token: string }) {
  const t = usePhrases(lostFactorPhrases)
  const { moment } = useFormats()
  const [endsAt, setEndsAt] = useState<string>()
  const { form, isReady, isGone } = useLinkForm({
    route: confirmLostFactorRoute,
    token,
    onDone: (wait) => setEndsAt(wait.endsAt),
  })
  if (isGone) return <GoneLink />
  if (endsAt) {
    return (
      <Notice tone="success" role="status">
        {t.confirm.done(moment(endsAt))} {t.confirm.early}
      </Notice>
    )
  }
  return (
    <Form
      {...form}
      className="stacked"
      acts={<WideSubmit disabled={!isReady}>{t.confirm.submit}</WideSubmit>}
    >
      <p>{t.confirm.text}</p>
    </Form>
  )
}

/** What a link of these pages says once it does nothing any more. */
export function GoneLink() {
  const { gone } = usePhrases(lostFactorPhrases)
  return (
    <Notice tone="danger" role="alert">
      {gone.title}. {gone.text}
    </Notice>
  )
}

type LinkRoute = typeof import('@podium/contract/lost-factor').confirmLostFactor
type KeepRoute = typeof import('@podium/contract/lost-factor').keepFactor

interface LinkOptions<R extends LinkRoute | KeepRoute> {
  route: () => Promise<R>
  token: string
  onDone: Parameters<typeof useContractForm<R>>[0]['onDone']
}

/** A form that sends the secret of a mailed link, and nothing else. */
export function useLinkForm<R extends LinkRoute | KeepRoute>({
  route,
  token,
  onDone,
}: LinkOptions<R>) {
  const [isGone, setGone] = useState(false)
  const form = useContractForm({
    route,
    input: () => ({ body: { token } }) as never,
    onDone,
    onError: (error) => {
      const isSpent =
        error instanceof Refusal && (error.has('invalidToken') || !!error.fields.token)
      setGone(isSpent)
      return isSpent
    },
  })
  return { ...form, isGone }
}
