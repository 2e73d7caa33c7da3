import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { registerLimits } from '@podium/contract/limits'
import type { Register } from '@podium/contract/registers'
import { registersPhrases } from '@podium/phrases/registers'
import { call } from '../../client/index.ts'
import { ConfirmedAct } from '../../shared/dialogs/ConfirmedAct.tsx'
import { CountryField } from '../../shared/fields/CountryField.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import {
  changedMeanwhile,
  type FormVersion,
  useFormVersion,
} from '../../shared/forms/useFormVersion.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ownRegister } from './queries.ts'
import part from '../../shared/settings/part.module.css'
import { Standing } from '../../shared/settings/Standing.tsx'
import { Submit } from '../../shared/forms/Submit.tsx'

/** The register of agents that a manager names: how it stands, and the form (`registers.check`). */
export function RegisterPart() {
  const t = usePhrases(registersPhrases)
  const [data, instead] = useRead(ownRegister, t.couldNotLoad, 6)
  return data ? <Known register={data} /> : instead
}

/** The same in a word; nothing until it is known. */
export function RegisterNow() {
  const t = usePhrases(registersPhrases)
  const { data } = useQuery(ownRegister)
  return data && t.states[data.state]
}

function Known({ register }: { register: Register }) {
  const t = usePhrases(registersPhrases)
  const { shown } = t
  const { country } = useFormats()
  const { state, name, number, countryCode } = register
  const version = useFormVersion(register.version, [name, number, countryCode])
  return (
    <>
      <p className={part.lead}>{t.lead}</p>
      <Standing tone={tones[state]} word={t.states[state]} sentences={useSentences(register)}>
        {state === 'CHECKED' && (
          <p>
            <strong>{name}</strong> <Facts of={[shown.number(number), country(countryCode)]} />
          </p>
        )}
      </Standing>
      {/* What was sent stands in the fields as it is kept now. */}
      <RegisterForm key={version.key} {...{ register, version }} />
    </>
  )
}

const tones = { NONE: 'neutral', SUBMITTED: 'info', CHECKED: 'success', REFUSED: 'danger' } as const

/** How it stands, and what follows. */
function useSentences({ state, changed, checkedAt, reason }: Register): string[] {
  const { tells } = usePhrases(registersPhrases)
  const { date } = useFormats()
  switch (state) {
    case 'NONE':
      return [tells.none]
    case 'SUBMITTED':
      return [changed ? tells.waitsAgain : tells.waits]
    case 'CHECKED':
      return [tells.checked(date(checkedAt ?? ''))]
    case 'REFUSED':
      return [tells.refused(reason), tells.refusedThen]
  }
}

/** Keeps what the server answered, and reads the page it stands on again. */
function useKeep(): (register: Register) => Promise<void> {
  const queryClient = useQueryClient()
  return async (register) => {
    queryClient.setQueryData(ownRegister.queryKey, register)
    await queryClient.invalidateQueries({ queryKey: ['register', 'of'] })
  }
}

interface FormProps {
  register: Register
  version: FormVersion
}

function RegisterForm({ register, version }: FormProps) {
  const t = usePhrases(registersPhrases)
  const keep = useKeep()
  const { after, isStale, onTyped, onSent, onStale } = version
  const [country, setCountry] = useState(register.countryCode)
  // What is typed stays in sight, whatever is decided meanwhile.
  const [isFolded] = useState(register.state === 'CHECKED')
  const { form } = useContractForm({
    route: () => import('@podium/contract/registers').then(({ putRegister }) => putRegister),
    input: ({ name = '', number = '' }) => ({
      body: { name, number, countryCode: country, after },
    }),
    onDone: async (sent) => {
      onSent()
      await keep(sent)
      toast.success(t.sent)
    },
    onError: (error) => {
      const current = changedMeanwhile<Register>(error)
      if (!current) return false
      onStale(current.version)
      void keep(current)
      return true
    },
  })
  const fields = (
    <Form
      {...form}
      onInput={onTyped}
      className={part.form}
      acts={
        <div className={part.acts}>
          <Submit>{t.submit}</Submit>
          {register.state !== 'NONE' && !isFolded && <Remove onRemoved={onSent} />}
        </div>
      }
    >
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={registerLimits.name}
        defaultValue={register.name}
        required
      />
      <TextField
        name="number"
        label={t.number}
        autoComplete="off"
        maxLength={registerLimits.number}
        defaultValue={register.number}
        required
      />
      <CountryField
        country={country}
        onCountry={(chosen) => {
          setCountry(chosen)
          onTyped()
        }}
        required
      />
      {isStale && (
        <Notice tone="danger" role="alert">
          {t.changedMeanwhile}
        </Notice>
      )}
    </Form>
  )
  if (!isFolded) return fields
  return (
    <>
      <details className={part.folded}>
        <summary>{t.change}</summary>
        {fields}
      </details>
      <div className={part.acts}>
        <Remove onRemoved={onSent} />
      </div>
    </>
  )
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  const t = usePhrases(registersPhrases)
  const keep = useKeep()
  const remove = async (close: () => void) => {
    const { removeRegister } = await import('@podium/contract/registers')
    const removed = await call(removeRegister)
    close()
    onRemoved()
    await keep(removed)
    toast.success(t.removed)
  }
  return (
    <ConfirmedAct
      name="remove-register"
      button={{ variant: 'quiet', children: t.remove }}
      title={t.removeTitle}
      confirmLabel={t.remove}
      cancelLabel={t.keep}
      act={remove}
      danger
    >
      <p>{t.removeText}</p>
    </ConfirmedAct>
  )
}
