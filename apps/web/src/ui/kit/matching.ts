type Searched = { label: string; keywords?: string }

/**
 * Options whose label or keywords contain what was typed, whatever its accents and case; those whose
 * label starts with it come first.
 */
export function matching<Option extends Searched>(options: readonly Option[], typed: string) {
  const wanted = plain(typed)
  if (wanted === '') return [...options]
  const found = options.filter(({ label, keywords }) =>
    plain(`${label} ${keywords ?? ''}`).includes(wanted),
  )
  const starts = (option: Option) => plain(option.label).startsWith(wanted)
  return [...found.filter(starts), ...found.filter((option) => !starts(option))]
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
