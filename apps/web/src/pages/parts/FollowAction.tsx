import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { followsPhrases } from '@podium/phrases/follows'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useMay, useSession } from '../../client/index.ts'
import { FollowButton } from '../../features/follows/FollowButton.tsx'
import { useFollowWish } from '../../features/follows/useFollowWish.ts'
import { SignInFirst } from './SignInFirst.tsx'

/** Follows the member of the page; administrators and the owner do not. */
export function FollowAction({ profile }: { profile: Profile }) {
  const t = usePhrases(followsPhrases).signInFirst
  const { user } = useSession()
  const { isWished, isMeant, signUp, close } = useFollowWish()
  const name = personName(profile)
  const isSelf = useMay('never')
  if (!isSelf || profile.abilities.publish || user?.role === 'ADMIN') return null
  return (
    <>
      <FollowButton
        userId={profile.id}
        name={name}
        onSignedOut={user ? null : () => signUp(name)}
        goesOn={user && isMeant ? close : undefined}
      />
      {isWished && !user && (
        <SignInFirst title={t.title} text={t.text(name)} onClose={close}>
          {null}
        </SignInFirst>
      )}
    </>
  )
}
