import type { Scope } from '@podium/contract/scopes'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { usePhrases } from '../../shared/language/phrases.ts'
import part from '../../shared/settings/part.module.css'

/** What a delegate may do, each with a sentence. */
export function ScopeList({ scopes, label }: { scopes: readonly Scope[]; label: string }) {
  const t = usePhrases(delegationsPhrases).scopes
  return (
    <ul className={part.points} aria-label={label}>
      {scopes.map((scope) => (
        <li key={scope}>
          <strong>{t[scope].name}.</strong> {t[scope].text}
        </li>
      ))}
    </ul>
  )
}
