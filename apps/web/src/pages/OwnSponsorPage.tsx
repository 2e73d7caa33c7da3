import { paths } from '@podium/contract/paths'
import { profilesPhrases } from '@podium/phrases/profiles'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useSession } from '../client/index.ts'
import { Navigate } from '../router/index.ts'

export const handle = titled(profilesPhrases, (t) => t.roles.SPONSOR)

/** A sponsor's page without an id is the user's own (`pages.addresses`). */
export function Component() {
  return (
    <RequireSession scope="open" roles={['SPONSOR']}>
      <ToOwnPage />
    </RequireSession>
  )
}

function ToOwnPage() {
  const { user } = useSession()
  return user && <Navigate to={paths.sponsor({ id: user.id })} replace />
}
