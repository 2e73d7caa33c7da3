import type { AdminSportestOption, SportestOptionType } from '@podium/contract/sportest'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePreferences } from '../../../shared/language/Preferences.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { PlusIcon } from '../../../ui/icons/signs.tsx'
import { DataTable } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import styles from './content.module.css'
import { OptionDialog } from './OptionDialog.tsx'
import { optionsRead } from './queries.ts'

/** The answers of the sportest, by question (`sportest.per-role`). */
export default function SportestScreen() {
  const t = usePhrases(adminContentPhrases).sportest
  const { couldNotLoad } = usePhrases(adminPhrases)
  const [data, instead] = useRead(optionsRead, couldNotLoad, '32rem')
  return (
    <>
      <SectionTitle lead={t.lead} actions={<Add />}>
        {t.title}
      </SectionTitle>
      {data && <Options options={data} />}
      {instead}
    </>
  )
}

function Add() {
  const t = usePhrases(adminContentPhrases).sportest
  const { isOpen, open, close } = useDialog('option')
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onClick={open}>
        {t.add}
      </Button>
      {isOpen && <OptionDialog option={undefined} onClose={close} />}
    </>
  )
}

function Options({ options }: { options: AdminSportestOption[] }) {
  const { types } = usePhrases(adminContentPhrases).sportest
  const { language } = usePreferences()
  // Answers that count the same, as sports do, are found by their name.
  const inOrder = options.toSorted(
    (one, other) =>
      one.weight - other.weight || one.name[language].localeCompare(other.name[language], language),
  )
  const questions = Object.keys(types) as SportestOptionType[]
  return questions.map((type) => (
    <section key={type} className={styles.group} aria-labelledby={type}>
      <h2 id={type}>{types[type]}</h2>
      <OptionTable
        title={types[type]}
        options={inOrder.filter((option) => option.sportestAnswerOptionType === type)}
      />
    </section>
  ))
}

function OptionTable({ title, options }: { title: string; options: AdminSportestOption[] }) {
  const { columns } = usePhrases(adminContentPhrases).sportest
  const { actions } = usePhrases(adminPhrases)
  const { decimal } = useFormats()
  return (
    <DataTable
      caption={title}
      columns={[
        { head: columns.en, cell: ({ name }) => name.en },
        { head: columns.pt, cell: ({ name }) => name.pt },
        { head: columns.weight, align: 'end', cell: ({ weight }) => decimal(weight) },
        {
          head: actions,
          hideHead: true,
          align: 'end',
          cell: (option) => <Change option={option} />,
        },
      ]}
      rows={options}
      keyOf={({ id }) => id}
    />
  )
}

function Change({ option }: { option: AdminSportestOption }) {
  const { change } = usePhrases(adminContentPhrases).sportest
  const { isOpen, open, close } = useDialog(`option-${option.id}`)
  return (
    <>
      <Button size="small" aria-label={`${change}: ${option.name.en}`} onClick={open}>
        {change}
      </Button>
      {isOpen && <OptionDialog option={option} onClose={close} />}
    </>
  )
}
