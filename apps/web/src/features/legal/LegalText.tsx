import { useMemo } from 'react'
import { Link, useLocation } from '../../router/index.ts'
import styles from './LegalText.module.css'
import { readMarkdown, type Block, type Span } from './markdown.ts'

/** A legal text, from its Markdown; `note` is written under the title. */
export function LegalText({ source, note }: { source: string; note: string }) {
  const blocks = useMemo(() => readMarkdown(source), [source])
  return (
    <article className={styles.text}>
      {blocks.map((block, index) => (
        <Piece key={index} block={block} note={note} />
      ))}
    </article>
  )
}

function Piece({ block, note }: { block: Block; note: string }) {
  if (block.kind === 'paragraph') return <p>{spans(block.spans)}</p>
  if (block.kind === 'list') return <List block={block} />
  if (block.kind === 'table') return <Table block={block} />
  if (block.level === 3) return <h5>{spans(block.spans)}</h5>
  if (block.level === 2) return <h4>{spans(block.spans)}</h4>
  return (
    <header>
      <h3>{spans(block.spans)}</h3>
      <p className="quiet">{note}</p>
    </header>
  )
}

function List({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const items = block.items.map((item, index) => <li key={index}>{spans(item)}</li>)
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** On phones each row stands as a list of its cells, named by the head. */
function Table({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const names = block.head.map((cell) => cell.map(({ text }) => text).join(''))
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
