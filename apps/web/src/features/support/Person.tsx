import { paths } from '@podium/contract/paths'
import type { SupportPerson } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

type Pictured = Pick<SupportPerson, 'id' | 'role' | 'name' | 'lastName' | 'sport' | 'avatar'>

export function nameOf({ name, lastName }: Pick<SupportPerson, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim()
}

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
      name={nameOf(person)}
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
  if (!hasPage) return <span className={className}>{nameOf(person) || gone}</span>
  return (
    <Link to={paths.profile(role, id)} className={className}>
      {nameOf(person)}
    </Link>
  )
}
