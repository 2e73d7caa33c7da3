import { useState } from 'react'
import type { AdminClub } from '@podium/contract/clubs'
import { textLimits } from '@podium/contract/limits'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { Refusal } from '../../../client/index.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useDecided } from '../frame/useAct.ts'

interface Props {
  club: AdminClub
  onClose: () => void
}

/** Gives a club another name, wherever it is told. */
export function RenameDialog({ club, onClose }: Props) {
  const t = usePhrases(adminContentPhrases).clubs
  const { form, errorOf, isTaken } = useRename(club, onClose)
  return (
    <FormDialog title={t.renameTitle} size="small" form={form} submit={t.rename} onClose={onClose}>
      <p>{t.renameText}</p>
      <TextField
        label={t.name}
        name="clubName"
        required
        maxLength={textLimits.clubName}
        defaultValue={club.name}
        error={errorOf('clubName') ?? (isTaken ? t.taken : undefined)}
      />
    </FormDialog>
  )
}

function useRename({ id }: AdminClub, onClose: () => void) {
  const t = usePhrases(adminContentPhrases).clubs
  const [isTaken, setTaken] = useState(false)
  const form = useContractForm({
    route: () => import('@podium/contract/clubs').then(({ renameClub }) => renameClub),
    input: ({ clubName = '' }) => ({ params: { id }, body: { clubName } }),
    done: t.renamed,
    onDone: useDecided(onClose).onDone,
    onError: (error) => {
      const taken = error instanceof Refusal && error.has('optionNameExists')
      setTaken(taken)
      return taken
    },
  })
  return { ...form, isTaken }
}
