import { useState } from 'react'
import { useSession } from '../../client/index.ts'
import { keptSportests } from '../../features/sportest/kept.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { sportestDialog } from '../../shared/navigation/useSportestLink.ts'
import { lazyWithPreload, lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'

const SportestDialog = lazyDialog(() => import('../../features/sportest/SportestDialog.tsx'))
const SendKept = lazyWithPreload(() => import('../../features/sportest/SendKept.tsx'), {
  Missing: NothingMissing,
})

/**
 * The sportest over any page, and the tests of a visitor who has signed in meanwhile
 * (`sportest.score`).
 */
export function SportestOverlay() {
  const { isOpen, close } = useDialog(sportestDialog)
  const { user, hasEnded } = useSession()
  const isHydrated = useHydrated()
  return (
    <>
      {user && isHydrated && !hasEnded && <KeptTests key={user.id} />}
      {isOpen && <SportestDialog onClose={close} />}
    </>
  )
}

function KeptTests() {
  const [isWaiting] = useState(() => keptSportests().length > 0)
  return isWaiting && <SendKept />
}
