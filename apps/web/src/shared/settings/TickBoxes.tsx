import type { ReactNode } from 'react'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import part from './part.module.css'

interface Props {
  legend: string
  boxes: readonly { name: string; label: string; hint: ReactNode; defaultChecked?: boolean }[]
  /** What is wrong with them all: it stands at the first. */
  error: string | undefined
}

/** Boxes of which at least one is to be ticked. */
export function TickBoxes({ legend, boxes, error }: Props) {
  return (
    <fieldset className={part.boxes} data-ticks>
      <legend className={part.subtitle}>{legend}</legend>
      {boxes.map((box, place) => (
        <CheckboxField key={box.name} {...box} error={place === 0 ? error : undefined} />
      ))}
    </fieldset>
  )
}
