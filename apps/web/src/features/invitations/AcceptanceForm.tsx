import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { readInvitationLink } from '@podium/contract/invitations'
import { paths } from '@podium/contract/paths'
import { identityPhrases } from '@podium/phrases/identity'
import { invitationPhrases } from '@podium/phrases/invitations'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { BirthDateField } from '../../shared/fields/BirthDateField.tsx'
import { needsCountry } from '../../shared/fields/needsCountry.ts'
import { NameFields } from '../../shared/fields/NameFields.tsx'
import { NewPasswordFields } from '../../shared/fields/NewPasswordFields.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import type { Offer } from './InvitationOffer.tsx'
import styles from './invitations.module.css'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { useAcceptance } from './useAcceptance.ts'

interface Props {
  /** The whole of the link's last part: secret and marker. */
  token: string
  offer: Offer
  termsLink: (text: string) => ReactNode
  /** The invitation was used or taken back while the form was open. */
  onSpent: () => void
}

/**
 * What an invited person fills in. The link's marker alone decides which fields there are
 * (`invitation.link`).
 */
export function AcceptanceForm({ token, offer, termsLink, onSpent }: Props) {
  const { fields, registration } = usePhrases(identityPhrases)
  const t = usePhrases(invitationPhrases)
  const { secret, role } = readInvitationLink(token)
  const [born, setBorn] = useState('')
  const [country, setCountry] = useState('')
  const acceptance = useAcceptance({ role, secret, email: offer.email, onSpent })
  const { form, errorOf, isAltered, termsVersion } = acceptance
  return (
    <Form {...form} className="stacked" acts={<WideSubmit>{t.submit}</WideSubmit>}>
      <div className={styles.pair}>
        <NameFields isCompany={role === 'SPONSOR'} needsLast />
      </div>
      {role === 'ATHLETE' && (
        <BirthDateField value={born} onValue={setBorn} note="whyAthlete" optional />
      )}
      {role === 'ATHLETE' && needsCountry({ dateOfBirth: born }) && (
        <CountryField
          country={country}
          onCountry={setCountry}
          required
          error={errorOf('countryCode', registration.countryForAge)}
        />
      )}
      <EmailField
        label={t.email}
        hint={t.emailHint}
        autoComplete="username"
        value={offer.email}
        readOnly
      />
      <NewPasswordFields name="password" label={fields.password} />
      <CheckboxField
        ref={useTickOf(termsVersion)}
        name="terms"
        label={<TermsLabel link={termsLink} />}
        required
        error={errorOf('terms', t.accept)}
      />
      {isAltered && <Altered to={paths.register({ token: `${secret}-${offer.role}` })} />}
    </Form>
  )
}

/** Other terms than the ones that were ticked want a tick of their own; the box keeps its focus. */
function useTickOf(version: string): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  const ticked = useRef(version)
  useEffect(() => {
    if (ticked.current !== '' && ticked.current !== version && box.current) {
      box.current.checked = false
    }
    ticked.current = version
  }, [version])
  return box
}

function TermsLabel({ link }: { link: Props['termsLink'] }) {
  const { before, link: text, after } = usePhrases(invitationPhrases).terms
  return (
    <>
      {before}
      {link(text)}
      {after}
    </>
  )
}

/** The role is not the one of the invitation (`invalidUserType`): the link as it was sent helps. */
function Altered({ to }: { to: string }) {
  const t = usePhrases(invitationPhrases).altered
  return (
    <Notice tone="danger" role="alert">
      <p>{t.text}</p>
      <LinkButton to={to} replace size="small">
        {t.open}
      </LinkButton>
    </Notice>
  )
}
