import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from './AdminTable.module.css'

/** More are not seen at once. */
const most = 10

/** Rows that are on their way, as high as they will be. */
export function ComingRows({ count }: { count: number }) {
  return (
    <div className={styles.coming} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, row) => (
        <div key={row}>
          <Skeleton shape="round" width="1.25rem" height="1.25rem" />
          <Skeleton width={row % 2 ? '9rem' : '11rem'} />
          <Skeleton width="70%" />
          <Skeleton width="4rem" />
        </div>
      ))}
    </div>
  )
}
