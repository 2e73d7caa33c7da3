import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { productsPhrases } from '@podium/phrases/products'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { choose, photo } from './pictures.ts'
import type { Viewer } from './routes.ts'
import type { World } from './world.ts'

const source = `${import.meta.dirname}/../src`

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
const ownAthletePage = ({ athlete }: World) => `/athlete/${athlete.id}?tab=manage`
const agreementPage = ({ agreement }: World) => `/agreements/${agreement}`
const webhooks = () => '/settings/webhooks'
const tokens = () => '/settings/tokens'
const users = () => '/admin/users'
const byName = (page: Page, name: RegExp) =>
  page.locator('main').getByRole('button', { name }).first()
const press = (name: RegExp) => (page: Page) => byName(page, name).click()

/** What stands in the menu of a list's first row. */
const pressInRow = (name: RegExp) => async (page: Page) => {
  await page.locator('[data-row] [popovertarget]').first().click()
  await page.locator(':popover-open').getByRole('button', { name }).click()
}

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

/** Adds an endpoint, in the dialog that asks for it. */
async function addWebhook(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="url"]').fill('https://marta.podium.example/added')
  await dialog.locator('[type="submit"]').click()
  await dialog.getByText(webhooksPhrases.en.secret.text).waitFor()
}

/** Goes to the page of the sponsor, which the server does not give this time. */
async function openUnread(page: Page, { sponsor: { id } }: World): Promise<void> {
  await page.route(`**/api/sponsors/${id}`, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.locator(`main a[href="/sponsor/${id}"]`).click()
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
  { file: 'FailedDialog', who: 'visitor', path: () => '/rede-podium/volta', press: openUnread },
  { file: 'SupportDialog', who: 'manager', path: (world) => `${athletePage(world)}?support=100` },
  {
    file: 'RegisterPart',
    who: 'manager',
    path: () => '/settings/register',
    named: () => 'remove-register',
  },
  { file: 'MatchDialog', who: 'manager', path: athletePage, named: () => 'match' },
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
    file: 'NoticeDialog',
    who: 'visitor',
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
  {
    file: 'ActDialog',
    who: 'fan',
    path: ({ fan }) => `/fan/${fan.id}?tab=manage`,
    press: press(/^Cancel/),
  },
  {
    file: 'PaymentDialog',
    who: 'fan',
    path: () => '/market/credits?pack=50',
    named: () => 'checkout',
  },
  { file: 'BuyDialog', who: 'fan', path: ({ product }) => `/sponsor/product/${product}?buy=yes` },
  {
    file: 'ClosingSection',
    who: 'fan',
    path: () => '/settings/close',
    named: () => 'close-account',
  },
  {
    file: 'TurnOnDialog',
    who: 'fan',
    path: () => '/settings/two-factor',
    named: () => 'turn-on-two-factor',
  },
  {
    file: 'TokenList',
    who: 'fan',
    path: tokens,
    named: ({ token }) => `end-token-${token}`,
  },
  { file: 'TokenDialog', who: 'fan', path: tokens, named: () => 'make-token' },
  {
    file: 'OfferDialog',
    who: 'fan',
    path: () => '/settings/delegates',
    named: () => 'offer-delegation',
  },
  {
    file: 'WebhookPanel',
    who: 'fan',
    path: webhooks,
    named: ({ webhook }) => `webhook-${webhook}`,
  },
  { file: 'WebhookDialog', who: 'fan', path: webhooks, named: () => 'add-webhook' },
  {
    file: 'SecretDialog',
    who: 'fan',
    path: webhooks,
    named: () => 'add-webhook',
    press: addWebhook,
  },
  {
    file: 'BlockButton',
    who: 'fan',
    path: ({ athlete }) => `/messages/${athlete.id}`,
    press: async (page) => {
      await byName(page, /^More$/).click()
      await byName(page, /^Block/).click()
    },
  },
  {
    file: 'WallDialog',
    who: 'athlete',
    path: ownAthletePage,
    named: () => 'badge-wall',
    press: letAxeIn,
  },
  { file: 'RequestsDialog', who: 'athlete', path: athletePage, named: () => 'support-requests' },
  { file: 'HideDialog', who: 'athlete', path: ownAthletePage, named: () => 'hide-page' },
  { file: 'ThankDialog', who: 'athlete', path: ownAthletePage, press: press(/^Say thanks/) },
  { file: 'AchievementDialog', who: 'athlete', path: ownAthletePage, named: () => 'achievement' },
  { file: 'GoalDialog', who: 'athlete', path: ownAthletePage, named: () => 'goal' },
  { file: 'UpdateDialog', who: 'athlete', path: ownAthletePage, named: () => 'update' },
  { file: 'CompetitionDialog', who: 'athlete', path: ownAthletePage, named: () => 'competition' },
  {
    file: 'EndingDialog',
    who: 'athlete',
    path: ownAthletePage,
    press: press(/^Close the goal/),
  },
  {
    file: 'SupporterDialog',
    who: 'athlete',
    path: ({ running }) => `/profile/athlete/support/${running}`,
  },
  {
    file: 'EndRepresentation',
    who: 'athlete',
    path: ownAthletePage,
    press: press(/^End the representation/),
  },
  { file: 'TickDialog', who: 'athlete', path: agreementPage, press: press(/^Mark as done/) },
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
    file: 'LeaveQuestion',
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
    path: ({ sponsor }) => `/sponsor/${sponsor.id}?tab=manage`,
    named: () => 'product',
  },
  { file: 'CommentDialog', who: 'sponsor', path: agreementPage, press: press(/^Comment on/) },
  {
    file: 'EndDialog',
    who: 'sponsor',
    path: agreementPage,
    named: ({ agreement }) => `agreement-end-${agreement}`,
  },
  {
    file: 'LeaveQuestion',
    who: 'sponsor',
    path: (world) => `${agreementPage(world)}/change`,
    press: async (page) => {
      await page.locator('main [name="text"]').fill('The athlete wears a cap.')
      await page.getByRole('banner').getByRole('link').first().click()
    },
  },
  {
    file: 'NoteDialog',
    who: 'sponsor',
    path: () => '/shortlist',
    press: press(/^(Add|Edit) note/),
  },
  {
    file: 'ShortlistScreen',
    who: 'sponsor',
    path: () => '/shortlist',
    press: press(/^Take .* off/),
  },
  {
    file: 'SaveSearchDialog',
    who: 'sponsor',
    path: () => '/rede-podium?sport=JUDO',
    named: () => 'save-search',
  },
  {
    file: 'SavedSearchesScreen',
    who: 'sponsor',
    path: () => '/saved-searches',
    press: press(/^Delete/),
  },
  {
    file: 'RecallDialog',
    who: 'admin',
    path: ({ product }) => `/sponsor/product/${product}`,
    named: () => 'recall',
  },
  { file: 'CreditsDialog', who: 'admin', path: users, named: ({ fan }) => `credits:${fan.id}` },
  { file: 'LostFactorDialog', who: 'admin', path: users, named: ({ fan }) => `factor:${fan.id}` },
  { file: 'DeleteDialog', who: 'admin', path: users, named: ({ fan }) => `delete:${fan.id}` },
  { file: 'VisibilityDialog', who: 'admin', path: users, named: ({ fan }) => `hide:${fan.id}` },
  {
    file: 'TakeAwayDialog',
    who: 'admin',
    path: ({ product }) => `/sponsor/product/${product}`,
    press: (page) =>
      page.getByRole('dialog').getByRole('button', { name: productsPhrases.en.delete }).click(),
  },
  { file: 'DecideDialog', who: 'admin', path: users, named: ({ fan }) => `decide:${fan.id}` },
  {
    file: 'NoteRefund',
    who: 'admin',
    path: ({ payment }) => `/admin/payments?q=${payment}&open=${payment}`,
    named: ({ payment }) => `note-refund-${payment}`,
  },
  {
    file: 'RemoveDialog',
    who: 'admin',
    path: ({ athlete, media }) => `/athlete/${athlete.id}/gallery/${media.ATHLETE}`,
    press: (page) =>
      page.getByRole('dialog').getByRole('button', { name: galleriesPhrases.en.delete }).click(),
  },
  { file: 'RenameDialog', who: 'admin', path: () => '/admin/clubs', press: pressInRow(/^Rename/) },
  { file: 'MergeDialog', who: 'admin', path: () => '/admin/clubs', press: pressInRow(/^Merge/) },
  { file: 'ShortcutsDialog', who: 'admin', path: users, named: () => 'shortcuts' },
  {
    file: 'BulkDialog',
    who: 'admin',
    path: users,
    press: async (page) => {
      await page.locator('[data-row] input').first().check()
      await press(/^Hide the pages/)(page)
    },
  },
  { file: 'OptionDialog', who: 'admin', path: () => '/admin/sportest', press: press(/^Add/) },
  { file: 'DomainDialog', who: 'admin', path: () => '/admin/domains', press: press(/^Add/) },
  {
    file: 'CloseButton',
    who: 'admin',
    path: ({ running }) => `/profile/athlete/support/${running}`,
    press: press(/^Close this support/),
  },
  {
    file: 'DomainsScreen',
    who: 'admin',
    path: () => '/admin/domains',
    named: ({ domain }) => `remove-${domain}`,
  },
  {
    file: 'InvitationsScreen',
    who: 'admin',
    path: () => '/admin/invitations',
    press: pressInRow(/^Withdraw/),
  },
]

