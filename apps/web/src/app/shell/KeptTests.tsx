import { useState } from 'react'
import { useSession } from '../../client/index.ts'
import { keptSportests } from '../../features/sportest/kept.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'

const SendKept = lazyWithPreload(() => import('../../features/sportest/SendKept.tsx'), {
  Missing: NothingMissing,
})

/** Sends the sportests of a visitor who has signed in meanwhile (`sportest.score`). */
export function KeptTests() {
  const { user, hasEnded } = useSession()
  return user && !hasEnded && <Waiting key={user.id} />
}

function Waiting() {
  const [isWaiting] = useState(() => keptSportests().length > 0)
  return isWaiting && <SendKept />
}
