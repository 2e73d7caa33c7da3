import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../app/formats.ts'
import { usePhrases } from '../../app/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { sendKeptSportests } from './sendKept.ts'

/** Sends what a visitor's tests left in this browser, for whoever has just signed in. */
export default function SendKept() {
  const t = usePhrases(sportestPhrases).kept
  const { number } = useFormats()
  const queryClient = useQueryClient()
  const send = useEffectEvent(async () => {
    const { score, dropped } = await sendKeptSportests()
    if (dropped) toast.info(t.dropped)
    if (score === null) return
    toast.success(t.saved(number(score)))
    void queryClient.invalidateQueries({ queryKey: ['sportests'] })
    void queryClient.invalidateQueries({ queryKey: ['profile'] })
  })
  useEffect(() => void send(), [])
  return null
}
