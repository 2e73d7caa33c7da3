import { paths } from '@podium/contract/paths'
import type { MemberRole } from '@podium/contract/roles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sharePhrases } from '@podium/phrases/share'
import { useNavigate } from '../../router/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { usePhrases } from '../language/phrases.ts'

/**
 * Tells owners that their page is public from now on, however that came, and offers to pass it on.
 * The page itself says it too, and hides it again.
 */
export function useIsPublic() {
  const { published } = usePhrases(profilesPhrases).owner
  const { action } = usePhrases(sharePhrases)
  const navigate = useNavigate()
  return ({ id, role }: { id: number; role: MemberRole }) => {
    const run = () => navigate(paths.profile(role, id), { state: { dialog: 'share' } })
    toast.success(published, { action: { label: action, run } })
  }
}
