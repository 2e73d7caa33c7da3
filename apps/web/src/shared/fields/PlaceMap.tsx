import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { PlaceMapProps } from '../../ui/map/DrawnMap.tsx'
import styles from '../../ui/map/PlaceMap.module.css'
import { lazyWithPreload } from '../rendering/lazyWithPreload.tsx'

const DrawnMap = lazyWithPreload(() => import('../../ui/map/DrawnMap.tsx'), {
  waiting: <Skeleton shape="block" className={styles.map} />,
})

/** A map without any third party: coast and borders from our own files, loaded when it is shown. */
export function PlaceMap(props: PlaceMapProps) {
  return (
    <div className={styles.frame}>
      <DrawnMap {...props} />
    </div>
  )
}
