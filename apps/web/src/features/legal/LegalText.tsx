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
      <p className={styles.note}>{note}</p>
    </header>
  )
}

function List({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  const items = block.items.map((item, index) => <li key={index}>{spans(item)}</li>)
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Table({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className={styles.table} tabIndex={0} role="region" aria-label={block.head[0]?.[0]?.text}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col">
                {spans(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{spans(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
