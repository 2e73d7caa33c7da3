import type { ReactNode } from 'react'
import { supportAnswerDays } from '@podium/contract/support-rules'
import { supportPhrases } from '@podium/phrases/support'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { ErrorOf } from '../../../shared/forms/useContractForm.ts'
import { WhatCreditsAre } from '../../../shared/credits/WhatCreditsAre.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { Balance } from './Balance.tsx'
import { creditsIn, type RequestChoice } from './requestChoice.ts'
import { CreditsField } from './CreditsField.tsx'
import styles from './SupportDialog.module.css'
import { useKeepReturnPath } from './useKeepReturnPath.ts'

interface Props {
  athleteId: number
  name: string
  available: number | undefined
  activeUntil: string | null
  draft: RequestChoice
  change: (changes: Partial<RequestChoice>) => void
  /** Writes the choice into the address now. */
  keep: () => void
  errorOf: ErrorOf
  termsLink: (text: string) => ReactNode
}

/** What is chosen and what it does, from the amount to the terms. */
export function RequestFields(props: Props) {
  const { athleteId, name, available, activeUntil, draft, change, errorOf } = props
  const t = usePhrases(supportPhrases).dialog
  const credits = creditsIn(draft.credits)
  const remember = useKeepReturnPath()
  const leaveForStore = () => {
    props.keep()
    remember({ id: athleteId, name }, draft)
  }
  return (
    <>
      <CreditsField
        typed={draft.credits}
        onType={(typed) => change({ credits: typed })}
        activeUntil={activeUntil}
        errorOf={errorOf}
      />
      <Balance available={available} credits={credits} onBuy={leaveForStore} />
      <SwitchField
        name="private"
        label={t.private}
        hint={t.privateHint(name)}
        checked={draft.isPrivate}
        onChecked={(isPrivate) => change({ isPrivate })}
      />
      <Terms link={props.termsLink} error={errorOf('acceptedTermsOfUse', t.terms.missing)} />
      <p className={styles.quiet}>{t.refund(name, supportAnswerDays)}</p>
      <WhatCreditsAre />
    </>
  )
}

function Terms({ link, error }: { link: Props['termsLink']; error: string | undefined }) {
  const { before, link: text, after } = usePhrases(supportPhrases).dialog.terms
  const label = (
    <>
      {before}
      {link(text)}
      {after}
    </>
  )
  return <CheckboxField name="acceptedTermsOfUse" label={label} required error={error} />
}
