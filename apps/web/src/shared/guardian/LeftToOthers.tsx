import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { actingPhrases } from '@podium/phrases/acting'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'
import styles from './LeftToOthers.module.css'
import { guardianshipsRead } from './guardianships.ts'

interface Props {
  /** What stands here for everybody else. */
  what: 'spend' | 'order' | 'answer' | 'publish' | 'agree' | 'contacts'
}

/**
 * In place of what who is here may not do: for a protected member a guardian does it (`minors.protected`), and
 * who acts for somebody whose credits are not theirs to spend leaves that to them (`delegation.scopes`).
 */
export default function LeftToOthers({ what }: Props) {
  const { noBuying } = usePhrases(actingPhrases)
  const { user, acting } = useSession()
  if (acting && !user?.protected)
    return <Notice icon={<InfoIcon />}>{noBuying(user?.name ?? '')}</Notice>
  return <GuardianAsked what={what} />
}

/** With the way to ask them, or to name one; nothing until it is known who that is. */
function GuardianAsked({ what }: Props) {
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
