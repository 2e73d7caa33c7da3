import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Thread } from '@podium/contract/messages'
import { messagesPhrases } from '@podium/phrases/messages'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { chooseAhead } from '../../client/ahead.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Menu } from '../../ui/actions/Menu.tsx'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { MoreIcon } from '../../ui/icons/MoreIcon.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { threadRead } from './queries.ts'

interface Props {
  userId: number
  name: string
  isBlocked: boolean
}

/** Stops a person from writing, after asking; and takes it back. Shown before the server has answered. */
export function BlockButton({ userId, name, isBlocked }: Props) {
  const t = usePhrases(messagesPhrases).block
  const { more } = usePhrases(profilesPhrases)
  const asking = useDialog('block')
  const { isBusy, change } = useChange(userId)
  const act = async () => {
    asking.close()
    if (await change(!isBlocked)) toast.success(isBlocked ? t.undone(name) : t.done(name))
  }
  return (
    <>
      <Menu
        trigger={(trigger) => (
          <IconButton {...trigger} size="small" label={more} icon={<MoreIcon />} busy={isBusy} />
        )}
        items={[
          isBlocked
            ? { label: t.unblock, onSelect: () => void act() }
            : { label: t.block, onSelect: asking.open, danger: true },
        ]}
      />
      {asking.isOpen && !isBlocked && (
        <ConfirmDialog
          title={t.title(name)}
          confirmLabel={t.confirm}
          cancelLabel={t.cancel}
          onConfirm={() => void act()}
          onClose={asking.close}
          danger
        >
          {t.text}
        </ConfirmDialog>
      )}
    </>
  )
}

/** What the act changes is on the screen at once, and is taken back where the server says no. */
function useChange(userId: number) {
  const queryClient = useQueryClient()
  const tell = useRefusals()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = threadRead(userId)
  const change = async (wanted: boolean): Promise<boolean> => {
    setBusy(true)
    try {
      await chooseAhead(queryClient, queryKey, {
        show: (thread) => thread && shownAs(thread, wanted),
        act: async () => {
          const { block, unblock } = await import('@podium/contract/messages')
          return call(wanted ? block : unblock, { params: { userId } })
        },
      })
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

function shownAs<P>(thread: InfiniteData<Thread, P>, blocked: boolean): InfiniteData<Thread, P> {
  const pages = thread.pages.map((page) => {
    const abilities = { ...page.abilities, write: !blocked }
    return { ...page, blocked, abilities }
  })
  return { ...thread, pages }
}
