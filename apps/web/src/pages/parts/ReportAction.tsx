import type { ReactNode } from 'react'
import type { ReportKind } from '@podium/contract/reports'
import { reportsPhrases } from '@podium/phrases/reports'
import { useMay } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { FlagIcon } from '../../ui/icons/signs.tsx'
import styles from './ReportAction.module.css'

const Reporting = lazyDialog(() => import('../../shared/reports/Reporting.tsx'))

interface Props {
  kind: ReportKind
  id: number
  /** The button's own look, where the usual one has no place. */
  button?: (props: { label: string; onClick: () => void }) => ReactNode
}

/** Reports something to the administrators. */
export function ReportAction({ kind, id, button }: Props) {
  const t = usePhrases(reportsPhrases)
  const { isOpen, open, close } = useDialog(`report-${kind}-${id}`)
  // What somebody reports is theirs to answer for.
  const isSelf = useMay('never')
  if (!isSelf) return null
  return (
    <>
      {button ? (
        button({ label: t.title[kind], onClick: open })
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon={<FlagIcon />}
          className={styles.report}
          onClick={open}
        >
          {t.title[kind]}
        </Button>
      )}
      {isOpen && <Reporting kind={kind} id={id} onClose={close} />}
    </>
  )
}
