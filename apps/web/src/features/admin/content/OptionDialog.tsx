import { useState } from 'react'
import { languages } from '@podium/contract/locale'
import type { AdminSportestOption, SportestOptionType } from '@podium/contract/sportest'
import type { Fields } from '@podium/contract/violations'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { changesOf } from '../../../shared/forms/changesOf.ts'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useDecided } from '../frame/useAct.ts'

interface Props {
  /** Left out for a new one. */
  option: AdminSportestOption | undefined
  onClose: () => void
}

/** Adds an answer or changes one; its question stays. */
export function OptionDialog({ option, onClose }: Props) {
  const t = usePhrases(adminContentPhrases).sportest
  const { save } = usePhrases(shellPhrases)
  const { form, errorOf } = useOption(option, onClose)
  return (
    <FormDialog
      title={option ? t.changeTitle : t.addTitle}
      size="small"
      form={form}
      submit={save}
      onClose={onClose}
    >
      <TypeField option={option} error={errorOf('sportestAnswerOptionType')} />
      {languages.map((language) => (
        <TextField
          key={language}
          label={t[language]}
          name={language}
          required
          lang={language}
          maxLength={100}
          defaultValue={option?.name[language]}
          error={errorOf(`name.${language}`)}
        />
      ))}
      <TextField
        label={t.weight}
        hint={t.note}
        name="weight"
        inputMode="decimal"
        defaultValue={String(option?.weight ?? 0)}
        required
      />
    </FormDialog>
  )
}

function TypeField({
  option,
  error,
}: {
  option: AdminSportestOption | undefined
  error: string | undefined
}) {
  const t = usePhrases(adminContentPhrases).sportest
  if (option) return <p>{t.types[option.sportestAnswerOptionType]}</p>
  return (
    <SelectField
      label={t.type}
      name="type"
      required
      options={Object.entries(t.types).map(([value, label]) => ({ value, label }))}
      error={error}
    />
  )
}

function useOption(option: AdminSportestOption | undefined, onClose: () => void) {
  const t = usePhrases(adminContentPhrases).sportest
  // Another admin may change the option meanwhile: names and weight that this form left alone are not sent.
  const [opened] = useState(option)
  return useContractForm({
    route: async () => {
      const sportest = await import('@podium/contract/sportest')
      return (option
        ? sportest.changeSportestOption
        : sportest.addSportestOption) as never as typeof sportest.changeSportestOption
    },
    input: ({ type, en = '', pt = '', weight: typed = '' }) => {
      const [name, weight] = [{ en, pt }, Number(typed.replace(',', '.'))]
      const params = { id: opened?.id ?? 0 }
      return opened
        ? {
            params,
            body: {
              name: changesOf(name, opened.name),
              ...changesOf({ weight }, { weight: opened.weight }),
            },
          }
        : { params, body: { name, sportestAnswerOptionType: type as SportestOptionType, weight } }
    },
    // An empty text would be the number nought.
    check: ({ weight = '' }): Fields => (weight.trim() ? {} : { weight: [{ kind: 'NotBlank' }] }),
    done: t.saved,
    onDone: useDecided(onClose).onDone,
  })
}
