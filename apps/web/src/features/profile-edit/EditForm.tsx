import { useId, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { shellPhrases } from '@podium/phrases/shell'
import { DecisionFields } from '../../shared/decisions/DecisionFields.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PageWithParts, useUnsavedParts } from '../../shared/forms/unsavedParts.tsx'
import { useWrongFields, WrongList } from '../../shared/forms/WrongFields.tsx'
import { Link } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LeaveQuestion } from '../../shared/dialogs/LeaveQuestion.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AboutFields } from './AboutFields.tsx'
import { Completeness } from './Completeness.tsx'
import { ContactFields } from './ContactFields.tsx'
import { FormSection } from './FormSection.tsx'
import { Pictures } from './Pictures.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useEdit } from './useEdit.ts'
import { usePictureUpload } from './usePictureUpload.ts'
import strip from '../../ui/actions/strip.module.css'
import { useSectionRead } from '../../shared/rendering/useSectionRead.ts'
import styles from './EditForm.module.css'

interface Props {
  profile: Profile
  asAdmin: boolean
  /** What belongs to the page and is sent by itself: achievements, clubs, settings of support. */
  children?: ReactNode
  /** What these parts are called, for the ways to them. */
  sections?: Section[]
  /** Beside how complete the page is. */
  badge?: ReactNode
}

/** A page in the making: pictures, story and contacts in one form, with a bar that saves them. */
export function EditForm({ profile, asAdmin, sections = [], badge, children }: Props) {
  const t = usePhrases(profileEditPhrases)
  const { bar } = usePhrases(shellPhrases)
  const parts = useUnsavedParts()
  const edit = useEdit({ profile, asAdmin, parts })
  const cover = usePictureUpload('cover', (id) => edit.change('coverId', String(id)))
  const avatar = usePictureUpload('avatar', (id) => edit.change('avatarId', String(id)))
  const isUploading = [cover, avatar].some(({ picture }) => picture.state === 'sending')
  const { draft, change, isDirty, isBusy } = edit
  const wrong = useWrongFields({ form: edit.form.ref, problems: edit.form.problems })
  const isLong = wrong.wrong.length > 1
  const form = useId()
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <PageTitle
          {...(asAdmin && {
            eyebrow: <Link to={paths.admin({ part: 'users' })}>{bar.admin}</Link>,
          })}
        >
          {asAdmin ? t.adminTitle(personName(profile)) : t.title}
        </PageTitle>
        <LinkButton
          to={paths.profile(profile.role, profile.id)}
          variant="quiet"
          className={styles.back}
        >
          {t.back}
        </LinkButton>
        <SaveBar {...{ isDirty, isBusy, isUploading, form }}>
          {isLong && <a href={`#${wrongId}`}>{wrong.title}</a>}
        </SaveBar>
      </header>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Form {...edit.form} id={form} listsWrong className={styles.form}>
            {isLong && <WrongList {...wrong} id={wrongId} framed />}
            <Pictures {...{ profile, draft, change, cover, avatar }} />
            <AboutFields
              role={profile.role}
              edit={edit}
              asAdmin={asAdmin}
              isProtected={profile.own?.protected ?? false}
            />
            <ContactFields profile={profile} edit={edit} />
            {asAdmin && (
              <FormSection id="why" title={t.why}>
                <DecisionFields key={edit.saves} />
              </FormSection>
            )}
            {edit.isStale && (
              <div ref={scrollThere}>
                <Notice tone="danger" role="alert">
                  {t.changedMeanwhile}
                </Notice>
              </div>
            )}
          </Form>
          <PageWithParts page={parts.page}>{children}</PageWithParts>
        </div>
        <aside className={styles.beside}>
          <Completeness profile={profile} asAdmin={asAdmin} />
          {badge && <div className={styles.badge}>{badge}</div>}
          <Sections role={profile.role} asAdmin={asAdmin} more={sections} />
        </aside>
      </div>
      <LeaveQuestion guard={edit.guard} texts={t.leave} />
    </Container>
  )
}

/** The form is long: what is said at its end comes to the eye. */
function scrollThere(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}

/** Where the list of wrong fields stands. */
const wrongId = 'wrong'

/** A part of the page by the last part of its address, and what it is called. */
export interface Section {
  id: string
  title: string
}

/** The ways to the parts of a long page. */
function Sections({
  role,
  asAdmin,
  more,
}: {
  role: MemberRole
  asAdmin: boolean
  more: Section[]
}) {
  const t = usePhrases(profileEditPhrases)
  const [person, company] = asAdmin
    ? [t.about.adminTitle, t.about.adminCompany]
    : [t.about.title, t.about.company]
  const all = [
    { id: 'pictures', title: t.pictures.title },
    { id: 'you', title: role === 'SPONSOR' ? company : person },
    { id: 'contact', title: t.contact.title },
    ...(asAdmin ? [{ id: 'why', title: t.why }] : []),
    ...more,
  ]
  const current = useSectionRead(all.map(({ id }) => id))
  return (
    <nav aria-label={t.sections} className={styles.sections}>
      <ul role="list" className={strip.fading}>
        {all.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
