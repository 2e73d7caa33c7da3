import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PageWithParts, useUnsavedParts } from '../../shared/forms/unsavedParts.tsx'
import { WrongFields } from '../../shared/forms/WrongFields.tsx'
import { Link } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AboutFields } from './AboutFields.tsx'
import { Completeness } from './Completeness.tsx'
import { ContactFields } from './ContactFields.tsx'
import { Pictures } from './Pictures.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useEdit, type Edit } from './useEdit.ts'
import { usePictureUpload } from './usePictureUpload.ts'
import styles from './EditForm.module.css'

interface Props {
  profile: Profile
  asAdmin: boolean
  /** What belongs to the page and is sent by itself: achievements, clubs, settings of support. */
  children?: ReactNode
  /** Beside the way back. */
  badge?: ReactNode
}

/** A page in the making: pictures, story and contacts in one form, with a bar that saves them. */
export function EditForm({ profile, asAdmin, badge, children }: Props) {
  const t = usePhrases(profileEditPhrases)
  const { bar } = usePhrases(shellPhrases)
  const parts = useUnsavedParts()
  const edit = useEdit({ profile, asAdmin, parts })
  const cover = usePictureUpload('cover', (id) => edit.change('coverId', String(id)))
  const avatar = usePictureUpload('avatar', (id) => edit.change('avatarId', String(id)))
  const isUploading = [cover, avatar].some(({ picture }) => picture.state === 'sending')
  const { draft, change, isDirty, isBusy } = edit
  return (
    <Container className={styles.page}>
      <PageTitle
        {...(asAdmin && { eyebrow: <Link to={paths.admin({ part: 'users' })}>{bar.admin}</Link> })}
        actions={
          <>
            {badge}
            <LinkButton to={paths.profile(profile.role, profile.id)}>{t.back}</LinkButton>
          </>
        }
      >
        {asAdmin ? t.adminTitle(personName(profile)) : t.title}
      </PageTitle>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Form {...edit.form} listsWrong className={styles.form}>
            <SaveBar {...{ isDirty, isBusy, isUploading }}>
              <WrongFields form={edit.form.ref} problems={edit.form.problems} />
            </SaveBar>
            <Pictures {...{ profile, draft, change, cover, avatar }} />
            <AboutFields role={profile.role} edit={edit} asAdmin={asAdmin} />
            <ContactFields profile={profile} edit={edit} />
          </Form>
          <PageWithParts page={parts.page}>{children}</PageWithParts>
        </div>
        <aside>
          <Completeness profile={profile} asAdmin={asAdmin} />
        </aside>
      </div>
      <LeaveDialog guard={edit.guard} />
    </Container>
  )
}

function LeaveDialog({ guard }: { guard: Edit['guard'] }) {
  const t = usePhrases(profileEditPhrases).leave
  const { close } = usePhrases(shellPhrases)
  if (!guard.isAsking) return null
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={t.stay}
      closeLabel={close}
      onConfirm={() => guard.answer(true)}
      onClose={() => guard.answer(false)}
      danger
    >
      <p>{t.text}</p>
    </ConfirmDialog>
  )
}
