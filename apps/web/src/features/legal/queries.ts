import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { read } from '../../client/index.ts'

/** One legal text in one language. */
export function legalText(kind: LegalKind, language: Language) {
  return read({
    key: ['legal', kind, language],
    route: () => import('@podium/contract/legal').then((contract) => contract.getLegalText),
    input: { params: { kind }, query: { language } },
    sameForEveryone: true,
  })
}
