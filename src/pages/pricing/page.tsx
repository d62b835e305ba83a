import { Button, Grid } from '@chakra-ui/react'
import { LuCoins, LuExternalLink } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { pricing } from '@/generated/content/pricing.ts'
import { formatCredits } from '@/lib/format/credits.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { isBalanceOffered, refreshBalance } from '@/state/credits/balance.ts'
import { buyDemoCredits, hasDemoAccount } from '@/state/credits/demo-account.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { BalancePanel } from './balance-panel.tsx'
import { Notes } from './notes.tsx'
import { Plan } from './plan.tsx'
import { ReturnNotice } from './return-notice.tsx'
import { StatementPanel } from './statement-panel.tsx'

/** Long enough to read that no money was paid. In milliseconds. */
const purchaseToastMs = 5_000

function buyInDemo(plan: string, amount: number) {
  buyDemoCredits(plan, amount)
  void refreshBalance()
  notify.success(`${formatCredits(amount)} a mais. É uma demonstração: nada foi cobrado.`, {
    duration: purchaseToastMs,
  })
}

/**
 * The user's balance, the credit plans of the manifest and a statement. Outside the demonstration the app sells
 * nothing: the button contacts the vendor.
 */
export default function PricingPage() {
  const { intro, plans, notes } = pricing
  const { vendor } = app.footer
  const { title = '', description } = useRouteData()
  const buy = hasDemoAccount() ? buyInDemo : undefined
  return (
    <>
      <PageHeader
        title={title}
        description={intro ?? description}
        actions={vendor && <ContactLink {...vendor} />}
      />
      <Grid gap={{ base: '4', xl: '6' }} templateColumns="minmax(0, 1fr)">
        <ReturnNotice />
        {isBalanceOffered() && <BalancePanel />}
        {plans.length === 0 && (
          <Panel>
            <EmptyState icon={<LuCoins />} title="Nenhum plano publicado" />
          </Panel>
        )}
        <Grid
          as="ul"
          aria-label="Planos"
          listStyleType="none"
          gap={{ base: '4', xl: '6' }}
          templateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
        >
          {plans.map((plan) => (
            <Plan key={plan.name} plan={plan} onBuy={buy} />
          ))}
        </Grid>
        {notes.length > 0 && <Notes notes={notes} />}
        <StatementPanel />
      </Grid>
    </>
  )
}

function ContactLink({ name, url }: { name: string; url: string }) {
  return (
    <Button asChild variant="outline" colorPalette="neutral">
      <a href={url} target="_blank" rel="noreferrer">
        Falar com {name}
        <LuExternalLink aria-hidden="true" />
      </a>
    </Button>
  )
}
