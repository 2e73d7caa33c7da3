import { useState } from 'react'
import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { Refusal, useSession } from '../../client/index.ts'
import { Navigate, useLocation, useRouter } from '../../router/index.ts'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useLeaveGuard } from '../../shared/navigation/index.ts'
import { ReadPage } from '../../shared/rendering/ReadPage.tsx'
import { Submit } from '../../shared/forms/Submit.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './agreements.module.css'
import { bodyOf, draftOf, isSame } from './draft.ts'
import { DraftFields } from './DraftFields.tsx'
import { LeaveQuestion } from '../../shared/dialogs/LeaveQuestion.tsx'
import { agreementRead } from './queries.ts'
import { otherOf } from './standing.ts'
import { useShowAgreement } from './useAgreementAct.ts'

/** Another version of an agreement, begun with the words of the newest one. */
export function ChangeScreen({ id }: { id: number }) {
  const t = usePhrases(agreementsPhrases)
  return (
    <ReadPage width="text" read={agreementRead(id)} couldNotLoad={t.couldNotLoad}>
      {(agreement) => <Begun agreement={agreement} />}
    </ReadPage>
  )
}

/** Once it was begun it stays, whatever becomes of the agreement: what is typed can be copied. */
function Begun({ agreement }: { agreement: Agreement }) {
  const [mayBegin] = useState(agreement.abilities.change)
  if (!mayBegin) return <Navigate to={paths.agreement({ id: agreement.id })} replace />
  return <ChangeForm agreement={agreement} />
}

function ChangeForm({ agreement }: { agreement: Agreement }) {
  const words = usePhrases(agreementsPhrases)
  const t = words.form
  const { user } = useSession()
  const { language } = usePreferences()
  const { id, version } = agreement
  const [start] = useState(() => draftOf(agreement))
  const [draft, setDraft] = useState(start)
  /** The version it was begun from; another one by now is read before this one goes. */
  const [after, setAfter] = useState(version)
  const [said, setSaid] = useState<'changed' | 'over' | 'full' | null>(null)
  const isUntouched = isSame(draft, start)
  const guard = useLeaveGuard(!isUntouched)
  const { navigate, here } = useRouter()
  const { pathname } = useLocation()
  const show = useShowAgreement()
  const keyFor = useIdempotencyKey('change-agreement')
  const { text, deliverables } = bodyOf(draft)
  const body = { text, deliverables, after }
  const name = personName(otherOf(agreement, user?.id)) || words.left
  const { form } = useContractForm({
    route: () => import('@podium/contract/agreements').then((contract) => contract.changeAgreement),
    input: () => ({ params: { id }, body }),
    keyFor: (input) => keyFor(input, id),
    confirm: () => {
      if (isUntouched) toast.info(t.unchanged)
      return !isUntouched
    },
    done: t.proposed(name),
    onDone: async (reply) => {
      guard.release()
      await show(reply)
      // Who has left meanwhile is where they are.
      if (here().pathname !== pathname) return
      navigate(paths.agreement({ id }), { replace: true })
    },
    onError: (error) => {
      const isFull = error instanceof Refusal && error.has('tooManyEvents')
      if (isFull) setSaid('full')
      const fresh = error instanceof Refusal && error.has('stateChanged') && error.current
      if (!fresh) return isFull
      const current = fresh as Agreement
      setAfter(current.version)
      setSaid(current.state === 'ENDED' ? 'over' : 'changed')
      void show(current)
      return true
    },
  })
  return (
    <Page width="text">
      <PageTitle eyebrow={agreement.title} lead={t.changeLead(agreement.holds ?? after)}>
        {t.changeTitle}
      </PageTitle>
      <Form
        {...form}
        className={styles.form}
        acts={
          <div className={styles.acts}>
            <Submit>{t.sendChange}</Submit>
            <LinkButton to={paths.agreement({ id })}>{t.cancel}</LinkButton>
          </div>
        }
      >
        <DraftFields draft={draft} onDraft={setDraft} language={language} />
        {said && (
          <Notice role="alert">
            <p>{t[said]}</p>
          </Notice>
        )}
      </Form>
      <LeaveQuestion guard={guard} texts={t.leave} />
    </Page>
  )
}
