import { Skeleton, SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import header from './ProfileHeader.module.css'
import page from './ProfileScreen.module.css'
import styles from './ProfileSkeleton.module.css'

/** The shape of a profile that is on its way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className={page.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton shape="block" className={page.cover} />
      <Container className={page.content}>
        <div className={header.header}>
          <Skeleton shape="round" className={styles.avatar} />
          <div className="stacked-close">
            <Skeleton width="min(22rem, 80%)" height="3.5rem" shape="block" />
            <Skeleton width="min(14rem, 60%)" />
          </div>
        </div>
        <SkeletonText lines={5} />
      </Container>
    </div>
  )
}
