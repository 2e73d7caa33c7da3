import { Link, useLocation } from '../../router/index.ts'
import type { ReactNode } from 'react'
import type { LegalKind } from '@podium/contract/legal'
import { footerPhrases } from '@podium/phrases/footer'
import { usePhrases } from '../../shared/language/phrases.ts'
import { changedQuery } from '../../shared/navigation/changedQuery.ts'
import {
  legalParameter,
  titleKeys,
  versionParameter,
} from '../../shared/navigation/legalAddress.ts'

interface Props {
  kind: LegalKind
  /** One that was in force once. */
  version?: string
  children?: ReactNode
}

/** Opens a legal text over the page one is on; the browser's back closes it. */
export function LegalLink({ kind, version, children }: Props) {
  const t = usePhrases(footerPhrases).legal
  // What the page before told this one stays with it.
  const told: unknown = useLocation().state
  const state = { ...(typeof told === 'object' && told), openedLegal: true }
  return (
    <Link to={useLegalAddress(kind, version)} state={state} preventScrollReset>
      {children ?? t[titleKeys[kind]]}
    </Link>
  )
}

/** The present address with a legal text open; with null, with none. */
export function useLegalAddress(
  kind: LegalKind | null,
  version?: string,
): { search: string; hash: string } {
  const { search, hash } = useLocation()
  const changes = { [legalParameter]: kind, [versionParameter]: version }
  return { ...changedQuery(new URLSearchParams(search), changes), hash }
}
