import { paths, patterns } from '../shared/navigation/paths.ts'
import { Redirect, type PageModule, type PageRoute } from '../shared/navigation/index.ts'
import type { PublicConfig } from '../shared/config/publicConfig.tsx'

/** Every page, first fit first. A page's id is its file's name, by which the server finds its files. */
export function pageTable(config: PublicConfig): PageRoute[] {
  const { slug } = config
  return [
    page('LandingPage', patterns.index, () => import('../pages/LandingPage.tsx')),
    page('LoginPage', patterns.login, () => import('../pages/LoginPage.tsx')),
    page('SignUpPage', patterns.signUp, () => import('../pages/SignUpPage.tsx')),
    page(
      'RecoverPasswordPage',
      patterns.recoverPassword,
      () => import('../pages/RecoverPasswordPage.tsx'),
    ),
    page(
      'ResetPasswordPage',
      patterns.resetPassword,
      () => import('../pages/ResetPasswordPage.tsx'),
    ),
    page(
      'ValidateAccountPage',
      patterns.validateAccount,
      () => import('../pages/ValidateAccountPage.tsx'),
    ),
    page('RegisterPage', patterns.register, () => import('../pages/RegisterPage.tsx')),
    page('ConfirmEmailPage', patterns.confirmEmail, () => import('../pages/ConfirmEmailPage.tsx')),
    page('SettingsPage', patterns.settings, () => import('../pages/SettingsPage.tsx')),
    page('ExportPage', patterns.exported, () => import('../pages/ExportPage.tsx')),
    page('SportestPage', patterns.sportest, () => import('../pages/SportestPage.tsx')),
    page('AthletePage', patterns.athlete, () => import('../pages/AthletePage.tsx')),
    page('FanPage', patterns.fan, () => import('../pages/FanPage.tsx')),
    page('ManagerPage', patterns.manager, () => import('../pages/ManagerPage.tsx')),
    page('OwnSponsorPage', patterns.ownSponsor, () => import('../pages/OwnSponsorPage.tsx')),
    page('SponsorPage', patterns.sponsor, () => import('../pages/SponsorPage.tsx')),
    page('AthletePage', patterns.athleteMedia, () => import('../pages/AthletePage.tsx')),
    page('FanPage', patterns.fanMedia, () => import('../pages/FanPage.tsx')),
    page('ManagerPage', patterns.managerMedia, () => import('../pages/ManagerPage.tsx')),
    page('SponsorPage', patterns.sponsorMedia, () => import('../pages/SponsorPage.tsx')),
    page('SupportPage', patterns.support, () => import('../pages/SupportPage.tsx')),
    page('SponsorPage', patterns.product, () => import('../pages/SponsorPage.tsx')),
    page('ProductsPage', patterns.products, () => import('../pages/ProductsPage.tsx')),
    page('EditAthletePage', patterns.editAthlete, () => import('../pages/EditAthletePage.tsx')),
    page('EditFanPage', patterns.editFan, () => import('../pages/EditFanPage.tsx')),
    page('EditManagerPage', patterns.editManager, () => import('../pages/EditManagerPage.tsx')),
    page('EditSponsorPage', patterns.editSponsor, () => import('../pages/EditSponsorPage.tsx')),
    page('NetworkPage', patterns.network(slug), () => import('../pages/NetworkPage.tsx')),
    page('MarketPage', patterns.market, () => import('../pages/MarketPage.tsx')),
    page('ProductsPage', patterns.marketProducts, () => import('../pages/ProductsPage.tsx')),
    page('CreditsPage', patterns.credits, () => import('../pages/CreditsPage.tsx')),
    page('WalletPage', patterns.wallet, () => import('../pages/WalletPage.tsx')),
    page('PaymentsPage', patterns.payments, () => import('../pages/PaymentsPage.tsx')),
    page('OrdersPage', patterns.orders, () => import('../pages/OrdersPage.tsx')),
    page(
      'PaymentStatusPage',
      patterns.paymentStatus,
      () => import('../pages/PaymentStatusPage.tsx'),
    ),
    page('AdminPage', patterns.admin, () => import('../pages/AdminPage.tsx')),
    page(
      'NotificationsPage',
      patterns.notifications,
      () => import('../pages/NotificationsPage.tsx'),
    ),
    page('MessagesPage', patterns.messages, () => import('../pages/MessagesPage.tsx')),
    page('UnsubscribePage', patterns.unsubscribe, () => import('../pages/UnsubscribePage.tsx')),
    {
      id: 'Shared',
      pattern: patterns.shared,
      load: async () => (await import('./sharedPage.ts')).sharedPage(config),
    },
    redirect('/network', paths.network(slug)),
    page('NotFoundPage', '*', () => import('../pages/NotFoundPage.tsx')),
  ]
}

function page(id: string, pattern: string, load: () => Promise<PageModule>): PageRoute {
  return { id, pattern, load }
}

function redirect(pattern: string, to: string): PageRoute {
  return {
    id: 'Redirect',
    pattern,
    load: () => {
      throw new Redirect(to)
    },
  }
}
