import { useState } from 'react'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { paths } from '@podium/contract/paths'
import { Refusal } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
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
  const title = endsAt ? t.confirm.begun : t.confirm.title
  return (
    <IdentityScreen title={title} below={<Link to={paths.login()}>{t.back}</Link>}>
      {endsAt ? (
        <Notice tone="success" role="status">
          {t.confirm.done(moment(endsAt))} {t.confirm.early}
        </Notice>
      ) : (
        <Form
          {...form}
          className="stacked"
          acts={<WideSubmit disabled={!isReady}>{t.confirm.submit}</WideSubmit>}
        >
          <p>{t.confirm.text}</p>
        </Form>
      )}
    </IdentityScreen>
  )
}

/** What a link of these pages says once it does nothing any more. */
export function GoneLink() {
  const { gone, back } = usePhrases(lostFactorPhrases)
  return (
    <IdentityScreen title={gone.title} below={<Link to={paths.login()}>{back}</Link>}>
      <Notice tone="danger" role="alert">
        {gone.text}
      </Notice>
    </IdentityScreen>
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
