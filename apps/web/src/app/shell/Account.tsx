import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { Link, useLocation, useNavigate } from '../../router/index.ts'
import type { SessionUser } from '@podium/contract/identity'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { shellPhrases } from '@podium/phrases/shell'
import { signOut, useSession } from '../../client/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Account.module.css'

/** The bar's part that depends on who is here. */
export function Account() {
  const { user } = useSession()
  return <div className={styles.account}>{user ? <SignedIn user={user} /> : <SignedOut />}</div>
}

function SignedOut() {
  const t = usePhrases(shellPhrases)
  const { pathname, search } = useLocation()
  const returnTo = pathname === paths.index() ? undefined : pathname + search
  return (
    <>
      <LinkButton to={paths.login({ returnTo })} variant="quiet">
        {t.bar.signIn}
      </LinkButton>
      <LinkButton to={paths.signUp()} variant="primary">
        {t.bar.signUp}
      </LinkButton>
    </>
  )
}

function SignedIn({ user }: { user: SessionUser }) {
  const t = usePhrases(shellPhrases)
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut()
    navigate(paths.index())
  }
  return (
    <>
      <Person user={user} />
      <LinkButton to={paths.settings()} variant="quiet">
        {t.bar.settings}
      </LinkButton>
      <Button variant="quiet" busy={isLeaving} onClick={() => void leave()}>
        {t.bar.signOut}
      </Button>
    </>
  )
}

/** Name and picture, leading to the user's own page where the role has one. */
function Person({ user }: { user: SessionUser }) {
  const t = usePhrases(shellPhrases)
  const name = personName(user)
  const who = (
    <>
      <Avatar userId={user.id} role={user.role} sport={sportOf(user)} name={name} size="small" />
      <span className={styles.name}>{name}</span>
    </>
  )
  if (isMemberRole(user.role)) {
    return (
      <Link to={paths.profile(user.role, user.id)} className={styles.person} title={t.bar.profile}>
        {who}
      </Link>
    )
  }
  // Admins have no page: beside who they are stands the way to the administration.
  return (
    <>
      <span className={styles.person}>{who}</span>
      <LinkButton to={paths.admin({ part: 'users' })} variant="quiet" title={name}>
        {t.bar.admin}
      </LinkButton>
    </>
  )
}

function sportOf(user: SessionUser): Sport | null {
  return user.club?.clubCompositeKey.sport ?? null
}
