import { useQueryClient } from '@tanstack/react-query'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { shortlistKey } from './queries.ts'

/** Takes an athlete off the shortlist, with the note about them. */
export function useTakeOff({ userId, name }: { userId: number; name: string }, done: () => void) {
  const t = usePhrases(shortlistPhrases)
  const queryClient = useQueryClient()
  return useAct(async () => {
    const { takeOffShortlist } = await import('@podium/contract/shortlist')
    await call(takeOffShortlist, { params: { userId } })
    done()
    await queryClient.invalidateQueries({ queryKey: shortlistKey })
  }, t.removed(name))
}
