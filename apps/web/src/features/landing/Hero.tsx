import { paths } from '@podium/contract/paths'
import { landingPhrases } from '@podium/phrases/landing'
import { homeOf } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { FacePodium } from './FacePodium.tsx'
import styles from './Hero.module.css'

/** The first five seconds: one sentence, two ways in, and the people who are already here. */
export function Hero() {
  const t = usePhrases(landingPhrases).hero
  const { slug } = usePublicConfig()
  const { user } = useSession()
  return (
    <section className={styles.hero}>
      <Lanes lanes={8} className={styles.lanes} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t.title}</h1>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.actions}>
            {user ? (
              <LinkButton to={homeOf(user)} variant="primary" size="large">
                {user.role === 'ADMIN' ? t.administer : t.goOn}
              </LinkButton>
            ) : (
              <LinkButton to={paths.signUp()} variant="primary" size="large">
                {t.join}
              </LinkButton>
            )}
            <LinkButton to={paths.network({ slug })} variant="night" size="large">
              {t.explore}
            </LinkButton>
          </div>
        </div>
        <FacePodium label={t.livingFaces} />
      </div>
    </section>
  )
}
