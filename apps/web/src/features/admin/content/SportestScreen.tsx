import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { adminSportestOption, SportestOptionType } from '@podium/contract/sportest'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { useFormats } from '../../../app/formats.ts'
import { usePhrases } from '../../../app/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LoadError } from '../../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PlusIcon } from '../../../ui/icons/signs.tsx'
import { DataTable } from '../../../ui/surfaces/DataTable.tsx'
import { PartTitle } from '../frame/AdminFrame.tsx'
import styles from './content.module.css'
import { OptionDialog } from './OptionDialog.tsx'
import { optionsRead } from './queries.ts'

export type Option = z.output<typeof adminSportestOption>

/** The answers of the sportest, by question (P33). */
export default function SportestScreen() {
  const t = usePhrases(adminContentPhrases).sportest
  const { couldNotLoad } = usePhrases(adminPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { data, isError, isFetching, refetch } = useQuery(optionsRead)
  const [edited, edit] = useState<Option | 'new'>()
  return (
    <>
      <PartTitle
        lead={t.lead}
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={() => edit('new')}>
            {t.add}
          </Button>
        }
      >
        {t.title}
      </PartTitle>
      {data && <Options options={data} onEdit={edit} />}
      {!data && !isError && <Skeleton shape="block" height="32rem" />}
      {!data && isError && (
        <LoadError
          message={couldNotLoad}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {edited && (
        <OptionDialog
          option={edited === 'new' ? undefined : edited}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  )
}

interface Props {
  options: Option[]
  onEdit: (option: Option) => void
}

function Options({ options, onEdit }: Props) {
  const { types } = usePhrases(adminContentPhrases).sportest
  const questions = Object.keys(types) as SportestOptionType[]
  return questions.map((type) => (
    <section key={type} className={styles.group} aria-labelledby={type}>
      <h2 id={type}>{types[type]}</h2>
      <OptionTable
        title={types[type]}
        options={options.filter((option) => option.sportestAnswerOptionType === type)}
        onEdit={onEdit}
      />
    </section>
  ))
}

function OptionTable({ title, options, onEdit }: Props & { title: string }) {
  const { columns, change } = usePhrases(adminContentPhrases).sportest
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
          cell: (option) => (
            <Button
              size="small"
              aria-label={`${change}: ${option.name.en}`}
              onClick={() => onEdit(option)}
            >
              {change}
            </Button>
          ),
        },
      ]}
      rows={options}
      keyOf={({ id }) => id}
    />
  )
}
