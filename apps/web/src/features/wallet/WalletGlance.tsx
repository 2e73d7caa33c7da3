import { paths } from '@podium/contract/paths'
import { walletPhrases } from '@podium/phrases/wallet'
import { Link } from '../../router/index.ts'
import { useSpends } from '../../client/index.ts'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'
import { BalanceTiles } from './BalanceTiles.tsx'
import { Movements } from './Movements.tsx'
import { downloadHistory, walletHistory } from './queries.ts'
import styles from './WalletGlance.module.css'

/** How many of the latest movements the popup shows. */
const shownMovements = 4

/** The wallet at a glance: what one has, what moved last, and the ways on. */
export function WalletGlance({ onLeave }: { onLeave: () => void }) {
  const t = usePhrases(walletPhrases)
  const spends = useSpends()
  return (
    <section className={styles.glance} aria-label={t.title}>
      <Balance />
      {spends && (
        <LinkButton to={paths.credits()} variant="primary" wide onClick={onLeave}>
          {t.buy}
        </LinkButton>
      )}
      <h2 className={styles.heading}>{t.last}</h2>
      <Latest />
      <div className={styles.ways}>
        <Link to={paths.wallet()} onClick={onLeave} className={styles.way}>
          {t.seeAll}
        </Link>
        <Link to={paths.payments()} onClick={onLeave} className={styles.way}>
          {t.payments}
        </Link>
        <Link to={paths.orders()} onClick={onLeave} className={styles.way}>
          {t.orders}
        </Link>
        <CsvButton />
      </div>
    </section>
  )
}

function Balance() {
  const t = usePhrases(walletPhrases)
  const [data, instead] = useRead(ownWallet, t.couldNotLoad, 2)
  return data ? <BalanceTiles wallet={data} /> : instead
}

function Latest() {
  const t = usePhrases(walletPhrases)
  const [data, instead] = useRead(
    walletHistory(0, shownMovements),
    t.couldNotLoadHistory,
    shownMovements,
  )
  if (data?.list.length === 0) return <p className="quiet">{t.empty.text}</p>
  return data ? <Movements movements={data.list} /> : instead
}

export function CsvButton() {
  const t = usePhrases(walletPhrases)
  const { isBusy, download } = useFileDownload(downloadHistory, t.csvFailed)
  return (
    <Button size="small" variant="quiet" icon={<DownloadIcon />} busy={isBusy} onClick={download}>
      {t.csv}
    </Button>
  )
}
