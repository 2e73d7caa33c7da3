import { adminPhrases } from '@podium/phrases/admin'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import styles from './forms.module.css'

interface Props {
  onProven: () => void
  onClose: () => void
}

/** Asks for the password once more, over whatever one is doing; the act behind it then goes on. */
export default function ProofDialog({ onProven, onClose }: Props) {
  const t = usePhrases(adminPhrases).proof
  const { cancel, close } = usePhrases(shellPhrases)
  const { form, isBusy, errorOf } = useContractForm({
    route: () => import('@podium/contract/identity').then(({ provePassword }) => provePassword),
    input: ({ password = '' }) => ({ body: { password } }),
    onDone: onProven,
  })
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      size="small"
      closeOnBackdrop={false}
    >
      <Form {...form} className={styles.form}>
        <p>{t.text}</p>
        <PasswordField
          name="password"
          label={t.password}
          showLabel={t.show}
          hideValueLabel={t.hide}
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
