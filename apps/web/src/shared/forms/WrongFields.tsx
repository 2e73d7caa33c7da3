import { useEffect, useState, type RefObject } from 'react'
import { focusField } from '../../ui/fields/focus.ts'
import type { FormProblems } from './useContractForm.ts'
import styles from './WrongFields.module.css'

interface Props {
  form: RefObject<HTMLFormElement | null>
  problems: FormProblems
}

interface Wrong {
  label: string
  field: HTMLElement
}

/** How many fields are wrong, and the way to each. One alone has the focus already. */
export function WrongFields(props: Props) {
  const { title, wrong } = useWrongFields(props)
  return wrong.length < 2 ? null : <WrongList title={title} wrong={wrong} />
}

/** The fields of a form that are marked as wrong, in their order, and how many there are in words. */
export function useWrongFields({ form, problems }: Props): { title: string; wrong: Wrong[] } {
  const { of, wrongFields } = problems
  const [wrong, setWrong] = useState<Wrong[]>([])
  useEffect(() => setWrong(wrongIn(form.current)), [form, of])
  return { title: wrongFields(wrong.length), wrong }
}

interface ListProps {
  id?: string
  title: string
  wrong: readonly Wrong[]
  /** In a frame of its own, at the head of a long form. */
  framed?: boolean
}

/** The way to each wrong field. */
export function WrongList({ id, title, wrong, framed = false }: ListProps) {
  return (
    <div
      id={id}
      className={styles.wrong}
      role="group"
      aria-label={title}
      data-framed={framed || undefined}
    >
      <strong>{title}</strong>
      <ul role="list">
        {wrong.map(({ label, field }) => (
          <li key={label}>
            <button type="button" onClick={() => focusField(field)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wrongIn(form: HTMLElement | null): Wrong[] {
  const fields = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  return [...fields].map((field) => ({ field, label: labelOf(field) }))
}

/**
 * What a field is called on the page, without the mark of what is required. Of boxes that are wrong
 * together it is what they are asked for: the first of them is not wanted more than the others. The
 * button that chooses a picture has no label of its own, and is called what its group is.
 */
function labelOf(field: HTMLElement): string {
  const labels = 'labels' in field ? (field as HTMLInputElement).labels : null
  const ofAll = field.closest('fieldset[data-ticks]')?.querySelector('legend')
  const own = labels?.[0] ?? field.querySelector('legend')
  const label = ofAll ?? own ?? field.closest('fieldset')?.querySelector('legend')
  const words = label?.cloneNode(true) as HTMLElement | undefined
  for (const mark of words?.querySelectorAll('[aria-hidden="true"]') ?? []) mark.remove()
  return words?.textContent?.trim() ?? ''
}
