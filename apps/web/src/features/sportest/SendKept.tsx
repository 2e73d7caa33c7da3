import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { sendKeptSportests } from './sendKept.ts'

/** Sends the tests a visitor took in this browser, once they have signed in. */
export default function SendKept() {
  const t = usePhrases(sportestPhrases).kept
  const { tests } = usePhrases(sportestNames)
  const { number } = useFormats()
  const queryClient = useQueryClient()
  const send = useEffectEvent(async () => {
    const { results, dropped } = await sendKeptSportests()
    if (dropped) toast.info(t.dropped)
    if (results.length === 0) return
    const told = results.map(({ type, score }) => t.result(tests[type], number(score)))
    toast.success(t.saved(told.join('; ')))
    void queryClient.invalidateQueries({ queryKey: ['sportests'] })
    // The page signed in to may be on its way, asked for before the tests were stored: it is let in
    // first, as what is under way is not asked for twice.
    await queryClient.refetchQueries({ queryKey: ['profile'], type: 'all' })
    void queryClient.invalidateQueries({ queryKey: ['profile'] })
  })
  useEffect(() => void send(), [])
  return null
}
