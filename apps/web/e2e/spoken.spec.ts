import type { Page } from '@playwright/test'
import { accountButton } from './accountMenu.ts'
import { expect } from './fixtures.ts'
import { test } from './world.ts'

// What a screen reader says, written out: here the words are the fact, so they are not taken from the phrases.

const dialogOf = (page: Page) => page.getByRole('dialog').last()

test('the landing page is told by its landmarks and headings', async ({ page }) => {
  await page.goto('/')
  // The form comes to who scrolls to it.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Podium, home"
      - search "Quick search":
        - searchbox "Search the network"
        - button "Search"
      - navigation "Main":
        - link "Network"
        - link "Sportest"
        - link "Market"
        - link "Sign in"
        - link "Sign up"
        - button "Ver em português"
        - button "Switch between light and dark"
    - main:
      - heading "Nobody reaches the podium alone." [level=1]
      - link "Join the team"
      - link "Explore the network"
      - region "Talent is everywhere. Belief should be too.":
        - heading [level=2]
      - region "Three steps to the first cheer":
        - list:
          - listitem
          - listitem
          - listitem
      - region "Where do you come in?":
        - list:
          - listitem:
            - link "Join as an athlete"
          - listitem:
            - link "Join as a fan"
          - listitem:
            - link "Join as a sponsor"
          - listitem:
            - link "Join as a manager"
      - region "What is your score out of 10?":
        - link "Take the sportest"
      - region "Think bigger than a plan":
        - textbox "Your name"
        - textbox "Organisation"
        - textbox "Email"
        - textbox "What do you have in mind?"
        - button "Send"
    - contentinfo:
      - navigation "Product"
      - navigation "Legal"
  `)
})

test('the top bar tells who is signed in, what is new and what is in the wallet', async ({
  page,
  world,
  signIn,
}) => {
  await signIn(world.fan)
  await page.goto('/market')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Podium, home"
      - search "Quick search"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Network"
          - listitem:
            - link "Market"
          - listitem:
            - link "Messages, nothing new"
      - button /Notifications, \\d+ new/
      - 'button /Wallet: \\d+ credits available/'
      - button "Account menu, Marta Reis"
  `)
  await accountButton(page).click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - button "Account menu, Marta Reis" [expanded]
      - paragraph:
        - strong: Marta Reis
      - list:
        - listitem:
          - link "My page"
        - listitem:
          - link "Edit my page"
        - listitem:
          - button "My supports"
        - listitem:
          - link "My orders"
        - listitem:
          - link "Sportest"
        - listitem:
          - link "Settings"
      - radiogroup "Language":
        - radio "English" [checked]
        - radio "Português"
      - radiogroup "Appearance":
        - radio "Light"
        - radio "Dark"
        - radio "System"
      - button "Sign out"
  `)
})

test('an athlete’s page is told by its parts', async ({ page, world }) => {
  await page.goto(`/athlete/${world.athlete.id}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - text: Athlete
        - heading "Inês Prata" [level=1]
        - paragraph: /Judo/
        - button "Support"
        - text: from 50 credits, about €100
        - button "Follow"
        - button "Message"
        - button "More"
        - region "Gallery":
          - list:
            - listitem:
              - 'link "Open: Photo 1"'
        - region "Results":
          - list:
            - listitem:
              - article:
                - paragraph: 2nd place
                - heading "National championship" [level=3]
                - paragraph:
                  - time: 20 July 2024
        - button /sportest/
        - region "This season":
          - list:
            - listitem:
              - article:
                - heading "Nationals" [level=3]
                - progressbar "Nationals"
                - 'button "Support this goal: Nationals"'
          - heading "Coming up" [level=3]
        - region "Supporters":
          - heading "Supporters" [level=2]
          - paragraph: "1"
          - list:
            - listitem:
              - link "Marta Reis Fan"
  `)
})

test('the dialog to support somebody', async ({ page, world, signIn }) => {
  await signIn(world.manager)
  await page.goto(`/athlete/${world.athlete.id}?support=100`)
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Support Inês Prata":
      - heading "Support Inês Prata" [level=2]
      - button "Close"
      - textbox "Credits": "100"
      - status: /2 months, until .+ if accepted today\\./
      - button "50 credits less"
      - slider "Credits": "100"
      - button "50 credits more"
      - term: Available now
      - definition: 0 credits
      - term: Set aside
      - definition: −100 credits
      - status:
        - strong: 100 credits missing.
      - switch "Stay private"
      - checkbox "I have read and accept the terms and conditions."
      - button "Cancel"
      - button "Buy 120 credits for €200"
  `)
  const credits = dialogOf(page).getByRole('textbox', { name: 'Credits' })
  await expect(credits).toHaveAccessibleDescription(/In steps of 50, from 50 to 1,200/)
})

