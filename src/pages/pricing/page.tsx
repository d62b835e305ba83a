import { Button, Grid, Skeleton } from '@chakra-ui/react'
import { Suspense } from 'react'
import { LuCoins, LuExternalLink } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { pricing } from '@/generated/content/pricing.ts'
import { credits } from '@/generated/credits.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { Notes } from './notes.tsx'
import { Plan } from './plan.tsx'
import { ReturnNotice } from './return-notice.tsx'

// The page shows the plans first. The user's own figures load after it.
const BalancePanel = lazyPanel(() => import('./balance-panel.tsx'))
const StatementPanel = lazyPanel(() => import('./statement-panel.tsx'))

const buy = (plan: string, amount: number) =>
  void import('./buy-in-demo.ts').then(
    ({ buyInDemo }) => buyInDemo(plan, amount),
    () => notify.error('Não foi possível comprar. Tente de novo.'),
  )

/**
 * The user's balance, the credit plans of the manifest and a statement. Outside the demonstration the app sells
 * nothing: the button contacts the vendor.
 */
export default function PricingPage() {
  const { intro, plans, notes } = pricing
  const { vendor } = app.footer
  const { title = '', description } = useRouteData()
  const balance = credits?.balance
  const isDemo = balance !== undefined && isDemoSource(balance.source)
  return (
    <>
      <PageHeader
        title={title}
        description={intro ?? description}
        actions={vendor && <ContactLink {...vendor} />}
      />
      <Grid gap={{ base: '4', xl: '6' }} templateColumns="minmax(0, 1fr)">
        <ReturnNotice />
        {balance && (
          <Suspense fallback={<Skeleton height="32" borderRadius="panel" />}>
            <BalancePanel />
          </Suspense>
        )}
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
            <Plan key={plan.name} plan={plan} onBuy={isDemo ? buy : undefined} />
          ))}
        </Grid>
        {notes.length > 0 && <Notes notes={notes} />}
        <Suspense fallback={<Skeleton height="64" borderRadius="panel" />}>
          <StatementPanel />
        </Suspense>
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
