import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsPhrases } from '@podium/phrases/settings'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { QrCode } from '../../ui/pictures/QrCode.tsx'
import { Arrived } from './Arrived.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CopyButton } from './CopyButton.tsx'
import { AccountName, ProofField } from './ProofField.tsx'
import { accountRead } from './queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import part from '../../shared/settings/part.module.css'
import { Submit } from '../../shared/forms/Submit.tsx'
import styles from './settings.module.css'

interface Secret {
  secret: string
  uri: string
}

type TurnOnStep =
  | { name: 'begin' }
  | ({ name: 'scan' } & Secret)
  | { name: 'codes'; codes: string[] }

/** Turning two-factor sign-in on: the password, the app, the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor
  const [step, setStep] = useState<TurnOnStep>({ name: 'begin' })
  return (
    <Dialog title={t[step.name].title} onClose={onClose} closeOnBackdrop={false} size="small">
      {step.name === 'begin' && <Begin onBegun={(made) => setStep({ name: 'scan', ...made })} />}
      {step.name === 'scan' && (
        <Scan {...step} onCodes={(codes) => setStep({ name: 'codes', codes })} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  )
}

function Begin({ onBegun }: { onBegun: (made: Secret) => void }) {
  const t = usePhrases(settingsPhrases).twoFactor.begin
  const { data: account } = useQuery(accountRead)
  const { form } = useContractForm({
    route: () => import('@podium/contract/settings').then((contract) => contract.beginTwoFactor),
    input: ({ password = '' }) => ({ body: { password } }),
    onDone: onBegun,
  })
  return (
    <Form {...form} className={part.form} acts={<Submit wide>{t.submit}</Submit>}>
      <p>{t.text}</p>
      <AccountName email={account?.email} />
      <ProofField />
    </Form>
  )
}

function Scan({ secret, uri, onCodes }: Secret & { onCodes: (codes: string[]) => void }) {
  const t = usePhrases(settingsPhrases).twoFactor.scan
  return (
    <Arrived>
      <p>{t.text}</p>
      <div className={styles.picture}>
        <QrCode text={uri} label={t.picture} />
      </div>
      <p className={styles.here}>
        <a href={uri}>{t.openApp}</a>
      </p>
      <p>{t.byHand}</p>
      <p className={styles.key}>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} label={t.copyKey} />
      </p>
      <CodeForm submit={t.submit} onCodes={onCodes} />
    </Arrived>
  )
}
