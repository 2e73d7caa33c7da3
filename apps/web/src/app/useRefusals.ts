import { useCallback } from 'react'
import type { Language } from '@podium/contract/locale'
import { Refusal, Unreachable } from '../client/index.ts'
import { toast } from '../ui/feedback/toasts.ts'
import { usePreferences } from './Preferences.tsx'

/**
 * The one place where what went wrong becomes words: `tell(error)` shows a toast for every refusal
 * in a caught error. Broken field rules are not told here but at their fields (`useContractForm`),
 * and a lost session opens its own dialog.
 */
export function useRefusals(): (error: unknown) => Promise<void> {
  const { language } = usePreferences()
  return useCallback(
    async (error) => {
      for (const text of await textsOf(error, language)) toast.error(text)
    },
    [language],
  )
}

async function textsOf(error: unknown, language: Language): Promise<string[]> {
  const phrases = await import('@podium/phrases/refusals')
  const known = phrases.refusalPhrases[language]
  const unknown = phrases.unknownRefusalPhrases[language]
  if (error instanceof Unreachable) return [unknown.unreachable]
  if (!(error instanceof Refusal)) return [reported(error, unknown.unknown)]
  if (error.status === 401) return []
  const strange = `${unknown.unknown}. ${unknown.request(error.requestId)}`
  if (error.names.length === 0 && Object.keys(error.fields).length === 0) return [strange]
  if (error.reason) return [phrases.refusalReasonPhrases[language][error.reason]]
  return error.names.map((name) => (name === 'unknown' ? strange : known[name]))
}

/** A fault of ours: the person hears of it, and so does whoever watches the browser's error events. */
function reported(error: unknown, text: string): string {
  reportError(error)
  return text
}
