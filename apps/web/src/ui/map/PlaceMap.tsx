import { lazy, Suspense } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import type { MapPoint } from './drawMap.ts'
import styles from './PlaceMap.module.css'

const DrawnMap = lazy(() => import('./DrawnMap.tsx'))

export type PlaceMapProps = {
  point: MapPoint | null
  /** What the map shows, for assistive technology. */
  label: string
  zoomInLabel: string
  zoomOutLabel: string
  /** Lets the point be set by a click or a drag. */
  onPoint?: (point: MapPoint) => void
}

/** A map without any third party: coast and borders from our own files, loaded when it is shown. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <div className={styles.frame}>
      <Suspense fallback={<Skeleton shape="block" className={styles.map} />}>
        <DrawnMap {...props} />
      </Suspense>
    </div>
  )
}
