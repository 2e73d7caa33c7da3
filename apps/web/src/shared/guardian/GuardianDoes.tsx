import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'
import styles from './GuardianDoes.module.css'
import { guardianshipsRead } from './guardianships.ts'

interface Props {
  /** What stands here for everybody else. */
  what: 'spend' | 'order' | 'answer' | 'publish' | 'agree' | 'contacts'
}

/**
 * In place of what a protected member may not do: that a guardian does it, with the way to ask them, or to
 * name one (`minors.protected`). Nothing until it is known who that is.
 */
export default function GuardianDoes({ what }: Props) {
  const t = usePhrases(guardianshipPhrases)
  const { data, isError } = useQuery(guardianshipsRead)
  if (!data && !isError) return null
  const guardian = data?.find(({ state }) => state === 'ACTIVE')?.guardian
  return (
    <Notice icon={<InfoIcon />}>
      <div className={styles.does}>
        <p>{t.does[what](guardian ? personName(guardian) : t.does.adult)}</p>
        {guardian ? (
          <LinkButton size="small" to={paths.messages({ userId: guardian.id })}>
            {t.does.write(guardian.name)}
          </LinkButton>
        ) : (
          <LinkButton size="small" to={paths.settings({ part: 'guardian' })}>
            {t.ward.name}
          </LinkButton>
        )}
      </div>
    </Notice>
  )
}
