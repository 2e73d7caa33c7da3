import { formatsOf } from '@podium/phrases/format'
import { usePreferences } from './Preferences.tsx'

/** How numbers and dates are written in the language in force. */
export function useFormats(): ReturnType<typeof formatsOf> {
  return formatsOf(usePreferences().language)
}
