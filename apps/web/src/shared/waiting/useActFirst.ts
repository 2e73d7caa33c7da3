import type { MouseEvent } from 'react'
import type { WaitingKind, WaitingThing } from '@podium/contract/home'
import { useActFor } from '../session/useActFor.ts'

/** What is done as who is looked after: this tab acts for them from the press on. */
const forWard: ReadonlySet<WaitingKind> = new Set(['wardRequest', 'wardAgreement', 'wardOrder'])

/** The press that acts for a ward before it leads on; undefined for what is the reader's own. */
export function useActFirst({ kind, ward, link }: Pick<WaitingThing, 'kind' | 'ward' | 'link'>) {
  const { run } = useActFor(ward?.id ?? 0, { to: link })
  if (!ward || !forWard.has(kind)) return undefined
  return (event: MouseEvent) => {
    event.preventDefault()
    run()
  }
}
