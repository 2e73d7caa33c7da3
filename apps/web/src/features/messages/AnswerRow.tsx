import { textLimits } from '@podium/contract/limits'
import { messagesPhrases } from '@podium/phrases/messages'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { SendIcon } from '../../ui/icons/workSigns.tsx'
import styles from './Composer.module.css'
import { useMessage } from './useMessage.ts'

interface Props {
  userId: number
  /** How many first contacts are left, where this would be one; null where it does not matter. */
  contactsLeft: number | null
}

/** How many characters are left when they begin to be counted: until then a count is noise. */
const countedFrom = 200

/** The row below a conversation: it grows with what is written, and ends in the button that sends it. */
export function AnswerRow({ userId, contactsLeft }: Props) {
  const t = usePhrases(messagesPhrases).write
  const { form, isBusy, text, setText } = useMessage(userId)
  const most = textLimits.message
  const counted = text.length > most - countedFrom ? t.counter(text.length, most) : undefined
  const left = contactsLeft === null ? undefined : t.left(contactsLeft)
  return (
    <Form {...form} className="stacked-close">
      <TextareaField
        name="message"
        label={t.label}
        hideLabel
        placeholder={t.label}
        rows={1}
        maxLength={most}
        hint={counted ?? left}
        limitReached={t.limitReached}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        after={
          <IconButton
            type="submit"
            variant="primary"
            label={t.send}
            icon={<SendIcon />}
            busy={isBusy}
            className={styles.send}
          />
        }
      />
    </Form>
  )
}
