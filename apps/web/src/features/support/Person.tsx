import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { SupportPerson } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

type Pictured = Pick<SupportPerson, 'id' | 'role' | 'name' | 'lastName' | 'sport' | 'avatar'>

interface PictureProps {
  person: Pictured
  size?: 'tiny' | 'small' | 'medium' | 'large'
  ringed?: boolean
}

export function PersonPicture({ person, size = 'small', ringed = false }: PictureProps) {
  const { id, role, sport, avatar } = person
  return (
    <Avatar
      {...{ userId: id, role, sport, size, ringed }}
      name={personName(person)}
      src={avatar.main}
    />
  )
}

/**
 * The name, leading to the page where the viewer may see it; who left has none any more
 * (`account.closing`).
 */
export function PersonName({ person, className }: { person: SupportPerson; className?: string }) {
  const { gone } = usePhrases(supportersPhrases)
  const { id, role, hasPage } = person
  if (!hasPage) return <span className={className}>{personName(person) || gone}</span>
  return (
    <Link to={paths.profile(role, id)} className={className}>
      {personName(person)}
    </Link>
  )
}
