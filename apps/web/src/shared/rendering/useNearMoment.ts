import { useFormats } from '../language/formats.ts'
import { nearMoment } from './nearMoment.ts'

/** `nearMoment` in the language in force. */
export function useNearMoment(): (value: Date | string) => string {
  const { locale } = useFormats()
  return (value) => nearMoment(locale, value)
}
