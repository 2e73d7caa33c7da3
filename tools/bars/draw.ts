import { escapeHtml } from '@podium/contract/html'
import type { Row } from './rows.ts'

const label = 380
const room = 420
const width = 940
const height = 22
const head = 46
/** Bars end here: what is many times its goal is no longer than what is twice it. */
const most = 2

/**
 * A picture of all bars with a goal: each reaches to what is measured, divided by its goal, and the line at
 * 1 is the goal. What is met is filled and ticked, what is missed is hatched and says so. Light or dark as
 * the reader's system is.
 */
export function drawBars(rows: Row[]): string {
  const drawn = rows.filter(({ score }) => score !== null)
  const bottom = head + height * drawn.length
  const met = drawn.filter(({ isMet }) => isMet).length
  const title = `${met} of ${drawn.length} goals are met`
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 16}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    style,
    '<rect class="ground" width="100%" height="100%" rx="8"/>',
    `<text x="16" y="26" class="title">${title}</text>`,
    `<text x="${at(1)}" y="20" text-anchor="middle">goal</text>`,
    `<text x="${at(most)}" y="20" text-anchor="middle">twice as good, or more</text>`,
    ...[0.5, 1, 1.5, most].map((one) => lineAt(one, bottom)),
    ...drawn.map((row, place) => bar(row, head + height * place)),
    '</svg>',
  ]
  return `${parts.join('\n')}\n`
}

const at = (score: number) => label + (Math.min(score, most) / most) * room

function lineAt(score: number, bottom: number): string {
  const look = score === 1 ? 'goal' : 'grid'
  return `<line class="${look}" x1="${at(score)}" x2="${at(score)}" y1="${head - 20}" y2="${bottom}"/>`
}

function bar({ name, score, isMet }: Row, top: number): string {
  const end = at(score ?? 0)
  const look = isMet ? 'met' : 'missed'
  const said = `${(score ?? 0).toFixed(2)} ${isMet ? '✓' : '✗ missed'}`
  const y = top + height / 2 + 4
  return [
    `<text x="${label - 10}" y="${y}" text-anchor="end">${escapeHtml(shortened(name))}</text>`,
    `<rect class="${look}" x="${label}" y="${top + 4}" width="${(end - label).toFixed(1)}" height="${height - 8}"/>`,
    `<text class="${look}-text" x="${(end + 8).toFixed(1)}" y="${y}">${said}</text>`,
  ].join('')
}

const style = `<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-ground" width="6" height="6"/><line class="hatch-line" x1="0" x2="0" y1="0" y2="6"/></pattern></defs>
<style>
text { font: 13px system-ui, sans-serif; fill: #16202b; paint-order: stroke; stroke: #ffffff; stroke-width: 4 } .title { font-size: 17px; font-weight: 600 }
.ground { fill: #ffffff } .grid { stroke: #d8dee5 } .goal { stroke: #16202b; stroke-width: 1.5 }
.met { fill: #1d6f5c } .missed { fill: url(#hatch); stroke: #b3261e } .missed-text { fill: #b3261e; font-weight: 600 }
.hatch-ground { fill: #fbe9e7 } .hatch-line { stroke: #b3261e; stroke-width: 3 }
@media (prefers-color-scheme: dark) {
text { fill: #e6ebf0; stroke: #10171f } .ground { fill: #10171f } .grid { stroke: #2c3845 } .goal { stroke: #e6ebf0 }
.met { fill: #4fb89b } .missed { stroke: #ff8a80 } .missed-text { fill: #ff8a80 }
.hatch-ground { fill: #3a1f1e } .hatch-line { stroke: #ff8a80 }
}
</style>`

const shortened = (name: string) => (name.length > 54 ? `${name.slice(0, 53)}…` : name)
