import { pages, paths } from '@podium/contract/paths'
import { Redirect, type PageModule, type PageRoute } from '../shared/navigation/index.ts'
import type { PublicConfig } from '../shared/config/publicConfig.tsx'

/** Every page, first fit first. A page's id is its file's name, by which the server finds its files. */
export function pageTable(config: PublicConfig): PageRoute[] {
  const { slug } = config
  const network = { pattern: pages.network.pattern.replace(':slug', slug) }
  return [
    page('LandingPage', pages.index, () => import('../pages/LandingPage.tsx')),
    page('HomePage', pages.home, () => import('../pages/HomePage.tsx')),
    page('LoginPage', pages.login, () => import('../pages/LoginPage.tsx')),
    page('SignUpPage', pages.signUp, () => import('../pages/SignUpPage.tsx')),
    page(
      'RecoverPasswordPage',
      pages.recoverPassword,
      () => import('../pages/RecoverPasswordPage.tsx'),
    ),
    page('ResetPasswordPage', pages.resetPassword, () => import('../pages/ResetPasswordPage.tsx')),
    page(
      'ValidateAccountPage',
      pages.validateAccount,
      () => import('../pages/ValidateAccountPage.tsx'),
    ),
    page('LostFactorPage', pages.lostFactor, () => import('../pages/LostFactorPage.tsx')),
    page('KeepFactorPage', pages.keepFactor, () => import('../pages/KeepFactorPage.tsx')),
    page('RegisterPage', pages.register, () => import('../pages/RegisterPage.tsx')),
    page('ConfirmEmailPage', pages.confirmEmail, () => import('../pages/ConfirmEmailPage.tsx')),
    page('SettingsPage', pages.settings, () => import('../pages/SettingsPage.tsx')),
    page('GuardianshipPage', pages.guardianship, () => import('../pages/GuardianshipPage.tsx')),
    page('DelegationPage', pages.delegation, () => import('../pages/DelegationPage.tsx')),
    page('DeletedAccountPage', pages.deleted, () => import('../pages/DeletedAccountPage.tsx')),
    page('ExportPage', pages.exported, () => import('../pages/ExportPage.tsx')),
    page('SportestPage', pages.sportest, () => import('../pages/SportestPage.tsx')),
    page('NoticePage', pages.notice, () => import('../pages/NoticePage.tsx')),
    page('TransparencyPage', pages.transparency, () => import('../pages/TransparencyPage.tsx')),
    page('AthletePage', pages.athlete, () => import('../pages/AthletePage.tsx')),
    page('AthleteYearPage', pages.athleteYear, () => import('../pages/AthleteYearPage.tsx')),
    page('OwnYearPage', pages.ownYear, () => import('../pages/OwnYearPage.tsx')),
    page('ImpactPage', pages.impact, () => import('../pages/ImpactPage.tsx')),
    page('FanPage', pages.fan, () => import('../pages/FanPage.tsx')),
    page('ManagerPage', pages.manager, () => import('../pages/ManagerPage.tsx')),
    page('OwnSponsorPage', pages.ownSponsor, () => import('../pages/OwnSponsorPage.tsx')),
    page('SponsorPage', pages.sponsor, () => import('../pages/SponsorPage.tsx')),
    page('AthletePage', pages.athleteMedia, () => import('../pages/AthletePage.tsx')),
    page('FanPage', pages.fanMedia, () => import('../pages/FanPage.tsx')),
    page('ManagerPage', pages.managerMedia, () => import('../pages/ManagerPage.tsx')),
    page('SponsorPage', pages.sponsorMedia, () => import('../pages/SponsorPage.tsx')),
    page('SupportPage', pages.support, () => import('../pages/SupportPage.tsx')),
    page('SponsorPage', pages.product, () => import('../pages/SponsorPage.tsx')),
    page('NewAgreementPage', pages.newAgreement, () => import('../pages/NewAgreementPage.tsx')),
    page(
      'ChangeAgreementPage',
      pages.changeAgreement,
      () => import('../pages/ChangeAgreementPage.tsx'),
    ),
    page('AgreementPage', pages.agreement, () => import('../pages/AgreementPage.tsx')),
    page('AgreementsPage', pages.agreements, () => import('../pages/AgreementsPage.tsx')),
    page('ProductsPage', pages.products, () => import('../pages/ProductsPage.tsx')),
    page('EditAthletePage', pages.athleteEdit, () => import('../pages/EditAthletePage.tsx')),
    page('EditFanPage', pages.fanEdit, () => import('../pages/EditFanPage.tsx')),
    page('EditManagerPage', pages.managerEdit, () => import('../pages/EditManagerPage.tsx')),
    page('EditSponsorPage', pages.sponsorEdit, () => import('../pages/EditSponsorPage.tsx')),
    page('NetworkPage', network, () => import('../pages/NetworkPage.tsx')),
    page('ShortlistPage', pages.shortlist, () => import('../pages/ShortlistPage.tsx')),
    page('SavedSearchesPage', pages.savedSearches, () => import('../pages/SavedSearchesPage.tsx')),
    page('MarketPage', pages.market, () => import('../pages/MarketPage.tsx')),
    page('ProductsPage', pages.marketProducts, () => import('../pages/ProductsPage.tsx')),
    page('CreditsPage', pages.credits, () => import('../pages/CreditsPage.tsx')),
    page('WalletPage', pages.wallet, () => import('../pages/WalletPage.tsx')),
    page('PaymentsPage', pages.payments, () => import('../pages/PaymentsPage.tsx')),
    page('OrdersPage', pages.orders, () => import('../pages/OrdersPage.tsx')),
    page('PaymentStatusPage', pages.paymentStatus, () => import('../pages/PaymentStatusPage.tsx')),
    page('AdminPage', pages.admin, () => import('../pages/AdminPage.tsx')),
    page('NotificationsPage', pages.notifications, () => import('../pages/NotificationsPage.tsx')),
    page('MessagesPage', pages.messages, () => import('../pages/MessagesPage.tsx')),
    page('UnsubscribePage', pages.unsubscribe, () => import('../pages/UnsubscribePage.tsx')),
    {
      id: 'Shared',
      pattern: pages.shared.pattern,
      load: async () => (await import('./sharedPage.ts')).sharedPage(config),
    },
    redirect(pages.anyNetwork, paths.network({ slug })),
    page('NotFoundPage', { pattern: '*' }, () => import('../pages/NotFoundPage.tsx')),
  ]
}

interface Address {
  pattern: string
}

function page(id: string, { pattern }: Address, load: () => Promise<PageModule>): PageRoute {
  return { id, pattern, load }
}

function redirect({ pattern }: Address, to: string): PageRoute {
  return {
    id: 'Redirect',
    pattern,
    load: () => {
      throw new Redirect(to)
    },
  }
}
