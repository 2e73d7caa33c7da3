import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminClub } from '@podium/contract/clubs'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { useDebounced } from '../../../shared/rendering/useDebounced.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { SuggestField } from '../../../ui/fields/SuggestField.tsx'
import { useAct } from '../frame/useAct.ts'
import { clubsLike, merge } from './queries.ts'

interface Props {
  club: AdminClub
  onClose: () => void
}

/** Lets a club become part of another one of its sport, chosen from the list. */
export function MergeDialog({ club, onClose }: Props) {
  const t = usePhrases(adminContentPhrases).clubs
  const { cancel } = usePhrases(shellPhrases)
  const [into, setInto] = useState<Chosen>()
  const { isBusy, run } = useAct()
  const confirm = () =>
    run(async () => t.merged((await merge(club.id, into?.id ?? 0)).name), onClose)
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="danger" busy={isBusy} disabled={!into} onClick={confirm}>
        {t.confirmMerge}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.mergeTitle(club.name)}
      onClose={onClose}
      size="small"
      closeOnBackdrop={false}
      footer={footer}
    >
      <div className="stacked">
        <p>{t.mergeText(club.name)}</p>
        <IntoField club={club} chosen={into} onChosen={setInto} />
      </div>
    </Dialog>
  )
}

type Chosen = Pick<AdminClub, 'id' | 'name'>

interface FieldProps {
  club: AdminClub
  chosen: Chosen | undefined
  onChosen: (club: Chosen | undefined) => void
}

const debounceMs = 300

function IntoField({ club, chosen, onChosen }: FieldProps) {
  const t = usePhrases(adminContentPhrases).clubs
  const [text, setText] = useState('')
  const wanted = useDebounced(text.trim(), debounceMs)
  const { data } = useQuery({
    ...clubsLike(wanted, club.sport),
    placeholderData: (before) => before,
  })
  const others = (data?.list ?? []).filter(({ id }) => id !== club.id)
  return (
    <SuggestField
      label={t.into}
      hint={chosen ? t.intoHint : t.chooseInto}
      required
      value={text}
      onText={(typed) => {
        setText(typed)
        onChosen(undefined)
      }}
      suggestions={
        chosen ? [] : others.map(({ id, name }) => ({ key: String(id), label: name, id, name }))
      }
      onChoose={({ id, name }) => {
        setText(name)
        onChosen({ id, name })
      }}
      countText={t.suggestions}
    />
  )
}
