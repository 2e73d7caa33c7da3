import type { Language } from '@podium/contract/locale'
import { type DataPart, dataExportPhrases } from '@podium/phrases/data-export'

/** A text beside somebody's data that tells what each file in it is, and how to read them. */
export function guideIn(
  language: Language,
  parts: readonly { name: DataPart }[],
): { name: string; text: string } {
  const t = dataExportPhrases[language]
  const told = parts.map(({ name }) => `${name}.json: ${t.parts[name]}`)
  const lines = [t.title, '', t.lead, '', ...t.notes.map((note) => `- ${note}`), '', ...told, '']
  // Editors of every system break lines here, and none takes an accent for something else.
  return { name: t.fileName, text: `\uFEFF${lines.join('\r\n')}` }
}
