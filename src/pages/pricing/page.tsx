import { Badge, Button, chakra, Flex, Grid, Skeleton, type SystemStyleObject, Text } from '@chakra-ui/react'
import { priceLive } from '@manifest/contract/build-choices.ts'
import type { Pricing } from '@manifest/schema/content.ts'
import { Suspense, useState } from 'react'
import { LuCheck, LuCoins, LuExternalLink } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { pricing } from '@/generated/content/pricing.ts'
import { credits } from '@/generated/credits.ts'
import { isDemonstration } from '@/lib/environment.ts'
import { formatCredits } from '@/lib/format/credits.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { creditsReturn } from '@/session/credits-link.tsx'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { DemoIcon } from '@/ui/media/demo-icon.ts'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

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
  const { intro, notes } = pricing
  const plans = isDemonstration ? pricing.plans : priceLive(pricing.plans)
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
    <Button asChild variant="outline">
      <a href={url} target="_blank" rel="noreferrer">
        Falar com {name}
        <LuExternalLink aria-hidden="true" />
      </a>
    </Button>
  )
}

type PlanProps = {
  plan: Pricing['plans'][number]
  /** Buys the plan's credits. Without it the page sells nothing. */
  onBuy: ((plan: string, credits: number) => void) | undefined
}

/** A plan. Subgrid aligns its five parts with the plans beside it. */
const Plan = ({
  plan: { name, summary, price, examplePrice, period, credits, isFeatured, features },
  onBuy,
}: PlanProps) => (
  <Panel as="li" css={plan} {...(isFeatured ? { borderColor: 'primary.solid' } : {})}>
    <header>
      <h2>{name}</h2>
      {isFeatured && <Badge colorPalette="primary">Mais indicado</Badge>}
    </header>
    <p>{summary}</p>
    <div className="plan-price">
      <p>{examplePrice ?? price}</p>
      {(period || examplePrice !== undefined) && (
        <p className="plan-unit">
          {period}
          {examplePrice !== undefined && (
            <Badge colorPalette="info">
              <DemoIcon aria-hidden="true" /> preço de exemplo
            </Badge>
          )}
        </p>
      )}
      {credits !== undefined && <p className="plan-credits">{formatCredits(credits)}</p>}
    </div>
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <LuCheck aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
    <div>
      {onBuy && credits !== undefined && (
        <Button
          mt="5"
          width="full"
          minH={touchHeight}
          {...(isFeatured ? {} : { variant: 'outline', colorPalette: 'neutral' })}
          aria-label={`Comprar na demonstração: ${name}`}
          onClick={() => onBuy(name, credits)}
        >
          Comprar na demonstração
        </Button>
      )}
    </div>
  </Panel>
)

const plan: SystemStyleObject = {
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gap: '0',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    flexWrap: 'wrap',
  },
  '& h2': { textStyle: 'h2' },
  '& > p': { color: 'fg.muted', mt: '1' },
  '& > .plan-price': { mt: '5', pb: '5', borderBottomWidth: '1px' },
  '& > .plan-price > p:first-of-type': { textStyle: 'figure' },
  '& > .plan-price > .plan-unit': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    color: 'fg.muted',
  },
  '& > .plan-price > .plan-credits': { mt: '2', fontWeight: '500', fontVariantNumeric: 'tabular-nums' },
  '& > ul': { display: 'flex', flexDirection: 'column', gap: '3', listStyleType: 'none', mt: '5' },
  '& > ul > li': { display: 'flex', gap: '3' },
  '& > ul svg': { color: 'success.fg', mt: '0.5', flexShrink: '0', fontSize: '16px' },
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <chakra.ul
      aria-label="Observações"
      ps="5"
      listStyleType="disc"
      color="fg.muted"
      textStyle="small"
      css={{ '& li + li': { mt: '1' } }}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </chakra.ul>
  )
}

/** Leads back to what was asked when the credits did not suffice. The page opens with what was typed. */
function ReturnNotice() {
  const navigate = useNavigateTo()
  const [back] = useState(() => creditsReturn.read(credits?.page ?? ''))
  if (!back) return null
  const { title, path, prepare } = back
  const goBack = () => {
    creditsReturn.clear()
    prepare?.()
    navigate(path)
  }
  return (
    <Flex
      role="group"
      aria-label="Voltar ao que foi perguntado"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="3"
      wrap="wrap"
      px="4"
      py="3"
      bg="bg.info"
      color="fg.info"
      borderWidth="1px"
      borderRadius="control"
    >
      <Text flex="1 1 16rem">O que você perguntou em “{title}” está guardado nesta sessão, como estava.</Text>
      <Button size="sm" minH={touchHeight} onClick={goBack}>
        Voltar ao que foi perguntado
      </Button>
    </Flex>
  )
}
