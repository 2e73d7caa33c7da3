type Searched = { label: string; keywords?: string }

/**
 * Options whose label or keywords contain what was typed, whatever its accents and case; those whose
 * label starts with it come first, and before others the one that is chosen already: Enter keeps it.
 */
export function matching<Option extends Searched>(
  options: readonly Option[],
  typed: string,
  isChosen: (option: Option) => boolean = () => false,
) {
  const wanted = plain(typed)
  if (wanted === '') return [...options]
  const found = options.filter(({ label, keywords }) =>
    plain(`${label} ${keywords ?? ''}`).includes(wanted),
  )
  const starts = (option: Option) => plain(option.label).startsWith(wanted)
  const rank = (option: Option) => (starts(option) ? 0 : 2) + (isChosen(option) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** Text as it is compared: without accents, case and the space around it. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
