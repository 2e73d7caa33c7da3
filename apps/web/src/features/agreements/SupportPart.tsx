import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { HeartIcon } from '../../ui/icons/signs.tsx'
import styles from './agreements.module.css'

/** That no credits move by an agreement, the support between the two, and the way to ask for one. */
export function SupportPart({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases).page
  const { date } = useFormats()
  const { support, abilities, athlete } = agreement
  const asks = abilities.support && support?.status !== 'ACTIVE' && support?.status !== 'PENDING'
  const until = support?.status === 'ACTIVE' && support.endsAt
  return (
    <div className={styles.support}>
      <HeartIcon />
      <div>
        {support && (
          <p>
            <strong>
              {[
                t.support(support.credits, t.supportStatus[support.status]),
                until && t.supportUntil(date(until)),
              ]
                .filter(Boolean)
                .join(' ')}
            </strong>
          </p>
        )}
        <p className="soft">{t.noCredits}</p>
      </div>
      <div className={styles.acts}>
        {support && (
          <LinkButton size="small" to={paths.support({ id: support.id })}>
            {t.openSupport}
          </LinkButton>
        )}
        {asks && (
          <LinkButton size="small" to={`${paths.athlete({ id: athlete.id })}?support=50`}>
            {t.askToSupport(personName(athlete))}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
