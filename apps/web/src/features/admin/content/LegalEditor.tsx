import { useState } from 'react'
import type { LegalKind } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { Refusal } from '../../../client/index.ts'
import { Form } from '../../../shared/forms/Form.tsx'
import { useLeaveGuard } from '../../../shared/navigation/index.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { Submit } from '../../../shared/forms/Submit.tsx'
import { useNavigate } from '../../../router/index.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextareaField } from '../../../ui/fields/TextareaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import { classes } from '../../../ui/classes.ts'
import { useOwnFirst } from './BothLanguages.tsx'
import styles from './content.module.css'
import type { DrawText } from './LegalShown.tsx'
import { LegalViews } from './LegalViews.tsx'
import { PublishDialog, useAnnouncement } from './PublishDialog.tsx'
import type { Version } from './queries.ts'

interface Props {
  kind: LegalKind
  /** What writing starts from: a draft goes on, a published version becomes a new one. */
  start: Version
  inForce: Version | undefined
  draw: DrawText
  /** Where to go once it is saved, or left. */
  done: string
}

/** Writes a version in both languages, with its preview and what has changed beside it. */
export function LegalEditor(props: Props) {
  const t = usePhrases(adminContentPhrases).legal
  const { cancel } = usePhrases(shellPhrases)
  const writing = useWriting(props)
  const { version, text, isMaterial, form, isBusy, errorOf, isConfirming, putOff, publish } =
    writing
  return (
    <section aria-labelledby="editor" className="stacked">
      <header className="two-ends">
        <h2 id="editor">{t.editor}</h2>
        <LinkButton
          size="small"
          variant="quiet"
          className={styles.leave}
          to={props.done}
          preventScrollReset
        >
          {cancel}
        </LinkButton>
      </header>
      <Form
        {...form}
        className={classes('stacked', styles.editor)}
        acts={
          <div className={styles.buttons}>
            <Button type="submit" name="act" value="draft" busy={isBusy} onClick={writing.keep}>
              {t.saveDraft}
            </Button>
            <Submit onClick={writing.askToPublish}>{t.publish}</Submit>
          </div>
        }
      >
        <TextField
          className={styles.short}
          label={t.version}
          hint={t.versionHint}
          name="version"
          required
          maxLength={40}
          value={version}
          onChange={(event) => writing.setVersion(event.currentTarget.value)}
        />
        <LegalViews {...props} text={text} version={version}>
          <Texts text={text} onText={writing.setText} />
        </LegalViews>
        {props.kind === 'terms' && (
          <CheckboxField
            label={t.isMaterial}
            name="material"
            checked={isMaterial}
            onChange={(event) => writing.setMaterial(event.currentTarget.checked)}
          />
        )}
        {writing.hasChanged && <Notice role="alert">{t.changed}</Notice>}
        {isConfirming && (
          <PublishDialog
            version={version}
            announcement={props.kind === 'terms' ? writing.announcement : null}
            isMaterial={isMaterial}
            isBusy={isBusy}
            error={errorOf('from')}
            onPublish={publish}
            onClose={putOff}
          />
        )}
      </Form>
    </section>
  )
}

interface TextsProps {
  text: Record<Language, string>
  onText: (language: Language, text: string) => void
}

function Texts({ text, onText }: TextsProps) {
  const t = usePhrases(adminContentPhrases).legal
  return (
    <div className={styles.columns}>
      {useOwnFirst().map((language) => (
        <TextareaField
          key={language}
          label={language === 'en' ? t.textEn : t.textPt}
          hint={t.textHint}
          name={`text.${language}`}
          lang={language}
          rows={24}
          required
          value={text[language]}
          onChange={(event) => onText(language, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}

/** The words as they are now, and sending them: as a draft, or published once that is confirmed. */
function useWriting({ kind, start, done }: Props) {
  const t = usePhrases(adminContentPhrases).legal
  const isDraft = start.publishedAt === null
  const [version, setVersion] = useState(isDraft ? start.version : '')
  // As it was when writing began: what is read meanwhile is not what was written on.
  const [begun] = useState(start)
  const [hasChanged, setHasChanged] = useState(false)
  const [text, setTexts] = useState(start.text)
  const [isMaterial, setMaterial] = useState(isDraft && start.material)
  const [wish, setWish] = useState<'draft' | 'ask' | 'publish'>('draft')
  const announcement = useAnnouncement()
  const from = kind === 'terms' && wish === 'publish' ? announcement.from : null
  const { subject, open, close } = useDialogAbout<true>('publish')
  const guard = useLeaveGuard(text !== start.text)
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const form = useContractForm({
    route: () => import('@podium/contract/legal').then(({ writeTerms }) => writeTerms),
    input: () => ({
      body: {
        ...{ kind, version, text, material: isMaterial, publish: wish !== 'draft', from },
        after: begun.publishedAt === null && version === begun.version ? begun.edition : '',
      },
    }),
    confirm: () => {
      if (wish === 'ask') open(true)
      return wish !== 'ask'
    },
    onDone: ({ published }) => {
      guard.release()
      const said = from ? t.isAnnounced(version) : t.isPublished(version)
      toast.success(published ? said : t.savedDraft)
      readAgain()
      navigate(done, { preventScrollReset: true, replace: published })
    },
    onError: (error) => {
      close()
      const isOld = error instanceof Refusal && error.has('stateChanged')
      setHasChanged(isOld)
      return isOld
    },
  })
  return {
    ...form,
    version,
    setVersion,
    text,
    setText: (language: Language, words: string) => setTexts({ ...text, [language]: words }),
    isMaterial,
    setMaterial,
    announcement,
    hasChanged,
    isConfirming: subject !== null,
    keep: () => setWish('draft'),
    askToPublish: () => setWish('ask'),
    publish: () => setWish('publish'),
    putOff: close,
  }
}
