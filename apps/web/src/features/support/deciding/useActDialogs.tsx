import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { lazyDialog } from '../../../shared/rendering/lazyWithPreload.tsx'
import { ActDialog } from './ActDialog.tsx'
import { supportEntry } from '../queries.ts'
import { ThankDialog } from './ThankDialog.tsx'
import type { Opening } from './useAct.ts'

const SupporterDialog = lazyDialog(() => import('./SupporterDialog.tsx'))

interface OpenedAct {
  act: Opening
  entry: SupportEntry
  isChanged?: boolean
}

/**
 * The dialogs behind the buttons of supports. They stand beside the list, not in it: a support leaves
 * a filtered list with the very act that its dialog still tells of.
 */
export function useActDialogs(): {
  ask: (act: Opening, entry: SupportEntry) => void
  dialogs: ReactNode
} {
  const { subject, open, close } = useDialogAbout<OpenedAct>('support-act')
  const queryClient = useQueryClient()
  const look = (entry: SupportEntry) => open({ act: 'look', entry, isChanged: true })
  const ask = (act: Opening, entry: SupportEntry) => {
    queryClient.setQueryData(supportEntry(entry.id).queryKey, entry)
    open({ act, entry })
  }
  return {
    ask,
    dialogs: subject && <OpenedDialog opened={subject} onClose={close} onChanged={look} />,
  }
}

interface OpenedProps {
  opened: OpenedAct
  onClose: () => void
  onChanged: (entry: SupportEntry) => void
}

function OpenedDialog({ opened, onClose, onChanged }: OpenedProps) {
  const { act, entry, isChanged = false } = opened
  if (act === 'reject' || act === 'cancel') {
    return <ActDialog {...{ entry, act, onClose, onChanged }} />
  }
  if (act === 'thank') return <ThankDialog entry={entry} onClose={onClose} />
  return <SupporterDialog id={entry.id} isChanged={isChanged} onClose={onClose} />
}
