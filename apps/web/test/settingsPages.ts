import { settingsPhrases } from '@podium/phrases/settings'

export const t = settingsPhrases.en

export const password = 'Podium!2026'

/** How many fields of a part are marked as wrong. */
export const wrongIn = (part: Element) => part.querySelectorAll('[aria-invalid="true"]').length
