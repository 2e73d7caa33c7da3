import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aligned } from '../configuration-table.ts'
import { root } from '../run.ts'
import { drawBars } from './draw.ts'
import type { Bars, Stamp, StepRecord } from './record.ts'
import { type Row, rowsOf } from './rows.ts'

const pageFile = join(root, 'docs/performance.md')
const pictureFile = join(root, 'docs/pictures/bars.svg')
const start = '<!-- bars: made by npm run docs:bars -->'
const end = '<!-- /bars -->'

/** The page and the picture as they are, and as they have to be after what is on record. */
export async function pageOf(bars: Bars) {
  const [page, picture] = await Promise.all([
    readFile(pageFile, 'utf8'),
    readFile(pictureFile, 'utf8').catch(() => ''),
  ])
  const [before, rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('performance.md lost its markers.')
  return {
    now: { page, picture },
    wanted: {
      page: `${before}${start}\n\n${bodyOf(bars)}\n\n${end}${after}`,
      picture: drawBars(rowsOf(bars)),
    },
  }
}

/** Writes both anew. */
export async function writePage(bars: Bars): Promise<void> {
  const { wanted } = await pageOf(bars)
  await writeFile(pageFile, wanted.page)
  await writeFile(pictureFile, wanted.picture)
}

function bodyOf(bars: Bars): string {
  const rows = rowsOf(bars)
  const withGoal = rows.filter(({ score }) => score !== null)
  const met = withGoal.filter(({ isMet }) => isMet).length
  const stamps = [...bars.benches, ...bars.steps]
  const tables = [
    `![${met} of ${withGoal.length} goals are met; the table below has each of them](pictures/bars.svg)`,
    aligned([
      ['Bar', 'Bench', 'Measured', 'Goal', 'Of the goal', '', 'When'],
      ...rows.map(cellsOfRow(stamps)),
    ]),
    ...(bars.steps.length > 0
      ? [aligned([stepColumns, ...bars.steps.map(cellsOfStep(stamps))])]
      : []),
    machinesOf(stamps)
      .map((machine, at) => `<sup>${at + 1}</sup> ${machine}.`)
      .join(' '),
  ]
  return tables.join('\n\n')
}

const stepColumns = ['Step', 'Minutes', '', 'What it said at last', 'When']

const machinesOf = (stamps: Stamp[]) =>
  [...new Set(stamps.map(({ machine }) => machine))].toSorted()

function whenOf({ at, commit, machine }: Stamp, stamps: Stamp[]): string {
  const place = machinesOf(stamps).indexOf(machine) + 1
  return `${at}${commit && ` ${commit}`}<sup>${place}</sup>`
}

const cellsOfRow = (stamps: Stamp[]) => (row: Row) => {
  const { name, bench, ours, goal, score, isMet, stamp } = row
  return [
    cleaned(name),
    `\`${bench}\``,
    ours,
    goal || 'none given',
    score === null ? '' : score.toFixed(2),
    score === null ? '' : isMet ? 'met' : '**missed**',
    whenOf(stamp, stamps),
  ]
}

const cellsOfStep = (stamps: Stamp[]) => (step: StepRecord) => [
  `\`${step.step}\``,
  step.minutes.toFixed(1),
  step.isHeld ? 'held' : '**broken**',
  cleaned(step.last),
  whenOf(step, stamps),
]

const cleaned = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('_', '\\_')
