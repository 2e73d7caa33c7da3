import { appealTextLength } from '@podium/contract/decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { Form } from '../../shared/forms/Form.tsx'
import type { ContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import part from '../../shared/settings/part.module.css'
import { Submit } from '../../shared/forms/Submit.tsx'
import { FlagIcon } from '../../ui/icons/signs.tsx'
import styles from './decisions.module.css'

interface Props {
  objecting: ContractForm
  /** The last moment to object. */
  until: string
}

/** Objects to a decision, once: somebody else looks at it again (`decisions.appeals`). */
export function AppealForm({ objecting: { form }, until }: Props) {
  const t = usePhrases(decisionPhrases).appeal
  const { date } = useFormats()
  return (
    <details className={styles.appeal}>
      <summary>
        <FlagIcon />
        {t.open(date(until))}
      </summary>
      <Form
        {...form}
        className={part.form}
        acts={
          <div>
            <Submit>{t.send}</Submit>
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
        />
      </Form>
    </details>
  )
}
