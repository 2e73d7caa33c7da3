import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Fields } from '@podium/contract/violations'
import { adminPhrases } from '@podium/phrases/admin'
import { shellPhrases } from '@podium/phrases/shell'
import { Refusal } from '../../../client/index.ts'
import { BasisFields } from '../../../shared/decisions/DecisionFields.tsx'
import { missingIn, type Said, saidIn } from '../../../shared/decisions/decisionInput.ts'
import type { Typed } from '../../../shared/forms/formProblems.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { focusFirstInvalid } from '../../../ui/fields/focus.ts'
import { FieldErrors } from '../../../ui/fields/fieldErrors.ts'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import styles from './AdminList.module.css'
import { useReadAgain } from './useAct.ts'

/** Something done with several rows of a list in one go (`admin.lists`). */
export interface BulkAct<Row> {
  name: string
  /** What the button says, and the one that confirms. */
  label: string
  /** What it does to each of them, before the click. */
  text: string
  danger?: boolean
  /** It restricts them, and they read on what that rests too (`decisions.made`). */
  restricts?: true
  /** Whether it can be done with a row; the others are left out, and said. */
  may: (row: Row) => boolean
  /** A reason is asked for: of so many characters at most, and whether it may be left empty. */
  reason?: { label: string; hint?: string; max: number; optional?: boolean }
  /**
   * Does it to one, as if it were done alone: it is asked and put on record by itself. What it answers in
   * words is told of that one.
   */
  run: (row: Row, said: Said) => Promise<unknown>
}

interface Props<Row> {
  act: BulkAct<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  /** With the keys of the rows it was done to. */
  onClose: (done: string[]) => void
}

type Outcome = { isDone: true; told?: string } | { isDone: false; why: string }

/** Asks once before something is done to several rows, does it one after the other, and tells how each went. */
export function BulkDialog<Row>({ act, rows, keyOf, nameOf, onClose }: Props<Row>) {
  const t = usePhrases(adminPhrases).bulk
  const common = usePhrases(adminPhrases)
  const { cancel, close } = usePhrases(shellPhrases)
  const id = useId()
  const [missing, setMissing] = useState<Fields>({})
  const { outcomes, isBusy, run } = useRun(act, keyOf)
  const able = rows.filter(act.may)
  const done = rows.filter((row) => outcomes.get(String(keyOf(row)))?.isDone)
  const leave = () => onClose(done.map((row) => String(keyOf(row))))
  const isOver = outcomes.size > 0 && !isBusy
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed
    const wanted = act.reason && !act.reason.optional ? missingIn(typed) : {}
    flushSync(() => setMissing(wanted))
    if (Object.keys(wanted).length > 0) return focusFirstInvalid(event.currentTarget)
    if (!isBusy) void run(able, saidIn(typed))
  }
  const footer = isOver ? (
    <Button variant="primary" onClick={leave}>
      {close}
    </Button>
  ) : (
    <>
      <Button onClick={leave} data-autofocus>
        {cancel}
      </Button>
      <Button
        type="submit"
        form={id}
        variant={act.danger ? 'danger' : 'primary'}
        busy={isBusy}
        disabled={able.length === 0}
      >
        {t.confirm(act.label, able.length)}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.title(act.label, rows.length)}
      onClose={leave}
      closeOnBackdrop={false}
      footer={footer}
    >
      <form
        id={id}
        noValidate
        className="stacked"
        onSubmit={submit}
        onChange={() => setMissing({})}
      >
        <p>{act.text}</p>
        <p role="status">{isOver && t.over(done.length, outcomes.size)}</p>
        <ul role="list" className={styles.outcomes}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <span>{nameOf(row)}</span>
              <Told
                outcome={outcomes.get(String(keyOf(row)))}
                waits={act.may(row) ? '' : t.cannot}
              />
            </li>
          ))}
        </ul>
        {act.restricts && !isOver && (
          <FieldErrors
            value={(field, said) => (missing[field] && typeof said === 'string' ? said : undefined)}
          >
            <BasisFields />
          </FieldErrors>
        )}
        {act.reason && !isOver && (
          <TextareaField
            label={act.reason.label}
            hint={act.reason.hint ?? common.reasonHint}
            name="reason"
            rows={2}
            required={!act.reason.optional}
            maxLength={act.reason.max}
            error={missing['reason'] && t.reasonWanted}
          />
        )}
      </form>
    </Dialog>
  )
}

function Told({ outcome, waits }: { outcome: Outcome | undefined; waits: string }) {
  const t = usePhrases(adminPhrases).bulk
  if (!outcome) return <small>{waits}</small>
  if (outcome.isDone) return <small className={styles.done}>{outcome.told ?? t.done}</small>
  return <small className={styles.failed}>{outcome.why}</small>
}

/**
 * One after the other: what fails for one is told of that one, and the others go on, until the dialog is left.
 */
function useRun<Row>(act: BulkAct<Row>, keyOf: (row: Row) => string | number) {
  const { language } = usePreferences()
  const readAgain = useReadAgain()
  const [isBusy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  const run = async (rows: readonly Row[], said: Said) => {
    setBusy(true)
    const { textsOf } = await import('../../../shared/forms/refusalTexts.ts')
    const known = new Map<string, Outcome>()
    for (const row of rows) {
      if (isLeft.current) break
      try {
        const told = await act.run(row, said)
        known.set(String(keyOf(row)), { isDone: true, ...(typeof told === 'string' && { told }) })
      } catch (error) {
        if (!(error instanceof Refusal)) reportError(error)
        known.set(String(keyOf(row)), { isDone: false, why: textsOf(error, language).join(' ') })
        // Who did not give the password is not asked for it again with every row.
        if (error instanceof Refusal && error.has('passwordNeeded')) break
      }
      setOutcomes(new Map(known))
    }
    setOutcomes(known)
    setBusy(false)
    readAgain()
  }
  return { outcomes, isBusy, run }
}
