import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { escapeHtml } from '@podium/contract/html'
import {
  isMet,
  isStanding,
  type Kept,
  type Result,
  resultsFolder,
  type Standing,
} from './results.ts'
import { cellsOf, columns } from './table.ts'

/** Writes everything measured here last as a page with plots; answers where it is. */
export async function writePage(kept: Kept[]): Promise<string> {
  const path = join(resultsFolder, 'report.html')
  const standings = kept.flatMap(({ results }) => results.filter(isStanding))
  const plots = [
    plot('Ours / floor, each round; the line is the goal', ratioRows(standings)),
    plot('Answers a second: ours filled, floor outlined', speedRows(standings)),
    plot('Slowest hundredth, ms: ours filled, floor outlined', slownessRows(standings)),
  ]
  const shown = standings.length > 0 ? plots : []
  await writeFile(path, frame([machine(), ...kept.map(section), ...shown].join('\n')))
  return path
}

function frame(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Podium: benches</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 68rem; margin: 2rem auto; padding: 0 1rem; color: #16202b }
table { border-collapse: collapse; width: 100% } td, th { padding: .25rem .75rem .25rem 0; text-align: right; border-bottom: 1px solid #d8dee5 }
td:first-child, th:first-child { text-align: left } .missed { color: #b3261e; font-weight: 600 } small { color: #5a6775 }
svg { width: 100%; height: auto; font-size: 12px }
</style><h1>Podium: benches</h1>${body}</html>`
}

function machine(): string {
  const load = loadavg().map((figure) => figure.toFixed(1))
  const processor = escapeHtml(cpus()[0]?.model ?? '')
  return `<p>${availableParallelism()} cores, ${processor}; load ${load.join(', ')} when this was written.</p>`
}

function section({ bench, at, results }: Kept): string {
  const head = columns.map((column) => `<th>${column}</th>`).join('')
  return `<h2>${escapeHtml(bench)} <small>${at.slice(0, 16).replace('T', ' ')}</small></h2>
<table><tr>${head}</tr>${results.map(row).join('')}</table>`
}

function row(result: Result): string {
  const cells = cellsOf(result).map((cell) => `<td>${escapeHtml(cell)}</td>`)
  return `<tr${isMet(result) ? '' : ' class="missed"'}>${cells.join('')}</tr>`
}

// --- plots ---------------------------------------------------------------------------------------

const label = 240
const width = 900
const height = 26
const room = width - label - 80

type Scale = (value: number) => number

/** What a plot needs of its rows: their name, and how they are drawn once the scale is known. */
interface Rows {
  values: number[]
  rows: { name: string; draw: (x: Scale, y: number) => string }[]
}

/** Rows under each other on one scale; it is logarithmic, because the figures lie far apart. */
function plot(title: string, { values, rows }: Rows): string {
  const above = values.filter((value) => value > 0)
  const [least, most] = [Math.min(...above) / 1.2, Math.max(...above) * 1.2]
  const x: Scale = (value) =>
    label + (room * Math.log(Math.max(value, least) / least)) / Math.log(most / least)
  const drawn = rows.map(({ name, draw }, index) => {
    const y = height * index + height / 2
    return `<text x="${label - 12}" y="${y + 4}" text-anchor="end">${escapeHtml(name)}</text>${draw(x, y)}`
  })
  return `<h2>${title}</h2><svg viewBox="0 0 ${width} ${height * rows.length}" role="img">${drawn.join('')}</svg>`
}

function ratioRows(standings: Standing[]): Rows {
  return {
    values: standings.flatMap(({ ratio, rounds = [], goal }) => [ratio, ...rounds, goal ?? ratio]),
    rows: standings.map((standing) => ({
      name: standing.name,
      draw: (x, y) => drawRatio(standing, x, y),
    })),
  }
}

function drawRatio(standing: Standing, x: Scale, y: number): string {
  const { ratio, rounds = [], goal } = standing
  const colour = isMet(standing) ? '#1d6f5c' : '#b3261e'
  const dots = rounds.map(
    (one) => `<circle cx="${x(one)}" cy="${y}" r="3" fill="${colour}" opacity=".4"/>`,
  )
  const at = goal === null ? 0 : x(goal)
  const line = at && `<line x1="${at}" x2="${at}" y1="${y - 10}" y2="${y + 10}" stroke="#5a6775"/>`
  const middle = `<circle cx="${x(ratio)}" cy="${y}" r="5" fill="${colour}"/>`
  return `${line || ''}${dots.join('')}${middle}<text x="${x(ratio) + 10}" y="${y + 4}">${ratio.toFixed(2)}</text>`
}

const speedRows = (standings: Standing[]) => barRows(standings, ({ perSecond }) => perSecond)
const slownessRows = (standings: Standing[]) => barRows(standings, ({ p99Ms }) => p99Ms)

function barRows(standings: Standing[], valueOf: (run: Standing['ours']) => number): Rows {
  return {
    values: standings.flatMap(({ ours, floor }) => [valueOf(ours), valueOf(floor)]),
    rows: standings.map(({ name, ours, floor }) => ({
      name,
      draw: (x, y) => drawBars(x, y, { ours: valueOf(ours), floor: valueOf(floor) }),
    })),
  }
}

function drawBars(x: Scale, y: number, { ours, floor }: { ours: number; floor: number }): string {
  const bar = (value: number, top: number, look: string) =>
    `<rect x="${label}" y="${top}" width="${x(value) - label}" height="8" ${look}/>`
  const end = Math.max(x(ours), x(floor)) + 8
  return (
    bar(ours, y - 9, 'fill="#1d6f5c"') +
    bar(floor, y + 1, 'fill="none" stroke="#5a6775"') +
    `<text x="${end}" y="${y + 4}">${ours.toFixed(0)} / ${floor.toFixed(0)}</text>`
  )
}
