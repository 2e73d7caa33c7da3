import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { useAsked } from '../../shared/dialogs/useAsked.ts'
import { laterDialog } from '../../shared/rendering/later.tsx'
import { ActDialog } from './ActDialog.tsx'
import { supportEntry } from './queries.ts'
import type { Act } from './useAct.ts'

const SupporterDialog = laterDialog(() => import('./SupporterDialog.tsx'))

interface Asked {
  act: Act | 'look'
  entry: SupportEntry
  isChanged?: boolean
}

/**
 * The dialogs behind the buttons of supports. They stand beside the list, not in it: a support leaves
 * a filtered list with the very act that its dialog still tells of.
 */
export function useActDialogs(): {
  ask: (act: Act, entry: SupportEntry) => void
  dialogs: ReactNode
} {
  const { asked, ask: setAsked, close } = useAsked<Asked>('support-act')
  const queryClient = useQueryClient()
  const look = (entry: SupportEntry) => setAsked({ act: 'look', entry, isChanged: true })
  const ask = (act: Act, entry: SupportEntry) => {
    queryClient.setQueryData(supportEntry(entry.id).queryKey, entry)
    setAsked({ act, entry })
  }
  return { ask, dialogs: asked && <Asking asked={asked} onClose={close} onChanged={look} /> }
}

interface AskingProps {
  asked: Asked
  onClose: () => void
  onChanged: (entry: SupportEntry) => void
}

function Asking({ asked: { act, entry, isChanged = false }, onClose, onChanged }: AskingProps) {
  if (act === 'reject' || act === 'cancel') {
    return <ActDialog {...{ entry, act, onClose, onChanged }} />
  }
  return <SupporterDialog id={entry.id} isChanged={isChanged} onClose={onClose} />
}
