import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { storePhrases } from '@podium/phrases/store'
import { useLocation, useSearchParams } from '../../router/index.ts'
import { useExit } from '../../shared/navigation/useExit.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { CrossIcon } from '../../ui/icons/CrossIcon.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { PackCards } from './PackCards.tsx'
import styles from './StoreScreen.module.css'
import type { Checkout } from './useCheckout.ts'

interface Props {
  checkout: Checkout
  /** Above the store: what a user who comes from elsewhere should know first. */
  notice?: ReactNode
  /** A new member has nothing to go back to: leaving the store leads home. */
  isNewcomer: boolean
  /** Draws a link that opens the terms over the page. */
  termsLink: (text: string) => ReactNode
  /** The tab of the plans. */
  plans: ReactNode
}

/** The store: packs of credits, and plans. */
export function StoreScreen({ checkout, notice, isNewcomer, termsLink, plans }: Props) {
  const t = usePhrases(storePhrases)
  const leave = useExit()
  const { state } = useLocation()
  const isPlans = useSearchParams()[0].get('tab') === 'plans'
  return (
    <Page>
      {notice}
      <div className={styles.head}>
        <PageTitle
          lead={isPlans ? t.plansLead : t.lead}
          actions={
            <Button icon={<CrossIcon />} onClick={() => leave({ home: isNewcomer })}>
              <span className={styles.exit}>{t.exit}</span>
            </Button>
          }
        >
          {t.title}
        </PageTitle>
      </div>
      <Tabs
        label={t.tabs.label}
        tabs={[
          { to: paths.credits(), label: t.tabs.credits },
          { to: paths.credits({ tab: 'plans' }), label: t.tabs.plans },
        ]}
        current={isPlans ? paths.credits({ tab: 'plans' }) : paths.credits()}
        replace
        preventScrollReset
        state={state}
      />
      {isPlans ? plans : <PackCards checkout={checkout} />}
      <p className={styles.terms}>{termsLink(t.terms)}</p>
    </Page>
  )
}
