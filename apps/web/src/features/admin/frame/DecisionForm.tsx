import { useState, type ReactNode } from 'react'
import type { RouteShape } from '@podium/contract/route'
import { BasisFields } from '../../../shared/decisions/DecisionFields.tsx'
import { missingIn, type Said, saidIn } from '../../../shared/decisions/decisionInput.ts'
import { Form } from '../../../shared/forms/Form.tsx'
import { type FormOptions, useContractForm } from '../../../shared/forms/useContractForm.ts'
import { Submit } from '../../../shared/forms/Submit.tsx'
import type { CallInput } from '../../../client/transport.ts'
import { type Choice, ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import styles from './SidePanel.module.css'
import { useDecided } from './useAct.ts'

interface Choices<C extends string> {
  /** The field by which the call names what is chosen. */
  name: string
  label: string
  hideLabel?: boolean
  /** What is said where nothing was chosen. */
  missing: string
  of: readonly Choice<C>[]
}

interface Reason<C extends string> {
  label: string
  hint?: string
  rows?: number
  maxLength?: number
  /** The only choice that needs words; each does unless told. */
  onlyFor?: C
}

interface Props<R extends RouteShape, C extends string> {
  title: string
  /** Beside the title: a way to decide what is not among the choices. */
  aside?: ReactNode
  choices: Choices<C>
  reason: Reason<C>
  /** The choices that restrict somebody, who reads on what that rests too (`decisions.made`). */
  restricts?: (choice: C) => boolean
  confirm: string
  /** The toast once it is decided. */
  done: string
  onDone: () => void
  route: () => Promise<R>
  /**
   * What to send. Without a choice it lacks the field, which the contract's own rule says.
   */
  input: (choice: C, said: Said) => CallInput<R>
  keyFor?: FormOptions<R>['keyFor']
  /** More fields, between choice and reason. */
  children?: (choice: C | undefined) => ReactNode
}

/** Decides about a panel's row: one choice, none taken beforehand, and the words its people read. */
export function DecisionForm<R extends RouteShape, C extends string>(props: Props<R, C>) {
  const { title, aside, choices, reason, confirm, done, onDone, route, input, keyFor, children } =
    props
  const [choice, setChoice] = useState<C>()
  const restricts = choice !== undefined && props.restricts?.(choice) === true
  const { form, errorOf } = useContractForm<R>({
    route,
    input: (typed) => input(choice as C, saidIn(typed)),
    ...(restricts && { check: missingIn }),
    keyFor,
    done,
    ...useDecided(onDone),
  })
  return (
    <section className={styles.decides}>
      <div className={styles.decidesHead}>
        <h3>{title}</h3>
        {aside}
      </div>
      <Form
        {...form}
        acts={
          <div className={styles.foot}>
            {/* It is loud once there is something to confirm; pressed before, it says what is missing. */}
            <Submit
              wide
              variant={choice ? 'primary' : 'secondary'}
              className={choice ? undefined : styles.notYet}
            >
              {confirm}
            </Submit>
          </div>
        }
      >
        <ChoiceField<C>
          label={choices.label}
          hideLabel={choices.hideLabel ?? false}
          name={choices.name}
          value={choice}
          onValue={setChoice}
          required
          error={errorOf(choices.name, choices.missing)}
          choices={choices.of}
        />
        {children?.(choice)}
        {restricts && <BasisFields />}
        <TextareaField
          label={reason.label}
          name="reason"
          rows={reason.rows ?? 2}
          required={!reason.onlyFor || reason.onlyFor === choice}
          {...(reason.hint && { hint: reason.hint })}
          {...(reason.maxLength && { maxLength: reason.maxLength })}
        />
      </Form>
    </section>
  )
}
