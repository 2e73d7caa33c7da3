import { paths } from '@podium/contract/paths'
import { useSession } from '../../client/index.ts'
import { usePublicConfig } from '../config/publicConfig.tsx'
import { CannotSpendFor, useCannotSpend } from '../session/cannotSpend.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { GuardianDoes } from './index.ts'

interface Props {
  children: string
  /** Whether it is the main button of what it stands in. */
  isMain?: boolean
}

/**
 * The way to athletes one could support, where one supports nobody yet; who is protected reads who does
 * that for them (`minors.protected`).
 */
export function FindAthletes({ children, isMain = false }: Props) {
  const { user } = useSession()
  const { slug } = usePublicConfig()
  const cannotSpend = useCannotSpend()
  if (cannotSpend) return <CannotSpendFor />
  if (user?.protected) return <GuardianDoes what="spend" />
  const athletes = paths.network({ slug, type: 'ATHLETE' })
  return (
    <LinkButton to={athletes} variant={isMain ? 'primary' : 'secondary'}>
      {children}
    </LinkButton>
  )
}
