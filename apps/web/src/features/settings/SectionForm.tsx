import type { ComponentProps } from 'react'
import { Form } from '../../shared/forms/Form.tsx'
import part from '../../shared/settings/part.module.css'
import { Button } from '../../ui/actions/Button.tsx'

type Props = Omit<ComponentProps<typeof Form>, 'acts' | 'className'> & { submit: string }

/** The form of a section; its button is one among those of the other sections. */
export function SectionForm({ submit, ...form }: Props) {
  const button = (
    <Button type="submit" busy={form.isBusy} className={part.act}>
      {submit}
    </Button>
  )
  return <Form {...form} className={part.form} acts={button} />
}
