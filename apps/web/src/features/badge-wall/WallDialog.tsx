import { useState } from 'react'
import { type WallSize, wallPath, wallSizes, wallSnippet } from '@podium/contract/badge-wall'
import { badgeWallPhrases, wallFramePhrases } from '@podium/phrases/badge-wall'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { CopyField } from './CopyField.tsx'
import { type Look, LookFields } from './LookFields.tsx'
import styles from './WallDialog.module.css'

export interface WallOf {
  athleteId: number
  name: string
  isHidden: boolean
}

/** How the wall looks, as it will look, and the code that puts it on another site. */
export default function WallDialog(props: WallOf & { onClose: () => void }) {
  const { athleteId, name, isHidden, onClose } = props
  const t = usePhrases(badgeWallPhrases).dialog
  const { publicUrl, productName } = usePublicConfig()
  const { language } = usePreferences()
  const [look, setLook] = useState<Look>({ size: 'medium', language, theme: 'auto' })
  const path = wallPath(athleteId, look)
  const title = wallFramePhrases[look.language].title(name, productName)
  const address = publicUrl + path
  return (
    <Dialog title={t.title} onClose={onClose} size="large">
      <div className={styles.content}>
        <p>
          {t.lead} {t.privacy}
        </p>
        {isHidden && <Notice>{t.hidden}</Notice>}
        <LookFields look={look} onLook={setLook} />
        <Preview path={path} title={title} size={look.size} />
        <CopyField
          label={t.code}
          hint={t.codeHint}
          value={wallSnippet({ address, title, size: look.size })}
          lines={4}
          copy={t.copyCode}
          copied={t.codeCopied}
        />
        <CopyField label={t.link} value={address} copy={t.copyLink} copied={t.linkCopied} />
      </div>
    </Dialog>
  )
}

/** The wall itself, as another site would show it. */
function Preview({ path, title, size }: { path: string; title: string; size: WallSize }) {
  const t = usePhrases(badgeWallPhrases).dialog
  return (
    <figure className={styles.preview}>
      <figcaption>{t.preview}</figcaption>
      <iframe
        key={path}
        src={path}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        {...wallSizes[size]}
      />
    </figure>
  )
}
