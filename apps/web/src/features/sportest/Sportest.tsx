import { useState, type ReactNode } from 'react'
import type { SportestType } from '@podium/contract/sportest'
import { sportestTypes } from '@podium/contract/sportest-rules'
import { shellPhrases } from '@podium/phrases/shell'
import { sportestPhrases } from '@podium/phrases/sportest'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useSession } from '../../client/index.ts'
import { useLocation, useSearchParams } from '../../router/index.ts'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { RoleIcon } from '../../ui/icons/RoleIcon.tsx'
import { sportestOptions } from './queries.ts'
import { type Answers, answersIn, typeForRole } from './questions.ts'
import styles from './Sportest.module.css'
import { type DrawMatches, Test } from './Test.tsx'
import { TestSkeleton } from './TestSkeleton.tsx'

interface Props {
  /** Where one goes from the score: on, or back to the page beneath. */
  next: ReactNode
  /** Whom a test leads to, from another feature. */
  drawMatches?: DrawMatches
}

/** The three tests behind their tabs; answers wait behind a tab, a score does not. */
export function Sportest({ next, drawMatches }: Props) {
  const t = usePhrases(shellPhrases)
  const { language } = usePreferences()
  const { type, tabs } = useTypeTabs()
  const [answers, setAnswers] = useState<Partial<Record<SportestType, Answers>>>({})
  const waiting = <TestSkeleton label={t.loading} />
  const [data, instead] = useRead(sportestOptions(language), t.couldNotLoad, waiting)
  // Who signed up from a score goes on from its answers, on whatever device.
  const brought = useSearchParams()[0].get('answers')
  const answered = (given: Answers) => setAnswers((known) => ({ ...known, [type]: given }))
  return (
    <div className={styles.sportest}>
      {tabs}
      {data ? (
        <Test
          key={type}
          {...{ type, next, drawMatches }}
          options={data}
          answers={answers[type] ?? answersIn(type, brought, data)}
          onAnswers={answered}
        />
      ) : (
        instead
      )}
    </div>
  )
}

const parameter = 'test'

/** The tab stands in the address, so that a reload keeps it; without one the role decides. */
function useTypeTabs(): { type: SportestType; tabs: ReactNode } {
  const t = usePhrases(sportestPhrases)
  const { user } = useSession()
  const { pathname, search, state } = useLocation()
  const asked = new URLSearchParams(search).get(parameter)?.toUpperCase()
  const type = sportestTypes.find((known) => known === asked) ?? typeForRole(user?.role)
  const addressOf = (known: SportestType) => {
    const query = new URLSearchParams(search)
    query.set(parameter, known.toLowerCase())
    query.delete('answers')
    return `${pathname}?${query}`
  }
  const list = sportestTypes.map((known) => ({
    to: addressOf(known),
    label: (
      <>
        <RoleIcon role={known} className={styles.icon} />
        {t.types[known]}
      </>
    ),
  }))
  const tabs = (
    <Tabs
      label={t.tabs}
      tabs={list}
      current={addressOf(type)}
      replace
      preventScrollReset
      state={state}
    />
  )
  return { type, tabs }
}
