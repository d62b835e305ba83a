import { Button, Grid } from '@chakra-ui/react'
import { LuCoins, LuExternalLink } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { pricing } from '@/generated/content/pricing.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { Notes } from './notes.tsx'
import { Plan } from './plan.tsx'

/** The credit plans of the manifest. The app sells nothing: the button contacts the vendor. */
export default function PricingPage() {
  const { intro, plans, notes } = pricing
  const { vendor } = app.footer
  const { title = '', description } = useRouteData()
  return (
    <>
      <PageHeader
        title={title}
        description={intro ?? description}
        actions={vendor && <ContactLink {...vendor} />}
      />
      {plans.length === 0 && (
        <Panel>
          <EmptyState icon={<LuCoins />} title="Nenhum plano publicado" />
        </Panel>
      )}
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '4', xl: '6' }}
        templateColumns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))"
      >
        {plans.map((plan) => (
          <Plan key={plan.name} plan={plan} />
        ))}
      </Grid>
      {notes.length > 0 && <Notes notes={notes} />}
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
