import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { shortlistedAmong, shortlistKey } from './queries.ts'

/**
 * Whether an athlete is on the user's shortlist, undefined until it is known, and the way to put them on
 * it. `among` are all on the same page of a list: one call tells who of them is.
 */
export function useShortlisting(userId: number, among: readonly number[] = [userId]) {
  const t = usePhrases(shortlistPhrases)
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({ ...shortlistedAmong(among), enabled: among.length > 0 })
  const { isBusy, run } = useAct(async () => {
    const { putOnShortlist } = await import('@podium/contract/shortlist')
    await call(putOnShortlist, { body: { userId } })
    await queryClient.invalidateQueries({ queryKey: shortlistKey })
  }, t.added)
  const entry = data && (data.find(({ person }) => person.id === userId) ?? null)
  return { entry, isUnknown: !data && isError, isBusy, add: run }
}
