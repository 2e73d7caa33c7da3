import { thisMoment } from '@podium/contract/clock'
import { useId } from 'react'
import { supportCredits, supportMonths } from '@podium/contract/support-rules'
import { supportPhrases } from '@podium/phrases/support'
import { useFormats } from '../../../shared/language/formats.ts'
import { useErrorOf } from '../../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { InEuros } from '../../../shared/credits/InEuros.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { Range } from '../../../ui/fields/Range.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { MinusIcon, PlusIcon } from '../../../ui/icons/signs.tsx'
import { creditsIn, nearestStop } from './requestChoice.ts'
import { endOfPeriod } from './period.ts'
import styles from './SupportDialog.module.css'

const { min, max, step } = supportCredits

interface Props {
  /** As it was typed. */
  typed: string
  onType: (typed: string) => void
  /** When the support that this one extends ends. */
  activeUntil: string | null
}

/** How many credits: by a slider, by two buttons, or typed; and how long they last. */
export function CreditsField({ typed, onType, activeUntil }: Props) {
  const errorOf = useErrorOf()
  const t = usePhrases(supportPhrases).dialog
  const { number } = useFormats()
  const hint = useId()
  const bounds = [number(step), number(min), number(max)] as const
  return (
    <div className="stacked-close">
      <div className={styles.figures}>
        <TextField
          name="credits"
          label={t.credits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          className={styles.number}
          value={typed}
          aria-describedby={hint}
          onChange={(event) => onType(event.currentTarget.value)}
          error={errorOf('credits', t.creditsWrong(...bounds))}
        />
        <Period credits={creditsIn(typed)} activeUntil={activeUntil} />
      </div>
      <Slider typed={typed} onType={onType} />
      <p id={hint} className="quiet">
        {t.creditsHint(...bounds)}
      </p>
    </div>
  )
}

function Slider({ typed, onType }: Pick<Props, 'typed' | 'onType'>) {
  const t = usePhrases(supportPhrases).dialog
  const { number } = useFormats()
  const stop = nearestStop(typed)
  const move = (to: number) => onType(String(to))
  return (
    <div className={styles.slider}>
      <IconButton
        label={t.less}
        icon={<MinusIcon />}
        variant="secondary"
        size="small"
        disabled={stop <= min}
        onClick={() => move(stop - step)}
      />
      <Range
        label={t.credits}
        {...{ min, max, step }}
        value={stop}
        valueText={t.value({ credits: number(stop), months: supportMonths(stop), day: '' })}
        onValue={move}
      />
      <IconButton
        label={t.more}
        icon={<PlusIcon />}
        variant="secondary"
        size="small"
        disabled={stop >= max}
        onClick={() => move(stop + step)}
      />
    </div>
  )
}

/** "2 months, until 21 January 2027"; nothing while the amount is none. */
function Period({ credits, activeUntil }: { credits: number | null; activeUntil: string | null }) {
  const t = usePhrases(supportPhrases).dialog
  const { date, number } = useFormats()
  const months = supportMonths(credits ?? 0)
  const from = activeUntil === null ? thisMoment() : new Date(activeUntil)
  const told = { credits: number(credits ?? 0), months, day: date(endOfPeriod(from, months)) }
  return (
    <p role="status" className={styles.period}>
      {credits !== null && (
        <>
          <span>{activeUntil === null ? t.period(told) : t.extension(told)}</span>
          <InEuros credits={credits} />
        </>
      )}
    </p>
  )
}