test('the dialog of a request that waits', async ({ page, world, signIn }) => {
  await signIn(world.athlete)
  await page.goto(`/profile/athlete/support/${world.request}`)
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "A request for you":
      - heading "A request for you" [level=2]
      - button "Close"
      - paragraph:
        - link "Marta Reis"
        - text: wants to support you
      - paragraph: 50 credits for 1 month about €100 in the store
      - paragraph: /Your wallet goes from 100 to 150 credits/
      - button "Decline"
      - button "Accept support"
  `)
})

test('the dialog to pay', async ({ page, world, signIn }) => {
  await signIn(world.fan)
  await page.goto('/market/credits?pack=50', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Buy 50 credits', exact: true }).click()
  // Who bought before has their details in one line.
  await dialogOf(page).getByRole('button', { name: 'Change' }).click()
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Your order":
      - heading "Your order" [level=2]
      - button "Close"
      - paragraph: Step 1 of 2
      - term: Total to pay
      - definition: €100.00
      - term: You buy
      - definition: 50 credits
      - textbox "Name": Marta Reis
      - textbox "Email": marta.reis@podium.example
      - combobox "Country"
      - textbox "Tax number (NIF)": "123456789"
      - textbox "Address": Rua Larga 1
      - textbox "Postal code": 3000-456
      - textbox "City": Coimbra
      - paragraph: /50 credits go into your wallet/
      - button "Order and pay €100.00"
  `)
  const tin = dialogOf(page).getByRole('textbox', { name: 'Tax number (NIF)' })
  await tin.fill('123')
  await page.keyboard.press('Enter')
  await expect(tin).toBeFocused()
  await expect(tin).toHaveAttribute('aria-invalid', 'true')
  await expect(tin).toHaveAccessibleDescription(/\w/)
})

test('the dialog to order a product', async ({ page, world, signIn }) => {
  await signIn(world.fan)
  await page.goto(`/sponsor/product/${world.product}?buy=yes`)
  await expect(page.getByRole('dialog', { name: 'Buy' })).toMatchAriaSnapshot(`
    - dialog "Buy":
      - heading "Buy" [level=2]
      - button "Close"
      - heading "Race cap" [level=3]
      - paragraph: Volta Foods
      - term: You have
      - definition: /\\d+ credits/
      - term: /Price, delivery included/
      - definition: −80 credits
      - term: Left after this
      - definition: /\\d+ credits/
      - heading "Where should it go?" [level=3]
      - combobox "Country": Portugal
      - textbox "Name of the recipient": Marta Reis
      - textbox "Street and number"
      - textbox "Postal code"
      - textbox "Town"
      - textbox "Phone"
      - textbox "Note for the seller (optional)"
      - paragraph:
        - link "terms of purchase"
      - button "Cancel"
      - button "Order for 80 credits"
  `)
})

test('the dialog of an order', async ({ page, world, signIn }) => {
  await signIn(world.fan)
  await page.goto(`/orders/${world.order}`)
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Order ${world.order}":
      - heading "Order ${world.order}" [level=2]
      - button "Close"
      - status:
        - text: Waiting for the seller
      - heading "Race cap" [level=3]
      - text: 80 credits
      - region "Timeline":
        - list:
          - listitem
      - region "Delivery":
        - button "Copy the address"
      - heading "Seller" [level=3]
      - link "Volta Foods"
      - button "Message"
  `)
})
