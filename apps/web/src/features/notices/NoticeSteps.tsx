import { useState, type SubmitEvent } from 'react'
import { paths } from '@podium/contract/paths'
import { reportsPhrases } from '@podium/phrases/reports'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Stack } from '../../ui/surfaces/Layout.tsx'
import { type Reportable, reportableAt } from './reportable.ts'

const Reporting = lazyDialog(() => import('../../shared/reports/Reporting.tsx'))

/** How anybody reports something, for who comes with its address alone (`reports.notices`). */
export function NoticeSteps() {
  const t = usePhrases(reportsPhrases).page
  const [found, setFound] = useState<Reportable | null>(null)
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        {t.how.map((step) => (
          <p key={step}>{step}</p>
        ))}
      </Stack>
      <AddressForm onFound={setFound} />
      {found && <Reporting {...found} onClose={() => setFound(null)} />}
    </Stack>
  )
}

function AddressForm({ onFound }: { onFound: (what: Reportable) => void }) {
  const t = usePhrases(reportsPhrases).page
  const { publicUrl } = usePublicConfig()
  const isReady = useHydrated()
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('link') as HTMLInputElement
    const what = reportableAt(field.value, publicUrl)
    setWrong(!what)
    if (what) onFound(what)
    else field.focus()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <TextField
          name="link"
          label={t.link}
          hint={t.linkHint(publicUrl + paths.athlete({ id: 1 }))}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={() => setWrong(false)}
          error={isWrong ? t.unknown : undefined}
        />
        <WideSubmit disabled={!isReady}>{t.goOn}</WideSubmit>
      </Stack>
    </form>
  )
}
