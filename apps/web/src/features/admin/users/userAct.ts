import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { useLocation, useNavigate } from '../../../router/index.ts'

export const userActs = ['credits', 'hide', 'show', 'decide', 'factor', 'delete'] as const
export type UserAct = (typeof userActs)[number]

/** Opens the dialog of an act on a user, as a step of the history. */
export function useOpenAct(): (act: UserAct, id: number) => void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const kept = typeof state === 'object' ? state : {}
  return (act, id) =>
    navigate(
      { pathname, search, hash },
      { state: { ...kept, dialog: `${act}:${id}` }, preventScrollReset: true },
    )
}

/** The act whose dialog is open, and on whom. */
export function useOpenedAct(): { act: UserAct; id: number; close: () => void } | undefined {
  const { state } = useLocation()
  const named = (state as { dialog?: string } | null)?.dialog ?? ''
  const { isOpen, close } = useDialog(named)
  const [word, id] = named.split(':')
  const act = userActs.find((one) => one === word)
  return isOpen && act && Number(id) > 0 ? { act, id: Number(id), close } : undefined
}
