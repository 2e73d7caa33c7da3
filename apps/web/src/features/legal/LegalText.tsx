import { Fragment, useMemo } from 'react'
import { termsPhrases } from '@podium/phrases/terms'
import { Link, useLocation } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './LegalText.module.css'
import { readMarkdown, type Block, type Span } from './markdown.ts'

/** A legal text, from its Markdown; `note` is written under the title. */
export function LegalText({ source, note }: { source: string; note: string }) {
  const blocks = useMemo(() => readMarkdown(source), [source])
  return (
    <article className={styles.text}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <Piece block={block} note={note} />
          {index === 0 && <Contents blocks={blocks} />}
        </Fragment>
      ))}
    </article>
  )
}

function Piece({ block, note }: { block: Block; note: string }) {
  if (block.kind === 'paragraph') return <p>{spans(block.spans)}</p>
  if (block.kind === 'list') return <List block={block} />
  if (block.kind === 'table') return <Table block={block} />
  if (block.level === 3) return <h5>{spans(block.spans)}</h5>
  if (block.level === 2) {
    return (
      <h4 tabIndex={-1} data-section>
        {spans(block.spans)}
      </h4>
    )
  }
  return (
    <header>
      <h3>{spans(block.spans)}</h3>
      <p className="quiet">{note}</p>
    </header>
  )
}

/** A text of fewer sections is soon looked over. */
const fewestListed = 4

/** The sections of a text, each a press away; no address, which says which text is open. */
function Contents({ blocks }: { blocks: Block[] }) {
  const t = usePhrases(termsPhrases)
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [wordsOf(block.spans)] : [],
  )
  if (sections.length < fewestListed) return null
  const goTo = (of: Element, at: number) => {
    const heading = of.closest('article')?.querySelectorAll<HTMLElement>('[data-section]')[at]
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <details className={styles.contents}>
      <summary>{t.contents}</summary>
      <ul role="list">
        {sections.map((section, at) => (
          <li key={section}>
            <button type="button" onClick={({ currentTarget }) => goTo(currentTarget, at)}>
              {section}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function wordsOf(all: Span[]): string {
  return all.map(({ text }) => text).join('')
}

function List({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const items = block.items.map((item, index) => <li key={index}>{spans(item)}</li>)
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** On phones each row stands as a list of its cells, named by the head. */
function Table({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const names = block.head.map(wordsOf)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column} data-name={names[column]}>
                {spans(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function spans(all: Span[]) {
  return all.map((span, index) => <Words key={index} span={span} />)
}

function Words({ span: { text, strong, href } }: { span: Span }) {
  if (strong) return <strong>{text}</strong>
  if (href?.startsWith('?')) return <OtherText href={href}>{text}</OtherText>
  if (href) return <a href={href}>{text}</a>
  return text
}

/** A link to another legal text switches the tab. */
function OtherText({ href, children }: { href: string; children: string }) {
  const { state, hash } = useLocation()
  return (
    <Link to={{ search: href, hash }} state={state as unknown} replace preventScrollReset>
      {children}
    </Link>
  )
}
