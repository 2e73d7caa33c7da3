import type { ReactNode } from 'react'
import type { Language } from '@podium/contract/locale'
import { agreementLimits } from '@podium/contract/limits'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { DayAheadField } from '../../shared/fields/DayAheadField.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { useErrorOf } from '../../ui/fields/fieldErrors.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { PlusIcon } from '../../ui/icons/signs.tsx'
import { TrashIcon } from '../../ui/icons/workSigns.tsx'
import styles from './agreements.module.css'
import { type Draft, type DraftDeliverable, newDeliverable, suggestionsFor } from './draft.ts'

interface Props {
  draft: Draft
  onDraft: (draft: Draft) => void
  /** In which what is often agreed on is offered. */
  language: Language
}

/** The words of an agreement, and what the athlete does, one by one. */
export function DraftFields({ draft, onDraft, language }: Props) {
  const { form: t, lettersLeft } = usePhrases(agreementsPhrases)
  const { number } = useFormats()
  const { text, deliverables } = draft
  const change = (list: DraftDeliverable[]) => onDraft({ ...draft, deliverables: list })
  return (
    <>
      <TextareaField
        name="text"
        label={t.text}
        rows={18}
        value={text}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
        maxLength={agreementLimits.text}
        counter={(length) => lettersLeft(number(agreementLimits.text - length))}
        required
      />
      <fieldset className={styles.list}>
        <legend>{t.deliverables}</legend>
        <p className="soft">{t.deliverablesHint}</p>
        <ol role="list" className="stacked">
          {deliverables.map((one, at) => (
            <DeliverableRow
              key={one.key}
              deliverable={one}
              at={at}
              onChange={(next) => change(deliverables.with(at, next))}
              onRemove={() => change(deliverables.toSpliced(at, 1))}
            />
          ))}
        </ol>
        {deliverables.length < agreementLimits.deliverables && (
          <Adding
            suggestions={suggestionsFor(language, draft)}
            onAdd={(title) => change([...deliverables, newDeliverable(title)])}
          />
        )}
      </fieldset>
    </>
  )
}

interface RowProps {
  deliverable: DraftDeliverable
  at: number
  onChange: (next: DraftDeliverable) => void
  onRemove: () => void
}

function DeliverableRow({ deliverable, at, onChange, onRemove }: RowProps): ReactNode {
  const errorOf = useErrorOf()
  const t = usePhrases(agreementsPhrases).form
  const { title, due } = deliverable
  return (
    <li className={styles.draftRow} aria-label={t.deliverable(at + 1)}>
      <TextField
        name={`deliverables.${at}.title`}
        label={t.what}
        autoComplete="off"
        maxLength={agreementLimits.deliverableTitle}
        value={title}
        onChange={({ currentTarget }) => onChange({ ...deliverable, title: currentTarget.value })}
        required
      />
      <DayAheadField
        name={`deliverables.${at}.due`}
        label={t.due}
        most={agreementLimits.daysAhead}
        value={due}
        onValue={(day) => onChange({ ...deliverable, due: day })}
        error={errorOf(`deliverables.${at}.due`, t.dueWrong)}
        isOptional
      />
      <IconButton label={t.remove(at + 1)} icon={<TrashIcon />} onClick={onRemove} />
    </li>
  )
}

/** One more: what is often agreed on with one press, or an empty row. */
function Adding({ suggestions, onAdd }: { suggestions: string[]; onAdd: (title: string) => void }) {
  const t = usePhrases(agreementsPhrases).form
  return (
    <>
      <div className={styles.acts}>
        <Button size="small" icon={<PlusIcon />} onClick={() => onAdd('')}>
          {t.add}
        </Button>
      </div>
      {suggestions.length > 0 && (
        <div role="group" aria-label={t.suggestions} className={styles.suggestions}>
          <small className={styles.small}>{t.suggestions}</small>
          {suggestions.map((title) => (
            <Button
              key={title}
              size="small"
              variant="quiet"
              icon={<PlusIcon />}
              onClick={() => onAdd(title)}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
