import { inside, licenceTextOf, type Shipped, shipped, shippedToBrowsers } from './shipped.ts'

/** What each licence asks for where Podium is run, or handed on; a licence that is not here stops the command. */
const meanings: Record<string, string> = {
  MIT: 'The notice goes along.',
  'MIT-0': 'Nothing.',
  ISC: 'The notice goes along.',
  '0BSD': 'Nothing.',
  'BSD-2-Clause': 'The notice goes along.',
  'BSD-3-Clause': 'The notice goes along; nobody advertises with the names of its makers.',
  'Apache-2.0':
    'The licence and notices go along, and changes are named; claims of patents end it.',
  'BlueOak-1.0.0': 'The licence goes along, or a link to it.',
  Unlicense: 'Nothing.',
  'CC0-1.0': 'Nothing.',
  '(MIT OR CC0-1.0)': 'Nothing.',
  'CC-BY-4.0':
    'Its makers are named: places and positions are from GeoNames, by way of this package.',
  'MPL-2.0':
    'Files of it that somebody changes stay under it and open; Podium uses them unchanged, and what is beside them is free.',
  'LGPL-3.0-or-later': 'See libvips above.',
  'Apache-2.0 AND LGPL-3.0-or-later': 'See libvips above.',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'See libvips above.',
}

/** The notices file: what is shipped, under which licence, what that asks for, and the texts that browsers' files owe. */
export async function makeNotices(): Promise<string> {
  const licences = [...new Set(shipped.map(({ licence }) => licence))].toSorted()
  const unknown = shipped.filter(({ licence }) => !meanings[licence])
  if (unknown.length > 0) {
    const named = unknown.map(({ name, licence }) => `${name} (${licence || 'none said'})`)
    throw new Error(`Say in tools/licences/notices.ts what this asks for: ${named.join(', ')}`)
  }
  const browsers = shippedToBrowsers()
  const texts = await Promise.all(browsers.map(textOf))
  return `${[
    '# Notices',
    `What Podium ships that others made. Made by \`npm run notices\` from the lock of its packages; a test fails once it is out of date. Packages of the server keep the texts of their licences beside them, in the image too; of what browsers load the texts stand below. What only builds and tests Podium is not shipped and not listed, the Chromium of the tests among it. The image adds Debian and Node.js, whose licences lie in it as Debian and Node bring them.`,
    '## What is worth knowing',
    ...inside.map(
      ({ name, licence, within, about }) => `**${name}** (${licence}; in ${within}). ${about}`,
    ),
    'Nothing here forbids running Podium as a service. Nothing is under the AGPL.',
    '## By licence',
    ...licences.map((licence) => sectionOf(licence)),
    '## Texts for what browsers load',
    ...texts,
  ].join('\n\n')}\n`
}

function sectionOf(licence: string): string {
  const own = shipped.filter((one) => one.licence === licence)
  const named = new Set(own.map(({ name, version }) => `${name} ${version}`))
  return `### ${licence}\n\n${meanings[licence]}\n\n${[...named].join(', ')}`
}

async function textOf(one: Shipped): Promise<string> {
  const text = (await licenceTextOf(one)) ?? `Under ${one.licence}; the package brings no text.`
  return `### ${one.name} ${one.version}\n\n\`\`\`text\n${text.replaceAll('\r\n', '\n')}\n\`\`\``
}
