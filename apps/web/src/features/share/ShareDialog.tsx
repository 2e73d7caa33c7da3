import { sharePhrases } from '@podium/phrases/share'
import { copyText } from '../../shared/downloads/copyText.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { LinkIcon, ShareIcon } from '../../ui/icons/signs.tsx'
import { PlaceIcon } from './PlaceIcon.tsx'
import { QrCode } from './QrCode.tsx'
import { placesFor } from './places.ts'
import styles from './ShareDialog.module.css'

interface Props {
  url: string
  name: string
  /** The page is the viewer's own. */
  isOwn: boolean
  /** Nobody else sees the page: that is said before it is passed on. */
  isHidden?: boolean | undefined
  /** Of what is not a person's page. */
  title?: string | undefined
  /** What goes along with the link; an invitation to meet the person unless given. */
  message?: string | undefined
  onClose: () => void
}

/**
 * The link, the device's own sheet, other places, mail, and a code for a phone's camera
 * (`share.links`).
 */
export default function ShareDialog(props: Props) {
  const { url, name, isOwn, isHidden = false, onClose } = props
  const t = usePhrases(sharePhrases)
  const { productName } = usePublicConfig()
  const title = props.title ?? (isOwn ? t.ownTitle : t.title(name))
  const message = props.message ?? t.message(name, productName)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stacked-apart">
        {isHidden && <Notice>{t.hidden}</Notice>}
        <Copy url={url} />
        {'share' in navigator && (
          <Button
            variant="primary"
            icon={<ShareIcon />}
            onClick={() => void shareSheet({ title: name, text: message, url })}
          >
            {t.sheet}
          </Button>
        )}
        <Places url={url} message={message} />
        <figure className={styles.code}>
          <QrCode text={url} label={t.code} download={t.download} fileName={`${name}.svg`} />
          {!isHidden && <figcaption>{t.codeText}</figcaption>}
        </figure>
      </div>
    </Dialog>
  )
}

function Copy({ url }: { url: string }) {
  const t = usePhrases(sharePhrases)
  return (
    <div className={styles.copy}>
      <TextField
        label={t.address}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<LinkIcon />} onClick={() => void copyText(url, t)} data-autofocus>
        {t.copy}
      </Button>
    </div>
  )
}

function Places({ url, message }: { url: string; message: string }) {
  const t = usePhrases(sharePhrases)
  return (
    <div>
      <p id="share-by" className={styles.by}>
        {t.by}
      </p>
      <ul role="list" aria-labelledby="share-by" className={styles.places}>
        {placesFor(url, message, t.mail).map(({ id, label, address, isElsewhere }) => (
          <li key={id}>
            <a
              href={address}
              {...(isElsewhere && {
                target: '_blank',
                rel: 'noopener noreferrer',
                'aria-label': t.newTab(label),
              })}
            >
              <PlaceIcon place={id} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function shareSheet(page: { title: string; text: string; url: string }): Promise<void> {
  // Putting the sheet away counts as a refusal there; it is none here.
  await navigator.share(page).catch(() => undefined)
}
