import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { SupportPerson } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'

/**
 * What stands for a name that there is not: who left has none any more (`account.closing`), and who is
 * protected is not told every one (`minors.contacts`).
 */
export function useNameless(): string {
  const { gone, somebody } = usePhrases(supportersPhrases)
  const { user } = useSession()
  return user?.protected ? somebody : gone
}

/**
 * The name, leading to the page where the viewer may see it.
 */
export function PersonName({ person, className }: { person: SupportPerson; className?: string }) {
  const nameless = useNameless()
  const { id, role, hasPage } = person
  if (!hasPage) return <span className={className}>{personName(person) || nameless}</span>
  return (
    <Link to={paths.profile(role, id)} className={className}>
      {personName(person)}
    </Link>
  )
}
