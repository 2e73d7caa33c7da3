import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesPhrases } from '@podium/phrases/messages'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../app/phrases.ts'
import { useDialog } from '../../app/useDialog.ts'
import { useRefusals } from '../../app/useRefusals.ts'
import { call } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'

interface Props {
  userId: number
  name: string
  isBlocked: boolean
}

/** Stops somebody from writing, after asking; and takes it back. */
export function BlockButton({ userId, name, isBlocked }: Props) {
  const t = usePhrases(messagesPhrases).block
  const { close } = usePhrases(shellPhrases)
  const asking = useDialog('block')
  const { isBusy, change } = useChange(userId)
  const act = async () => {
    if (!(await change(!isBlocked))) return
    asking.close()
    toast.success(isBlocked ? t.undone(name) : t.done(name))
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={isBlocked && isBusy}
        onClick={() => (isBlocked ? void act() : asking.open())}
      >
        {isBlocked ? t.unblock : t.block}
      </Button>
      {asking.isOpen && !isBlocked && (
        <ConfirmDialog
          title={t.title(name)}
          confirmLabel={t.confirm}
          cancelLabel={t.cancel}
          closeLabel={close}
          onConfirm={() => void act()}
          onClose={asking.close}
          busy={isBusy}
          danger
        >
          {t.text}
        </ConfirmDialog>
      )}
    </>
  )
}

function useChange(userId: number) {
  const queryClient = useQueryClient()
  const tell = useRefusals()
  const [isBusy, setBusy] = useState(false)
  const change = async (wanted: boolean): Promise<boolean> => {
    setBusy(true)
    try {
      const { block, unblock } = await import('@podium/contract/messages')
      await call(wanted ? block : unblock, { params: { userId } })
      await queryClient.invalidateQueries({ queryKey: ['messages'] })
      return true
    } catch (error) {
      await tell(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
