import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PersonCard } from '@podium/contract/people'
import type { Goal } from '@podium/contract/season'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { seasonOf } from './queries.ts'

// Strangers open these pages first: what draws a season comes where there is one.
const Shown = lazyWithPreload(() => import('./ShownSeason.tsx'))

export interface SeasonProps {
  /** Goals and competitions, or what is told lately. */
  part: 'ahead' | 'told'
  athlete: Pick<PersonCard, 'id' | 'role' | 'name' | 'lastName'>
  /** Whether it is the viewer's own, who sees here what others read of it (`profile.manage`). */
  isOwn: boolean
  /** Whether others read less of it, since the athlete is protected (`minors.protected`). */
  isGuarded: boolean | undefined
  /** Whether only its owner and the admins see the page. */
  isHidden: boolean | undefined
  /** Whether the viewer may report what is told: everybody but the athlete. */
  mayReport: boolean
  /** Begins a request that is directed at a goal; left out where the viewer cannot ask. */
  onSupport?: ((goalId: number) => void) | undefined
  /** What else the viewer does with an open goal. */
  drawGoalAct?: ((goal: Goal) => ReactNode) | undefined
}

/** What an athlete wants, what is ahead of them and what they tell; nothing where none is said. */
export function SeasonSection(props: SeasonProps) {
  const { data } = useQuery(seasonOf(props.athlete.id))
  return data && Object.values(data).some(isFilled) && <Shown {...props} season={data} />
}

/** Fetches what draws an athlete's season, where there is one, before the page is rendered. */
export async function prepareSeason({ queryClient, params }: LoaderInput): Promise<void> {
  const season = queryClient.getQueryData(seasonOf(idIn(params.id)).queryKey)
  if (season && Object.values(season).some(isFilled)) await Shown.load()
}

const isFilled = ({ length }: readonly unknown[]) => length > 0
