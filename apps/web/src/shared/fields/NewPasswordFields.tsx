import { useEffect, useRef, useState, type RefObject } from 'react'
import { passwordRules } from '@podium/contract/fields'
import { lookupDebounceMs } from '@podium/contract/limits'
import type { Fields } from '@podium/contract/violations'
import { identityPhrases } from '@podium/phrases/identity'
import { useErrorOf } from '../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../language/phrases.ts'
import { Checklist, PasswordField } from '../../ui/fields/PasswordField.tsx'

interface Props {
  /** The form's name for the password. */
  name: string
  label: string
}

/** A new password: what it still lacks shows while it is typed; and once more, repeated. */
export function NewPasswordFields({ name, label }: Props) {
  const errorOf = useErrorOf()
  const t = usePhrases(identityPhrases)
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page's script ran.
  useEffect(() => setPassword(field.current?.value ?? ''), [])
  const isGuessable = useIsGuessable(password, field)
  const shared = {
    showLabel: t.fields.showPassword,
    hideValueLabel: t.fields.hidePassword,
    autoComplete: 'new-password',
    required: true,
  }
  const rules = passwordRules.map(({ name: rule, holds }) => ({
    label: t.passwordRules[rule],
    met: holds(password),
  }))
  return (
    <>
      <PasswordField
        {...shared}
        name={name}
        label={label}
        ref={field}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errorOf(name) ?? (isGuessable && t.passwordRules.guessable)}
      >
        <Checklist
          items={rules}
          metLabel={t.passwordRules.met}
          unmetLabel={t.passwordRules.unmet}
        />
      </PasswordField>
      <PasswordField {...shared} name="repeatPassword" label={t.fields.repeatPassword} />
    </>
  )
}

/**
 * Whether what was typed keeps the rules and would be guessed at once, looked at when typing pauses.
 */
function useIsGuessable(password: string, field: RefObject<HTMLInputElement | null>): boolean {
  const [guessable, setGuessable] = useState('')
  useEffect(() => {
    if (!passwordRules.every(({ holds }) => holds(password))) return
    let isOver = false
    const timer = setTimeout(() => {
      // Word lists of some hundred kilobytes, for who chooses a password; without them the server
      // tells.
      void import('@podium/contract/guessable')
        .then((file) => file.isGuessable(password, ownWords(field.current?.form)))
        .then((is) => !isOver && is && setGuessable(password))
        .catch(() => undefined)
    }, lookupDebounceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [password, field])
  return guessable !== '' && guessable === password
}

/** What the same form says of the person. */
function ownWords(form: HTMLFormElement | null | undefined): string[] {
  const typed = form ? new FormData(form) : new FormData()
  return ['name', 'lastName', 'email'].map((field) => {
    const value = typed.get(field)
    return typeof value === 'string' ? value : ''
  })
}

/** The rule that no schema knows: both are the same (`registration.fields`). */
export function checkRepeat(password: string, repeat: string): Fields {
  if (!repeat) return { repeatPassword: [{ kind: 'NotBlank' }] }
  return repeat === password ? {} : { repeatPassword: [{ kind: 'PasswordsDontMatch' }] }
}

/** The same for a form that changes an existing password. */
export function checkNewPassword({ newPassword = '', repeatPassword = '' }: Typed): Fields {
  return {
    ...(!newPassword && { newPassword: [{ kind: 'NotBlank' }] }),
    ...checkRepeat(newPassword, repeatPassword),
  }
}

type Typed = Record<string, string>
