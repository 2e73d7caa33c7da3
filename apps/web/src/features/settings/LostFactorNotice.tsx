import { useQueryClient } from '@tanstack/react-query'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { Form } from '../../shared/forms/Form.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { accountRead } from './queries.ts'
import styles from './settings.module.css'

/** Says that somebody reported app and codes as lost, and stops that with a press (`sign-in.lost-factor`). */
export function LostFactorNotice({ endsAt }: { endsAt: string }) {
  const t = usePhrases(lostFactorPhrases).settings
  const { moment } = useFormats()
  const queryClient = useQueryClient()
  const readAgain = () => void queryClient.invalidateQueries(accountRead)
  const { form, isBusy } = useContractForm({
    route: () => import('@podium/contract/lost-factor').then(({ keepOwnFactor }) => keepOwnFactor),
    input: () => ({}),
    done: t.stopped,
    onDone: readAgain,
    onError: () => {
      readAgain()
      return false
    },
  })
  return (
    <Notice tone="danger" role="alert">
      <p>{t.waits(moment(endsAt))}</p>
      <Form
        {...form}
        className={styles.stop}
        acts={
          <Button type="submit" busy={isBusy}>
            {t.stop}
          </Button>
        }
      />
    </Notice>
  )
}
