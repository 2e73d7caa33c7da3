import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { Notice } from '../../ui/feedback/Notice.tsx'
import type { FormProblems } from './useContractForm.ts'
import { WrongFields } from './WrongFields.tsx'

interface Props extends ComponentProps<'form'> {
  ref: RefObject<HTMLFormElement | null>
  problems: FormProblems
  /** The form lists its wrong fields in a place of its own. */
  listsWrong?: boolean
}

/**
 * The form of `useContractForm`. After its fields stands what is in none of them, for as long as it
 * holds, and where several fields are wrong the way to each.
 */
export function Form({ problems, listsWrong = false, children, ...form }: Props) {
  const { sentences } = problems
  return (
    <form {...form}>
      {children}
      {sentences.length > 0 && <Unplaced sentences={sentences} of={problems.of} />}
      {!listsWrong && <WrongFields form={form.ref} problems={problems} />}
    </form>
  )
}

function Unplaced({ sentences, of }: { sentences: readonly string[]; of: FormProblems['of'] }) {
  const box = useRef<HTMLDivElement>(null)
  // A wrong field has the focus; where there is none, the words come to the eye.
  useEffect(() => {
    const isWrong = box.current?.closest('form')?.querySelector('[aria-invalid="true"]')
    if (!isWrong) box.current?.scrollIntoView({ block: 'nearest' })
  }, [of])
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
