import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { choose, photo } from './pictures.ts'
import type { Viewer } from './routes.ts'
import type { World } from './world.ts'

const features = `${import.meta.dirname}/../src/features`

/** How a dialog is opened: by its address, by the name it has in the history, or by what is pressed. */
export interface Opening {
  /** The file that draws it, without folder and ending. */
  file: string
  who: Viewer
  path: (world: World) => string
  named?: (world: World) => string
  press?: (page: Page, world: World) => Promise<void>
}

const athletePage = ({ athlete }: World) => `/athlete/${athlete.id}`
const users = () => '/admin/users'
const byName = (page: Page, name: RegExp) =>
  page.locator('main').getByRole('button', { name }).first()
const press = (name: RegExp) => (page: Page) => byName(page, name).click()

/** The wall in the frame takes no scripts, and axe is one: in a frame of the same kind that does, it looks in. */
async function letAxeIn(page: Page): Promise<void> {
  await page.locator('dialog iframe[title]').evaluate(async (frame) => {
    const open = frame.cloneNode() as HTMLIFrameElement
    open.removeAttribute('sandbox')
    const loaded = new Promise((resolve) => open.addEventListener('load', resolve))
    frame.replaceWith(open)
    await loaded
  })
}

/** The dialogs that open in a community where nothing special has happened. */
export const openings: Opening[] = [
  { file: 'SportestDialog', who: 'visitor', path: () => '/', named: () => 'sportest' },
  {
    file: 'SignInFirstDialog',
    who: 'visitor',
    path: (world) => `${athletePage(world)}?support=50`,
  },
  { file: 'FilterDrawer', who: 'visitor', path: () => '/rede-podium', named: () => 'filters' },
  { file: 'GalleryDrawer', who: 'visitor', path: (world) => `${athletePage(world)}?gallery=all` },
  { file: 'BadgeDialog', who: 'visitor', path: athletePage, named: () => 'sportest-badge' },
  { file: 'ShareDialog', who: 'visitor', path: athletePage, named: () => 'share' },
  { file: 'SupportDialog', who: 'manager', path: (world) => `${athletePage(world)}?support=100` },
  {
    file: 'ContactDialog',
    who: 'manager',
    path: athletePage,
    named: ({ athlete }) => `write-${athlete.id}`,
  },
  {
    file: 'ReportDialog',
    who: 'manager',
    path: athletePage,
    named: ({ athlete }) => `report-profile-${athlete.id}`,
  },
  {
    file: 'SupportStatusDialog',
    who: 'fan',
    path: ({ request }) => `/profile/athlete/support/${request}`,
  },
  {
    file: 'OwnSupportsDialog',
    who: 'fan',
    path: ({ fan }) => `/fan/${fan.id}`,
    named: () => 'supports',
  },
  { file: 'ActDialog', who: 'fan', path: ({ fan }) => `/fan/${fan.id}`, press: press(/^Cancel/) },
  {
    file: 'PaymentDialog',
    who: 'fan',
    path: () => '/market/credits?pack=50',
    named: () => 'checkout',
  },
  { file: 'BuyDialog', who: 'fan', path: ({ product }) => `/sponsor/product/${product}?buy=yes` },
  { file: 'ClosingSection', who: 'fan', path: () => '/settings', named: () => 'close-account' },
  { file: 'TurnOnDialog', who: 'fan', path: () => '/settings', named: () => 'turn-on-two-factor' },
  {
    file: 'BlockButton',
    who: 'fan',
    path: ({ athlete }) => `/messages/${athlete.id}`,
    press: press(/^Block/),
  },
  {
    file: 'WallDialog',
    who: 'athlete',
    path: athletePage,
    named: () => 'badge-wall',
    press: letAxeIn,
  },
  { file: 'RequestsDialog', who: 'athlete', path: athletePage, named: () => 'support-requests' },
  { file: 'AchievementDialog', who: 'athlete', path: athletePage, named: () => 'achievement' },
  {
    file: 'SupporterDialog',
    who: 'athlete',
    path: ({ running }) => `/profile/athlete/support/${running}`,
  },
  {
    file: 'DescribeDialog',
    who: 'athlete',
    path: ({ athlete, media }) => `/athlete/${athlete.id}/gallery/${media.ATHLETE}`,
    press: (page) =>
      page.getByRole('dialog').getByRole('button', { name: galleriesPhrases.en.describe }).click(),
  },
  {
    file: 'CropDialog',
    who: 'athlete',
    path: () => '/profile/athlete',
    press: async (page) =>
      choose(page, profileEditPhrases.en.pictures.uploadAvatar, [await photo(page, 'me.jpg')]),
  },
  {
    file: 'EditForm',
    who: 'athlete',
    path: () => '/profile/athlete',
    press: async (page) => {
      await page.locator('main [name="name"]').fill('Leonor')
      await page.getByRole('banner').getByRole('link').first().click()
    },
  },
  {
    file: 'ProductForm',
    who: 'sponsor',
    path: ({ sponsor }) => `/sponsor/${sponsor.id}`,
    named: () => 'product',
  },
  { file: 'CreditsDialog', who: 'admin', path: users, named: ({ fan }) => `credits:${fan.id}` },
  { file: 'DeleteDialog', who: 'admin', path: users, named: ({ fan }) => `delete:${fan.id}` },
  { file: 'VisibilityDialog', who: 'admin', path: users, named: ({ fan }) => `hide:${fan.id}` },
  { file: 'RenameDialog', who: 'admin', path: () => '/admin/clubs', press: press(/^Rename/) },
  { file: 'MergeDialog', who: 'admin', path: () => '/admin/clubs', press: press(/^Merge/) },
  { file: 'OptionDialog', who: 'admin', path: () => '/admin/sportest', press: press(/^Add/) },
  { file: 'DomainDialog', who: 'admin', path: () => '/admin/domains', press: press(/^Add/) },
  {
    file: 'DecideReportDialog',
    who: 'admin',
    path: () => '/admin/reports',
    press: press(/^Decide/),
  },
  {
    file: 'InvitationsScreen',
    who: 'admin',
    path: () => '/admin/invitations',
    press: press(/^Take back|^Revoke/),
  },
]

