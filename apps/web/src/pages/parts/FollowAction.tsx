import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { followsPhrases } from '@podium/phrases/follows'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useSession } from '../../client/index.ts'
import { FollowButton } from '../../features/follows/FollowButton.tsx'
import { SignInFirst } from './SignInFirst.tsx'

/** Follows the member of the page; administrators and the owner do not. */
export function FollowAction({ profile }: { profile: Profile }) {
  const t = usePhrases(followsPhrases).signInFirst
  const { user } = useSession()
  const { isOpen, open, close } = useDialog('follow')
  const name = personName(profile)
  if (profile.abilities.publish || user?.role === 'ADMIN') return null
  return (
    <>
      <FollowButton userId={profile.id} name={name} onSignedOut={user ? null : open} />
      {isOpen && !user && (
        <SignInFirst title={t.title} text={t.text(name)} onClose={close}>
          {null}
        </SignInFirst>
      )}
    </>
  )
}
