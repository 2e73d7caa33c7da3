import { type WallSize, wallSizes, type WallTheme, wallThemes } from '@podium/contract/badge-wall'
import { type Language, languages } from '@podium/contract/locale'
import { badgeWallPhrases } from '@podium/phrases/badge-wall'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import styles from './WallDialog.module.css'

export interface Look {
  size: WallSize
  language: Language
  theme: WallTheme
}

const sizes = Object.keys(wallSizes) as WallSize[]

/** How large the wall is, what it speaks, and its colours. */
export function LookFields({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const t = usePhrases(badgeWallPhrases).dialog
  const sizeOptions = sizes.map((value) => {
    const { width, height } = wallSizes[value]
    return { value, label: `${t.sizes[value]} (${t.pixels(width, height)})` }
  })
  return (
    <div className={styles.look}>
      <SelectField
        label={t.size}
        options={sizeOptions}
        value={look.size}
        onChange={({ target }) => onLook({ ...look, size: target.value as WallSize })}
      />
      <SelectField
        label={t.language}
        options={languages.map((value) => ({ value, label: t.languages[value] }))}
        value={look.language}
        onChange={({ target }) => onLook({ ...look, language: target.value as Language })}
      />
      <SelectField
        label={t.theme}
        options={wallThemes.map((value) => ({ value, label: t.themes[value] }))}
        value={look.theme}
        onChange={({ target }) => onLook({ ...look, theme: target.value as WallTheme })}
      />
    </div>
  )
}
