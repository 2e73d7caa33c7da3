import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { AgreementCard } from './AgreementCard.tsx'
import styles from './agreements.module.css'
import { ProposeLink } from './ProposeLink.tsx'
import { ownAgreements } from './queries.ts'

/** Agreements shown where there is a page for all of them. */
const shownAtOnce = 5

/** Agreements that are not over, where one's own page is looked after (`profile.manage`). */
export function OwnAgreements() {
  const t = usePhrases(agreementsPhrases)
  const [data, instead] = useRead(ownAgreements, t.couldNotLoad, '8rem')
  const open = data?.list.filter(({ state }) => state !== 'ENDED').slice(0, shownAtOnce) ?? []
  return (
    <section className={styles.own} aria-labelledby="own-agreements">
      <header className="two-ends">
        <h2 id="own-agreements">{t.title}</h2>
        <span className={styles.acts}>
          {!!data?.total && (
            <LinkButton size="small" to={paths.agreements()}>
              {t.page.back}
            </LinkButton>
          )}
          <ProposeLink short size="small" variant="secondary" />
        </span>
      </header>
      {instead}
      {data && open.length === 0 && <p className="soft">{t.noneRuns}</p>}
      {open.length > 0 && (
        <ul role="list" className="stacked" aria-labelledby="own-agreements">
          {open.map((agreement) => (
            <AgreementCard key={agreement.id} agreement={agreement} level={3} />
          ))}
        </ul>
      )}
    </section>
  )
}
