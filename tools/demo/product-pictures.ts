/** Two colours of a picture: what stands behind, and the lanes across it. */
type Ground = readonly [behind: string, lane: string]

const grounds = {
  tartan: ['#d9482b', '#e8694d'],
  navy: ['#14213d', '#23345c'],
  pitch: ['#1f7a4d', '#2f9463'],
  sand: ['#ecd9b0', '#f4e7ca'],
  sky: ['#2b6cb0', '#4a86c5'],
} as const satisfies Record<string, Ground>

const paper = '#fbf7ee'
const ink = '#14213d'
const gold = '#e0a526'
const cork = '#b98a58'

/** What a product looks like, drawn on a square of 400 around its middle. */
const things = {
  bars: [0, 1, 2]
    .map(
      (row) =>
        `<g transform="translate(0 ${row * 78 - 78}) rotate(-8)"><rect x="-150" y="-30" width="300" height="60" rx="10" fill="${paper}"/>` +
        `<rect x="-150" y="-30" width="90" height="60" rx="10" fill="${gold}"/><circle cx="60" cy="0" r="12" fill="${ink}"/><circle cx="95" cy="0" r="12" fill="#d9482b"/></g>`,
    )
    .join(''),
  tub:
    `<path d="M-110 -90h220l-24 230a18 18 0 0 1-18 16h-136a18 18 0 0 1-18-16z" fill="${paper}"/>` +
    `<rect x="-124" y="-124" width="248" height="44" rx="14" fill="${gold}"/><path d="M-96 10h192l-8 70h-176z" fill="#d9482b"/>`,
  jar:
    `<rect x="-96" y="-86" width="192" height="236" rx="34" fill="${cork}"/><rect x="-84" y="-136" width="168" height="58" rx="12" fill="${ink}"/>` +
    `<rect x="-96" y="-10" width="192" height="92" fill="${paper}"/><circle cx="-26" cy="36" r="24" fill="${gold}"/><circle cx="22" cy="36" r="24" fill="${gold}"/>`,
  bottle:
    `<rect x="-62" y="-90" width="124" height="250" rx="30" fill="${paper}"/><rect x="-44" y="-136" width="88" height="56" rx="10" fill="${ink}"/>` +
    `<rect x="-62" y="0" width="124" height="26" fill="#d9482b"/><rect x="-62" y="40" width="124" height="12" fill="#d9482b"/>`,
  block:
    `<g transform="rotate(-12)"><rect x="-150" y="-70" width="300" height="150" rx="18" fill="${cork}"/>` +
    [-110, -60, -10, 50, 105]
      .map((x, at) => `<circle cx="${x}" cy="${(at % 2) * 50 - 20}" r="9" fill="#8f6538"/>`)
      .join('') +
    `</g>`,
  insoles: [-70, 70]
    .map(
      (x, at) =>
        `<g transform="translate(${x} 0) scale(${at === 0 ? 1 : -1} 1)"><path d="M-20 150c-34 0-40-60-30-110 8-46-16-76-8-126 8-46 84-50 96 2 12 54-14 80-14 122 0 60-6 112-44 112z" fill="${cork}"/><circle cx="-6" cy="96" r="22" fill="${paper}"/></g>`,
    )
    .join(''),
  swimskin:
    `<path d="M-90 -150h40c4 46 96 46 100 0h40c-6 60-20 80-22 130 4 60 20 100 22 170h-78l-12-80-12 80h-78c2-70 18-110 22-170-2-50-16-70-22-130z" fill="${ink}"/>` +
    `<path d="M-68 -20c40 24 96 24 136 0l4 40c-46 24-98 24-144 0z" fill="#4ac1c9"/>`,
  robe:
    `<path d="M-60 -150h120l70 60 30 200-56 12-18-90 8 130h-188l8-130-18 90-56-12 30-200z" fill="#4ac1c9"/>` +
    `<path d="M-60 -150c10 70 110 70 120 0l-20-14h-80z" fill="${ink}"/><rect x="-6" y="-96" width="12" height="258" fill="${paper}"/>`,
  bell:
    `<path d="M-130 60c0-110 50-180 130-180s130 70 130 180z" fill="${gold}"/><rect x="-150" y="54" width="300" height="34" rx="17" fill="${paper}"/>` +
    `<circle cx="0" cy="-132" r="22" fill="${paper}"/><rect x="-30" y="92" width="60" height="50" rx="10" fill="${ink}"/>`,
  canister:
    `<rect x="-100" y="-96" width="200" height="252" rx="26" fill="#6b8f3a"/><rect x="-20" y="-140" width="66" height="50" rx="10" fill="${ink}"/>` +
    `<path d="M-86 -96v-26c0-20 10-30 30-30h20v56z" fill="none" stroke="#6b8f3a" stroke-width="22"/><path d="M0 -20c44 60 56 84 56 106a56 56 0 0 1-112 0c0-22 12-46 56-106z" fill="${gold}"/>`,
  notebook:
    `<g transform="rotate(6)"><rect x="-110" y="-150" width="220" height="300" rx="14" fill="${paper}"/><rect x="-110" y="-150" width="44" height="300" rx="14" fill="#d9482b"/>` +
    `<path d="M-40 70l40-50 34 24 56-86" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  shirt:
    `<path d="M-70 -140l-100 60 34 84 44-20v170h184v-170l44 20 34-84-100-60c-14 44-126 44-140 0z" fill="${paper}"/>` +
    `<path d="M-92 40h184v40h-184z" fill="#1f7a4d"/><path d="M-92 96h184v16h-184z" fill="${gold}"/>`,
  bag:
    `<rect x="-160" y="-60" width="320" height="180" rx="60" fill="${paper}"/><path d="M-80 -56c0-100 160-100 160 0" fill="none" stroke="${ink}" stroke-width="20"/>` +
    `<rect x="-70" y="-60" width="20" height="180" fill="${ink}"/><rect x="50" y="-60" width="20" height="180" fill="${ink}"/>`,
  pack:
    `<path d="M-100 -150h200l10 24-10 24v240h-200v-240l-10-24z" fill="#e07b39"/><circle cx="0" cy="30" r="66" fill="${paper}"/>` +
    `<ellipse cx="0" cy="16" rx="44" ry="14" fill="${gold}"/><ellipse cx="0" cy="34" rx="44" ry="14" fill="#c98a1b"/><ellipse cx="0" cy="52" rx="44" ry="14" fill="${gold}"/>`,
  lamp:
    `<circle cx="0" cy="-40" r="100" fill="${gold}"/><path d="M-60 56h120l-14 60h-92z" fill="${ink}"/><rect x="-80" y="120" width="160" height="24" rx="12" fill="${paper}"/>` +
    `<path d="M-50 -60h100M-50 -20h100M-20 -92v104M20 -92v104" stroke="#b97f0f" stroke-width="8"/>`,
  ball: [-70, 70, 0]
    .map(
      (x, at) =>
        `<g transform="translate(${x} ${at === 2 ? -60 : 60})"><circle r="76" fill="${['#4ac1c9', '#d9482b', paper][at]}"/>` +
        [0, 60, 120, 180, 240, 300]
          .map(
            (turn) => `<circle cx="0" cy="-46" r="9" fill="${ink}" transform="rotate(${turn})"/>`,
          )
          .join('') +
        `</g>`,
    )
    .join(''),
} as const

export type Thing = keyof typeof things
export type GroundName = keyof typeof grounds

/** Draws a product in front of the lanes of a track, as the PNG its sponsor would upload. */
export async function drawProduct(thing: Thing, ground: GroundName): Promise<Buffer> {
  // Loaded only where a demo is made, because every start loads this file.
  const { default: sharp } = await import('sharp')
  const [behind, lane] = grounds[ground]
  const lanes = [0, 1, 2, 3, 4].map(
    (step) =>
      `<circle cx="-60" cy="760" r="${360 + step * 110}" fill="none" stroke="${lane}" stroke-width="44"/>`,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 720 540">` +
    `<rect width="720" height="540" fill="${behind}"/>${lanes.join('')}` +
    `<ellipse cx="360" cy="462" rx="190" ry="20" fill="#000" opacity=".18"/>` +
    `<g transform="translate(360 280) scale(1.12)">${things[thing]}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
