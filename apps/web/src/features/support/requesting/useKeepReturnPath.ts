import { paths } from '@podium/contract/paths'
import { useSession } from '../../../client/index.ts'
import { creditsIn, searchWith, type RequestChoice } from './requestChoice.ts'
import { returnPath } from '../../../shared/navigation/returnPath.ts'

interface Athlete {
  id: number
  name: string
}

/** Before leaving for the store: keeps where to come back to, with the choice. */
export function useKeepReturnPath(): (athlete: Athlete, choice: RequestChoice) => void {
  const { user } = useSession()
  return ({ id, name }, choice) => {
    if (!user) return
    const path = paths.athlete({ id }) + searchWith('', choice)
    const credits = creditsIn(choice.credits) ?? 0
    returnPath.keep({ userId: user.id, what: 'support', path, name, credits })
  }
}
