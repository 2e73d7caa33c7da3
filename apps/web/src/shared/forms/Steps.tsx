import type { ReactNode } from 'react'
import { useFormats } from '../language/formats.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ChevronLeftIcon } from '../../ui/icons/signs.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import styles from './Steps.module.css'

/** Whether a form in steps shows one at a time on this screen; the same width stands in `Steps.module.css`. */
export function isStepping(): boolean {
  return matchMedia('(max-width: 40rem)').matches
}

interface StepLineProps {
  /** The step that is shown, the first being 0. */
  at: number
  of: number
  /** How many of them are done. */
  done: number
  label: string
  words: (at: string, of: string) => string
}

/** Which step it is; where all of them are on one page there is no such line. */
export function StepLine({ at, of, done, label, words }: StepLineProps) {
  const { number } = useFormats()
  const text = words(number(at + 1), number(of))
  return (
    <div className={styles.line}>
      <p aria-hidden="true">{text}</p>
      <LaneProgress label={label} value={done / of} valueText={text} />
    </div>
  )
}

interface StepActsProps {
  isLast: boolean
  back: string
  /** Left out on the first step. */
  onBack: (() => void) | false
  className?: string | undefined
  /** Two buttons that submit, of the classes `next` and `submit`: which is on the screen is a matter of its width. */
  children: ReactNode
}

/** The buttons of a form in steps. */
export function StepActs({ isLast, back, onBack, className, children }: StepActsProps) {
  return (
    <div className={classes(styles.acts, className)} data-last={isLast}>
      {onBack && (
        <Button
          className={styles.back}
          variant="quiet"
          size="large"
          icon={<ChevronLeftIcon />}
          onClick={onBack}
        >
          {back}
        </Button>
      )}
      {children}
    </div>
  )
}
