import { identityPhrases } from '@podium/phrases/identity'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'

interface Props {
  label?: string
  hint?: string
}

/** The present password: asked where users must prove who they are. */
export function ProofField({ label, hint }: Props) {
  const { fields } = usePhrases(identityPhrases)
  const t = usePhrases(settingsPhrases).proof
  return (
    <PasswordField
      name="password"
      label={label ?? t.password}
      hint={hint}
      showLabel={fields.showPassword}
      hideValueLabel={fields.hidePassword}
      autoComplete="current-password"
      required
    />
  )
}

/** Tells password managers whose password a form is about; people see it above the form. */
export function AccountName({ email }: { email: string | undefined }) {
  const value = email ?? ''
  return <input type="email" name="account" autoComplete="username" value={value} readOnly hidden />
}
