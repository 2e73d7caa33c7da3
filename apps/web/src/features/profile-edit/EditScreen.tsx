import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { Navigate, useParams } from '../../router/index.ts'
import type { Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'
import { RequireSession } from '../../shared/session/RequireSession.tsx'
import { isMissing, Refusal, useSession } from '../../client/index.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { EditForm, type Section } from './EditForm.tsx'
import { EditSkeleton } from './EditSkeleton.tsx'
import styles from './EditForm.module.css'

interface Props {
  role: MemberRole
  /** Below the form, from other features: what belongs to the page as well. */
  parts?: (profile: Profile) => ReactNode
  /** What these parts are called, for the ways to them. */
  sections?: (profile: Profile) => Section[]
  /** Beside how complete the page is, from other features: the score of the sport test. */
  badge?: (profile: Profile) => ReactNode
}

/** The user's own page to edit, or with an id in the address another user's, for admins. */
export function EditScreen({ role, parts, sections, badge }: Props) {
  const { id } = useParams()
  const asAdmin = id !== undefined
  return (
    <RequireSession scope="PAGE" roles={[asAdmin ? 'ADMIN' : role]} placeholder={<EditSkeleton />}>
      <Loaded {...{ role, asAdmin, id, parts, sections, badge }} />
    </RequireSession>
  )
}

function Loaded({
  role,
  asAdmin,
  id,
  parts,
  sections,
  badge,
}: Props & { asAdmin: boolean; id: string | undefined }) {
  const t = usePhrases(profileEditPhrases)
  const { user } = useSession()
  const ownId = user?.id ?? 0
  const wanted = profileRead(role, asAdmin ? idIn(id) : ownId)
  const { data, error, isFetching, refetch } = useQuery({
    ...wanted,
    enabled: asAdmin || ownId > 0,
  })
  if (data?.own) {
    return (
      <EditForm
        key={data.id}
        profile={data}
        asAdmin={asAdmin}
        badge={badge?.(data)}
        sections={sections?.(data)}
      >
        {parts?.(data)}
      </EditForm>
    )
  }
  if (!error) return <EditSkeleton />
  // A user who signs in again, over this page, goes on here.
  const isOut = error instanceof Refusal && error.status === 401
  if (!isOut) return <Failed isMissing={isMissing(error)} />
  return (
    <Container className={styles.page}>
      <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
    </Container>
  )
}

/** What cannot be read cannot be edited: it leads to the index (`pages.access`). */
function Failed({ isMissing }: { isMissing: boolean }) {
  const { couldNotLoad } = usePhrases(profileEditPhrases)
  useEffect(() => {
    if (!isMissing) toast.error(couldNotLoad)
  }, [isMissing, couldNotLoad])
  return <Navigate to={paths.index()} replace />
}
