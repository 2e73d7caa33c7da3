import { cast } from './cast.ts'
import { duarte } from './people-deciding.ts'
import { managing } from './people-managing.ts'
import { cheering } from './people-cheering.ts'
import { athletesGrowingUp } from './people-growing-up.ts'
import { athletesOnCourts } from './people-on-courts.ts'
import { athletesOnMats } from './people-on-mats.ts'
import { athletesOnPitches } from './people-on-pitches.ts'
import { athletesOnRoads } from './people-on-roads.ts'
import { athletesOnWater } from './people-on-water.ts'
import { athletesWithNerve } from './people-with-nerve.ts'
import { paralympicAthletes } from './people-paralympic.ts'
import { sponsoring } from './people-sponsoring.ts'
import type { Character } from './person.ts'

/** What everybody of the demo signs in with; printed at start. */
export const demoPassword = 'Podium!2026'

/** Everybody of the demo, the cast first, always in the same order: so are their ids. */
export const everybody: Character[] = [
  ...Object.values(cast),
  ...athletesOnRoads,
  ...athletesOnWater,
  ...athletesOnMats,
  ...athletesOnCourts,
  ...athletesOnPitches,
  ...athletesWithNerve,
  ...paralympicAthletes,
  ...managing,
  ...sponsoring,
  ...cheering,
  ...athletesGrowingUp,
  duarte,
]

/** Who a visitor of the demo can be: the addresses of the cast, with their roles. */
export const signIns = Object.values(cast).map(({ role, email }) => ({ role, email }))
