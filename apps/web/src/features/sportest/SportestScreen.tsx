import { paths } from '@podium/contract/paths'
import { isMemberRole } from '@podium/contract/roles'
import { sportestPhrases } from '@podium/phrases/sportest'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { History } from './History.tsx'
import { testOfRole } from './questions.ts'
import { Sportest } from './Sportest.tsx'
import styles from './SportestScreen.module.css'
import type { DrawMatches } from './Test.tsx'

/** The sportest at an address of its own; a signed-in user finds their earlier tests below. */
export function SportestScreen({ drawMatches }: { drawMatches: DrawMatches }) {
  const t = usePhrases(sportestPhrases)
  const { user } = useSession()
  return (
    <>
      <header className={styles.header}>
        <Lanes lanes={8} className={styles.lanes} />
        <Container className={styles.words}>
          <h1 className={styles.title}>{t.title}</h1>
          <p className={styles.lead}>{t.lead}</p>
        </Container>
      </header>
      <Container className={styles.content}>
        <Sportest next={<Onwards />} drawMatches={drawMatches} />
        {user && isMemberRole(user.role) && (
          <History userId={user.id} type={testOfRole(user.role)} />
        )}
      </Container>
    </>
  )
}

function Onwards() {
  const t = usePhrases(sportestPhrases).result
  const { slug } = usePublicConfig()
  const { user } = useSession()
  if (user && isMemberRole(user.role))
    return <LinkButton to={paths.profile(user.role, user.id)}>{t.myPage}</LinkButton>
  return <LinkButton to={paths.network({ slug })}>{t.network}</LinkButton>
}
