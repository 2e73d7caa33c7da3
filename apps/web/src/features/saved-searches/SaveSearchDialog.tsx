import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { savedSearchLimits } from '@podium/contract/limits'
import type { SavedFilters } from '@podium/contract/saved-searches'
import { paths } from '@podium/contract/paths'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { Link } from '../../router/index.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Refusal } from '../../client/index.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { savedSearchesRead } from './queries.ts'
import styles from './searches.module.css'
import { useSearchWords } from './useSearchWords.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  search: SavedFilters
  onClose: () => void
}

/** Asks for the name of a search, and says what it looks for. */
export default function SaveSearchDialog({ search, onClose }: Props) {
  const t = usePhrases(savedSearchesPhrases)
  const wordsOf = useSearchWords()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const { form, errorOf } = useContractForm({
    route: () => import('@podium/contract/saved-searches').then(({ saveSearch }) => saveSearch),
    input: ({ name = '' }) => ({ body: { name, ...search } }),
    done: t.saved,
    onDone: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: savedSearchesRead.queryKey })
    },
    onError: (error) => {
      const isTaken = error instanceof Refusal && error.has('optionNameExists')
      const isFull = error instanceof Refusal && error.has('tooManyEvents')
      setRefusal(isTaken ? t.nameTaken : isFull ? t.full(savedSearchLimits.searches) : undefined)
      return isTaken || isFull
    },
  })
  return (
    <FormDialog title={t.dialog} submit={t.submit} form={form} onClose={onClose}>
      <p className={styles.asked}>
        <small>{t.what}</small>
        <Facts of={wordsOf(search)} />
      </p>
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={savedSearchLimits.name}
        required
        error={errorOf('name') ?? refusal}
        onChange={() => setRefusal(undefined)}
      />
      <p>
        <Link to={paths.savedSearches()}>{t.all}</Link>
      </p>
    </FormDialog>
  )
}
