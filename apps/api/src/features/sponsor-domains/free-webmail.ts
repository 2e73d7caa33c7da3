import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

/** Free webmail in Portugal, Spain and the world; whoever runs a company has a domain. */
const freeWebmail = new Set(
  `
  aol.com clix.pt daum.net duck.com email.com fastmail.com fastmail.fm free.fr gmail.com gmail.pt
  gmx.at gmx.ch gmx.com gmx.de gmx.es gmx.net gmx.pt googlemail.com hey.com hotmail.co.uk
  hotmail.com hotmail.com.br hotmail.es hotmail.fr hotmail.it hotmail.pt hushmail.com icloud.com
  inbox.com inbox.lv iol.pt laposte.net latinmail.com libero.it live.co.uk live.com live.com.br
  live.com.pt live.fr live.it live.pt mac.com mail.com mail.pt mail.ru mail.telepac.pt
  mailfence.com me.com meo.pt msn.com naver.com netcabo.pt netmadeira.com nos.pt oninet.pt
  orange.es orange.fr outlook.com outlook.com.br outlook.es outlook.fr outlook.pt passport.com
  pm.me portugalmail.com portugalmail.pt posteo.de proton.me protonmail.ch protonmail.com qq.com
  rediffmail.com rocketmail.com sapo.cv sapo.pt simplesnet.pt sky.com t-online.de telefonica.net
  telepac.pt terra.com terra.com.br terra.es tuta.com tuta.io tutanota.com tutanota.de uol.com.br
  vizzavi.pt vodafone.pt web.de wanadoo.es wanadoo.fr yahoo.co.uk yahoo.com yahoo.com.br
  yahoo.com.pt yahoo.de yahoo.es yahoo.fr yahoo.it ya.com yandex.com yandex.ru ymail.com zoho.com
  163.com 126.com bol.com.br ig.com.br zmail.pt aeiou.pt zonmail.pt megamail.pt simplelogin.co
  simplelogin.com simplelogin.fr
  `
    .trim()
    .split(/\s+/),
)

// Made once: asking the library makes the whole set anew each time.
const throwAway = disposableEmailBlocklistSet()

/** Whether the lists that the product comes with have this very domain. */
export function isListed(domain: string): boolean {
  return freeWebmail.has(domain) || throwAway.has(domain)
}
