import { appPhrases } from '@podium/phrases/app'
import { isIos, useIsApp } from '../../shared/installing/installed.ts'
import { useInstallOffer } from '../../shared/installing/installing.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Podium as an app, where the browser offers it; otherwise how one gets it. */
export function AppSection() {
  const t = usePhrases(appPhrases).install
  const install = useInstallOffer()
  const isApp = useIsApp()
  return (
    <SettingsSection id="app" lead={t.lead}>
      {install ? (
        <div>
          <Button onClick={() => void install()}>{t.act}</Button>
        </div>
      ) : (
        <p>{isApp ? t.done : isIos() ? t.onIos : t.none}</p>
      )}
    </SettingsSection>
  )
}
