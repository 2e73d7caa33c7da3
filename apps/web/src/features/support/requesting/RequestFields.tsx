import type { ReactNode } from 'react'
import { supportAnswerDays, supportLineLength } from '@podium/contract/support-rules'
import type { Goal, OpenMatch } from '@podium/contract/season'
import { supportPhrases } from '@podium/phrases/support'
import { useSession } from '../../../client/index.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { useErrorOf } from '../../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { WhatCreditsAre } from '../../../shared/credits/WhatCreditsAre.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { HeartIcon, InfoIcon } from '../../../ui/icons/signs.tsx'
import { Balance } from './Balance.tsx'
import { creditsIn, type RequestChoice } from './requestChoice.ts'
import { CreditsField } from './CreditsField.tsx'
import styles from './SupportDialog.module.css'

interface Props {
  name: string
  available: number | undefined
  activeUntil: string | null
  /** The athlete's open goals. */
  goals: readonly Goal[]
  /** The funds that double supports of the athlete, in the order in which they do. */
  matches: readonly OpenMatch[]
  /** What those have for the viewer that have less than for others. */
  matchesLeft: readonly { id: number; credits: number }[]
  draft: RequestChoice
  change: (changes: Partial<RequestChoice>) => void
  /** The line is what the athlete does not get. */
  isUnwelcome: boolean
  termsLink: (text: string) => ReactNode
}

/** What is chosen and what it does, from the amount to the terms. */
export function RequestFields(props: Props) {
  const { name, available, activeUntil, draft, change } = props
  const errorOf = useErrorOf()
  const t = usePhrases(supportPhrases).dialog
  const credits = creditsIn(draft.credits)
  return (
    <>
      <CreditsField
        typed={draft.credits}
        onType={(typed) => change({ credits: typed })}
        activeUntil={activeUntil}
      />
      <Balance available={available} credits={credits} />
      {props.goals.length > 0 && <GoalField {...props} />}
      <Doubled {...props} credits={credits} />
      <SwitchField
        name="private"
        label={t.private}
        hint={t.privateHint(name)}
        checked={draft.isPrivate}
        onChecked={(isPrivate) => change({ isPrivate })}
      />
      <NoteField {...props} />
      <p className="quiet">{t.refund(name, supportAnswerDays)}</p>
      <WhatCreditsAre />
      <Terms
        link={props.termsLink}
        isTicked={draft.accepts}
        onTicked={(accepts) => change({ accepts })}
        error={errorOf('acceptedTermsOfUse', t.terms.missing)}
      />
    </>
  )
}

/** What it is for: the page, or a goal of the athlete (`season.goals`). */
function GoalField({ name, goals, draft, change }: Props) {
  const t = usePhrases(supportPhrases).dialog.goal
  return (
    <SelectField
      name="goalId"
      label={t.label}
      emptyLabel={t.page(name)}
      options={goals.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={goals.some(({ id }) => String(id) === draft.goalId) ? draft.goalId : ''}
      onChange={(event) => change({ goalId: event.currentTarget.value })}
    />
  )
}

/** Who doubles what is chosen: a fund of the goal before those of the page (`season.matches`). */
function Doubled({
  goals,
  matches,
  matchesLeft,
  draft,
  credits,
}: Props & { credits: number | null }) {
  const t = usePhrases(supportPhrases).dialog
  const { number } = useFormats()
  const goal = goals.find(({ id }) => String(id) === draft.goalId)
  const mostOf = ({ id, perSupporter }: OpenMatch) =>
    matchesLeft.find((fund) => fund.id === id)?.credits ?? perSupporter
  const { user } = useSession()
  const meant = matches.filter(({ goalId }) => goalId === null || goalId === goal?.id)
  const fund = meant.find((one) => mostOf(one) > 0)
  if (!fund) {
    // The page goes on naming it. One's own, which doubles nothing of oneself, is none of the two.
    const used = meant.find(({ by }) => by && by.id !== user?.id)
    return used?.by && <Notice icon={<InfoIcon />}>{t.doubledAlready(used.by.name)}</Notice>
  }
  const { by, left } = fund
  const most = Math.min(mostOf(fund), left)
  return (
    <Notice icon={<HeartIcon />} role="status">
      {t.doubled(by?.name ?? t.doubler, number(Math.min(credits ?? most, most)), number(left))}
    </Notice>
  )
}

/** A line to the athlete, if one likes (`support.lines`). */
function NoteField({ name, draft, change, isUnwelcome }: Props) {
  const t = usePhrases(supportPhrases).dialog.note
  const { number } = useFormats()
  return (
    <TextareaField
      name="note"
      label={t.label(name)}
      hint={t.hint}
      rows={2}
      maxLength={supportLineLength}
      counter={(length) => t.left(number(supportLineLength - length))}
      limitReached={t.full}
      value={draft.note}
      onChange={(event) => change({ note: event.currentTarget.value })}
      error={isUnwelcome && t.unwelcome(name)}
    />
  )
}

interface TermsProps {
  link: Props['termsLink']
  isTicked: boolean
  onTicked: (isTicked: boolean) => void
  error: string | undefined
}

function Terms({ link, isTicked, onTicked, error }: TermsProps) {
  const { before, link: text, after } = usePhrases(supportPhrases).dialog.terms
  const label = (
    <>
      {before}
      {link(text)}
      {after}
    </>
  )
  return (
    <CheckboxField
      className={styles.terms}
      name="acceptedTermsOfUse"
      label={label}
      required
      checked={isTicked}
      onChange={(event) => onTicked(event.currentTarget.checked)}
      error={error}
    />
  )
}
