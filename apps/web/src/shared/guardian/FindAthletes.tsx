import { paths } from '@podium/contract/paths'
import { useSpends } from '../../client/index.ts'
import { usePublicConfig } from '../config/publicConfig.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { LeftToOthers } from './index.ts'

interface Props {
  children: string
  /** Whether it is the main button of what it stands in. */
  isMain?: boolean
}

/**
 * The way to athletes one could support, where one supports nobody yet; who may not spend reads who does
 * (`minors.protected`, `delegation.scopes`).
 */
export function FindAthletes({ children, isMain = false }: Props) {
  const spends = useSpends()
  const { slug } = usePublicConfig()
  if (!spends) return <LeftToOthers what="spend" />
  const athletes = paths.network({ slug, type: 'ATHLETE' })
  return (
    <LinkButton to={athletes} variant={isMain ? 'primary' : 'secondary'}>
      {children}
    </LinkButton>
  )
}
