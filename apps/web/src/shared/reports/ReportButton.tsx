import { useState } from 'react'
import type { ReportKind } from '@podium/contract/reports'
import { reportsPhrases } from '@podium/phrases/reports'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { FlagIcon } from '../../ui/icons/signs.tsx'
import { usePhrases } from '../language/phrases.ts'
import { lazyDialog } from '../rendering/lazyWithPreload.tsx'

const Reporting = lazyDialog(() => import('./Reporting.tsx'))

/** Reports words within a dialog, which stays open beneath. */
export function ReportButton({ kind, id }: { kind: ReportKind; id: number }) {
  const t = usePhrases(reportsPhrases)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t.title[kind]}
        icon={<FlagIcon />}
        size="small"
        onClick={() => setOpen(true)}
      />
      {isOpen && <Reporting kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
