import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './Test.module.css'

/** The shape of a test whose answers are on their way. */
export function TestSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.columns} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton shape="block" width="100%" height="26rem" />
      <Skeleton shape="block" width="100%" height="16rem" />
    </div>
  )
}