/** Dialogs that are pages of their own address: `routes.ts` visits them. */
const byAddress = [
  'LegalDialog',
  'MediaViewer',
  'ProductDialog',
  'OrderDialog',
  'PaymentStatusDialog',
  'RequestDialog',
  'ResendActivationDialog',
  'InvitationDialog',
  'InviteDialog',
]

/** Dialogs that a story leads to: the journey that tells it looks at them, or at the shape they share. */
const inJourneys: Record<string, string> = {
  FailedDialog: 'profiles.spec.ts',
  AcceptedDialog: 'support.spec.ts',
  SentRequest: 'support.spec.ts',
  CloseButton: 'support.spec.ts',
  SignInDialog: 'settings.spec.ts',
  ProofDialog: 'admin.spec.ts',
  RefundDialog: 'payments.spec.ts',
  DecideOrderDialog: 'products.spec.ts',
  DomainsScreen: 'admin-content.spec.ts',
  PublishDialog: 'terms.spec.ts',
  TermsDialog: 'terms.spec.ts',
  CancelPlanDialog: 'store.spec.ts',
  NewCodesDialog: 'settings.spec.ts',
  TurnOffDialog: 'settings.spec.ts',
}

/** Every file that draws a dialog, without folder and ending. */
export function dialogsInSource(): string[] {
  const files = globSync('**/*.tsx', { cwd: features })
  const drawing = files.filter((file) =>
    /<(Confirm|Form)?Dialog\b|useModal\(/.test(readFileSync(`${features}/${file}`, 'utf8')),
  )
  return drawing.map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
}

export const knownDialogs = new Set([
  ...openings.map(({ file }) => file),
  ...byAddress,
  ...Object.keys(inJourneys),
])

/** Opens a dialog by the name under which it stands in the history, as its button does. */
export async function openNamed(page: Page, name: string): Promise<void> {
  await page.evaluate((dialog) => {
    const entry = (history.state ?? {}) as { at?: number }
    const state = { ...entry, key: dialog, state: { dialog }, at: (entry.at ?? 0) + 1 }
    history.pushState(state, '')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, name)
}
