import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SportestType } from '@podium/contract/sportest'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { sportestShown } from './queries.ts'

/** Whether the user's page and card show the score; holds at once. */
export function ShownSwitch({ type }: { type: SportestType }) {
  const t = usePhrases(sportestPhrases).history
  const test = usePhrases(sportestNames).within[type]
  const { data } = useQuery(sportestShown)
  const { wanted, show } = useShow()
  if (!data) return null
  return (
    <SwitchField
      label={t.shown}
      hint={t.shownHint(test)}
      checked={wanted ?? data.shown}
      disabled={wanted !== null}
      onChecked={(shown) => void show(shown)}
    />
  )
}

function useShow() {
  const t = usePhrases(sportestPhrases).history
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const show = async (shown: boolean) => {
    setWanted(shown)
    try {
      const { putSportestShown } = await import('@podium/contract/sportest')
      const saved = await call(putSportestShown, { body: { shown } })
      queryClient.setQueryData(sportestShown.queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: ['profile'] })
      void queryClient.invalidateQueries({ queryKey: ['network'] })
      toast.success(saved.shown ? t.isShown : t.isKeptOff)
    } catch (error) {
      await tell(error)
    } finally {
      setWanted(null)
    }
  }
  return { wanted, show }
}
