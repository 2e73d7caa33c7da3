import { textLimits } from '@podium/contract/limits'
import { landingPhrases } from '@podium/phrases/landing'
import { Submit } from '../../shared/forms/Submit.tsx'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './ContactForm.module.css'

export default function ContactFields({ onSent }: { onSent: () => void }) {
  const t = usePhrases(landingPhrases).institutional
  const { form } = useContractForm({
    route: () =>
      import('@podium/contract/messages').then((contract) => contract.sendContactRequest),
    input: ({ name = '', organisation = '', email = '', message = '' }) => ({
      body: { name, organisation, email, message },
    }),
    onDone: onSent,
  })
  return (
    <Form {...form} className="stacked" acts={<Submit className={styles.send}>{t.send}</Submit>}>
      <TextField
        name="name"
        label={t.name}
        autoComplete="name"
        maxLength={textLimits.name}
        required
      />
      <TextField
        name="organisation"
        label={t.organisation}
        autoComplete="organization"
        maxLength={textLimits.name}
      />
      <EmailField label={t.email} required />
      <TextareaField name="message" label={t.message} maxLength={textLimits.message} required />
      <p className="quiet">{t.privacyNote}</p>
    </Form>
  )
}