/** Dialogs that are pages of their own address: `routes.ts` visits them. */
const byAddress = [
  'LegalDialog',
  'MediaViewer',
  'ProductDialog',
  'OrderDialog',
  'PaymentStatusDialog',
  'WithdrawDialog',
  'RequestDialog',
  'ResendActivationDialog',
  'InvitationDialog',
  'InviteDialog',
  'SidePanel',
]

/** Dialogs that a story leads to: the journey that tells it looks at them, or at the shape they share. */
const inJourneys: Record<string, string> = {
  AcceptedDialog: 'support.spec.ts',
  SentRequest: 'support.spec.ts',
  SignInDialog: 'settings.spec.ts',
  ProofDialog: 'admin.spec.ts',
  PublishDialog: 'admin-content.spec.ts',
  EndGuardianDialog: 'admin.spec.ts',
  TermsDialog: 'terms.spec.ts',
  CancelPlanDialog: 'store.spec.ts',
  NewCodesDialog: 'settings.spec.ts',
  TurnOffDialog: 'settings.spec.ts',
  Ward: 'guardian.spec.ts',
  DelegationRow: 'acting.spec.ts',
}

/** Every file that draws a dialog, without folder and ending. */
export function dialogsInSource(): string[] {
  const files = globSync(
    [
      'features/**/*.tsx',
      'shared/{products,reports,settings}/*.tsx',
      'shared/dialogs/LeaveQuestion.tsx',
    ],
    { cwd: source },
  )
  const drawing = files.filter((file) =>
    /<(?:Confirm|Decision|Form|Secret)?Dialog\b|<ConfirmedAct\b|useModal\(/.test(
      readFileSync(`${source}/${file}`, 'utf8'),
    ),
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
