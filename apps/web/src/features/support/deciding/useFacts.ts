import type { SupportEntry } from '@podium/contract/support'
import { useFormats } from '../../../shared/language/formats.ts'
import { useSession } from '../../../client/index.ts'
import { useNameless } from '../Person.tsx'

type SupportSummary = Pick<SupportEntry, 'userName' | 'totalCredits' | 'periodBought'>

/** A support as its phrases want it: the other side's name, credits as they are written, months. */
export function useFacts(): (entry: SupportSummary) => {
  name: string
  credits: string
  months: number
} {
  const nameless = useNameless()
  const { number } = useFormats()
  return ({ userName, totalCredits, periodBought }) => ({
    name: userName || nameless,
    credits: number(totalCredits),
    months: periodBought,
  })
}

/** Which of the two the viewer of a support is; a viewer who is neither is an admin. */
export function useSideOf(): (entry: SupportEntry) => 'athlete' | 'supporter' | 'admin' {
  const { user } = useSession()
  return ({ athlete, supporter }) => {
    if (athlete.id === user?.id) return 'athlete'
    return supporter.id === user?.id ? 'supporter' : 'admin'
  }
}
