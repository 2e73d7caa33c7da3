import type { recoverPassword, resendActivation } from '@podium/contract/identity'
import { identityPhrases } from '@podium/phrases/identity'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { carried } from './afterSignIn.ts'

/**
 * A route that takes an address and always answers the same, whether or not it is known
 * (`recovery.answers-alike`).
 */
type MailRoute = typeof recoverPassword | typeof resendActivation

interface Props {
  route: () => Promise<MailRoute>
  submit: string
  email: string
  /** Where the mailed link leads on to. */
  returnTo?: string | undefined
  onSent: (email: string) => void
}

/** One address, to which a link is mailed. */
export function EmailForm({ route, submit, email, returnTo, onSent }: Props) {
  const t = usePhrases(identityPhrases)
  const { form, isReady } = useContractForm({
    route,
    input: (typed) => ({ body: { email: typed.email ?? '', ...carried(returnTo) } }),
    onDone: (_, typed) => onSent((typed.email ?? '').trim()),
  })
  return (
    <Form
      {...form}
      className="stacked"
      acts={<WideSubmit disabled={!isReady}>{submit}</WideSubmit>}
    >
      <EmailField label={t.fields.email} defaultValue={email} required />
    </Form>
  )
}
