import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { useParams } from '../../router/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { GoneLink, useLinkForm } from './BeginWait.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { keepFactorRoute } from './routes.ts'

/** Stops the wait with the link of a warning, by a press (`sign-in.lost-factor`). */
export function KeepFactorScreen() {
  const t = usePhrases(lostFactorPhrases)
  const { token = '' } = useParams()
  const [isKept, setKept] = useState(false)
  const { form, isReady, isGone } = useLinkForm({
    route: keepFactorRoute,
    token,
    onDone: () => setKept(true),
  })
  if (isGone) return <GoneLink />
  return (
    <IdentityScreen title={isKept ? t.keep.done : t.keep.title}>
      {isKept ? (
        <>
          <p role="status">{t.keep.after}</p>
          <LinkButton to={paths.recoverPassword()} variant="primary" wide>
            {t.keep.password}
          </LinkButton>
        </>
      ) : (
        <Form
          {...form}
          className="stacked"
          acts={<WideSubmit disabled={!isReady}>{t.keep.submit}</WideSubmit>}
        >
          <p>{t.keep.text}</p>
        </Form>
      )}
    </IdentityScreen>
  )
}
