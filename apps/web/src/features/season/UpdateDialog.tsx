import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { seasonLimits } from '@podium/contract/limits'
import {
  type AudienceCount,
  publishUpdate,
  type UpdateAudience,
  updateAudiences,
} from '@podium/contract/updates'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { Refusal } from '../../client/index.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { audienceOf } from './queries.ts'
import { useReadSeason } from './useReadSeason.ts'
import styles from './season.module.css'

/** Draws a way to choose pictures and films of the gallery; from another feature. */
export type DrawPicker = (picker: {
  label: string
  chosen: readonly number[]
  onChosen: (mediaIds: number[]) => void
  error: string | undefined
}) => ReactNode

interface Props {
  athleteId: number
  drawPicker: DrawPicker
  onClose: () => void
}

/** The form of an update: how many people it tells is said before it goes. */
export default function UpdateDialog({ athleteId, drawPicker, onClose }: Props) {
  const { updateForm: t } = usePhrases(ownSeasonPhrases)
  const { number } = useFormats()
  const [audience, setAudience] = useState<UpdateAudience>('EVERYBODY')
  const [text, setText] = useState('')
  const [mediaIds, setMediaIds] = useState<number[]>([])
  const [recounted, setRecounted] = useState<UpdateAudience>()
  const wanted = audienceOf(audience)
  const { data } = useQuery({ ...wanted, staleTime: 0 })
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey('update')
  const onDone = useReadSeason(athleteId, onClose)
  const body = { text, mediaIds, audience, counted: data?.count ?? 0 }
  const { form, errorOf } = useContractForm({
    route: async () => publishUpdate,
    input: () => ({ body }),
    keyFor,
    done: t.published,
    onDone,
    onError: (error) => {
      const fresh = error instanceof Refusal && error.has('stateChanged') && error.current
      if (!fresh) return false
      queryClient.setQueryData(wanted.queryKey, fresh as AudienceCount)
      setRecounted(audience)
      return true
    },
  })
  return (
    <FormDialog title={t.title} form={form} submit={t.publish} onClose={onClose}>
      <TextareaField
        name="text"
        label={t.text}
        hint={t.textHint}
        rows={5}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={seasonLimits.updateText}
        counter={(length) => t.left(number(seasonLimits.updateText - length))}
        required
      />
      {drawPicker({
        label: t.media,
        chosen: mediaIds,
        onChosen: setMediaIds,
        error: errorOf('mediaIds'),
      })}
      <ChoiceField
        name="audience"
        label={t.audience}
        choices={updateAudiences.map((value) => ({
          value,
          label: t.audiences[value],
          hint: t.hints[value],
        }))}
        value={audience}
        onValue={setAudience}
      />
      <p role="status" className={styles.reach}>
        {data ? reached(data.count) : t.counting}
      </p>
      {recounted === audience && <Notice tone="info">{t.changed}</Notice>}
    </FormDialog>
  )

  function reached(count: number): string {
    return count === 0 ? t.reachesNobody : t.reaches(count, number(count))
  }
}
