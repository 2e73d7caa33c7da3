import { useCallback } from 'react'
import { Refusal, Unreachable } from '../../client/index.ts'
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
      for (const text of textsOf(error, language, isSaid)) toast.error(text)
    },
    [language],
  )
}
