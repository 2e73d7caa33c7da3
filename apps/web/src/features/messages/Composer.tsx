import { textLimits } from '@podium/contract/limits'
import { messagesPhrases } from '@podium/phrases/messages'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Submit } from '../../shared/forms/Submit.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import styles from './Composer.module.css'
import { useMessage } from './useMessage.ts'

interface Props {
  userId: number
  /** How many first contacts are left, where this would be one; null where it does not matter. */
  contactsLeft: number | null
  onSent: () => void
}

/** Where a message is written in a dialog. */
export function Composer({ userId, contactsLeft, onSent }: Props) {
  const t = usePhrases(messagesPhrases).write
  const { form, text, setText } = useMessage(userId, onSent)
  return (
    <Form
      {...form}
      className="stacked-close"
      acts={
        <div className={styles.acts}>
          {contactsLeft !== null && <p className={styles.left}>{t.left(contactsLeft)}</p>}
          <Submit>{t.send}</Submit>
        </div>
      }
    >
      <TextareaField
        name="message"
        label={t.label}
        rows={3}
        maxLength={textLimits.message}
        counter={(length) => t.counter(length, textLimits.message)}
        limitReached={t.limitReached}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Form>
  )
}
