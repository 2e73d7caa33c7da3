import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useMemo } from 'react'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { shellPhrases } from '@podium/phrases/shell'
import { NotFoundScreen } from '../../shared/navigation/NotFoundScreen.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { isMissing } from '../../client/index.ts'
import { useParams } from '../../router/index.ts'
import { classes } from '../../ui/classes.ts'
import { Cover } from '../../ui/pictures/Cover.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { asOthersSee } from './asOthersSee.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { ProfileStory } from './ProfileStory.tsx'
import styles from './ProfileScreen.module.css'
import { useOwnTab } from './useOwnTab.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

const FailedDialog = lazyDialog(() => import('./FailedDialog.tsx'))

interface Props {
  role: MemberRole
  /** Whose page; the id in the address unless given. */
  id?: number
  /** For the owner alone, above the page: the tabs, and what is theirs to know first. */
  ownTop: (profile: Profile) => ReactNode
  /** For the owner alone, in place of the page: where it is looked after. */
  manage: (profile: Profile) => ReactNode
  /** Buttons under the name, from other features. */
  actions: (profile: Profile) => ReactNode
  /** From other features, how it stands between the viewer and the page's owner. */
  lead?: (profile: Profile) => ReactNode
  /** What comes before the story, from other features: pictures, the best results. */
  first: (profile: Profile) => ReactNode
  /** What is looked up rather than read, from other features; beside the story on a desk. */
  rail: (profile: Profile) => ReactNode
  /** What follows the story, from other features: what is told lately. */
  rest?: (profile: Profile) => ReactNode
  /** What takes the whole width below, from other features: all results, where to go on. */
  last?: (profile: Profile) => ReactNode
  /** What stays in reach or lies over the page, in both tabs, from other features. */
  over?: (profile: Profile) => ReactNode
}

/**
 * A person's public page (`profile.page`). Its owner sees the same, and in a second tab what is theirs
 * to look after (`profile.manage`).
 */
export function ProfileScreen({ role, id, ...slots }: Props) {
  const t = usePhrases(shellPhrases)
  const inAddress = useParams().id
  const wanted = profileRead(role, id ?? idIn(inAddress))
  const { data, error, isFetching, refetch } = useQuery(wanted)
  if (isMissing(error)) return <NotFoundScreen />
  if (data) return <ProfilePage profile={data} {...slots} />
  return (
    <>
      <ProfileSkeleton label={t.loading} />
      {error && <FailedDialog error={error} busy={isFetching} onRetry={() => void refetch()} />}
    </>
  )
}

interface PageProps extends Omit<Props, 'role' | 'id'> {
  profile: Profile
}

function ProfilePage({ profile, ownTop, manage, over, ...slots }: PageProps) {
  const isOwn = profile.abilities.publish
  const isManaging = useOwnTab() === 'manage' && isOwn
  const seen = useMemo(() => asOthersSee(profile), [profile])
  return (
    <div className={styles.page}>
      {isOwn && ownTop(profile)}
      {isManaging ? manage(profile) : <Seen profile={seen} {...slots} />}
      <div className="screen-only">{over?.(profile)}</div>
    </div>
  )
}

/** The page as others see it; what opens over it does not draw it anew. */
const Seen = memo(function Seen({
  profile,
  ...slots
}: Omit<PageProps, 'ownTop' | 'manage' | 'over'>) {
  const { actions, lead, first, rail, rest, last } = slots
  const { id, role, sport, coverPhoto } = profile
  return (
    <article>
      <PaperAddress path={paths.profile(role, id)} />
      <Cover
        userId={id}
        role={role}
        sport={sport}
        src={coverPhoto.main}
        shape="page"
        first
        className={styles.cover}
      />
      <Container className={styles.content}>
        <ProfileHeader profile={profile}>{actions(profile)}</ProfileHeader>
        <div className={styles.main}>
          {lead && <div className="screen-only">{lead(profile)}</div>}
          {first(profile)}
          <ProfileStory profile={profile} />
        </div>
        <div className={styles.rail}>{rail(profile)}</div>
        <div className={styles.main}>{rest?.(profile)}</div>
        <div className={styles.last}>{last?.(profile)}</div>
      </Container>
    </article>
  )
})

/** Where the page is found, for readers who have it on paper. */
function PaperAddress({ path }: { path: string }) {
  const { publicUrl, productName } = usePublicConfig()
  return (
    <p className={classes('paper-only', styles.address)}>
      <Facts of={[productName, publicUrl + path]} />
    </p>
  )
}
