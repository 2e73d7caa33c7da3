import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'
import styles from './Corners.module.css'

const OwnCorners = lazy(() => import('./OwnCorners.tsx'))

/** The place in the bar of what waits for whoever is signed in: requests, messages, news, credits. */
export function Corners() {
  const { user } = useSession()
  if (!user) return null
  return (
    <span className={styles.place} data-own>
      <Suspense>
        <OwnCorners key={user.id} user={user} />
      </Suspense>
    </span>
  )
}
