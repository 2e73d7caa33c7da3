import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { read } from '../../client/index.ts'

/** One legal text in one language: the one in force, or an earlier version. */
export function legalText(kind: LegalKind, language: Language, version?: string) {
  return read({
    key: ['legal', kind, language, version ?? 'in force'],
    route: () => import('@podium/contract/legal').then((contract) => contract.getLegalText),
    input: { params: { kind }, query: { language, ...(version && { version }) } },
    sameForEveryone: true,
  })
}
