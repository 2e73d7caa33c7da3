import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@podium/contract/locale'
import { read } from '../../client/index.ts'
import { usePreferences } from '../language/Preferences.tsx'

/** The terms in force; their version is what a new member accepts. */
function termsInForce(language: Language) {
  return read({
    key: ['terms', language],
    route: () => import('@podium/contract/legal').then((contract) => contract.getTerms),
    input: { query: { language } },
    sameForEveryone: true,
  })
}

/**
 * The terms one accepts; read again when the server has newer ones (`acceptLastTerms`). Who sends their
 * version waits for `arrival`: it asks again where the first answer did not come.
 */
export function useTermsInForce() {
  const { language } = usePreferences()
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(termsInForce(language))
  return {
    version: data?.version ?? '',
    arrival: () => queryClient.ensureQueryData(termsInForce(language)),
    /** The version that has come by now, also since this was drawn. */
    latest: () => queryClient.getQueryData(termsInForce(language).queryKey)?.version ?? '',
    text: data?.text,
    /** The day since which they are in force. */
    since: data?.from,
    isError,
    isFetching,
    retry: () => void refetch(),
    readAgain: () => queryClient.invalidateQueries({ queryKey: ['terms'] }),
  }
}
