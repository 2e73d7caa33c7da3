import type { ComponentType } from 'react'
import type { Language } from '@podium/contract/locale'
import { IdentityScreen } from '../../features/identity/IdentityScreen.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { titled } from '../../shared/navigation/head.ts'

/** A page that stands where one signs in, under the title that the browser shows too. */
export function identityPage<T>(
  phrases: Readonly<Record<Language, T>>,
  titleIn: (texts: T) => string,
  Part: ComponentType,
  look: { fromTop?: boolean } = {},
) {
  return {
    handle: titled(phrases, titleIn),
    Component: () => (
      <IdentityScreen title={titleIn(usePhrases(phrases))} {...look}>
        <Part />
      </IdentityScreen>
    ),
  }
}
