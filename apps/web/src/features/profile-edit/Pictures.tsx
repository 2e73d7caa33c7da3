import type { Profile } from '@podium/contract/profiles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Cover } from '../../ui/pictures/Cover.tsx'
import type { Draft, DraftField } from './draft.ts'
import { PictureField } from './PictureField.tsx'
import { usePictureUpload } from './usePictureUpload.ts'
import styles from './Pictures.module.css'

interface Props {
  profile: Profile
  draft: Draft
  change: (field: DraftField, value: string) => void
  cover: ReturnType<typeof usePictureUpload>
  avatar: ReturnType<typeof usePictureUpload>
}

/** Cover and profile picture, as the page will show them. */
export function Pictures({ profile, draft, change, cover, avatar }: Props) {
  const t = usePhrases(profileEditPhrases).pictures
  const { id, role, name } = profile
  const drawnFor = { userId: id, role, sport: profile.sport }
  const coverSrc = shown(draft.coverId, profile.coverPhoto, cover.picture.preview)
  const avatarSrc = shown(draft.avatarId, profile.avatar, avatar.picture.preview)
  return (
    <section id="pictures" className={styles.pictures} aria-label={t.title}>
      <PictureField
        purpose="cover"
        upload={cover.picture}
        isGiven={coverSrc !== null}
        onCut={cover.send}
        onRemove={() => {
          cover.forget()
          change('coverId', '0')
        }}
      >
        <Cover {...drawnFor} src={coverSrc} shape="page" className={styles.coverPicture} />
      </PictureField>
      <PictureField
        purpose="avatar"
        isLogo={role === 'SPONSOR'}
        upload={avatar.picture}
        isGiven={avatarSrc !== null}
        onCut={avatar.send}
        onRemove={() => {
          avatar.forget()
          change('avatarId', '0')
        }}
      >
        <Avatar
          {...drawnFor}
          name={name}
          src={avatarSrc}
          size="huge"
          ringed
          className={styles.avatarPicture}
        />
      </PictureField>
      <p className={styles.hint}>{t.hint}</p>
    </section>
  )
}

/** What is to be seen: the picture just cut out, the stored one as long as it stays, else a drawn one. */
function shown(id: string, stored: Profile['avatar'], preview: string | null): string | null {
  return preview ?? (id === String(stored.id) ? stored.main : null)
}
