import { useState } from 'react'
import type { Agreement, AgreementVersion } from '@podium/contract/agreements'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import styles from './agreements.module.css'
import {
  type ChangedDeliverable,
  compareDeliverables,
  compareTexts,
  type Piece,
} from './compare.ts'
import { versionOf } from './standing.ts'

interface Props {
  before: AgreementVersion
  after: AgreementVersion
}

/** What one version says otherwise than another: word by word, and of what is promised. */
export function Changes({ before, after }: Props) {
  const t = usePhrases(agreementsPhrases).page.changes
  const pieces = compareTexts(before.text, after.text)
  const promised = compareDeliverables(before.deliverables, after.deliverables)
  const isText = pieces.some(({ kind }) => kind !== 'same')
  if (!isText && promised.length === 0) return <p>{t.same}</p>
  return (
    <div className={styles.changes}>
      {isText && (
        <p className={styles.words}>
          {shortened(pieces).map((piece, at) => (
            <Word key={at} {...piece} />
          ))}
        </p>
      )}
      {promised.length > 0 && (
        <ul role="list" className={styles.promised}>
          {promised.map((one) => (
            <Promised key={`${one.n} ${one.kind}`} {...one} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Word({ kind, text }: Piece) {
  const t = usePhrases(agreementsPhrases).page.changes
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark>
      <span className="visually-hidden">{`${t[kind]}: `}</span>
      {text}
    </Mark>
  )
}

/** How many characters of what stays the same stand on each side of a change. */
const shownBeside = 160

/** Leaves out the middle of long parts that both have. */
function shortened(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same' || piece.text.length <= 2 * shownBeside) return piece
    const begin = at === 0 ? '' : piece.text.slice(0, shownBeside).replace(/\S*$/, '')
    const end = at === pieces.length - 1 ? '' : piece.text.slice(-shownBeside).replace(/^\S*/, '')
    return { ...piece, text: `${begin}…${end}` }
  })
}

function Promised({ kind, title, due, before }: ChangedDeliverable) {
  const t = usePhrases(agreementsPhrases)
  const { day } = useFormats()
  const c = t.page.changes
  const written = (iso: string | null) => (iso ? day(iso) : c.noDay)
  const by = due ? t.deliverables.due(day(due)) : ''
  const said = kind === 'moved' ? c.dueFrom(written(before), written(due)) : by
  const Mark = { added: 'ins', removed: 'del', moved: 'strong' }[kind] as 'ins'
  return (
    <li data-kind={kind}>
      <Mark>
        {kind !== 'moved' && <span className="visually-hidden">{`${c[kind]}: `}</span>}
        {title}
      </Mark>
      {said && <small>{said}</small>}
    </li>
  )
}

/** Any two versions side by side, in the order they were written. */
export function Compare({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases).page
  const { versions } = agreement
  // Once a side is forgotten, only the versions that both accepted are left, with gaps.
  const [earlier = '', latest = ''] = versions.slice(-2).map((one) => String(one.version))
  const [from, setFrom] = useState(earlier)
  const [to, setTo] = useState(latest)
  const [before, after] = [from, to].map((one) => versionOf(agreement, Number(one)))
  const options = versions.map((one) => ({
    value: String(one.version),
    label: t.version(one.version),
  }))
  return (
    <details className={styles.compare}>
      <summary>{t.changes.compare}</summary>
      <div className={styles.choices}>
        <SelectField
          label={t.changes.from}
          options={options}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <SelectField
          label={t.changes.to}
          options={options}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      {before && after && <Changes before={before} after={after} />}
    </details>
  )
}
