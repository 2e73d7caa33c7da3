import { transparencyPhrases } from '@podium/phrases/transparency'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SharesTable } from '../../ui/surfaces/SharesTable.tsx'
import styles from './transparency.module.css'

interface Figures {
  /** What the rows are told apart by. */
  label: string
  names: Record<string, string>
  held: Record<string, number>
}

interface Props {
  id: string
  title: string
  text: string
  /** Said where every table would be empty. */
  none: string
  tables: Figures[]
}

/** A part of the figures: what it counts, and a table of it, or a sentence where nothing is counted. */
export function FiguresPart({ id, title, text, none, tables }: Props) {
  const filled = tables.filter(({ held }) => Object.values(held).some(Boolean))
  return (
    <section className={styles.part} aria-labelledby={`transparency-${id}`}>
      <h2 id={`transparency-${id}`}>{title}</h2>
      <p className="soft">{text}</p>
      {filled.length === 0 && <p>{none}</p>}
      {filled.map((table) => (
        <FiguresTable key={table.label} {...table} />
      ))}
    </section>
  )
}

/** The most frequent first; what there is none of is left out. */
function FiguresTable({ label, names, held }: Figures) {
  const t = usePhrases(transparencyPhrases)
  const { number } = useFormats()
  const rows = Object.entries(held)
    .filter(([, count]) => count > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, count]) => ({ key, name: names[key], count }))
  return <SharesTable {...{ label, rows }} countLabel={t.count} write={number} />
}
