import {
  createContext,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { type ErrorOf, FieldErrors } from '../../ui/fields/fieldErrors.ts'
import type { FormProblems } from './useContractForm.ts'
import { WrongFields } from './WrongFields.tsx'

interface Props extends ComponentProps<'form'> {
  ref: RefObject<HTMLFormElement | null>
  problems: FormProblems
  errorOf: ErrorOf
  isBusy: boolean
  /** The form lists its wrong fields in a place of its own. */
  listsWrong?: boolean
  /** The buttons that end it, after all that is said of it; a dialog has them in its foot. */
  acts?: ReactNode
}

/**
 * The form of `useContractForm`. After its fields and before its buttons stands what is in none of them,
 * for as long as it holds, and where several fields are wrong the way to each.
 */
export function Form(props: Props) {
  const { problems, errorOf, isBusy, listsWrong = false, acts, children, ...form } = props
  return (
    <FieldErrors value={errorOf}>
      <FormBusy value={isBusy}>
        <form {...form}>
          {children}
          <Unplaced problems={problems} />
          {!listsWrong && <WrongFields form={form.ref} problems={problems} />}
          {acts}
        </form>
      </FormBusy>
    </FieldErrors>
  )
}

/** Whether the form around is on its way. */
export const FormBusy = createContext(false)

/** What no field of a form says; also for a last look, where its fields are out of sight. */
export function Unplaced({ problems: { sentences, of } }: { problems: FormProblems }) {
  const box = useRef<HTMLDivElement>(null)
  // A wrong field has the focus; where there is none, the words come to the eye.
  useEffect(() => {
    const isWrong = box.current?.closest('form')?.querySelector('[aria-invalid="true"]')
    if (!isWrong) box.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
  if (sentences.length === 0) return null
  return (
    <div ref={box} data-form-problems>
      <Notice tone="danger" role="alert">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  )
}
