import { paths } from '@podium/contract/paths'
import { useSession } from '../../../client/index.ts'
import { creditsIn, searchWith, stateWith, type RequestChoice } from './requestChoice.ts'
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
    const state = stateWith(choice)
    // With the terms ticked nothing is left to say but that it may go.
    const atOnce = choice.accepts ? { atOnce: stateWith({ ...choice, asks: true }) } : {}
    returnPath.keep({ userId: user.id, what: 'support', path, state, ...atOnce, name, credits })
  }
}
