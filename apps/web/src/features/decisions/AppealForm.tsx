import { useQueryClient } from '@tanstack/react-query'
import { appealTextLength } from '@podium/contract/decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import styles from './decisions.module.css'

interface Props {
  id: number
  /** The last moment to object. */
  until: string
}

/** Objects to a decision, once: somebody else looks at it again (`decisions.appeals`). */
export function AppealForm({ id, until }: Props) {
  const t = usePhrases(decisionPhrases).appeal
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const { form, isBusy, errorOf } = useContractForm({
    route: () => import('@podium/contract/decisions').then(({ appeal }) => appeal),
    input: ({ text = '' }) => ({ params: { id }, body: { text } }),
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['decisions'] })
      toast.success(t.sent)
    },
  })
  return (
    <details className={styles.appeal}>
      <summary>{t.open(date(until))}</summary>
      <Form
        {...form}
        className={styles.form}
        acts={
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {t.send}
            </Button>
          </div>
        }
      >
        <TextareaField
          label={t.text}
          hint={t.hint}
          name="text"
          rows={4}
          required
          maxLength={appealTextLength}
          error={errorOf('text')}
        />
      </Form>
    </details>
  )
}
