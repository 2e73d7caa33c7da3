import type { ReactNode } from 'react'
import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { reportsPhrases } from '@podium/phrases/reports'
import { writePhrases } from '@podium/phrases/write'
import { useMay, useSession } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { MoreMenu } from '../../ui/actions/MoreMenu.tsx'
import type { MenuItem } from '../../ui/actions/Menu.tsx'
import { CrossIcon } from '../../ui/icons/CrossIcon.tsx'
import { DownloadIcon, FlagIcon, MailIcon, PencilIcon } from '../../ui/icons/signs.tsx'
import styles from './agreements.module.css'
import { otherOf, type Standing } from './standing.ts'
import { useAccept } from './useAccept.ts'
import { usePdf } from './usePdf.ts'

const EndDialog = lazyDialog(() => import('./EndDialog.tsx'))
const Reporting = lazyDialog(() => import('../../shared/reports/Reporting.tsx'))

interface Props {
  agreement: Agreement
  standing: Standing
  /** Of the other side. */
  name: string
  /** From other features, the dialog that writes to the other side. */
  writing: (to: { id: number; name: string }, onClose: () => void) => ReactNode
}

/** How many stand in the row: beside the three dots a phone has room for two. */
const inRow = 2

/** What one side can do about it, in one row: the answer first, and what is rare behind three dots. */
export function Acts({ agreement, standing, name, writing }: Props) {
  const t = usePhrases(agreementsPhrases).page
  const { user } = useSession()
  const isSelf = useMay('never')
  const writes = useMay('MESSAGES')
  const { id } = agreement
  const other = otherOf(agreement, user?.id)
  const ending = useDialog(`agreement-end-${id}`)
  const write = useDialog(`write-${other.id}`)
  const report = useDialog(`report-agreement-${id}`)
  const pdf = usePdf(id)
  const answers = useAnswers(agreement, standing, ending.open)
  const { action: writeTo } = usePhrases(writePhrases)
  const { title: reports } = usePhrases(reportsPhrases)
  const rest: (MenuItem | false)[] = [
    Boolean(other.name) && writes && { label: writeTo, icon: <MailIcon />, onSelect: write.open },
    agreement.holds !== null && { label: t.pdf, icon: <DownloadIcon />, onSelect: pdf.download },
  ]
  const acts = [...answers.shown, ...rest].filter((one) => one !== false)
  const rare: (MenuItem | false)[] = [
    ...acts.slice(inRow),
    isSelf &&
      Boolean(other.name) && {
        label: reports.agreement,
        icon: <FlagIcon />,
        onSelect: report.open,
      },
    answers.end,
  ]
  return (
    <div className={styles.row}>
      {acts.slice(0, inRow).map((act) => (
        <RowAct key={act.label} act={act} busy={answers.busyWith === act.label} />
      ))}
      <MoreMenu
        variant="secondary"
        label={t.more}
        items={rare.filter((one) => one !== false)}
        busy={pdf.isBusy}
        data-sign
      />
      {ending.isOpen && agreement.abilities.end && (
        <EndDialog agreement={agreement} name={name} onClose={ending.close} />
      )}
      {write.isOpen && writing({ id: other.id, name }, write.close)}
      {report.isOpen && <Reporting kind="agreement" id={id} onClose={report.close} />}
    </div>
  )
}

type RowItem = MenuItem & { main?: boolean }

/** What answers or changes it. Who is asked has yes and no beside each other, and no is never behind dots. */
function useAnswers(agreement: Agreement, standing: Standing, onEnd: () => void) {
  const t = usePhrases(agreementsPhrases).page
  const { user } = useSession()
  const accept = useAccept(agreement)
  const { id, version, state } = agreement
  // What a ward agrees to, their guardian agrees to.
  const none = { accept: false, change: false, end: false }
  const may = user?.protected ? none : agreement.abilities
  const isAsked = standing === 'waitsForYou' && may.accept
  const drop = standing === 'waitsForYou' ? t.decline : t.takeBack
  const end: RowItem | false = may.end && {
    label: state === 'PROPOSED' ? drop : t.end,
    icon: <CrossIcon />,
    onSelect: onEnd,
    danger: !isAsked,
  }
  const accepts: RowItem = { label: t.accept(version), onSelect: accept.run, main: true }
  const shown: (RowItem | false)[] = [
    may.accept && accepts,
    isAsked && end,
    // Who is asked finds it where it is said that they can.
    may.change &&
      !isAsked && { label: t.change, icon: <PencilIcon />, to: paths.changeAgreement({ id }) },
  ]
  return {
    shown: shown.filter((one) => one !== false),
    end: !isAsked && end,
    busyWith: accept.isBusy ? accepts.label : undefined,
  }
}

function RowAct({ act, busy }: { act: RowItem; busy: boolean }) {
  const { label, to, onSelect, main } = act
  if (to !== undefined) return <LinkButton to={to}>{label}</LinkButton>
  return (
    <Button variant={main ? 'primary' : 'secondary'} busy={busy} onClick={onSelect}>
      {label}
    </Button>
  )
}
