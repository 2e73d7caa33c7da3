import { useCallback } from 'react'
import type { RefusalName } from '@podium/contract/refusals'
import { Refusal, session, Unreachable } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { usePreferences } from '../language/Preferences.tsx'
import type { IsSaid } from './refusalTexts.ts'

/**
 * The one place where what went wrong becomes words: `tell(error)` shows a toast for every refusal
 * in a caught error. Broken field rules and what else stands at a field are not told here but there
 * (`useContractForm`), and a lost session opens its own dialog.
 */
export function useRefusals(): (error: unknown, isSaid?: IsSaid) => Promise<void> {
  const { language } = usePreferences()
  return useCallback(
    async (error, isSaid) => {
      // A fault of ours: listeners to the browser's error events hear of it too.
      if (!(error instanceof Refusal) && !(error instanceof Unreachable)) reportError(error)
      const { textsOf } = await import('./refusalTexts.ts')
      const isTold: IsSaid = (name) => isSaid?.(name) || isSaidOverPage(name)
      for (const text of textsOf(error, language, isTold)) toast.error(text)
    },
    [language],
  )
}

/** That acting for somebody has ended stands in a dialog over the page (`delegation.page`). */
function isSaidOverPage(name: RefusalName): boolean {
  return name === 'delegationEnded' && session.standIn()?.isOver === true
}
