import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import { ContactDetails } from './ContactDetails.tsx'
import { OwnerPanel } from './OwnerPanel.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { ProfileStory } from './ProfileStory.tsx'
import styles from './ProfileScreen.module.css'

const FailedDialog = lazyDialog(() => import('./FailedDialog.tsx'))

interface Props {
  role: MemberRole
  /** Whose page; the id in the address unless given. */
  id?: number
  /** Buttons beside the name, from other features. */
  actions?: (profile: Profile) => ReactNode
  /** For the owner above all else, from other features: the first steps. */
  welcome?: (profile: Profile) => ReactNode
  /** For the owner, from other features: what they can take along from their page. */
  tools?: (profile: Profile) => ReactNode
  /** From other features, what waits for the viewer: above the facts, for the owner above all. */
  lead?: (profile: Profile) => ReactNode
  /** What follows the story, from other features: results, gallery. */
  parts?: (profile: Profile) => ReactNode
  /** The last and quietest of the page, from other features. */
  foot?: (profile: Profile) => ReactNode
  /** What stays in reach at the page's foot, from other features. */
  over?: (profile: Profile) => ReactNode
}

/**
 * A person's public page; its owner sees the same page, with what is theirs added in place
 * (`profile.page`).
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

interface PageProps extends Omit<Props, 'role'> {
  profile: Profile
}

function ProfilePage({ profile, ...slots }: PageProps) {
  const { actions, welcome, tools, lead, parts, foot, over } = slots
  const { id, role, sport, coverPhoto, phrase, abilities } = profile
  return (
    <article className={styles.page}>
      <PaperAddress path={paths.profile(role, id)} />
      {abilities.publish && lead && (
        <div className="screen-only">
          <Container className={styles.waiting}>{lead(profile)}</Container>
        </div>
      )}
      <Cover userId={id} role={role} sport={sport} src={coverPhoto.main} shape="page" first />
      <Container className={styles.content}>
        <ProfileHeader profile={profile}>{actions?.(profile)}</ProfileHeader>
        <div className="screen-only">
          {welcome?.(profile)}
          {abilities.publish && <OwnerPanel profile={profile}>{tools?.(profile)}</OwnerPanel>}
          {!abilities.publish && lead?.(profile)}
        </div>
        <ProfileFacts profile={profile} />
        {phrase && <blockquote className={styles.phrase}>{phrase}</blockquote>}
        <ProfileStory profile={profile} />
        {parts?.(profile)}
        <ContactDetails profile={profile} />
        <div className="screen-only">
          {foot?.(profile)}
          {over?.(profile)}
        </div>
      </Container>
    </article>
  )
}

/** Where the page is found, for readers who have it on paper. */
function PaperAddress({ path }: { path: string }) {
  const { publicUrl, productName } = usePublicConfig()
  return (
    <p className={classes('paper-only', styles.address)}>
      {productName} · {publicUrl + path}
    </p>
  )
}
